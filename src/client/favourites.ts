import { tellFollows } from '../stores/changes.ts'
import { $favourites, type Favourites, writeFavourite } from '../stores/favourites.ts'
import type { PageData } from '../stores/page-data.ts'
import { $session } from '../stores/session.ts'
import { showToast } from '../stores/toasts.ts'
import { tellFailure } from './tell-failure.ts'

/**
 * Hearts answer at once, from the device; `data-save` is 'EXHIBIT:1001'. For who is logged in the platform is told then
 * (client/action-handlers.ts), and a heart that it refuses goes back. What islands draw reads the same store by itself
 * (features/shared/SaveButton.tsx): here the prerendered hearts follow it.
 */
export function startFavourites(data: PageData): void {
  const { uiStrings } = data
  const press = (key: string) => {
    const [type = '', id = ''] = key.split(':')
    const saved = !$favourites.get()[type]?.includes(id)
    const again = () => press(key)
    if (!writeFavourite(type, id, saved)) return showToast({ text: uiStrings.failed, bad: true })
    if ($session.get()) {
      import('./action-handlers.ts')
        .then((acts) => acts.follow(data, key, saved, again))
        .catch((error: unknown) => {
          writeFavourite(type, id, !saved)
          tellFailure(data, error)
        })
      return
    }
    tellFollows()
    showToast(
      saved ? { text: uiStrings.saved } : { text: uiStrings.unsaved, action: { label: uiStrings.undo, run: again } },
    )
  }
  addEventListener('click', (event) => {
    const key = (event.target as Element).closest<HTMLElement>('[data-save]')?.dataset['save']
    if (key) press(key)
  })
  $favourites.subscribe((all) => {
    for (const button of document.querySelectorAll<HTMLElement>('[data-save]')) show(button, all)
  })
}

function show(button: HTMLElement, all: Favourites): void {
  const [type = '', id = ''] = (button.dataset['save'] ?? '').split(':')
  const pressed = String(all[type]?.includes(id) ?? false)
  // Hearts that are right already are left alone: a whole list of them would cost a slow phone its first answer.
  if (button.getAttribute('aria-pressed') !== pressed) button.setAttribute('aria-pressed', pressed)
}
