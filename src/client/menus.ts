import { local, session, writeStored } from '../lib/storage.ts'
import { deviceKey } from '../lib/storage-keys.ts'

/**
 * Menus are `details`, so they open without script; with it they close on Esc, on a click outside and when focus
 * leaves.
 */
export function startMenus(): void {
  const menus = () => document.querySelectorAll<HTMLDetailsElement>('details[data-menu][open]')
  const closeAll = (except?: Node | null) => {
    for (const menu of menus()) if (!except || !menu.contains(except)) menu.open = false
  }
  addEventListener('click', (event) => {
    const target = event.target as Element
    closeAll(target)
    remember(target.closest<HTMLElement>('[data-language]'))
  })
  addEventListener('focusin', (event) => closeAll(event.target as Node))
  addEventListener('keydown', (event) => {
    if (event.key !== 'Escape') return
    for (const menu of menus()) {
      menu.open = false
      menu.querySelector('summary')?.focus()
    }
  })
}

/** A language chosen by hand is stored (Spec 4); the switch keeps query and scroll position. */
function remember(link: HTMLElement | null): void {
  if (!(link instanceof HTMLAnchorElement)) return
  writeStored(local, deviceKey('locale'), link.dataset['language'] ?? null)
  writeStored(local, deviceKey('localeChanged'), '1')
  link.search = location.search
  writeStored(session, deviceKey('scroll'), String(scrollY))
}
