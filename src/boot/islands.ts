import type { PageData } from './page-data.ts'
import { readStored, session, writeStored } from './storage.ts'
import { toast } from './toast.ts'

/** What an island's module gives: draws itself into its place, and answers when the first draw stands. */
export interface IslandModule {
  mount(root: HTMLElement, data: PageData): Promise<void>
}

const modules: Record<string, () => Promise<IslandModule>> = {
  'exhibit-list': () => import('../features/catalogue/exhibit-list-island.tsx'),
  'exhibitor-list': () => import('../features/catalogue/exhibitor-list-island.tsx'),
}

/**
 * Islands are prerendered places, `data-island="name"`. Their code is fetched ahead at the first sign of intent, and they
 * come alive at the first touch inside; that touch is played again on the element of the same `data-key`. With
 * `data-now` listing query names, an address that has one of them wakes the island at once.
 */
export function startIslands(data: PageData): void {
  const query = new URLSearchParams(location.search)
  const saver = (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true
  for (const root of document.querySelectorAll<HTMLElement>('[data-island]')) {
    const load = modules[root.dataset['island'] ?? '']
    if (!load) continue
    let waking: Promise<void> | undefined
    const pressed: string[] = []
    const wake = () => {
      waking ??= load()
        .then((module) => module.mount(root, data))
        .then(() => replay(root, pressed, stop))
        .catch(() => {
          waking = undefined
          root.removeAttribute('aria-busy')
          toast(data.say.network, { error: data.say.close })
        })
    }
    const onClick = (event: Event) => {
      const key = (event.target as Element).closest<HTMLElement>('[data-key]')
      if (!key) return
      pressed.push(key.dataset['key'] ?? '')
      // A tick shows at once by itself; a link or button waits for the island.
      if (!(key instanceof HTMLInputElement)) event.preventDefault()
      root.setAttribute('aria-busy', 'true')
      wake()
    }
    const onFocus = (event: Event) => {
      if ((event.target as Element).matches('input')) wake()
    }
    const ahead = () => {
      root.removeEventListener('pointerover', ahead)
      removeEventListener('scroll', ahead)
      void load().catch(() => {})
    }
    const stop = () => {
      root.removeEventListener('click', onClick, true)
      root.removeEventListener('focusin', onFocus)
    }
    root.addEventListener('click', onClick, true)
    root.addEventListener('focusin', onFocus)
    if (!saver) {
      root.addEventListener('pointerover', ahead, { once: true, passive: true })
      addEventListener('scroll', ahead, { once: true, passive: true })
    }
    if (root.dataset['now']?.split(' ').some((name) => query.has(name))) wake()
  }
  const scroll = readStored(session, 'scroll')
  if (scroll !== null) {
    writeStored(session, 'scroll', null)
    scrollTo(0, Number(scroll))
  }
}

/** Plays what was pressed while the island was on its way, and gives back what was being typed. */
function replay(root: HTMLElement, pressed: readonly string[], stop: () => void): void {
  stop()
  root.removeAttribute('aria-busy')
  for (const key of pressed) root.querySelector<HTMLElement>(`[data-key="${CSS.escape(key)}"]`)?.click()
}
