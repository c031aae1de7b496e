import { readdirSync, rmSync } from 'node:fs'
import { enableCompileCache } from 'node:module'
import { join } from 'node:path'
import { cacheRoot } from './caches.ts'

/** Code as the engine compiled it: without, each process takes the types out of some 900 files again, for 0.6 s. */
export const compiledOf = (cacheDir: string | null): string => join(cacheRoot(cacheDir), 'compiled')
/** Files of compiled code that are kept; a bundle adds some 300. */
const KEPT = 8000

/** What this process compiles is kept for the next build, and that of an earlier build is taken. */
export function keepCompiled(cacheDir: string | null): void {
  enableCompileCache(compiledOf(cacheDir))
}

/** Bundles of earlier sources leave their compiled code behind: from time to time all of it goes. */
export function clearCompiled(cacheDir: string | null): void {
  const dir = compiledOf(cacheDir)
  try {
    if (readdirSync(dir, { recursive: true }).length > KEPT) rmSync(dir, { recursive: true })
  } catch {
    // Nothing is kept, or another build clears it: either is right.
  }
}
