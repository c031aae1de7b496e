import { type RefObject, useEffect, useState } from 'react'

/**
 * Moves the focus to the first invalid field after each refused attempt to send. If that field already has the focus, a
 * screen reader would announce nothing: its error is returned, to be rendered as an alert, which is new each time.
 *
 * @param attempts counts the refused attempts; 0 before the first
 */
export function useErrorFocus(box: RefObject<HTMLElement | null>, attempts: number): string | null {
  const [echo, setEcho] = useState<{ attempts: number; words: string | null } | null>(null)
  useEffect(() => {
    if (attempts === 0) return setEcho(null)
    const first = box.current?.querySelector<HTMLElement>('[aria-invalid="true"], [role="alert"][tabindex]')
    if (!first) return
    if (first !== document.activeElement) return first.focus()
    const id = first.getAttribute('aria-describedby')?.split(' ').at(-1)
    setEcho({ attempts, words: document.getElementById(id ?? '')?.textContent ?? null })
  }, [box, attempts])
  return echo?.attempts === attempts ? echo.words : null
}
