import { useEffect } from 'react'

/** While something is typed and not sent, leaving the page asks (issue 6). */
export function useUnsent(isUnsent: boolean): void {
  useEffect(() => {
    if (!isUnsent) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [isUnsent])
}
