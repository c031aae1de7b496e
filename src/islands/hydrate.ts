export { preparePage } from './page.ts'

export type RestoreFields = (lateTicks?: ReadonlySet<HTMLInputElement>) => void

/** After this many tasks, stop waiting for an island: it has thrown, and shows its error state. */
const TRIES = 100

/**
 * React marks the elements that it has hydrated, and removes the mark from those that it removes: an island that
 * renders something else right after hydration (useHydrated) has already replaced its first element.
 */
const isHydrated = (island: Element, first: Element): boolean =>
  !island.contains(first) || Object.keys(first).some((key) => key.startsWith('__reactFiber$'))

/**
 * Hydrates an island.
 *
 * @param run hydrates (Astro's)
 * @returns a function that restores what was typed and ticked before, including the caret; `lateTicks` are the boxes
 * that were ticked during hydration. To be called when only React handles presses.
 */
export async function hydratePreservingInput(island: HTMLElement, run: () => Promise<void>): Promise<RestoreFields> {
  const restore = preserveFields(island)
  await run()
  // React hydrates in a transition, but at once for a discrete event on the content to be hydrated: unless it is
  // working on another island, so that a press replayed now would be lost.
  const first = island.firstElementChild
  const hydrateNow = () => first?.dispatchEvent(new KeyboardEvent('keyup', { bubbles: true }))
  for (let tries = 0; first && tries < TRIES && !isHydrated(island, first); tries += 1) {
    if (tries > 0) await new Promise((resolve) => setTimeout(resolve))
    hydrateNow()
  }
  // An element is marked once React has processed it, which may be before the entire island is hydrated.
  hydrateNow()
  return restore
}

/**
 * Remembers what was typed and ticked before hydration; the returned function puts it into the hydrated fields, as if
 * it had just been entered. React treats the content of a field as its initial value, and would not notice the change.
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
      // Reset to the prerendered state by the setter that React watches; then React notices the tick.
      box.checked = box.defaultChecked
      if (!box.disabled) box.click()
    }
  }
}

/** Boxes and choices whose state differs from the prerendered one. */
const changedBoxes = (root: HTMLElement): HTMLInputElement[] =>
  [...root.querySelectorAll<HTMLInputElement>('input[type=checkbox], input[type=radio]')].filter(
    (box) => box.checked !== box.defaultChecked,
  )

/** Through the element's own setter: React's listens for writes, and ignores a value that it has already seen. */
function setNatively(field: HTMLInputElement | HTMLTextAreaElement, value: string): void {
  const prototype = field instanceof HTMLInputElement ? HTMLInputElement.prototype : HTMLTextAreaElement.prototype
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}
