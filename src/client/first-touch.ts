/** What a visitor does first on a page, whatever it is. A screen reader that moves without keys moves the focus or scrolls. */
const SIGNS = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'focusin', 'scroll'] as const

/** Calls `run` once, at the first sign that somebody uses the page. */
export function onFirstTouch(run: () => void): void {
  const seen = new AbortController()
  const start = () => {
    seen.abort()
    run()
  }
  for (const sign of SIGNS) addEventListener(sign, start, { signal: seen.signal, passive: true, capture: true })
}
