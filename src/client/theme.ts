import { local, writeStored } from '../lib/storage.ts'
import { deviceKey } from '../lib/storage-keys.ts'
import type { PageData } from '../stores/page-data.ts'

/** The light and dark switch; the choice is stored on the device and applied before the first paint by head.ts. */
export function startTheme({ uiStrings }: PageData): void {
  const root = document.documentElement
  const buttons = document.querySelectorAll<HTMLButtonElement>('[data-theme-switch]')
  const show = () => {
    const dark = root.dataset['theme'] === 'dark'
    for (const button of buttons) {
      button.setAttribute('aria-pressed', String(dark))
      if (button.lastChild) button.lastChild.textContent = dark ? uiStrings.light : uiStrings.dark
    }
  }
  const set = (theme: string) => {
    root.dataset['theme'] = theme
    show()
  }
  for (const button of buttons) {
    button.addEventListener('click', () => {
      set(root.dataset['theme'] === 'dark' ? 'light' : 'dark')
      writeStored(local, deviceKey('theme'), root.dataset['theme'] ?? null)
    })
  }
  show()
  showTheme = set
}

/** Applies light or dark, as chosen in another tab (client/after-load.ts). */
export let showTheme: (theme: string) => void = () => {}
