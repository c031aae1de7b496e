import { type ChatMessage, ContentsType } from '@fair/contract/chat.ts'
import { type Outgoing, SupportEvent } from '@fair/contract/chat-frames.ts'
import { GroupCommand } from '@fair/contract/interaction.ts'
import { isoOf } from '@fair/contract/rules/instant.ts'
import { $msg, type Builder } from 'strophe.js'
import * as z from 'zod/mini'
import { readAddress } from '../../../domain/read-value.ts'
import type { TransportEvent } from './transport.ts'

/*
 * Chats in XMPP: a chat group is a room (XEP-0045), whose number of a message (XEP-0359 stanza-id, also used by the
 * archive) orders it; the origin-id is the site's. Read marks are XEP-0333 markers sent to the room. Data without an
 * XMPP equivalent is in the custom element `fair`.
 */

export const NS = {
  muc: 'http://jabber.org/protocol/muc',
  mam: 'urn:xmpp:mam:2',
  sid: 'urn:xmpp:sid:0',
  marker: 'urn:xmpp:chat-markers:0',
  hints: 'urn:xmpp:hints',
  rsm: 'http://jabber.org/protocol/rsm',
  form: 'jabber:x:data',
  ping: 'urn:xmpp:ping',
  fair: 'urn:fair:chat',
} as const

/** XMPP folds a room's name to lower case, but chat group ids are case-sensitive: they are encoded as hexadecimal. */
export const roomOf = (chatgroupId: string, roomDomain: string): string =>
  `${Array.from(new TextEncoder().encode(chatgroupId), (byte) => byte.toString(16).padStart(2, '0')).join('')}@${roomDomain}`

/** The chat group of a room's address, with or without an occupant. */
export function groupOfRoom(jid: string): string {
  const hex = jid.split('@', 1)[0]?.match(/^(?:[0-9a-f]{2})+$/)?.[0] ?? ''
  return new TextDecoder().decode(Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16)))
}

export const occupantOf = (jid: string): string => jid.split('/').slice(1).join('/')

export function messageStanza(message: Outgoing, roomDomain: string): Builder {
  const { id, chatgroupId, contentsType, msgContent, url, length, file } = message
  const fair = {
    ...{ xmlns: NS.fair, contentsType },
    ...(url ? { url } : {}),
    ...(length ? { length: String(length) } : {}),
    ...(file ? { fileName: file.fileName, format: file.format, bytes: String(file.bytes) } : {}),
  }
  return $msg({ to: roomOf(chatgroupId, roomDomain), type: 'groupchat', id })
    .c('body')
    .t(msgContent)
    .up()
    .c('origin-id', { xmlns: NS.sid, id })
    .up()
    .c('fair', fair)
    .up()
    .c('store', { xmlns: NS.hints })
}

export function receiptStanza(chatgroupId: string, ids: readonly string[], roomDomain: string): Builder {
  return $msg({ to: roomOf(chatgroupId, roomDomain), type: 'groupchat' })
    .c('displayed', { xmlns: NS.marker, id: ids.at(-1) ?? '' })
    .up()
    .c('fair', { xmlns: NS.fair, ids: ids.join(' ') })
    .up()
    .c('store', { xmlns: NS.hints })
}

// Anyone in a room may send anything. Strophe removes a handler that throws, so reading a message must not throw.
const Fields = z.object({
  contentsType: z.catch(ContentsType, 'TEXT'),
  url: z.nullable(z.string()),
  length: z.catch(z.nullable(z.coerce.number()), null),
  file: z.catch(z.nullable(z.object({ fileName: z.string(), format: z.string(), bytes: z.coerce.number() })), null),
})

const child = (element: Element, name: string): Element | undefined => element.getElementsByTagName(name)[0]

/** An event reported by a room: a message, a read mark, an event of customer service; null for anything else. */
export function eventIn(
  stanza: Element,
  seq: number,
): Extract<TransportEvent, { type: 'message' | 'read' | 'command' }> | null {
  const from = stanza.getAttribute('from') ?? ''
  const [chatgroupId, author] = [groupOfRoom(from), occupantOf(from)]
  const time = isoOf(seq / 1000)
  const fair = child(stanza, 'fair')
  const event = SupportEvent.safeParse(fair?.getAttribute('event')).data
  if (event) {
    return { type: 'command', chatgroupId, event, staffName: fair?.getAttribute('name') ?? null, time, afterSeq: seq }
  }
  const marker = child(stanza, 'displayed')
  if (marker) {
    const ids = (fair?.getAttribute('ids') ?? marker.getAttribute('id') ?? '').split(' ').filter(Boolean)
    return { type: 'read', chatgroupId, ids, by: author }
  }
  const id = child(stanza, 'origin-id')?.getAttribute('id') ?? stanza.getAttribute('id')
  const body = child(stanza, 'body')
  if (!id || !body || !fair || author === '') return null
  const attribute = (name: string) => fair.getAttribute(name)
  const { contentsType, url, length, file } = Fields.parse({
    ...{ contentsType: attribute('contentsType'), url: attribute('url'), length: attribute('length') },
    file: { fileName: attribute('fileName'), format: attribute('format') ?? '', bytes: attribute('bytes') },
  })
  return {
    type: 'message',
    seq,
    message: {
      id,
      chatgroupId,
      contentsType,
      msgContent: body.textContent ?? '',
      time,
      from: author,
      to: chatgroupId,
      messageStatus: 'success',
      isRead: false,
      isSendReceipt: false,
      isReadVoice: false,
      url: readAddress(url, 'download'),
      length,
      file,
      translation: null,
      ext: { isStaff: fair.getAttribute('staff') === 'true', flag: 'IM', name: fair.getAttribute('name') },
    } satisfies Required<ChatMessage>,
  }
}

/**
 * The room's number of a live stanza, in microseconds since 1970; null if it has none. A number that anyone else
 * has set is ignored (XEP-0359, section 5): one in the far future would sort after all later messages.
 */
export function seqIn(stanza: Element): number | null {
  const room = stanza.getAttribute('from')?.split('/', 1)[0]
  const own = Array.from(stanza.getElementsByTagName('stanza-id')).find(
    (each) => each.parentNode === stanza && each.getAttribute('by') === room,
  )
  const id = Number(own?.getAttribute('id'))
  return Number.isSafeInteger(id) && id > 0 ? id : null
}

/**
 * A command that controls a room: JSON in the custom element. Only the room itself may send it, which an occupant
 * cannot fake; it is not archived, so it has no number. Null for anything else.
 */
export function roomCommandIn(stanza: Element): Extract<TransportEvent, { type: 'room' }> | null {
  const from = stanza.getAttribute('from') ?? ''
  const text = child(stanza, 'fair')?.getAttribute('room')
  if (!text || occupantOf(from) !== '') return null
  try {
    const command = GroupCommand.safeParse(JSON.parse(text)).data
    return command ? { type: 'room', chatgroupId: groupOfRoom(from), command } : null
  } catch {
    return null
  }
}
