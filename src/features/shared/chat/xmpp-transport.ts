import type { Outgoing } from '@fair/contract/chat-frames.ts'
import { randomId } from '@fair/contract/rules/limits.ts'
import { $iq, $pres, Strophe } from 'strophe.js'
import { type Watch, watching } from './heartbeat.ts'
import { createReconnecting, type Link } from './reconnecting.ts'
import type { ChatTransport, FetchToken } from './transport.ts'
import { archivePage } from './xmpp-archive.ts'
import {
  eventIn,
  groupOfRoom,
  messageStanza,
  NS,
  occupantOf,
  receiptStanza,
  roomCommandIn,
  roomOf,
  seqIn,
} from './xmpp-stanzas.ts'

type Stanzas = InstanceType<typeof Strophe.Connection>

export interface XmppAddress {
  /** The WebSocket of the server (RFC 7395). */
  readonly url: string
  /** The domain of users; `roomDomain` is that of rooms. */
  readonly domain: string
  readonly roomDomain: string
}

// Errors are reported by events; the visitor's console remains empty.
Strophe.setLogLevel(Strophe.LogLevel.FATAL)

/** Number of origin ids to remember, so that a message that the server stores twice is acknowledged as one. */
const REMEMBERED = 5000

/**
 * The chat over XMPP (RFC 7395), for fairs that outgrow one machine. A chat group is a room; a message has been sent
 * when the room reflects it; a resent message has the same origin id, and displaying code drops duplicates. The token
 * of `negotiation/token` is the account's JWT.
 */
export function createXmppTransport({ url, domain, roomDomain }: XmppAddress, fetchToken: FetchToken): ChatTransport {
  const entered = new Set<string>()
  const joined = new Set<string>()
  /** Messages written to a room before it is entered. */
  const waiting = new Map<string, Outgoing[]>()
  const seqs = new Map<string, number>()
  const sent = new Set<string>()
  let stanzas: Stanzas | null = null
  let self = ''

  const links = createReconnecting((link) => {
    let ended = false
    let stop = () => {}
    void fetchToken().then((access) => {
      if (ended) return
      if (access === 'expired') link.expired()
      else if (access === null) link.down()
      else {
        self = access.appUid
        stop = attach(link, access.token)
      }
    })
    return () => {
      ended = true
      stop()
    }
  })

  function attach(link: Link, token: string): () => void {
    const own = new Strophe.Connection(url)
    stanzas = own
    const watch = watching(() => pingServer(own, domain), link.down)
    own.rawInput = () => watch.received()
    own.addHandler((stanza) => takesPresence(own, stanza, link, watch), null, 'presence', null)
    own.connect(`${self}@${domain}/${randomId(12)}`, token, (status: number) => {
      if (stanzas !== own) return
      if (status === Strophe.Status.CONNECTED) {
        // Strophe drops handlers while it connects.
        own.addHandler((stanza) => takesPresence(own, stanza, link, watch), null, 'presence', null)
        own.addHandler((stanza) => receive(stanza), null, 'message', 'groupchat')
        own.send($pres())
        for (const id of entered) join(own, id)
        own.flush()
        if (entered.size === 0) stand(link, watch)
      } else if (isEnd(status)) link.down()
    })
    return () => {
      watch.stop()
      joined.clear()
      waiting.clear()
      sent.clear()
      if (stanzas === own) stanzas = null
      own.options.sync = true
      own.disconnect('closed')
    }
  }

  const join = (own: Stanzas, chatgroupId: string) => {
    const to = `${roomOf(chatgroupId, roomDomain)}/${self}`
    own.send($pres({ to }).c('x', { xmlns: NS.muc }).c('history', { maxchars: '0' }))
  }
  const stand = (link: Link, watch: Watch) => {
    if (links.isOnline()) return
    watch.begin()
    link.up()
  }

  /** A presence: the visitor has entered a room, could not, or is no longer in it. */
  function takesPresence(own: Stanzas, stanza: Element, link: Link, watch: Watch): boolean {
    const from = stanza.getAttribute('from') ?? ''
    const chatgroupId = groupOfRoom(from)
    if (stanzas !== own || !entered.has(chatgroupId) || occupantOf(from) !== self) return true
    if (stanza.getAttribute('type') === 'unavailable') {
      // Removed from the room, or the room is gone: the next message enters it again, if the server lets it.
      entered.delete(chatgroupId)
      joined.delete(chatgroupId)
      return true
    }
    const codes = Array.from(stanza.getElementsByTagName('status'), (status) => status.getAttribute('code'))
    const isRefused = stanza.getAttribute('type') === 'error'
    if (isRefused && !isForGood(stanza)) {
      // The server is still starting: it listens before its rooms are ready.
      link.down()
      return true
    }
    if (isRefused) {
      entered.delete(chatgroupId)
      for (const { id } of waiting.get(chatgroupId) ?? [])
        links.emit({ type: 'refused', chatgroupId, id, reason: 'not let in' })
    } else if (codes.includes('110')) joined.add(chatgroupId)
    else return true
    for (const message of joined.has(chatgroupId) ? (waiting.get(chatgroupId) ?? []) : []) hand(own, message)
    waiting.delete(chatgroupId)
    if ([...entered].every((id) => joined.has(id))) stand(link, watch)
    return true
  }

  /** A stanza of a room: the visitor's own message is the acknowledgement of what this connection sent. */
  function receive(stanza: Element): boolean {
    const command = roomCommandIn(stanza)
    if (command) {
      links.emit(command)
      return true
    }
    const seq = seqIn(stanza)
    const event = seq === null ? null : eventIn(stanza, seq)
    if (event?.type !== 'message') {
      if (event) links.emit(event)
      return true
    }
    const { message } = event
    const key = `${message.chatgroupId} ${message.id}`
    const first = seqs.get(key) ?? event.seq
    seqs.set(key, first)
    const oldest = seqs.size > REMEMBERED ? seqs.keys().next().value : undefined
    if (oldest !== undefined) seqs.delete(oldest)
    const { chatgroupId, id, time } = message
    if (message.from === self && sent.has(key)) links.emit({ type: 'ack', chatgroupId, id, seq: first, time })
    else links.emit({ ...event, seq: first })
    return true
  }

  const hand = (own: Stanzas, message: Outgoing) => {
    sent.add(`${message.chatgroupId} ${message.id}`)
    own.send(messageStanza(message, roomDomain))
    own.flush()
  }

  return {
    connect: links.connect,
    close: links.close,
    enter: (ids) => {
      for (const id of ids) {
        if (entered.has(id)) continue
        entered.add(id)
        if (stanzas && links.isOnline()) join(stanzas, id)
      }
    },
    send: (message) => {
      if (!stanzas || !links.isOnline()) return false
      if (joined.has(message.chatgroupId)) {
        hand(stanzas, message)
        return true
      }
      waiting.set(message.chatgroupId, [...(waiting.get(message.chatgroupId) ?? []), message])
      if (!entered.has(message.chatgroupId)) {
        entered.add(message.chatgroupId)
        join(stanzas, message.chatgroupId)
      }
      return true
    },
    receipt: (chatgroupId, ids) => {
      if (!stanzas || !links.isOnline() || !joined.has(chatgroupId)) return false
      stanzas.send(receiptStanza(chatgroupId, ids, roomDomain))
      stanzas.flush()
      return true
    },
    history: async (request) =>
      stanzas && links.isOnline() ? archivePage(stanzas, roomDomain, request, links.emit) : null,
    listen: links.listen,
  }
}

function isEnd(status: number): boolean {
  const { AUTHFAIL, CONNFAIL, CONNTIMEOUT, DISCONNECTED, ERROR } = Strophe.Status
  return [AUTHFAIL, CONNFAIL, CONNTIMEOUT, DISCONNECTED, ERROR].some((each) => each === status)
}

const FOR_GOOD = [
  'forbidden',
  'registration-required',
  'not-authorized',
  'not-allowed',
  'jid-malformed',
  'not-acceptable',
]

/** Whether a room refuses the visitor permanently. */
const isForGood = (presence: Element): boolean =>
  FOR_GOOD.some((condition) => presence.getElementsByTagName(condition).length > 0)

/** Any answer counts, even an error: the connection is alive (XEP-0199). */
function pingServer(stanzas: Stanzas, domain: string): void {
  stanzas.sendIQ($iq({ type: 'get', to: domain }).c('ping', { xmlns: NS.ping }))
  stanzas.flush()
}
