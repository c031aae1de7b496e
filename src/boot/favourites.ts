import { type Favourites, readFavourites } from '../state/favourites.ts'
import type { PageData } from './page-data.ts'
import { KEYS, local, writeStored } from './storage.ts'
import { toast } from './toast.ts'

/** Saves or removes one; answers whether it is saved now, or null when the device did not keep it. */
export function toggleFavourite(type: string, id: string): boolean | null {
  const all = readFavourites()
  const ids = all[type] ?? []
  const saved = !ids.includes(id)
  const next = saved ? [...ids, id] : ids.filter((each) => each !== id)
  return writeStored(local, KEYS.favourites, JSON.stringify({ ...all, [type]: next })) ? saved : null
}

/** Hearts answer at once, from the device; `data-save` is 'EXHIBIT:1001'. They work in islands' lists as well. */
export function startFavourites({ say }: PageData): void {
  const showAll = (root: ParentNode = document) => {
    const all = readFavourites()
    for (const button of root.querySelectorAll<HTMLElement>('[data-save]')) show(button, all)
  }
  const press = (key: string) => {
    const [type = '', id = ''] = key.split(':')
    const saved = toggleFavourite(type, id)
    showAll()
    if (saved === null) toast(say.failed, { error: say.close })
    else if (saved) toast(say.saved)
    else toast(say.unsaved, { action: { label: say.undo, run: () => press(key) } })
  }
  addEventListener('click', (event) => {
    const key = (event.target as Element).closest<HTMLElement>('[data-save]')?.dataset['save']
    if (key) press(key)
  })
  addEventListener('storage', (event) => {
    if (event.key === KEYS.favourites) showAll()
  })
  // An island that draws a list anew says so.
  addEventListener('fair:drawn', () => showAll())
  showAll()
}

function show(button: HTMLElement, all: Favourites): void {
  const [type = '', id = ''] = (button.dataset['save'] ?? '').split(':')
  const pressed = String(all[type]?.includes(id) ?? false)
  // Hearts that are right already are left alone: a whole list of them would cost a slow phone its first answer.
  if (button.getAttribute('aria-pressed') !== pressed) button.setAttribute('aria-pressed', pressed)
}
