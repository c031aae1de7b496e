// The headers of all responses of a tenant's host, as data: this server sends them, and a host's configuration is
// generated from the same table.

/** A file's kind, as far as headers differ. */
type FileKind = 'page' | 'framed page' | 'XML' | 'public file' | 'file'

/** On every answer. Strict-Transport-Security is added where HTTPS ends, which is not this server. */
export const SAFETY_HEADERS: Readonly<Record<string, string>> = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  // For voice messages and the scanner of business cards; all other browser features are denied.
  'Permissions-Policy':
    'camera=(self), microphone=(self), fullscreen=(self), clipboard-write=(self), geolocation=(), payment=(), usb=(), ' +
    'serial=(), hid=(), midi=(), display-capture=(), browsing-topics=()',
}

/** Strict-Transport-Security, for where HTTPS ends. */
export const TRANSPORT_SECURITY = 'max-age=31536000'

/** Files that other sites may load: a picture in a shared link, a calendar, a micro page in a frame. */
const RESOURCE_POLICY: Readonly<Record<FileKind, 'same-origin' | 'cross-origin'>> = {
  page: 'same-origin',
  'framed page': 'cross-origin',
  XML: 'cross-origin',
  'public file': 'cross-origin',
  file: 'same-origin',
}

/** Drawings and feeds are documents when they are opened directly: they may do nothing at all. */
export const XML_POLICY = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox"

/** For HTML that the platform sends from this origin: it can be read, but has no access to this origin. */
export const FOREIGN_PAGE_POLICY = "default-src 'none'; img-src 'self' data:; style-src 'unsafe-inline'; sandbox"

export const XML = /^(?:image\/svg\+xml|application\/xml|text\/xml|application\/rss\+xml)/
export const PUBLIC = /^(?:image\/|font\/|video\/|audio\/|text\/calendar|application\/(?:json|pdf))/

/** @param isFramed another site may frame it (framing.ts) */
function kindOf(mediaType: string, isFramed: boolean): FileKind {
  if (mediaType.startsWith('text/html')) return isFramed ? 'framed page' : 'page'
  if (XML.test(mediaType)) return 'XML'
  return PUBLIC.test(mediaType) ? 'public file' : 'file'
}

/**
 * Returns a page's policy for the header. A host sends the same header for all pages, and a site has hundreds of inline
 * style sheets, so the header allows any style element. The page's meta element allows only the page's own sheet by its
 * hash, and browsers enforce both policies.
 */
export const headerPolicyOf = (policy: string): string =>
  policy
    .replace(/;\s*$/, '')
    .replace(/style-src 'self' 'sha256-[^']+'/, "style-src 'self' 'unsafe-inline'; style-src-attr 'none'")

/**
 * The safety headers of a file.
 *
 * @param policy the page's own policy, from its meta element; a meta element cannot control who may frame the page
 * @param ancestors the value of `frame-ancestors`
 */
export function safetyHeadersOf(mediaType: string, policy: string | undefined, ancestors: string): Headers {
  const kind = kindOf(mediaType, ancestors !== "'none'")
  const headers = new Headers(SAFETY_HEADERS)
  headers.set('Cross-Origin-Resource-Policy', RESOURCE_POLICY[kind])
  if (kind === 'page' || kind === 'framed page') {
    const own = policy && headerPolicyOf(policy)
    headers.set('Content-Security-Policy', [own, `frame-ancestors ${ancestors}`].filter(Boolean).join('; '))
  }
  if (kind === 'XML') headers.set('Content-Security-Policy', XML_POLICY)
  return headers
}
