import type { Arrived } from '@fair/contract/chat-frames.ts'
import { CHAT_GROUP_CACHE, CHAT_PEER_CACHE } from '@fair/contract/rules/limits.ts'
import { isInstant } from '@fair/contract/rules/platform-values.ts'
import type { Entry, Group } from './conversation-state.ts'

/** Maximum number of read acknowledgements stored for messages that are not loaded, the latest ones. */
const EARLY_READS_MAX = 1000

/** The seq of the oldest message that the service has, or null. */
export const oldestSeq = ({ messages }: Group): number | null => messages[0]?.seq ?? null

/** The seq of the newest message that the service has; 0 if there is none. */
export const newestSeq = ({ messages, cutAt }: Group): number =>
  messages.findLast(({ seq }) => seq !== null)?.seq ?? cutAt

/** Inserts a message in order: by seq, those without one last and in the order in which they were written. */
export function placed(messages: readonly Entry[], entry: Entry): readonly Entry[] {
  const isLater = (other: Entry) =>
    other.seq === null ? entry.seq !== null || other.place > entry.place : entry.seq !== null && other.seq > entry.seq
  const before = messages.findLastIndex((other) => !isLater(other))
  return messages.toSpliced(before + 1, 0, entry)
}

/** Changes one message in place; returns the same group if there is none with that id, or nothing changes. */
export function changed(group: Group, id: string, change: (entry: Entry) => Entry): Group {
  const index = group.messages.findIndex((entry) => entry.id === id)
  const entry = group.messages[index]
  if (!entry) return group
  const next = change(entry)
  return next === entry ? group : { ...group, messages: group.messages.with(index, next) }
}

/**
 * The service has one of the visitor's own messages: success, whatever its status was before (Spec 4; even if late).
 */
export function confirmed(group: Group, id: string, seq: number, time: string): Group {
  const entry = group.messages.find((each) => each.id === id)
  if (!entry || entry.seq !== null) return group
  const others = group.messages.filter((each) => each !== entry)
  // Without a readable time from the platform, the time of writing remains.
  const at = isInstant(time) ? time : entry.time
  return { ...group, messages: placed(others, { ...entry, seq, time: at, messageStatus: 'success' }) }
}

/**
 * Adds a message from the service. One that is already loaded is the same message: its local data is kept. A read
 * acknowledgement that arrived first is applied now (Spec 4). If a service that was killed has stored a message twice,
 * it remains in its first position.
 */
export function taken(group: Group, { seq, message }: Arrived): Group {
  const known = group.messages.find(({ id }) => id === message.id)
  if (known && known.seq === null) return taken(confirmed(group, message.id, seq, message.time), { seq, message })
  if (known?.seq && seq < known.seq) {
    const others = group.messages.filter((entry) => entry !== known)
    return taken({ ...group, messages: placed(others, { ...known, seq, time: message.time }) }, { seq, message })
  }
  if (known) {
    const isRead = known.isRead || message.isRead
    const isReadVoice = known.isReadVoice || message.isReadVoice
    const isSendReceipt = known.isSendReceipt || message.isSendReceipt
    if (isRead === known.isRead && isReadVoice === known.isReadVoice && isSendReceipt === known.isSendReceipt)
      return group
    return changed(group, message.id, (entry) => ({ ...entry, isRead, isReadVoice, isSendReceipt }))
  }
  const wasRead = group.earlyReads.includes(message.id)
  const entry: Entry = {
    ...message,
    messageStatus: 'success',
    isRead: message.isRead || wasRead,
    seq,
    place: 0,
    handedAt: null,
  }
  const earlyReads = wasRead ? group.earlyReads.filter((id) => id !== message.id) : group.earlyReads
  return { ...group, earlyReads, messages: placed(group.messages, entry) }
}

/** Remembers that a message that is not loaded has been read. */
export const readEarly = (group: Group, ids: readonly string[]): Group =>
  ids.length === 0
    ? group
    : { ...group, earlyReads: [...new Set([...group.earlyReads, ...ids])].slice(-EARLY_READS_MAX) }

/** The visitor sees the chat: messages of others are marked as read, and a receipt for them is due (Spec 4). */
export function seen(group: Group, self: string, only?: ReadonlySet<string>): Group {
  const fresh = group.messages.filter(
    (entry) => entry.from !== self && !(entry.isRead && entry.isSendReceipt) && (only?.has(entry.id) ?? true),
  )
  const unread = only === undefined ? 0 : Math.max(0, group.unread - fresh.filter(({ isRead }) => !isRead).length)
  if (fresh.length === 0) return unread === group.unread ? group : { ...group, unread }
  const ids = new Set(fresh.map(({ id }) => id))
  return {
    ...group,
    unread,
    messages: group.messages.map((entry) =>
      ids.has(entry.id) ? { ...entry, isRead: true, isSendReceipt: true } : entry,
    ),
    receiptsDue: [...new Set([...group.receiptsDue, ...ids])],
  }
}

/** Number of loaded messages of others that were not seen. */
export const unseenIn = ({ messages }: Group, self: string): number =>
  messages.filter(({ from, isRead }) => from !== self && !isRead).length

/**
 * Limits the cache to 500 messages of a one-to-one chat and 200 of a group (Spec 9); pending messages are never cut.
 */
export function cut(group: Group): Group {
  const limit = group.kind === 'p2p' ? CHAT_PEER_CACHE : CHAT_GROUP_CACHE
  const surplus = group.messages.length - limit
  if (surplus <= 0 || group.isBrowsing) return group
  const removed = group.messages.slice(0, surplus).filter(({ seq }) => seq !== null)
  if (removed.length === 0) return group
  const cutAt = Math.max(group.cutAt, removed.at(-1)?.seq ?? 0)
  return { ...group, messages: group.messages.slice(removed.length), cutAt, hasOlder: true }
}
