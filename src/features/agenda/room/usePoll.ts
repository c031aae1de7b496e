import { useEffect } from 'react'

/** How often a room asks how it stands, in ms. */
const EVERY = 10_000

/** Asks how a room stands, while somebody looks. */
export function usePoll(look: () => Promise<void>): void {
  useEffect(() => {
    const timer = setInterval(() => document.visibilityState === 'visible' && void look(), EVERY)
    return () => clearInterval(timer)
  }, [look])
}
