import { parseAddress } from '@fair/contract/rules/address.ts'

/** The origin of an http(s) address; null for one of the page's own host, and for any other. */
export function originOf(address: string): string | null {
  const url = parseAddress(address)
  return url && /^https?:$/.test(url.protocol) ? url.origin : null
}

/**
 * Whether a policy with these origins allows another, as browsers compare them: `https://*.example.com` covers all
 * subdomains.
 */
export const isAllowedOrigin = (origin: string, allowed: readonly string[]): boolean =>
  allowed.some((each) => {
    const [before, after] = each.toLowerCase().split('*')
    if (after === undefined) return originOf(each) === origin
    return origin.startsWith(before ?? '') && origin.endsWith(after)
  })
