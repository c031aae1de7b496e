import { BuildFailure, EXIT } from '@fair/contract/rules/failure.ts'
import { Advice } from '../../../scripts/advice.mjs'
import { diskFailure } from './disk-failure.ts'
import { createLog, type Log } from './log.ts'

/** Runs a command's work. Logs a failure, and returns the exit code for CI. */
export async function exitCodeOf(work: () => Promise<void>, log: () => Log = () => createLog('text')): Promise<number> {
  try {
    await work()
    return EXIT.ok
  } catch (error) {
    const isExplained = error instanceof BuildFailure || error instanceof Advice
    const failure = isExplained ? error : diskFailure(error)
    if (failure) {
      log().error('failed', failure.message, { exitCode: failure.exitCode })
      return failure.exitCode
    }
    const stack = error instanceof Error ? (error.stack ?? error.message) : String(error)
    log().error('failed', `The build failed because of a bug: ${stack}`, { exitCode: EXIT.internal })
    return EXIT.internal
  }
}
