import type { ClientDirective } from 'astro'

/** What `client:intent={…}` takes. */
export interface IntentOptions {
  /** Text namespaces that the island speaks from, separated by blanks: loaded beside its code. */
  texts?: string
  /** Query names that the prerendered page does not show: an address that has one hydrates at once. `*`: always. */
  now?: string
}

/** Loads what every island needs before it hydrates; a module of its own, so that a page that is only read loads none of it. */
const preparePage = (texts: string) =>
  import('./page.ts').then((page) => page.preparePage(texts.split(' ').filter(Boolean)))

const isSavingData = (): boolean => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true

const whenIdle = (run: () => void): void => {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(run, { timeout: 4000 })
  else setTimeout(run, 1000)
}

/**
 * `client:intent`: prefetches an island's code, React and its texts side by side when the page is idle (not with
 * Save-Data) or at the first sign of intent, hydrates at the first press, key or focus inside, and replays that press.
 * Caret, typed text, ticks and a running IME composition survive.
 */
const intent: ClientDirective = (load, { value }, element) => {
  const { texts = '', now = '' } = (value || {}) as IntentOptions
  const replays: HTMLElement[] = []
  let hydrating: Promise<void> | undefined
  let composing: Promise<void> | undefined
  let stops: (() => void)[] = []

  // Side by side: Astro alone would import the texts only from within the island.
  let fetched: Promise<readonly [() => Promise<void>, unknown]> | undefined
  const prefetch = () => {
    fetched ??= Promise.all([loadOrThrow(load, element), preparePage(texts)] as const).catch((error: unknown) => {
      fetched = undefined
      throw error
    })
    return fetched
  }

  const hydrate = (): Promise<void> => {
    hydrating ??= prefetch()
      .then(async ([run]) => {
        // An input method that is at work would lose its word when the field's value is set.
        await composing
        const restore = keepFields(element)
        await run()
        // React hydrates in a transition, but at once for a discrete event on what is to be hydrated.
        element.firstElementChild?.dispatchEvent(new KeyboardEvent('keyup', { bubbles: true }))
        for (const stop of stops) stop()
        stops = []
        element.removeAttribute('aria-busy')
        restore()
        for (const each of replays.splice(0)) each.click()
      })
      .catch((error: unknown) => {
        hydrating = undefined
        element.removeAttribute('aria-busy')
        replays.length = 0
        for (const box of changedBoxes(element)) box.checked = box.defaultChecked
        element.dispatchEvent(new CustomEvent('island:failed', { bubbles: true, detail: error }))
      })
    return hydrating
  }

  const listen = <K extends keyof HTMLElementEventMap>(name: K, run: (event: HTMLElementEventMap[K]) => void) => {
    element.addEventListener(name, run, { capture: true })
    stops.push(() => element.removeEventListener(name, run, { capture: true }))
  }
  listen('click', (event) => {
    const pressed = pressedIn(event)
    if (!pressed) return
    // A tick shows at once by itself, and is entered again after hydration (keepFields).
    if (!(pressed instanceof HTMLInputElement)) {
      event.preventDefault()
      replays.push(pressed)
    }
    element.setAttribute('aria-busy', 'true')
    void hydrate()
  })
  listen('focusin', ({ target }) => {
    if (target instanceof Element && target.matches('input, textarea, select')) void hydrate()
  })
  listen('compositionstart', ({ target }) => {
    composing = new Promise((done) => target?.addEventListener('compositionend', () => done(), { once: true }))
  })

  const query = new URLSearchParams(location.search)
  if (now.split(' ').some((name) => name === '*' || query.has(name))) {
    // The island itself says when it shows what the address asks for (state/query-state.ts).
    element.setAttribute('data-query-state', '')
    void hydrate()
  } else if (!isSavingData()) {
    const ahead = () => void prefetch().catch(() => {})
    whenIdle(ahead)
    element.addEventListener('pointerover', ahead, { once: true, passive: true })
  }
  element.addEventListener('pointerdown', () => void prefetch().catch(() => {}), { once: true, passive: true })
}

export default intent

/** Astro's `load` swallows what goes wrong and tells it by an event: here it rejects. */
async function loadOrThrow(
  load: () => Promise<() => Promise<void>>,
  element: HTMLElement,
): Promise<() => Promise<void>> {
  let failure: { error: unknown } | undefined
  const note = (event: Event) => {
    event.preventDefault()
    failure = (event as CustomEvent<{ error: unknown }>).detail
  }
  element.addEventListener('astro:hydration-error', note)
  const run = await load()
  element.removeEventListener('astro:hydration-error', note)
  if (failure) throw failure.error
  return run
}

/** What a press is to be replayed on: controls, and links that only script follows in place (`data-key`). */
function pressedIn(event: MouseEvent): HTMLElement | null {
  if (event.ctrlKey || event.metaKey || event.shiftKey || !(event.target instanceof Element)) return null
  const control = event.target.closest<HTMLElement>('button, input, [data-key]')
  if (!control || control.closest('[data-save], [data-act]')) return null
  if (control.getAttribute('href')?.startsWith('#')) return null
  if (control instanceof HTMLInputElement && !/^(checkbox|radio)$/.test(control.type)) return null
  return control
}

/**
 * Remembers what was typed and ticked before hydration; what it answers puts it into the hydrated fields, as if it had
 * just been entered. React takes what it finds in a field for its beginning, and would not hear of it.
 */
function keepFields(root: HTMLElement): () => void {
  const typed = [...root.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')]
    .filter(
      (field) => !/^(checkbox|radio|file|hidden|submit|button)$/.test(field.type) && field.value !== field.defaultValue,
    )
    .map((field) => ({ field, value: field.value, start: field.selectionStart, end: field.selectionEnd }))
  const ticked = changedBoxes(root)
  for (const { field } of typed) field.value = field.defaultValue
  for (const box of ticked) box.checked = box.defaultChecked
  return () => {
    for (const { field, value, start, end } of typed) {
      setNatively(field, value)
      if (document.activeElement === field && start !== null) field.setSelectionRange(start, end)
    }
    for (const box of ticked) if (!box.disabled) box.click()
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
