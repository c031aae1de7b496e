import { local, readStored } from '../lib/storage.ts'
import { deviceKey } from '../lib/storage-keys.ts'

/**
 * Lets "/" move the focus to the search field in the header. The shortcut can be switched off on a device
 * (features/account/KeyboardSection.tsx), because people who dictate press single letters by accident (WCAG 2.1.4).
 */
export function watchSearchKey(): void {
  addEventListener('keydown', (event) => {
    if (event.key !== '/' || event.ctrlKey || event.metaKey) return
    if ((event.target as Element).closest('input,textarea,select,[contenteditable]')) return
    const field = document.getElementById('q')
    if (!field || readStored(local, deviceKey('slash')) === '0') return
    event.preventDefault()
    field.focus()
  })
}
