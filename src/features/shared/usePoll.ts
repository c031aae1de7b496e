import { useEffect } from 'react'

/** In ms. */
const EVERY = 10_000

/** Calls `look` every ten seconds while the page is visible. */
export function usePoll(look: () => unknown): void {
  useEffect(() => {
    const timer = setInterval(() => document.visibilityState === 'visible' && look(), EVERY)
    return () => clearInterval(timer)
  }, [look])
}
