import { isUnmodifiedClick } from '../../../lib/unmodified-click.ts'
import { $drawn } from '../../../stores/changes.ts'
import { showToast } from '../../../stores/toasts.ts'

interface Options {
  /** Goes where a link leads, if that is a state of this list. */
  navigate(url: URL): boolean
  /** Goes to the list without filters; gives the way back, or null when there was nothing to clear. */
  clear(url: URL): (() => void) | null
  text: { cleared: string; undo: string }
}

/**
 * The links of a live list: those that lead to a state of it are followed in place, all others by the browser. A link
 * that goes away with what it did hands its focus on.
 */
export function followLinks(root: HTMLElement, { navigate, clear, text }: Options): void {
  let followed: Element | null = null
  root.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    if (!link || event.defaultPrevented || !isUnmodifiedClick(event) || link.getAttribute('href')?.startsWith('#'))
      return
    const url = new URL(link.href)
    if (link.dataset['clear'] !== undefined) {
      const undo = clear(url)
      if (undo) showToast({ text: text.cleared, action: { label: text.undo, run: undo } })
    } else if (!navigate(url)) return
    event.preventDefault()
    followed = link
    requestAnimationFrame(handOn)
  })
  const handOn = () => {
    if (!followed || followed.isConnected || document.activeElement !== document.body) return
    followed = null
    const next = root.querySelector<HTMLElement>('[data-chip]') ?? root.querySelector<HTMLElement>('#list-title')
    next?.focus({ preventScroll: true })
  }
  // The empty face and its link go when the answer is there.
  $drawn.listen(handOn)
}
