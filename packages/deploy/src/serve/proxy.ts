import http, { type IncomingMessage } from 'node:http'
import https from 'node:https'
import type { Duplex } from 'node:stream'

/** Takes over a connection that should become a WebSocket; false if it is not accepted. */
export type Upgrade = (request: IncomingMessage, socket: Duplex, head: Buffer) => boolean

/** Answers a request, as `fetch` would: the in-process sandbox, or a remote platform. */
export type Handler = (request: Request) => Response | Promise<Response>

const HOP_BY_HOP = [
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
]

/** Removes hop-by-hop headers: the standard ones, and those listed in Connection (RFC 9110, 7.6.1). */
function endToEnd(given: Headers, ...also: readonly string[]): Headers {
  const headers = new Headers(given)
  const named = (given.get('connection') ?? '').split(',').map((name) => name.trim())
  for (const name of [...HOP_BY_HOP, ...also, ...named]) if (/^[\w!#$%&'*+.^`|~-]+$/.test(name)) headers.delete(name)
  return headers
}

/** The longest wait for a platform that does not answer a handshake. */
const HANDSHAKE_MS = 15_000
/** The most bytes that a visitor may send before the platform has answered. */
const MAX_EARLY_BYTES = 64 * 1024

/**
 * Forwards requests to a platform. `/webapi` is for relative addresses only, so it is removed: the platform's
 * own address replaces it. Answers 502 if the platform cannot be reached.
 */
export function proxyTo(platform: string): Handler {
  const base = platform.replace(/\/+$/, '')
  return async (request) => {
    const url = new URL(request.url)
    const target = base + url.pathname.replace(/^\/webapi(?=\/)/, '') + url.search
    const headers = endToEnd(request.headers, 'host', 'accept-encoding', 'content-length')
    const init: RequestInit & { duplex: 'half' } = {
      method: request.method,
      headers,
      redirect: 'manual',
      signal: request.signal,
      duplex: 'half',
    }
    if (request.body) init.body = request.body
    try {
      const reply = await fetch(target, init)
      const answered = endToEnd(reply.headers, 'content-encoding', 'content-length')
      return new Response(reply.body, { status: reply.status, headers: answered })
    } catch {
      return new Response(`The platform at ${base} does not answer.\n`, { status: 502 })
    }
  }
}

/** Forwards WebSockets below `/webapi/` to a platform, without that prefix, as for requests. */
export function upgradeTo(platform: string): Upgrade {
  const base = new URL(platform.replace(/\/+$/, ''))
  return (request, socket, head) => {
    const path = /^\/webapi(\/.*)$/.exec(request.url ?? '')?.[1]
    if (path === undefined) return false
    const { request: send } = base.protocol === 'https:' ? https : http
    const headers = { ...request.headers, host: base.host }
    const outgoing = send({
      host: base.hostname,
      port: base.port,
      path: base.pathname.replace(/\/$/, '') + path,
      headers,
    })
    // If the visitor leaves before the platform has answered, its connection is closed too; only a reader notices.
    const early = [head]
    const read = (part: Buffer) => {
      early.push(part)
      if (Buffer.concat(early).byteLength > MAX_EARLY_BYTES) socket.destroy()
    }
    const abandon = () => outgoing.destroy()
    socket.on('data', read).on('end', abandon).on('close', abandon)
    outgoing.setTimeout(HANDSHAKE_MS, () => {
      socket.end('HTTP/1.1 504 Gateway Timeout\r\nConnection: close\r\n\r\n')
      outgoing.destroy()
    })
    outgoing.on('upgrade', (answer, peer, first) => {
      socket.off('data', read).off('end', abandon).off('close', abandon)
      outgoing.setTimeout(0)
      peer.setTimeout(0)
      const lines = answer.rawHeaders.flatMap((name, at, all) =>
        at % 2 === 0 ? [`${name}: ${all[at + 1] ?? ''}`] : [],
      )
      socket.write(`HTTP/1.1 101 Switching Protocols\r\n${lines.join('\r\n')}\r\n\r\n`)
      if (first.length > 0) socket.write(first)
      peer.write(Buffer.concat(early))
      peer.on('error', () => socket.destroy())
      peer.on('close', () => socket.destroy())
      socket.on('close', () => peer.destroy())
      peer.pipe(socket).pipe(peer)
    })
    outgoing.on('response', (answer) => {
      socket.end(`HTTP/1.1 ${answer.statusCode ?? 502} Refused\r\nConnection: close\r\n\r\n`)
      answer.resume()
    })
    outgoing.on('error', () => socket.end('HTTP/1.1 502 Bad Gateway\r\nConnection: close\r\n\r\n'))
    outgoing.end()
    return true
  }
}
