import { BuildFailure, EXIT } from '../../src/content/failure.ts'
import { diskFailure } from './disk-failure.ts'

/** Does what a command is for, and gives the exit code by which CI knows how it ended. */
export async function exitCodeOf(work: () => Promise<void>): Promise<number> {
  try {
    await work()
    return EXIT.ok
  } catch (error) {
    const failure = error instanceof BuildFailure ? error : diskFailure(error)
    if (failure) {
      console.error(failure.message)
      return failure.exitCode
    }
    console.error('The build failed by a mistake of ours:', error)
    return EXIT.internal
  }
}
