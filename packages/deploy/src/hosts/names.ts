import { PUBLIC, XML } from '../serve/headers.ts'
import { TYPES } from '../serve/media-types.ts'

/** The search cards, which may be embedded alone in any frame (packages/deploy/src/serve/framing.ts). */
export const CARDS = '^/(?:[a-z]{2}-[A-Z]{2}/)?(?:e/[^/]+/)?search/component/[^/]+/$'

/** File name patterns, for hosts that do not know the media type when they choose headers: `*.svg` … */
export function fileNames(): { xml: string[]; open: string[] } {
  const named = (is: (type: string) => boolean) =>
    Object.entries(TYPES).flatMap(([extension, type]) => (is(type) ? [`*${extension}`] : []))
  return {
    /** Files that are documents when they are opened directly. */
    xml: named((type) => XML.test(type)),
    /** Files that other sites may load. */
    open: named((type) => XML.test(type) || PUBLIC.test(type)),
  }
}

/**
 * Matches raw request targets that no page has: their path contains an empty segment, a dot segment, a backslash, or an
 * encoded slash, backslash, dot or control character. Adding a slash to such an address can redirect to another origin
 * (`//evil.example/..%2fexhibits`), so hosts must match it before they normalise the path. Case-insensitive; valid in
 * JavaScript, PCRE and RE2.
 */
export const HOSTILE = '^[^?]*(?://|\\\\|/\\.\\.?(?:[/?]|$)|%(?:2f|5c|2e|[01][0-9a-f]|7f))'
