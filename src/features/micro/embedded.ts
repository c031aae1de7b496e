import { embedderOrigin } from '../../domain/embed.ts'
import { postFrameHeight } from '../../lib/iframe-resize.ts'

/**
 * This page is in another site's frame: what is clicked opens in the window around it, and each change of height is
 * told to the one site that is there and allowed. To anybody else nothing is said.
 *
 * @param origins exact origins that the tenant allows
 */
export function startEmbedded(origins: readonly string[]): void {
  if (parent === window) return
  addEventListener(
    'click',
    (event) => {
      const link = (event.target as Element).closest('a[href]')
      if (link && !link.getAttribute('href')?.startsWith('#')) link.setAttribute('target', '_top')
    },
    true,
  )
  const origin = embedderOrigin(origins, location.ancestorOrigins?.[0], document.referrer)
  if (origin === null) return
  postFrameHeight(document.getElementById('main') ?? document.body, origin)
}
