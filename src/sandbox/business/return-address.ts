import type { Context } from '../context.ts'
import { wrongField } from '../failure.ts'

const BASE = 'http://site.invalid'
/** Longest path that a pay page leads back to. */
const PATH_MAX = 500

/**
 * Where the pay page leads back to: a path of the site that the order was made on, on the origin that asked. Foreign
 * origins, and whatever a browser would read as one (`//host`, backslashes, control characters), never pass.
 *
 * @returns an address on an allowed origin, or the path alone where the call did not say its origin
 * @throws PlatformError 4000
 */
export function returnAddress({ headers, fair }: Context, field: string, path: string): string {
  const isPath = path.length <= PATH_MAX && /^\/(?![/\\])/.test(path) && !/[\\\p{Cc}]/u.test(path)
  const url = isPath ? URL.parse(path, BASE) : null
  // Resolved, `/.//host` is a foreign address again.
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

/** The address with the order's id in its query. What became of the order is never said there. */
export function withOrder(address: string, orderId: string): string {
  const url = new URL(address, BASE)
  url.searchParams.set('orderId', orderId)
  return url.origin === BASE ? url.pathname + url.search + url.hash : url.href
}

/**
 * The platform's own address of a path, as the visitor's browser reaches it: on the site's origin where the site hands
 * the platform's pages on, else on the platform's host; a path alone where neither is known.
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
