import { type ClientFrame, ServerFrame } from '@fair/contract/chat-frames.ts'
import { uuid } from '@fair/contract/rules/limits.ts'
import { type Watch, watching } from './heartbeat.ts'
import { createReconnecting, type Link } from './reconnecting.ts'
import type { ChatTransport, FetchToken, HistoryPage } from './transport.ts'

/** Timeout of a history request, in ms. */
const HISTORY_WITHIN = 10_000

/**
 * The chat over JSON frames (contract/chat-frames.ts) on one WebSocket.
 *
 * @param url of the service, as returned by `negotiation/key/PC`
 * @param fetchToken called before each connection: a token is short-lived, and there is no password
 */
export function createWebSocketTransport(url: string, fetchToken: FetchToken): ChatTransport {
  let socket: WebSocket | null = null
  const requests = new Map<string, (page: HistoryPage | null) => void>()

  const send = (frame: ClientFrame): boolean => {
    if (!links.isOnline() || socket?.readyState !== WebSocket.OPEN) return false
    socket.send(JSON.stringify(frame))
    return true
  }
  const giveUpHistories = () => {
    for (const answer of requests.values()) answer(null)
    requests.clear()
  }

  const links = createReconnecting((link) => {
    let ended = false
    let stop = () => {}
    void fetchToken().then((access) => {
      if (ended) return
      if (access === 'expired') link.expired()
      else if (access === null) link.down()
      else stop = attach(link, access.token)
    })
    return () => {
      ended = true
      stop()
      giveUpHistories()
    }
  })

  /** One WebSocket from the hello frame to its close. */
  function attach(link: Link, token: string): () => void {
    const own = new WebSocket(url)
    socket = own
    const watch = watching(() => own.send(JSON.stringify({ type: 'ping' } satisfies ClientFrame)), link.down)
    own.onopen = () => own.send(JSON.stringify({ type: 'hello', token } satisfies ClientFrame))
    own.onmessage = ({ data }) => {
      watch.received()
      const frame = frameIn(data)
      if (frame) take(frame, link, watch)
    }
    own.onclose = () => link.down()
    own.onerror = () => link.down()
    return () => {
      watch.stop()
      own.onopen = own.onmessage = own.onclose = own.onerror = null
      own.close()
      if (socket === own) socket = null
    }
  }

  function take(frame: ServerFrame, link: Link, watch: Watch): void {
    if (frame.type === 'welcome') {
      watch.begin()
      link.up()
    } else if (frame.type === 'error') link.down()
    else if (frame.type === 'history')
      requests.get(frame.ref)?.({ messages: frame.messages, isComplete: frame.isComplete })
    else if (frame.type !== 'pong') links.emit(frame)
  }

  return {
    connect: links.connect,
    close: () => {
      links.close()
      giveUpHistories()
    },
    // The service stores the members of a chat.
    enter: () => {},
    send: (message) => send({ type: 'send', message }),
    receipt: (chatgroupId, ids) => send({ type: 'receipt', chatgroupId, ids: [...ids] }),
    history: (request) =>
      new Promise((resolve) => {
        const ref = uuid()
        if (!send({ type: 'history', ref, ...request })) return resolve(null)
        const timer = setTimeout(() => requests.get(ref)?.(null), HISTORY_WITHIN)
        requests.set(ref, (page) => {
          clearTimeout(timer)
          requests.delete(ref)
          resolve(page)
        })
      }),
    listen: links.listen,
  }
}

/** A frame of the service; null for one of an unknown kind, which is ignored. */
function frameIn(data: unknown): ServerFrame | null {
  try {
    return ServerFrame.safeParse(JSON.parse(String(data))).data ?? null
  } catch {
    return null
  }
}
