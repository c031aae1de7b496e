import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import { WebSocketServer } from 'ws'
import { atClock, CLOCK_HEADER, clockOffsetOf } from '../clock.ts'
import type { ChatService } from './service.ts'

/** Handles an HTTP connection that requests an upgrade to a WebSocket; false if it is not for this server. */
export type Upgrade = (request: IncomingMessage, socket: Duplex, head: Buffer) => boolean

/** The longest accepted frame, in bytes. */
const LARGEST_FRAME = 64 * 1024
/** A connection that stays silent for this long is ended, in ms: clients ping every ten seconds. */
const SILENT_AFTER = 60_000

const PATH = /^(?:\/webapi)?\/im\/?(?:\?|$)/

/**
 * The chat service behind `/webapi/im`, and behind `/im` if a server has removed the prefix. Pages on this machine and
 * on the requested host may connect; others are refused, like their requests.
 */
export function createUpgrade(service: () => ChatService): { upgrade: Upgrade; close: () => void } {
  const server = new WebSocketServer({ noServer: true, maxPayload: LARGEST_FRAME })
  const upgrade: Upgrade = (request, socket, head) => {
    if (!PATH.test(request.url ?? '')) return false
    if (!isOwnPage(request)) return refuse(socket, '403 Forbidden')
    server.handleUpgrade(request, socket, head, (peer) => {
      const clock = clockOf(request)
      const socket = { send: (text: string) => peer.send(text), terminate: () => peer.terminate() }
      const connection = service().connect(socket, clock)
      if (!connection) return peer.close(1013, 'stopped')
      let lastMessageAt = performance.now()
      const watch = setInterval(() => {
        if (performance.now() - lastMessageAt > SILENT_AFTER) peer.terminate()
      }, SILENT_AFTER / 2)
      watch.unref()
      peer.on('message', (data) => {
        lastMessageAt = performance.now()
        atClock(clock, () => connection.receive(String(data)))
      })
      peer.on('error', () => peer.terminate())
      peer.on('close', () => {
        clearInterval(watch)
        connection.gone()
      })
    })
    return true
  }
  return { upgrade, close: () => server.close() }
}

function clockOf({ headers }: IncomingMessage) {
  const header = headers[CLOCK_HEADER]
  return clockOffsetOf(typeof header === 'string' ? header : undefined, headers.cookie)
}

function refuse(socket: Duplex, status: string): true {
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`)
  return true
}

function isOwnPage({ headers: { origin, host } }: IncomingMessage): boolean {
  if (origin === undefined) return true
  const page = URL.parse(origin)
  if (!page) return false
  return page.host === host || page.hostname === '[::1]' || /(?:^|\.)localhost$|^127(?:\.\d+){3}$/.test(page.hostname)
}
