import { local, readStoredJson } from '../lib/storage.ts'
import { tenantAt, tenantKey } from '../lib/storage-keys.ts'
import { $basketChanged } from '../stores/changes.ts'
import type { PageData } from '../stores/page-data.ts'
import { $session } from '../stores/session.ts'
import { onOtherTab } from '../stores/tabs.ts'

/**
 * Shows in the header how many exhibitors are in the inquiry basket. The basket is stored on the device; tabs stay in
 * sync.
 */
export function countBasket(data: PageData): void {
  const key = tenantKey('inquiry-basket', tenantAt(data), data.exhibitionId ?? '')
  const show = () => {
    const stored = readStoredJson(local, key)
    const text = Array.isArray(stored) && stored.length > 0 ? String(stored.length) : ''
    for (const count of document.querySelectorAll('[data-basket]')) count.textContent = text
  }
  $basketChanged.subscribe(show)
  onOtherTab(show)
  // A logout empties it.
  $session.listen(show)
}
