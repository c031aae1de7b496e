import type { ClientDirective } from 'astro'
import { readPageData } from '../stores/page-data.ts'

/** The value of `client:intent={…}`. */
export interface IntentOptions {
  /** Namespaces of the texts that the island uses, separated by blanks: loaded in parallel with its code. */
  texts?: string
  /** Query names whose content is not prerendered: an address that has one hydrates at once. `*`: always. */
  now?: string
  /** The island is loaded only for these addresses, not for a page whose prerendered content is right. */
  onlyNow?: boolean
  /** An event of the island's element that hydrates it too. No visitor caused it: a failure shows no toast. */
  event?: string
}

/** Why an island was not hydrated: the detail of `island:failed`. */
export interface IslandFailure {
  error: unknown
  /** No visitor is waiting for it. */
  isQuiet: boolean
}

/** Controls that a visitor presses in an island, except for those that work without it. */
const CONTROLS =
  ':is(button, input, select, textarea, summary, [data-key]):not([data-save], [data-action], [data-compare])'

/** What every island needs before it hydrates: none of it is part of the page's own script. */
const prepare = (texts: string) => {
  const namespaces = texts.split(' ').filter(Boolean)
  // Requested in parallel with the code, as texts load in two steps; `preparePage` loads those that fail here.
  import('../lib/i18n/text-files.ts')
    .then(({ loadIslandTexts }) => loadIslandTexts(readPageData().language, namespaces))
    .catch(() => {})
  return import('./hydrate.ts').then(async ({ hydratePreservingInput, preparePage }) => {
    await preparePage(namespaces)
    return hydratePreservingInput
  })
}

/**
 * `client:intent`: loads an island's code, React and its texts in parallel when a pointer moves over one of its
 * controls (React is often cached by then: client/prefetch-framework.ts), hydrates at the first press, key or focus inside,
 * and replays that press. Nothing is executed before. Caret, typed text, ticks and a running IME composition are
 * preserved.
 */
const intent: ClientDirective = (load, { value }, element) => {
  const { texts = '', now = '', onlyNow = false, event: hydratesOn } = (value || {}) as IntentOptions
  const query = new URLSearchParams(location.search)
  const isRequested = now.split(' ').some((name) => name === '*' || query.has(name))
  const replays: HTMLElement[] = []
  /** Boxes that were ticked during hydration, which React does not notice. */
  const lateTicks = new Set<HTMLInputElement>()
  let hydrating: Promise<void> | undefined
  let isTaken = false
  let composing: Promise<void> | undefined
  let stops: (() => void)[] = []

  // In parallel: Astro alone would import the texts only from within the island.
  let fetched: Promise<readonly [() => Promise<void>, Awaited<ReturnType<typeof prepare>>]> | undefined
  const prefetch = () => {
    fetched ??= Promise.all([loadInOrder(load, element), prepare(texts)] as const).catch((error: unknown) => {
      fetched = undefined
      throw error
    })
    return fetched
  }

  const hydrate = (isQuiet = false): Promise<void> => {
    hydrating ??= prefetch()
      .then(async ([run, preserving]) => {
        // An active input method would lose its word when the field's value is set.
        await composing
        isTaken = true
        const restore = await preserving(element, run)
        for (const stop of stops) stop()
        stops = []
        restore(lateTicks)
        element.removeAttribute('aria-busy')
        for (const each of replays.splice(0)) each.click()
      })
      .catch((error: unknown) => {
        hydrating = undefined
        element.removeAttribute('aria-busy')
        replays.length = 0
        lateTicks.clear()
        for (const box of element.querySelectorAll('input')) box.checked = box.defaultChecked
        const detail: IslandFailure = { error, isQuiet }
        element.dispatchEvent(new CustomEvent('island:failed', { bubbles: true, detail }))
      })
    return hydrating
  }

  const listen = <E extends Event>(name: string, run: (event: E) => void) => {
    element.addEventListener(name, run as EventListener, true)
    stops.push(() => element.removeEventListener(name, run as EventListener, true))
  }
  if (hydratesOn) listen(hydratesOn, () => void hydrate(true))
  if (onlyNow && !isRequested) return

  listen('click', (event: MouseEvent) => {
    const pressed = pressedIn(event)
    if (!pressed) return
    // The browser follows a link within the page itself.
    if (pressed.getAttribute('href')?.startsWith('#')) return void hydrate()
    // A tick is shown at once by the browser, and applied again after hydration (hydrate.ts, preserveFields).
    if (pressed instanceof HTMLInputElement) isTaken && lateTicks.add(pressed)
    else {
      event.preventDefault()
      replays.push(pressed)
    }
    // React already listens during hydration: it would handle the press a second time.
    event.stopImmediatePropagation()
    element.setAttribute('aria-busy', 'true')
    void hydrate()
  })
  listen('focusin', ({ target }) => {
    if (target instanceof Element && target.matches('input, textarea, select')) void hydrate()
  })
  listen('compositionstart', ({ target }) => {
    composing = new Promise((done) => target?.addEventListener('compositionend', () => done(), { once: true }))
  })

  if (isRequested) {
    // The island itself reports when it shows what the address requests (stores/query-state.ts).
    element.setAttribute('data-query-state', '')
    void hydrate()
  }
  // A finger that scrolls the page passes over its controls too: touch has to press one.
  const near = (event: PointerEvent) => {
    if (event.type === 'pointerover' && event.pointerType !== 'mouse') return
    if ((event.target as Element).closest(CONTROLS)) void prefetch().catch(() => {})
  }
  element.addEventListener('pointerover', near, { passive: true })
  element.addEventListener('pointerdown', near, { passive: true })
}

export default intent

/**
 * Astro's `load` requests the component and React in parallel. React comes from the cache at once, and running it would
 * delay the requests for the component's imports: so the component's file is fetched first.
 */
async function loadInOrder(...[load, element]: Parameters<typeof loadOrThrow>): ReturnType<typeof loadOrThrow> {
  const link = document.createElement('link')
  link.rel = 'modulepreload'
  link.href = element.getAttribute('component-url') ?? ''
  if (link.relList.supports('modulepreload')) {
    await new Promise((resolve) => {
      // A failure here occurs in `load` too.
      link.onload = link.onerror = resolve
      document.head.append(link)
    })
  }
  return loadOrThrow(load, element)
}

/** Astro's `load` swallows errors and reports them by an event: here it rejects. */
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

/** The target on which a press is replayed: controls, and links that only script follows in place (`data-key`). */
function pressedIn(event: MouseEvent): HTMLElement | null {
  if (event.ctrlKey || event.metaKey || event.shiftKey || !(event.target instanceof Element)) return null
  const control = event.target.closest<HTMLElement>('button, input, [data-key]')
  if (!control || control.closest('[data-save], [data-action]')) return null
  if (control instanceof HTMLInputElement && !/^(checkbox|radio)$/.test(control.type)) return null
  return control
}

declare module 'astro' {
  interface AstroClientDirectives {
    'client:intent'?: IntentOptions
  }
}
