// What a press takes away must not take the focus with it (WCAG 2.4.3): the browser would give it to the body, and a reader
// of the screen begins again at the top. It goes to the heading of what has come instead, on every page, for every island.

const HEADINGS = 'h1, h2, h3, h4, h5, h6, legend'
/** Effects that know better where the focus belongs come first. */
const PATIENCE_MS = 80

const seen: { at: readonly Element[]; under: readonly Element[]; byPointer: boolean } = {
  at: [],
  under: [],
  byPointer: false,
}

let isStarted = false
let timer: ReturnType<typeof setTimeout> | undefined

/** Watches the page, once. */
export function restoreLostFocus(): void {
  if (isStarted) return
  isStarted = true
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

/** The ways out from what has the focus, and from what had it before a dialog took it. */
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

/** Who presses beside everything has left of their own will. */
function forgetIfLeft(): void {
  const [last] = seen.at
  if (hasLost() && last && isInDocument(last)) seen.at = []
}

const hasLost = (): boolean => isNowhere(document.activeElement)

/** Browsers give a dialog what its elements lose, where it scrolls; that tells nobody anything either. */
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
  // Under a hand nothing scrolls away; by keys one sees where one is.
  place?.focus({ preventScroll: seen.byPointer })
}

/** What takes the focus in an element that is left: itself if Tab comes to it (a list that scrolls), else its heading. */
function placeIn(element: Element): HTMLElement | null {
  if (!(element instanceof HTMLElement) || !isInDocument(element)) return null
  if (element.tabIndex >= 0) return element
  const heading = [...element.querySelectorAll<HTMLElement>(HEADINGS)].find(isInDocument)
  if (!heading) return null
  if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1
  return heading
}
