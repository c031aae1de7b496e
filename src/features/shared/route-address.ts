import { absoluteAddress, parseAddress } from '@fair/contract/rules/address.ts'
import type { PageContext } from '../../lib/page.ts'

/**
 * The absolute address of a route with its query, in the language and exhibition of this page. The platform needs it
 * for shares and for hand-overs between devices (contract/card.ts, CardShare).
 */
export function routeAddress(page: PageContext, path: string): string {
  const { pathname = '/', searchParams } = parseAddress(path, location.origin) ?? {}
  return absoluteAddress(page.href(pathname, Object.fromEntries(searchParams ?? [])), location.origin)
}
