import { THROTTLE_MS } from '@fair/contract/rules/limits.ts'

/**
 * Runs at once, then at most once every `wait` milliseconds (Spec 9: 200 by default); a last run follows the last call. For
 * scroll, pointer and resize handlers.
 */
export function throttle(run: () => void, wait: number = THROTTLE_MS): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let isCalledAgain = false
  const start = () => {
    isCalledAgain = false
    timer = setTimeout(() => {
      timer = undefined
      if (!isCalledAgain) return
      start()
      run()
    }, wait)
  }
  return () => {
    if (timer !== undefined) {
      isCalledAgain = true
      return
    }
    start()
    run()
  }
}
