// The sandbox hands out login codes and accepts any password: it is for this machine only. A page of the open web whose
// name resolves to 127.0.0.1 (DNS rebinding) sends that name as Host, and is refused. SANDBOX_HOSTS lists further hosts
// (a container's), separated by commas.
import type { Handler, Upgrade } from './proxy.ts'

/** The notice that a command prints when it serves the sandbox. */
export const LOCAL_USE = 'The sandbox is for this machine only: anyone who can reach it can read its login codes.'

/** localhost and its subdomains, 127.0.0.0/8, ::1, and the names that the person configured. */
function isLocalName(hostname: string, also: readonly string[]): boolean {
  return (
    hostname === '[::1]' ||
    /^(?:[^.]+\.)*localhost$/.test(hostname) ||
    /^127(?:\.\d{1,3}){3}$/.test(hostname) ||
    also.includes(hostname)
  )
}

const hostnameOf = (address: string): string => URL.parse(address)?.hostname ?? ''

/** A page's origin: on this machine, or none at all (curl, a build). */
const isLocalOrigin = (origin: string | null | undefined, also: readonly string[]): boolean =>
  origin === null || origin === undefined || isLocalName(hostnameOf(origin), also)

/** The sandbox's own forms (login, payment) are on pages that send no referrer: their origin is "null". */
const isOwnForm = ({ url, headers }: Request): boolean =>
  headers.get('origin') === 'null' && new URL(url).pathname.startsWith('/sandbox/')

/** The hosts in SANDBOX_HOSTS. */
export const namedHosts = (): string[] =>
  (process.env['SANDBOX_HOSTS'] ?? '').split(',').flatMap((name) => name.trim() || [])

/** Only accepts requests to this machine's own names; others are answered 421. */
export function localOnly(handler: Handler): Handler {
  const also = namedHosts()
  return (request) =>
    isLocalName(hostnameOf(request.url), also) &&
    (isOwnForm(request) || isLocalOrigin(request.headers.get('origin'), also))
      ? handler(request)
      : new Response('The sandbox only answers requests to localhost (SANDBOX_HOSTS allows further hosts).\n', {
          status: 421,
        })
}

/** Like {@link localOnly}, for WebSockets: refused ones are answered 421 and closed. */
export function localOnlyUpgrade(upgrade: Upgrade): Upgrade {
  const also = namedHosts()
  return (request, socket, head) => {
    const { host, origin } = request.headers
    if (isLocalName(hostnameOf(`http://${host ?? ''}`), also) && isLocalOrigin(origin, also))
      return upgrade(request, socket, head)
    socket.end('HTTP/1.1 421 Misdirected Request\r\nConnection: close\r\n\r\n')
    return true
  }
}
