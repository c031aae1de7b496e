import { type ChildProcess, fork } from 'node:child_process'
import { join } from 'node:path'
import { LANGUAGES } from '@fair/contract/rules/language.ts'
import { BUILD_FLAGS } from '../../../scripts/node-flags.mjs'
import type { BuildOptions } from './options.ts'

/** Starts the processes that will share a build's languages with this one. They wait for their orders. */
export function startProcesses({ jobs, languages }: BuildOptions): ChildProcess[] {
  const others = Math.min(jobs, languages.length || LANGUAGES.length) - 1
  const script = join(import.meta.dirname, 'part-process.ts')
  return Array.from({ length: others }, () => fork(script, { serialization: 'advanced', execArgv: BUILD_FLAGS }))
}
