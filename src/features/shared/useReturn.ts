import { useEffect } from 'react'

/** Calls `look` when the visitor comes back to the page: to its tab, by Back, or online. */
export function useReturn(look: () => unknown): void {
  useEffect(() => {
    const back = () => document.visibilityState === 'visible' && look()
    const restored = ({ persisted }: PageTransitionEvent) => persisted && back()
    document.addEventListener('visibilitychange', back)
    addEventListener('pageshow', restored)
    addEventListener('online', back)
    return () => {
      document.removeEventListener('visibilitychange', back)
      removeEventListener('pageshow', restored)
      removeEventListener('online', back)
    }
  }, [look])
}
