/** A screen reader's browse mode fires no key events, but moves the focus or scrolls. */
const INTERACTIONS = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'focusin', 'scroll'] as const
/** How long a phone's line and processor are left to the pressed button, in ms. */
const HEAD_START = 1500

/**
 * Calls `run` once, on the visitor's first interaction with the page; later if that is a press on a link, or on a button
 * whose own code has to load.
 */
export function onFirstInteraction(run: () => void): void {
  const done = new AbortController()
  const start = ({ type, target }: Event) => {
    done.abort()
    const isPress = /^(?:pointerdown|touchstart|keydown)$/.test(type)
    if (isPress && (target as Element).closest?.('a,[data-action],[data-save]')) setTimeout(run, HEAD_START)
    else run()
  }
  for (const type of INTERACTIONS) addEventListener(type, start, { signal: done.signal, passive: true, capture: true })
}
