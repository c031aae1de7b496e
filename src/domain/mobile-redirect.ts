/** A browser's description of itself and of the address that it opens. */
export interface MobileVisit {
  device: {
    userAgent: string
    /** Number of touch points that the screen supports: an iPad identifies itself as a Macintosh. */
    maxTouchPoints: number
  }
  /** With the colon, like `location.protocol`. */
  protocol: string
  /** The route's path in its scope, with slashes on both ends. */
  path: string
  /** The value of `?preview=`. */
  preview: string | null
  /** Another site shows the page in a frame (`?embed=1`). */
  isEmbedded: boolean
  /** The exhibition that is shown; null: none. */
  exhibitionId: string | null
}

/** Pages for phones, or for previews, on this site itself. */
const STAYS = /^\/(login-)?preview\/|mobile\/$/

/**
 * Where a mobile device is redirected (Spec 2): the tenant's mobile site, at /pages/index/index of the same host, with
 * the exhibition. null: no redirect; so also in preview, on plain http, in another site's frame, which shows one page,
 * and on a page that is for phones. Phones and tablets are mobile devices; a computer with a touch screen is not.
 */
export function mobileAddress(visit: MobileVisit): string | null {
  const { device, protocol, path, preview, isEmbedded, exhibitionId } = visit
  if (protocol !== 'https:' || preview === 'true' || isEmbedded || exhibitionId === null || STAYS.test(path))
    return null
  if (!/Android|Tablet|Mobi/.test(device.userAgent) && !(/Mac/.test(device.userAgent) && device.maxTouchPoints > 1))
    return null
  return `/pages/index/index?exhibitionId=${encodeURIComponent(exhibitionId)}`
}
