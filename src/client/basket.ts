import { local, readStoredJson } from '../lib/storage.ts'
import { tenantAt, tenantKey } from '../lib/storage-keys.ts'
import { $basketChanged } from '../stores/changes.ts'
import type { PageData } from '../stores/page-data.ts'
import { onOtherTab } from '../stores/tabs.ts'

/** More is told as this and a plus. */
const COUNT_MAX = 99

/** How many exhibitors the basket holds, at its link in the header: from the device, in every tab. */
export function followBasket(data: PageData): void {
  const key = tenantKey('inquiry-basket', tenantAt(data), data.exhibitionId ?? '')
  const show = () => {
    const kept = readStoredJson(local, key)
    const count = Array.isArray(kept) ? kept.length : 0
    const text = count === 0 ? '' : count > COUNT_MAX ? `${COUNT_MAX}+` : String(count)
    for (const each of document.querySelectorAll('[data-basket]')) each.textContent = text
  }
  $basketChanged.subscribe(show)
  onOtherTab(show)
  addEventListener('pageshow', show)
}
