import { outward } from '../../../lib/external-links.ts'
import { relOf } from '../../../lib/i18n/paths.ts'
import type { PageContext } from '../../../lib/page.ts'

/**
 * The address of a link set on the platform: `path` of the route table with query and fragment, or an address of
 * another site, which goes through the middle page.
 */
export function blockHref(page: PageContext, path: string): string {
  if (/^https?:/.test(path)) return outward(page, path)
  // Mail and telephone: the parser rejects anything else (contract/kinds.ts).
  if (!path.startsWith('/')) return path
  const [, route = '', query = '', hash = ''] = /^([^?#]*)(?:\?([^#]*))?(#.*)?$/.exec(path) ?? []
  return page.href(route + hash, Object.fromEntries(new URLSearchParams(query)))
}

/** Attributes of such a link. */
export function linkOf(page: PageContext, path: string): { rel: 'nofollow' | undefined; href: string } {
  const href = blockHref(page, path)
  return { rel: relOf(href), href }
}
