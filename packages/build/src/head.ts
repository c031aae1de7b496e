import { mkdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { makeHeadScript } from '../../../src/client/head-script.ts'
import { writeComplete } from './write-complete.ts'

/** The folder of items that builds reuse, and the stamp that makes them valid (digests.ts). */
export interface RetainedItems {
  dir: string
  stamp: string
}

type Site = Parameters<typeof makeHeadScript>[0]
type HeadScript = Awaited<ReturnType<typeof makeHeadScript>>

/** The script in the head of every page: cached per state of code and site, as the bundler takes 0.2 s to start. */
export async function headScriptOf(site: Site, codeDigest: string, items: RetainedItems | null): Promise<HeadScript> {
  const file = items && join(dirname(items.dir), 'head.json')
  const key = JSON.stringify([codeDigest, site])
  const stored = file === null ? null : read(file)
  if (stored?.key === key) return stored.script
  const { makeHeadScript: make } = await import('../../../src/client/head-script.ts')
  const script = await make(site)
  if (file !== null) write(file, { key, script })
  return script
}

interface CachedScript {
  key: string
  script: HeadScript
}

function read(file: string): CachedScript | null {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as CachedScript
  } catch {
    return null
  }
}

function write(file: string, cached: CachedScript): void {
  mkdirSync(dirname(file), { recursive: true })
  // Each process of a tenant's builds may write it.
  writeComplete(file, JSON.stringify(cached))
}
