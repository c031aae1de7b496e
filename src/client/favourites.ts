import { tellFollows } from '../stores/changes.ts'
import { $favourites, type Favourites, writeFavourite } from '../stores/favourites.ts'
import { followsOut } from '../stores/follows-waiting.ts'
import type { PageData } from '../stores/page-data.ts'
import { $session } from '../stores/session.ts'
import { showToast } from '../stores/toasts.ts'

/**
 * Hearts answer at once, from the device; `data-save` is 'EXHIBIT:1001'. For who is logged in the platform is told then
 * (client/action-handlers.ts), and a heart that it refuses goes back; without a network it is told later. What islands draw reads the same store by itself
 * (features/shared/SaveButton.tsx): here the prerendered hearts follow it.
 */
export function startFavourites(data: PageData): void {
  const { uiStrings } = data
  const press = (key: string) => {
    const [type = '', id = ''] = key.split(':')
    const saved = !isSaved(key, $favourites.get())
    const again = () => press(key)
    if (!writeFavourite(type, id, saved)) return showToast({ text: uiStrings.failed, bad: true })
    const confirm = () =>
      showToast(
        saved ? { text: uiStrings.saved } : { text: uiStrings.unsaved, action: { label: uiStrings.undo, run: again } },
      )
    if ($session.get()) {
      followsOut.add(key, saved)
      // Without a network its code may not be there either: what waits is sent by a later page.
      import('./action-handlers.ts').then((acts) => acts.follow(data, key, again)).catch(confirm)
      return
    }
    tellFollows()
    confirm()
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
  // Hearts that are right already are left alone: a whole list of them would cost a slow phone its first answer.
  if (button.getAttribute('aria-pressed') !== pressed) button.setAttribute('aria-pressed', pressed)
}
