// How long an answer may be cached, as data: this server sends it, a release stores it with each object.

/** Paths of files whose name contains a hash of their content. */
export const NAMED_BY_CONTENT = /^\/_astro\/|\.[0-9a-f]{8,}\.[a-z0-9]+$/

/** Pages that show unpublished content. */
const PREVIEW = /\/(?:login-)?preview\/$/

export const isNamedByContent = (pathname: string): boolean => NAMED_BY_CONTENT.test(pathname)

/** Files named by their content never change; all others are revalidated by ETag; previews are not stored. */
export function cacheControlOf(pathname: string): string {
  if (PREVIEW.test(pathname)) return 'no-store'
  return isNamedByContent(pathname) ? 'public, max-age=31536000, immutable' : 'no-cache'
}
