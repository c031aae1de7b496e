import { readdirSync, rmSync } from 'node:fs'
import { enableCompileCache } from 'node:module'
import { join } from 'node:path'

/** Code as the engine compiled it: without, each process takes the types out of some 900 files again, for 0.6 s. */
export const COMPILED = join(import.meta.dirname, '..', '..', '.cache', 'compiled')
/** Files of compiled code that are kept; a bundle adds some 300. */
const KEPT = 8000

/** What this process compiles is kept for the next build, and that of an earlier build is taken. */
export function keepCompiled(): void {
  enableCompileCache(COMPILED)
}

/** Bundles of earlier sources leave their compiled code behind: from time to time all of it goes. */
export function clearCompiled(): void {
  try {
    if (readdirSync(COMPILED, { recursive: true }).length > KEPT) rmSync(COMPILED, { recursive: true })
  } catch {
    // Nothing is kept, or another build clears it: either is right.
  }
}
