import { type Favourites, readFavourites, writeFavourite } from '../stores/favourites.ts'
import type { PageData } from '../stores/page-data.ts'
import { readAuthorization } from '../stores/session-token.ts'
import { toast } from './toast.ts'

/** Saves or removes one; answers whether it is saved now, or null when the device did not keep it. */
function toggleFavourite(type: string, id: string): boolean | null {
  const saved = !readFavourites()[type]?.includes(id)
  return writeFavourite(type, id, saved) ? saved : null
}

/**
 * Hearts answer at once, from the device; `data-save` is 'EXHIBIT:1001'. They work in islands' lists as well. For who is
 * logged in the platform is told then (client/action-handlers.ts), and a heart that it refuses goes back.
 */
export function startFavourites(data: PageData): void {
  const { say } = data
  const showAll = (root: ParentNode = document) => {
    const all = readFavourites()
    for (const button of root.querySelectorAll<HTMLElement>('[data-save]')) show(button, all)
  }
  const press = (key: string) => {
    const [type = '', id = ''] = key.split(':')
    const saved = toggleFavourite(type, id)
    showAll()
    if (saved === null) return toast(say.failed, { error: say.close })
    const again = () => press(key)
    if (readAuthorization() !== null) {
      import('./action-handlers.ts')
        .then((acts) => acts.follow(data, key, saved, again))
        .catch(() => {
          writeFavourite(type, id, !saved)
          showAll()
          toast(say.network, { error: say.close })
        })
      return
    }
    dispatchEvent(new Event('fair:follows'))
    if (saved) toast(say.saved)
    else toast(say.unsaved, { action: { label: say.undo, run: again } })
  }
  addEventListener('click', (event) => {
    const key = (event.target as Element).closest<HTMLElement>('[data-save]')?.dataset['save']
    if (key) press(key)
  })
  // Another tab; an island that has drawn a list anew; a login or logout, which changes whose hearts they are.
  for (const name of ['storage', 'fair:drawn', 'fair:session']) addEventListener(name, () => showAll())
  showAll()
}

function show(button: HTMLElement, all: Favourites): void {
  const [type = '', id = ''] = (button.dataset['save'] ?? '').split(':')
  const pressed = String(all[type]?.includes(id) ?? false)
  // Hearts that are right already are left alone: a whole list of them would cost a slow phone its first answer.
  if (button.getAttribute('aria-pressed') !== pressed) button.setAttribute('aria-pressed', pressed)
}
