import { parseAddress } from '@fair/contract/rules/address.ts'
import { readableHost } from './host.ts'

/** Why an address is refused. */
export type RefusalReason =
  /** Missing, not a text, or longer than 2,048 characters. */
  | 'length'
  /** White space, control or invisible characters, backslashes, quotes, angle brackets. */
  | 'character'
  /** A scheme other than http and https, or one not followed by two slashes and a host. */
  | 'scheme'
  /** //host: uses the page's own scheme. */
  | 'protocol-relative'
  /** Neither a path from the root nor an absolute address. */
  | 'relative'
  /** user:password@host */
  | 'user-info'
  /** An unsafe host: rewritten by the parser, one word, empty or oversized labels, a trailing dot, an invalid port. */
  | 'host'
  /** An IP address, in any notation. */
  | 'ip'
  /** A host name in look-alike or mixed scripts. */
  | 'script'
  /** A path that becomes another address once it is decoded or its dots are resolved. */
  | 'encoded'

/** The target of an address. `href` is canonical; `host` is for readers, with its port; `secure` means https. */
export type Target =
  | { kind: 'internal'; href: string }
  | { kind: 'allowed'; href: string; host: string; secure: boolean }
  | { kind: 'foreign'; href: string; host: string; secure: boolean }
  | { kind: 'refused'; reason: RefusalReason }

const LONGEST = 2048
const LONGEST_HOST = 253
// Besides blanks, quotes and backslashes: format characters reverse a line's direction or hide; surrogates are no text.
const neverInLink = /[\s\p{Cc}\p{Cf}\p{Cs}\p{Co}\u115F\u1160\u2800\u3164\uFFA0<>"`\\]/u
const absolute = /^(https?):\/\/([^/?#]+)(?:[/?#]|$)/i
const ipv4 = /^\d{1,3}(?:\.\d{1,3}){3}$/
/** The URL standard parses a host as a number if its last label is one, in decimal or hexadecimal. */
const numeric = /(?:^|\.)(?:[0-9]+|0x[0-9a-f]*)\.?$/i

const refused = (reason: RefusalReason): Target => ({ kind: 'refused', reason })

const isControl = (character: string) => character < ' ' || character === '\u007F'

/**
 * Whether a path, decoded once or several times, would be read as the start of another address, or hides controls.
 * Decoded byte by byte, so that a path in an older encoding than UTF-8 is checked as well.
 */
function misleads(path: string): boolean {
  let decoded = path
  for (let round = 0; round < 5; round += 1) {
    if (decoded.startsWith('//') || decoded.includes('\\') || [...decoded].some(isControl)) return true
    const further = decoded.replace(/%([0-9a-f]{2})/gi, (_, code: string) =>
      String.fromCharCode(Number.parseInt(code, 16)),
    )
    if (further === decoded) return false
    decoded = further
  }
  return true
}

/**
 * Whether the allow-list contains a host. '*.example.com' covers all subdomains, not itself; without a port only the
 * default one.
 */
function isAllowed(hostname: string, port: string, allowedHosts: readonly string[]): boolean {
  return allowedHosts.some((entry) => {
    const [name = '', entryPort = ''] = entry.trim().toLowerCase().split(':')
    if (entryPort !== port) return false
    // A bare '*' or '*.cn' would allow everybody: a pattern needs two labels after the asterisk.
    if (name.startsWith('*.')) return name.split('.').length > 2 && hostname.endsWith(name.slice(1))
    return name !== '' && hostname === name
  })
}

function internal(url: URL): Target {
  if (misleads(url.pathname)) return refused('encoded')
  return { kind: 'internal', href: url.href.slice(url.origin.length) }
}

/**
 * The target of an address passed in from outside, for the middle page and the external-link page (Spec 2, /jump-middle
 * and /external-link): the site itself (go), a host that the tenant allows (go), another (prompt first), or none.
 *
 * @param raw the address as received, decoded once from its query parameter
 * @param allowedHosts hosts of the allow-list: 'example.com', 'example.com:8443', '*.example.com'; ASCII form
 * @param own the site's origin
 */
export function checkTarget(raw: string, allowedHosts: readonly string[], own: string): Target {
  if (typeof raw !== 'string' || raw === '' || raw.length > LONGEST) return refused('length')
  if (neverInLink.test(raw)) return refused('character')
  const { origin = '' } = parseAddress(own) ?? {}
  if (raw.startsWith('//')) return refused('protocol-relative')
  if (raw.startsWith('/')) {
    // A path may also start with two slashes once its dots are resolved, so both forms are checked.
    const url = misleads(raw.split(/[?#]/, 1)[0] ?? '') ? null : parseAddress(raw, origin)
    return url?.origin === origin ? internal(url) : refused('encoded')
  }

  const [, , authority] = absolute.exec(raw) ?? []
  if (authority === undefined) return refused(/^[a-z][a-z0-9+.-]*:/i.test(raw) ? 'scheme' : 'relative')
  if (authority.includes('@')) return refused('user-info')
  const url = parseAddress(raw)
  if (url === null) return refused(numeric.test(authority.replace(/:\d*$/, '')) ? 'ip' : 'host')
  if (url.origin === origin) return canonicalHost(authority, url) ? internal(url) : refused('host')
  return foreign(url, authority, allowedHosts)
}

/**
 * Whether the host was written in the form in which it is parsed: nothing decoded, mapped, or in another number base.
 */
function canonicalHost(authority: string, url: URL): boolean {
  const written = authority.replace(/:\d{1,5}$/, '').toLowerCase()
  return written === url.hostname || written === readableHost(url.hostname)
}

function foreign(url: URL, authority: string, allowedHosts: readonly string[]): Target {
  const { hostname, port, href } = url
  const allowed = isAllowed(hostname, port, allowedHosts)
  const isAddress = hostname.startsWith('[') || ipv4.test(hostname)
  if (isAddress && !(allowed && canonicalHost(authority, url))) return refused('ip')
  if (hostname.length > LONGEST_HOST || hostname.endsWith('.') || hostname.split('.').includes(''))
    return refused('host')
  if (!allowed && !hostname.includes('.')) return refused('host')
  const readable = isAddress ? hostname : (readableHost(hostname) ?? (allowed ? hostname : null))
  if (readable === null) return refused(hostname.includes('xn--') ? 'script' : 'host')
  if (!canonicalHost(authority, url)) return refused('host')
  const host = port === '' ? readable : `${readable}:${port}`
  return { kind: allowed ? 'allowed' : 'foreign', href, host, secure: url.protocol === 'https:' }
}
