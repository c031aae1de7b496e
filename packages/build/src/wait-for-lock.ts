import { setTimeout } from 'node:timers/promises'
import { BuildFailure, EXIT } from '@fair/contract/rules/failure.ts'

const LOOK_AGAIN = 200

/**
 * Tries to acquire a lock until it succeeds.
 *
 * @param wait seconds
 * @param sentence who blocks whom
 * @throws BuildFailure (6) it could not be acquired in time
 */
export async function waitForLock<T>(
  take: () => T | undefined | Promise<T | undefined>,
  wait: number,
  sentence: () => string,
  say: (text: string) => void,
): Promise<T> {
  const started = performance.now()
  let isReported = false
  for (;;) {
    const lock = await take()
    if (lock !== undefined) return lock
    if (performance.now() - started >= wait * 1000)
      throw new BuildFailure(EXIT.busy, `${sentence()}: this one gives up after waiting ${wait} s (--wait).`)
    if (!isReported) say(`${sentence()}: waiting for it, at most ${wait} s …`)
    isReported = true
    await setTimeout(LOOK_AGAIN)
  }
}
