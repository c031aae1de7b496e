import { $rendered } from '../stores/changes.ts'
import { $isOffline } from '../stores/offline.ts'
import type { PageData } from '../stores/page-data.ts'
import { showToast } from '../stores/toasts.ts'

/**
 * While the browser has no network, the page shows that once, and marks data that may be out of date: each element with
 * `data-unknown` shows that text in place of its own. Both are reverted automatically.
 */
export function startConnection({ uiStrings }: PageData): void {
  const show = () => {
    const isOffline = $isOffline.get()
    for (const place of document.querySelectorAll<HTMLElement>('[data-unknown]')) showUnknown(place, isOffline)
  }
  $isOffline.set(!navigator.onLine)
  $isOffline.subscribe((isOffline) => {
    show()
    showToast({ id: 'offline', text: isOffline ? uiStrings.offline : '' })
  })
  $rendered.listen(show)
  addEventListener('offline', () => $isOffline.set(true))
  addEventListener('online', () => $isOffline.set(false))
}

/** Its own text remains beside it, hidden, because an island may own it. */
function showUnknown(place: HTMLElement, isUnknown: boolean): void {
  const note = place.querySelector('[data-unknown-note]')
  if (isUnknown === (note !== null)) return
  note?.remove()
  for (const each of place.children) each.toggleAttribute('hidden', isUnknown)
  if (!isUnknown) return
  const words = document.createElement('span')
  words.dataset['unknownNote'] = ''
  words.textContent = place.dataset['unknown'] ?? ''
  place.append(words)
}
