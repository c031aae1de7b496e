import { $rendered } from '../stores/changes.ts'
import { $isOffline } from '../stores/offline.ts'
import type { PageData } from '../stores/page-data.ts'
import { showToast } from '../stores/toasts.ts'

const ID = 'offline'

/**
 * While the browser has no network the page says so once, and what it cannot know any more: whatever has a `data-unknown`
 * shows that text in place of its own. Both mend themselves.
 */
export function startConnection({ uiStrings }: PageData): void {
  const show = () => {
    const isOffline = $isOffline.get()
    for (const place of document.querySelectorAll<HTMLElement>('[data-unknown]')) showUnknown(place, isOffline)
  }
  $isOffline.listen((isOffline) => {
    show()
    showToast({ id: ID, text: isOffline ? uiStrings.offline : '' })
  })
  $rendered.listen(show)
  addEventListener('offline', () => $isOffline.set(true))
  addEventListener('online', () => $isOffline.set(false))
  $isOffline.set(!navigator.onLine)
}

/** Its own words stay beside, hidden, for an island may own them. */
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
