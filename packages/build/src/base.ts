import { renameSync } from 'node:fs'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import type { PlannedPage } from '../../../src/content/build-context.ts'
import type { BaseOrder } from './base-worker.ts'
import { type Base, fileOf } from './output.ts'
import { isIntact } from './page-files.ts'
import { forgetRecord, type Release } from './release.ts'

/** The minimum share of pages that two releases must have in common for one to be made from the other. */
const MIN_SHARED = 0.9

/**
 * The tree from which the next release is made. It is the release before the current one if that is still similar, and
 * otherwise a new folder of links to the current release's pages.
 *
 * @param missing addresses of pages that the current release has lost
 * @param dir the future folder of the tree
 */
export async function baseOf(
  served: Release,
  spare: Release | null,
  missing: readonly string[],
  dir: string,
): Promise<Base> {
  if (spare?.record && isSimilar(spare.record.pages, served.record?.pages ?? {})) {
    const { pages, pageFiles, files } = spare.record
    const isComplete = (address: string) => isIntact(join(spare.dir, fileOf(address)), pageFiles[address])
    const full = Object.fromEntries(Object.entries(pages).filter(([address]) => isComplete(address)))
    // The record first: a tree without one is deleted if this build ends half-way.
    forgetRecord(spare)
    renameSync(spare.dir, dir)
    return base(dir, full, await inThread({ tidy: dir, files: [...Object.keys(full).map(fileOf), ...files] }))
  }
  const lost = new Set(missing)
  const pages = served.record?.pages ?? {}
  const files = Object.keys(pages).flatMap((address) => (lost.has(address) ? [] : [fileOf(address)]))
  return base(dir, pages, await inThread({ link: served.dir, into: dir, files }))
}

/** Whether two releases share most pages. After a code change they do not: nearly every page would be replaced. */
function isSimilar(pages: Record<string, PlannedPage>, others: Record<string, PlannedPage>): boolean {
  const addresses = Object.keys(others)
  const same = addresses.filter((address) => pages[address]?.digest === others[address]?.digest)
  return same.length >= addresses.length * MIN_SHARED
}

function base(dir: string, pages: Record<string, PlannedPage>, files: readonly string[]): Base {
  const existing = new Set(files)
  return { dir, files, pages: new Map(Object.entries(pages).filter(([address]) => existing.has(fileOf(address)))) }
}

function inThread(order: BaseOrder): Promise<readonly string[]> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./base-worker.ts', import.meta.url), { workerData: order })
    worker.once('message', resolve)
    worker.once('error', reject)
    worker.once('exit', (code) => reject(new Error(`The file worker exited with code ${code}.`)))
  })
}
