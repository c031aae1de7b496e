import { type ChildProcess, fork } from 'node:child_process'
import { readdirSync, rmSync } from 'node:fs'
import { enableCompileCache } from 'node:module'
import { join } from 'node:path'
import { LANGUAGES } from '../../src/rules/language.ts'
import type { BuildOptions } from './options.ts'

/** Code as the engine compiled it: without, each process takes the types out of some 900 files again, for 0.6 s. */
const compiled = join(import.meta.dirname, '..', '..', '.cache', 'compiled')
/** Files of compiled code that are kept; a bundle adds some 300. */
const KEPT = 8000

/** What this process compiles is kept for the next build, and that of an earlier build is taken. */
export function keepCompiled(): void {
  enableCompileCache(compiled)
}

/** Bundles of earlier sources leave their compiled code behind: from time to time all of it goes. */
export function clearCompiled(): void {
  try {
    if (readdirSync(compiled, { recursive: true }).length > KEPT) rmSync(compiled, { recursive: true })
  } catch {
    // Nothing is kept, or another build clears it: either is right.
  }
}

/** Starts the processes that will share a build's languages with this one. They wait for their orders. */
export function startHelpers({ jobs, languages }: BuildOptions): ChildProcess[] {
  const others = Math.min(jobs, languages.length || LANGUAGES.length) - 1
  const script = join(import.meta.dirname, 'part-process.ts')
  const env = { ...process.env, NODE_COMPILE_CACHE: compiled }
  return Array.from({ length: others }, () => fork(script, { serialization: 'advanced', env }))
}
