/** What a browser says of itself and of the address that it opens. */
export interface MobileVisit {
  userAgent: string
  /** With the colon, as `location.protocol`. */
  protocol: string
  /** The route's path in its scope, with slashes on both ends. */
  path: string
  /** The value of `?preview=`. */
  preview: string | null
  /** The exhibition that is shown; null: none. */
  exhibitionId: string | null
}

/** Pages made for phones, or for previews, on this site itself. */
const STAYS = /^\/(login-preview|preview|honor-gust-login\/platform\/mobile)\//

/**
 * Where a mobile device is sent instead (Spec 2): the tenant's mobile site, at /pages/index/index of the same host, with
 * the exhibition. null: it stays; so do all in preview, on plain http, and on a page that is for phones. Tablets are
 * served by this site: a phone is what says Mobi in its name.
 */
export function mobileAddress({ userAgent, protocol, path, preview, exhibitionId }: MobileVisit): string | null {
  if (protocol !== 'https:' || preview === 'true' || exhibitionId === null || STAYS.test(path)) return null
  if (!/Mobi/.test(userAgent) || /iPad/.test(userAgent)) return null
  return `/pages/index/index?exhibitionId=${encodeURIComponent(exhibitionId)}`
}
