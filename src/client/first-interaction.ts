/** A screen reader's browse mode fires no key events, but moves the focus or scrolls. */
const INTERACTIONS = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'focusin', 'scroll'] as const

/** Calls `run` once, on the visitor's first interaction with the page. */
export function onFirstInteraction(run: () => void): void {
  const done = new AbortController()
  const start = () => {
    done.abort()
    run()
  }
  for (const type of INTERACTIONS) addEventListener(type, start, { signal: done.signal, passive: true, capture: true })
}
