import { mediaAddress } from '../domain/media-address.ts'
import { $identity } from '../stores/identity.ts'
import type { PageData } from '../stores/page-data.ts'

/**
 * The visitor's picture in the place of the header's sign for one; the sign stands where there is none, or it does not come.
 * What the device keeps says which: no call, and both are of one size.
 */
export function showPortrait(data: PageData): void {
  // At once, and whenever it changes.
  $identity.subscribe(({ picture: kept }) => {
    const menu = document.querySelector<HTMLElement>('.account-corner summary')
    const src = typeof kept === 'string' && kept !== '' ? mediaAddress(data.media, kept, 96) : ''
    const old = menu?.querySelector('img')
    if (!menu || (old?.getAttribute('src') ?? '') === src) return
    old?.remove()
    if (src === '') return
    const picture = Object.assign(new Image(), { alt: '', className: 'avatar avatar-s' })
    picture.onerror = () => picture.remove()
    picture.src = src
    menu.prepend(picture)
  })
}
