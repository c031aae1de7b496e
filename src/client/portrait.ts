import { mediaAddress } from '../domain/media-address.ts'
import { $identity } from '../stores/identity.ts'
import type { PageData } from '../stores/page-data.ts'

/**
 * Shows the visitor's picture in place of the header's icon; the icon remains if there is no picture or it does not
 * load. Data on the device decides which: no call is made, and both have the same size.
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
