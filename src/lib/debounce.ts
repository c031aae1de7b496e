import { DEBOUNCE_MS } from '@fair/contract/rules/limits.ts'

export interface Debounced<A extends unknown[]> {
  (...args: A): void
  /** Cancels a pending run. */
  cancel(): void
  /** Runs at once if a run is pending. */
  flush(): void
}

/** Runs once, with the last arguments, after `wait` milliseconds without a call (Spec 9: 1000 by default). */
export function debounce<A extends unknown[]>(run: (...args: A) => void, wait: number = DEBOUNCE_MS): Debounced<A> {
  let timer: ReturnType<typeof setTimeout> | undefined
  let last: A | undefined
  const cancel = () => {
    clearTimeout(timer)
    last = undefined
  }
  const flush = () => {
    const args = last
    cancel()
    if (args) run(...args)
  }
  const debounced = (...args: A) => {
    cancel()
    last = args
    timer = setTimeout(flush, wait)
  }
  return Object.assign(debounced, { cancel, flush })
}
