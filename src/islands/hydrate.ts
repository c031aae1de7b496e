export { preparePage } from './page.ts'

export type RestoreFields = (lateTicks?: ReadonlySet<HTMLInputElement>) => void

/** After so many tasks an island is given up: it has thrown, and shows its error state. */
const TRIES = 100

/**
 * React marks the elements that it has taken over, and takes the mark from those that it removes: an island that renders
 * something else right after hydration (useHydrated) has replaced its first element already.
 */
const isHydrated = (island: Element, first: Element): boolean =>
  !island.contains(first) || Object.keys(first).some((key) => key.startsWith('__reactFiber$'))

/**
 * Hydrates an island.
 *
 * @param run hydrates (Astro's)
 * @returns what enters into it again what was typed and ticked before, caret included; `lateTicks` are the boxes that were
 * ticked while React took it over. To be called when presses are React's alone.
 */
export async function hydratePreservingInput(island: HTMLElement, run: () => Promise<void>): Promise<RestoreFields> {
  const restore = preserveFields(island)
  await run()
  // React hydrates in a transition, but at once for a discrete event on what is to be hydrated: unless it is at work on
  // another island, so that a press replayed now would be lost.
  const first = island.firstElementChild
  const hydrateNow = () => first?.dispatchEvent(new KeyboardEvent('keyup', { bubbles: true }))
  for (let tries = 0; first && tries < TRIES && !isHydrated(island, first); tries += 1) {
    if (tries > 0) await new Promise((resolve) => setTimeout(resolve))
    hydrateNow()
  }
  // An element is marked when React has come by, which may be before all of the island is its own.
  hydrateNow()
  return restore
}

/**
 * Remembers what was typed and ticked before hydration; what it answers puts it into the hydrated fields, as if it had
 * just been entered. React takes what it finds in a field for its beginning, and would not hear of it.
 */
function preserveFields(root: HTMLElement): RestoreFields {
  const typed = [...root.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')]
    .filter(
      (field) => !/^(checkbox|radio|file|hidden|submit|button)$/.test(field.type) && field.value !== field.defaultValue,
    )
    .map((field) => ({ field, value: field.value, start: field.selectionStart, end: field.selectionEnd }))
  const ticked = changedBoxes(root)
  for (const { field } of typed) field.value = field.defaultValue
  for (const box of ticked) box.checked = box.defaultChecked
  return (lateTicks = new Set()) => {
    for (const { field, value, start, end } of typed) {
      setNatively(field, value)
      if (document.activeElement === field && start !== null) field.setSelectionRange(start, end)
    }
    for (const box of new Set([...ticked, ...lateTicks])) {
      // To what it was prerendered with, by the setter that React watches; then the tick is one that it hears.
      box.checked = box.defaultChecked
      if (!box.disabled) box.click()
    }
  }
}

/** Boxes and choices that stand otherwise than they were prerendered. */
const changedBoxes = (root: HTMLElement): HTMLInputElement[] =>
  [...root.querySelectorAll<HTMLInputElement>('input[type=checkbox], input[type=radio]')].filter(
    (box) => box.checked !== box.defaultChecked,
  )

/** Through the element's own setter: React's listens for writes, and takes a value that it has seen for no change. */
function setNatively(field: HTMLInputElement | HTMLTextAreaElement, value: string): void {
  const prototype = field instanceof HTMLInputElement ? HTMLInputElement.prototype : HTMLTextAreaElement.prototype
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}
