import { absoluteAddress, parseAddress } from '../../domain/address.ts'
import type { PageContext } from '../../lib/page.ts'

/**
 * The absolute address of a route with its query, as the platform names it in a share or in a hand-over between devices
 * (contract/card.ts, CardShare), in the language and exhibition of this page.
 */
export function routeAddress(page: PageContext, path: string): string {
  const { pathname = '/', searchParams } = parseAddress(path, location.origin) ?? {}
  return absoluteAddress(page.href(pathname, Object.fromEntries(searchParams ?? [])), location.origin)
}
