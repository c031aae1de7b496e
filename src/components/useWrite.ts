import { useCallback, useEffect, useRef, useState } from 'react'

/**
 * One write at a time: while it is pending a second press does nothing, and the button shows progress (`aria-disabled`
 * and `aria-busy`, so that it keeps the focus).
 */
export function useWrite(): { busy: boolean; write: (work: () => Promise<void>) => void } {
  const [busy, setBusy] = useState(false)
  const running = useRef(false)
  const write = useCallback((work: () => Promise<void>) => {
    if (running.current) return
    running.current = true
    setBusy(true)
    void work().finally(() => {
      running.current = false
      setBusy(false)
    })
  }, [])
  return { busy, write }
}

/** The browser prompts the visitor before the page is left while there is unsent input. */
export function useLeaveGuard(dirty: boolean): void {
  useEffect(() => {
    if (!dirty) return
    const confirmLeave = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', confirmLeave)
    return () => removeEventListener('beforeunload', confirmLeave)
  }, [dirty])
}
