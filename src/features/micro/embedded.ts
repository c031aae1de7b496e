import { embedderOrigin } from '../../domain/embed.ts'
import { postFrameHeight } from '../../lib/iframe-resize.ts'

/**
 * For a page in another site's frame: links open in the top window, and each change of height is posted to the
 * embedding site if it is allowed. No other site receives it.
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
