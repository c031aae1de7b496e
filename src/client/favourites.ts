import { notifyFollows } from '../stores/changes.ts'
import { $favourites, type Favourites, writeFavourite } from '../stores/favourites.ts'
import { addWaiting } from '../stores/follows-waiting.ts'
import type { PageData } from '../stores/page-data.ts'
import { $session } from '../stores/session.ts'
import { showToast } from '../stores/toasts.ts'

/**
 * Makes hearts respond at once: the device stores the favourites. `data-save` is 'EXHIBIT:1001'. With a login, the press
 * is also sent to the platform (client/action-handlers.ts), later if there is no network. A heart that the platform
 * refuses is reset. Hearts in islands read the store themselves (features/shared/SaveButton.tsx); this keeps the
 * prerendered ones in sync.
 */
export function startFavourites(data: PageData): void {
  const { uiStrings } = data
  const press = (key: string) => {
    const [type = '', id = ''] = key.split(':')
    const saved = !isSaved(key, $favourites.get())
    const again = () => press(key)
    const session = $session.get()
    if (!writeFavourite(type, id, saved) || (session && !addWaiting(key, saved)))
      return showToast({ text: uiStrings.failed, bad: true })
    if (session) {
      // Without a network the code may not load either: the press waits, and a later page sends it.
      import('./action-handlers.ts').then((actions) => actions.follow(data, key, again)).catch(() => {})
      return
    }
    notifyFollows()
    showToast(
      saved ? { text: uiStrings.saved } : { text: uiStrings.unsaved, action: { label: uiStrings.undo, run: again } },
    )
  }
  addEventListener('click', (event) => {
    const key = (event.target as Element).closest<HTMLElement>('[data-save]')?.dataset['save']
    if (key) press(key)
  })
  // Applies presses from before this script ran (client/head.ts): aria-pressed is already the state the visitor chose.
  for (const { dataset, ariaPressed } of document.querySelectorAll<HTMLElement>('[data-save][data-early]')) {
    const key = dataset['save'] ?? ''
    if (isSaved(key, $favourites.get()) !== (ariaPressed === 'true')) press(key)
  }
  $favourites.subscribe((all) => {
    for (const button of document.querySelectorAll<HTMLElement>('[data-save]')) show(button, all)
  })
}

function isSaved(key: string, all: Favourites): boolean {
  const [type = '', id = ''] = key.split(':')
  return all[type]?.includes(id) ?? false
}

function show(button: HTMLElement, all: Favourites): void {
  const pressed = String(isSaved(button.dataset['save'] ?? '', all))
  // Hearts that are already right are skipped: updating a long list would delay a slow phone's first response.
  if (button.getAttribute('aria-pressed') !== pressed) button.setAttribute('aria-pressed', pressed)
}
