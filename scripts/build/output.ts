import { existsSync, linkSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { WantedPage } from '../../src/content/run.ts'

/** What the last output holds: digests of its pages by address. Empty when it is not what we left. */
export interface Manifest {
  out: string
  pages: Record<string, WantedPage>
}

export const fileOf = (address: string): string => join(address, 'index.html')

export function readManifest(cacheDir: string, out: string): Map<string, WantedPage> {
  try {
    const manifest = JSON.parse(readFileSync(join(cacheDir, 'manifest.json'), 'utf8')) as Manifest
    if (manifest.out !== out || !existsSync(join(out, 'index.html'))) return new Map()
    return new Map(Object.entries(manifest.pages))
  } catch {
    return new Map()
  }
}

export function writeManifest(cacheDir: string, out: string, pages: ReadonlyMap<string, WantedPage>): void {
  const manifest: Manifest = { out, pages: Object.fromEntries(pages) }
  mkdirSync(cacheDir, { recursive: true })
  writeFileSync(join(cacheDir, 'manifest.json.next'), JSON.stringify(manifest))
  renameSync(join(cacheDir, 'manifest.json.next'), join(cacheDir, 'manifest.json'))
}

/**
 * Puts the pages that stay (hard links into the last output) beside those just rendered, and changes the whole for the
 * last output in two renames, so that whoever serves it never sees half a site.
 *
 * @param kept addresses of pages that did not change
 */
export function swapIn(stage: string, out: string, kept: readonly string[]): void {
  const folders = new Set<string>()
  for (const address of kept) {
    const file = fileOf(address)
    const folder = dirname(join(stage, file))
    if (!folders.has(folder)) {
      mkdirSync(folder, { recursive: true })
      folders.add(folder)
    }
    linkSync(join(out, file), join(stage, file))
  }
  mkdirSync(dirname(out), { recursive: true })
  const old = `${out}.old`
  rmSync(old, { recursive: true, force: true })
  if (existsSync(out)) renameSync(out, old)
  renameSync(stage, out)
  rmSync(old, { recursive: true, force: true })
}

/** Files below a folder with their sizes, by paths from there. */
export function* filesBelow(dir: string, from = ''): Generator<string> {
  for (const entry of readdirSync(join(dir, from), { withFileTypes: true })) {
    const path = join(from, entry.name)
    if (entry.isDirectory()) yield* filesBelow(dir, path)
    else yield path
  }
}
