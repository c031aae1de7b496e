import type { PageData } from '../stores/page-data.ts'
import { showQueryState } from '../stores/query-state.ts'
import { showToast } from '../stores/toasts.ts'

/** What an island's module gives: draws itself into its place, and answers when the first draw stands. */
export interface IslandModule {
  mount(root: HTMLElement, data: PageData): Promise<void>
}

/** Every island's module (a new island is a line there). */
const table = () => import('./island-table.ts')

/** An island's texts, on their way beside its code; it asks for them itself, and so may this fail. */
const ahead = (language: PageData['language'], namespaces: string[]) =>
  import('../lib/i18n/text-files.ts').then((files) => files.loadTexts(language, namespaces)).catch(() => {})

/**
 * Islands are prerendered places, `data-island="name"`. Their code is fetched ahead at the first sign of intent, and they
 * come alive at the first touch inside; that touch is played again on the element of the same `data-key`. With
 * `data-now` listing query names, an address that has one of them wakes the island at once; `*` always does, for pages
 * that are nothing without their island.
 */
export function startIslands(data: PageData): void {
  for (const root of document.querySelectorAll<HTMLElement>('[data-island]')) {
    const name = root.dataset['island'] ?? ''
    const texts = root.dataset['texts']?.split(' ')
    const load = async () => {
      const module = table().then(({ ISLANDS }) => ISLANDS[name]?.())
      const [loaded, { mountOver }] = await Promise.all([
        module,
        import('./mount-over.ts'),
        texts && ahead(data.language, texts),
      ])
      if (!loaded) throw new Error(`No island ${name}`)
      return { ...loaded, mountOver }
    }
    const wake = prepare(root, load, data)
    const query = new URLSearchParams(location.search)
    if (root.dataset['now']?.split(' ').some((each) => each === '*' || query.has(each))) {
      void wake().then(showQueryState)
    }
  }
}

/** Watches a place for hands; gives what wakes it. That never rejects: a failure is told, and the next touch tries again. */
function prepare(
  root: HTMLElement,
  load: () => Promise<IslandModule & typeof import('./mount-over.ts')>,
  data: PageData,
): () => Promise<void> {
  let waking: Promise<void> | undefined
  let composing: Promise<void> | undefined
  const pressed: HTMLElement[] = []
  const wake = () => {
    waking ??= load()
      // An input method that is at work would lose its word with the field.
      .then((module) => Promise.resolve(composing).then(() => module.mountOver(root, () => module.mount(root, data))))
      .then(() => {
        for (const stop of stops) stop()
        root.removeAttribute('aria-busy')
        for (const each of pressed)
          root.querySelector<HTMLElement>(`[data-key="${CSS.escape(each.dataset['key'] ?? '')}"]`)?.click()
      })
      .catch(() => {
        waking = undefined
        root.removeAttribute('aria-busy')
        for (const each of pressed.splice(0)) if (each instanceof HTMLInputElement) each.checked = !each.checked
        showToast({ text: data.say.network, bad: true })
      })
    return waking
  }
  const on = <K extends keyof HTMLElementEventMap>(name: K, act: (event: HTMLElementEventMap[K]) => void) => {
    root.addEventListener(name, act, true)
    return () => root.removeEventListener(name, act, true)
  }
  const stops = [
    on('click', (event) => {
      const key = (event.target as Element).closest<HTMLElement>('[data-key]')
      if (!key || event.ctrlKey || event.metaKey || event.shiftKey) return
      // A way within the page, and a field, need nothing played again; a tick shows at once by itself.
      const isBox = key instanceof HTMLInputElement
      if (!key.getAttribute('href')?.startsWith('#') && !(isBox && key.type !== 'checkbox')) {
        pressed.push(key)
        if (!isBox) event.preventDefault()
        root.setAttribute('aria-busy', 'true')
      }
      void wake()
    }),
    on('focusin', (event) => {
      if ((event.target as Element).matches('input[data-key]')) void wake()
    }),
    on('compositionstart', () => {
      composing = new Promise((done) => root.addEventListener('compositionend', () => done(), { once: true }))
    }),
  ]
  if ((navigator as { connection?: { saveData?: boolean } }).connection?.saveData !== true) fetchAhead(root, load)
  return wake
}

/** At the first sign of intent, when the page has a moment: a hand comes near, or the page is scrolled. */
function fetchAhead(root: HTMLElement, load: () => Promise<unknown>): void {
  const idle = window.requestIdleCallback ?? setTimeout
  const fetch = () => void load().catch(() => {})
  const near = () => {
    root.removeEventListener('pointerover', near)
    removeEventListener('scroll', near)
    idle(fetch)
  }
  root.addEventListener('pointerover', near, { passive: true })
  root.addEventListener('pointerdown', fetch, { once: true, passive: true })
  addEventListener('scroll', near, { passive: true })
}
