import type { Context } from '../context.ts'
import { wrongField } from '../failure.ts'

const BASE = 'http://site.invalid'
/** The longest path that a pay page returns to. */
const PATH_MAX = 500

/**
 * The address that the pay page returns to: a path of the site on which the order was placed, on the origin of the
 * request. Foreign origins, and anything that a browser would read as one (`//host`, backslashes, control characters),
 * are refused.
 *
 * @returns an address on an allowed origin, or only the path if the call did not state its origin
 * @throws PlatformError 4000
 */
export function returnAddress({ headers, fair }: Context, field: string, path: string): string {
  const isPath = path.length <= PATH_MAX && /^\/(?![/\\])/.test(path) && !/[\\\p{Cc}]/u.test(path)
  const url = isPath ? URL.parse(path, BASE) : null
  // Once resolved, `/.//host` is a foreign address again.
  if (url === null || url.origin !== BASE || url.pathname.startsWith('//')) throw wrongField(field, 'notPath')
  const inside = url.pathname + url.search + url.hash
  const origin = headers.get('origin')
  if (origin === null) return inside
  const host = URL.parse(origin)
  const isSite = host !== null && /^https?:$/.test(host.protocol)
  const hosts = fair.tenants.flatMap(({ domains }) => domains)
  if (!isSite || !(isLoopback(host.hostname) || hosts.includes(host.hostname))) {
    throw wrongField('Origin', 'originNotAllowed', { origin })
  }
  return host.origin + inside
}

/** The address with the order's id in its query. The order's result is never included. */
export function withOrder(address: string, orderId: string): string {
  const url = new URL(address, BASE)
  url.searchParams.set('orderId', orderId)
  return url.origin === BASE ? url.pathname + url.search + url.hash : url.href
}

/**
 * The platform's own address for a path, as the visitor's browser reaches it: on the site's origin if the site proxies
 * the platform's pages, otherwise on the platform's host; only the path if neither is known.
 */
export function ownAddress(headers: Headers, path: string): string {
  const host = headers.get('host')
  const origin = headers.get('origin')
  if (host === null) return path
  if (origin !== null && URL.parse(origin)?.host === host) return origin + path
  return `${headers.get('x-forwarded-proto') === 'https' ? 'https' : 'http'}://${host}${path}`
}

function isLoopback(hostname: string): boolean {
  return hostname === '[::1]' || /^(?:.+\.)?localhost$/.test(hostname) || /^127(?:\.\d+){3}$/.test(hostname)
}
