// An element removed by a press must not lose the focus (WCAG 2.4.3): the browser would move it to the body, and a
// screen reader starts again at the top. It moves to the heading of the new content instead, on every page, for every
// island.

const HEADINGS = 'h1, h2, h3, h4, h5, h6, legend'
/** Effects that choose a better place for the focus run first. */
const PATIENCE_MS = 80

const seen: { at: readonly Element[]; under: readonly Element[]; byPointer: boolean } = {
  at: [],
  under: [],
  byPointer: false,
}

let isStarted = false
let timer: ReturnType<typeof setTimeout> | undefined

/** Watches the page, once, as soon as an element is focused or pressed. */
export function restoreLostFocus(): void {
  if (isStarted) return
  isStarted = true
  if (!isNowhere(document.activeElement)) {
    watch()
    return
  }
  const first = new AbortController()
  const start = ({ type }: Event) => {
    first.abort()
    seen.byPointer = type === 'pointerdown'
    watch()
  }
  for (const type of ['focusin', 'pointerdown', 'keydown'])
    document.addEventListener(type, start, { capture: true, signal: first.signal })
}

function watch(): void {
  remember(document.activeElement)
  document.addEventListener('focusin', ({ target }) => remember(target as Element))
  document.addEventListener('focusout', () => setTimeout(forgetIfLeft))
  for (const type of ['pointerdown', 'keydown']) {
    document.addEventListener(
      type,
      () => {
        seen.byPointer = type === 'pointerdown'
      },
      true,
    )
  }
  new MutationObserver(() => {
    if (timer === undefined && hasLost()) timer = setTimeout(restore, PATIENCE_MS)
  }).observe(document.body, { childList: true, subtree: true, attributeFilter: ['hidden', 'disabled'] })
}

/** The ancestors of the focused element, and of the one focused before a dialog opened. */
function remember(element: Element | null): void {
  if (!element || isNowhere(element)) return
  seen.at = waysOut(element)
  if (!element.closest('dialog')) seen.under = seen.at
}

function waysOut(element: Element): Element[] {
  const ways: Element[] = []
  for (let each: Element | null = element; each && each !== document.body; each = each.parentElement) ways.push(each)
  return ways
}

/** A press outside everything means that the visitor left deliberately. */
function forgetIfLeft(): void {
  const [last] = seen.at
  if (hasLost() && last && isInDocument(last)) seen.at = []
}

const hasLost = (): boolean => isNowhere(document.activeElement)

/** Browsers move a lost focus to the dialog if it scrolls; that is not announced either. */
const isNowhere = (element: Element | null): boolean =>
  element === null || element === document.body || element instanceof HTMLDialogElement

const isInDocument = (element: Element): boolean =>
  element.isConnected && element.checkVisibility({ visibilityProperty: true }) && !element.matches(':disabled')

function restore(): void {
  timer = undefined
  const [last] = seen.at
  if (!last || !hasLost() || isInDocument(last)) return
  const main = document.querySelector('main')
  const place = [...seen.at.slice(1), ...seen.under, ...(main ? [main] : [])].map(placeIn).find((each) => each !== null)
  // Nothing scrolls away from the pointer; keyboard users see where the focus is.
  place?.focus({ preventScroll: seen.byPointer })
}

/**
 * The element that takes the focus in an ancestor: itself if Tab reaches it (a list that scrolls), else its heading.
 */
function placeIn(element: Element): HTMLElement | null {
  if (!(element instanceof HTMLElement) || !isInDocument(element)) return null
  if (element.tabIndex >= 0) return element
  const heading = [...element.querySelectorAll<HTMLElement>(HEADINGS)].find(isInDocument)
  if (!heading) return null
  if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1
  return heading
}
