import type { ChatSession } from '@fair/contract/chat.ts'
import { isoOf, msOf } from '@fair/contract/rules/instant.ts'
import { CHAT_SEND_TIMEOUT_MS } from '@fair/contract/rules/limits.ts'
import { isPlayable } from '@fair/contract/rules/message-kinds.ts'
import { isAddress } from '@fair/contract/rules/platform-values.ts'
import {
  changed,
  confirmed,
  cut,
  newestSeq,
  oldestSeq,
  placed,
  readEarly,
  seen,
  taken,
  unseenIn,
} from './conversation-messages.ts'
import { served } from './conversation-service.ts'
import { type Conversation, type ConversationEvent, type Entry, type Group, groupIn } from './conversation-state.ts'

/*
 * Spec 4, "Chat", and the chat's figures of Spec 9, as a pure function: the actions of the service and the visitor, in
 * whatever order an unreliable network reports them. No message is lost or duplicated, and all are in the service's
 * order.
 */

type EventOf<T extends ConversationEvent['type']> = Extract<ConversationEvent, { type: T }>

/** The conversations after an event; the same object if nothing changed. */
export function converse(state: Conversation, event: ConversationEvent): Conversation {
  switch (event.type) {
    case 'sessions':
      return event.sessions.reduce(
        (next, session) => within(next, session.chatgroupId, (group) => listed(group, session, next)),
        state,
      )
    case 'open':
      return opened(state, event.chatgroupId)
    case 'write':
      return written(state, event)
    case 'handed':
      return on(state, event, (entry) => (entry.handedAt === null ? { ...entry, handedAt: event.at } : entry))
    case 'ack':
      return within(state, event.chatgroupId, (group) =>
        readNow(confirmed(group, event.id, event.seq, event.time), event.id),
      )
    case 'refused':
      return on(state, event, (entry) =>
        entry.messageStatus === 'sending' ? { ...entry, messageStatus: 'fail' } : entry,
      )
    case 'tick':
      return everywhere(state, (group) => timedOut(group, event.at))
    case 'resend':
      return resent(state, event)
    case 'discard':
      return within(state, event.chatgroupId, (group) => {
        const messages = group.messages.filter(({ id, seq }) => id !== event.id || seq !== null)
        return messages.length === group.messages.length ? group : { ...group, messages }
      })
    case 'arrive':
      return within(state, event.message.chatgroupId, (group) => arrived(group, event, state))
    case 'history':
      return within(state, event.chatgroupId, (group) => loaded(group, event, state))
    case 'read':
      return within(state, event.chatgroupId, (group) => acknowledged(group, event, state))
    case 'shown':
      return within(state, event.chatgroupId, (group) => seen(group, state.self, new Set(event.ids)))
    case 'played':
      return on(state, event, (entry) =>
        isPlayable(entry) && !entry.isReadVoice ? { ...entry, isReadVoice: true } : entry,
      )
    case 'translated':
      return on(state, event, (entry) => ({ ...entry, translation: event.translation }))
    case 'status':
      return within(state, event.chatgroupId, (group) => ({
        ...group,
        status: event.status,
        staffName: event.staffName === undefined ? group.staffName : event.staffName,
      }))
    case 'command':
      return within(state, event.chatgroupId, (group) => served(group, event))
    case 'disconnected':
      return everywhere(state, (group) =>
        group.isLoaded && group.gapAfter === null ? { ...group, gapAfter: newestSeq(group) } : group,
      )
    case 'forget': {
      const { [event.chatgroupId]: _, ...groups } = state.groups
      return { ...state, groups, open: state.open === event.chatgroupId ? null : state.open }
    }
  }
}

/** Number of messages of others that were not seen, in all chats. */
export const unreadIn = ({ groups }: Conversation): number =>
  Object.values(groups).reduce((sum, { unread }) => sum + unread, 0)

/** The visitor's messages that have not reached the service, in the order in which they were written. */
export const unsentIn = ({ groups }: Conversation): readonly Entry[] =>
  Object.values(groups)
    .flatMap(({ messages }) => messages.filter(({ seq, messageStatus }) => seq === null && messageStatus === 'sending'))
    .toSorted((a, b) => a.place - b.place)

function within(state: Conversation, chatgroupId: string, change: (group: Group) => Group): Conversation {
  const group = groupIn(state, chatgroupId)
  const next = change(group)
  return next === group ? state : { ...state, groups: { ...state.groups, [chatgroupId]: next } }
}

const everywhere = (state: Conversation, change: (group: Group) => Group): Conversation =>
  Object.keys(state.groups).reduce((next, id) => within(next, id, change), state)

const on = (
  state: Conversation,
  { chatgroupId, id }: { chatgroupId: string; id: string },
  change: (entry: Entry) => Entry,
): Conversation => within(state, chatgroupId, (group) => changed(group, id, change))

/**
 * A chat of the list: its count is the service's, plus messages that arrived since, without those that were seen here
 * before the service knew.
 */
function listed(group: Group, session: ChatSession, state: Conversation): Group {
  const kind = session.role === 'LIVE' || session.role === 'MEETING' ? 'group' : 'p2p'
  const { lastMessage, unreadCount } = session
  const unseen = (messages: readonly Entry[]) => unseenIn({ ...group, messages }, state.self)
  const last = group.messages.findIndex(({ id }) => id === lastMessage?.id)
  const isLater = ({ time }: Entry) => lastMessage != null && msOf(time) > msOf(lastMessage.time)
  // Of a chat that was never loaded, only what arrived meanwhile is here, not the list's last message.
  const since = last < 0 ? group.messages.filter(isLater) : group.messages.slice(last + 1)
  const isKnown = last >= 0 && group.isLoaded && kind === 'p2p'
  const before = isKnown ? Math.min(unreadCount, unseen(group.messages.slice(0, last + 1))) : unreadCount
  const unread = state.open === group.chatgroupId ? 0 : before + unseen(since)
  return { ...group, kind, status: session.status, staffName: session.staffName ?? null, unread }
}

/** The chat that was open is cut to its cache; the one that opens is marked as read, with receipts (Spec 4). */
function opened(state: Conversation, chatgroupId: string | null): Conversation {
  if (state.open === chatgroupId) return state
  const left = state.open === null ? state : within(state, state.open, (group) => cut({ ...group, isBrowsing: false }))
  const next = { ...left, open: chatgroupId }
  return chatgroupId === null ? next : within(next, chatgroupId, (group) => seen(group, state.self))
}

function written(state: Conversation, { message, at, name }: EventOf<'write'>): Conversation {
  if (groupIn(state, message.chatgroupId).messages.some(({ id }) => id === message.id)) return state
  const entry: Entry = {
    ...message,
    url: message.url && isAddress(message.url, 'download') ? message.url : null,
    time: isoOf(at),
    from: state.self,
    to: message.chatgroupId,
    messageStatus: 'sending',
    isRead: false,
    isSendReceipt: false,
    isReadVoice: false,
    ext: { isStaff: false, flag: 'IM', name: name ?? null },
    seq: null,
    place: state.nextPlace,
    handedAt: null,
  }
  return within({ ...state, nextPlace: state.nextPlace + 1 }, message.chatgroupId, (group) => ({
    ...group,
    messages: placed(group.messages, entry),
  }))
}

/** A failed message is sent again, after those written since (Spec 4). */
function resent(state: Conversation, { chatgroupId, id, at }: EventOf<'resend'>): Conversation {
  const entry = groupIn(state, chatgroupId).messages.find((each) => each.id === id)
  if (entry?.messageStatus !== 'fail') return state
  const again: Entry = {
    ...entry,
    messageStatus: 'sending',
    time: isoOf(at),
    handedAt: null,
    place: state.nextPlace,
  }
  return within({ ...state, nextPlace: state.nextPlace + 1 }, chatgroupId, (group) => ({
    ...group,
    messages: placed(
      group.messages.filter((each) => each !== entry),
      again,
    ),
  }))
}

/** Marks messages without an answer for 30 seconds as failed (Spec 9). */
function timedOut(group: Group, at: number): Group {
  const isLate = ({ messageStatus, handedAt }: Entry) =>
    messageStatus === 'sending' && handedAt !== null && at - handedAt >= CHAT_SEND_TIMEOUT_MS
  if (!group.messages.some(isLate)) return group
  return {
    ...group,
    messages: group.messages.map((entry) => (isLate(entry) ? { ...entry, messageStatus: 'fail' as const } : entry)),
  }
}

/** A message arrives: read with a receipt in the open chat, counted as unread in every other (Spec 4). */
function arrived(group: Group, event: EventOf<'arrive'>, { self, open }: Conversation): Group {
  const { seq, message } = event
  const isKnown = group.messages.some(({ id }) => id === message.id)
  if (!isKnown && seq <= group.cutAt) return group
  const next = readNow(taken(group, event), message.id)
  if (isKnown) return next === group ? group : cut(next)
  if (open === group.chatgroupId) return cut(seen(next, self, new Set([message.id])))
  const isNews = message.from !== self && next.messages.some(({ id, isRead }) => id === message.id && !isRead)
  return cut(isNews ? { ...next, unread: next.unread + 1 } : next)
}

function loaded(group: Group, event: EventOf<'history'>, { self, open }: Conversation): Group {
  const { part, anchor, messages, isComplete } = event
  if (part === 'older' && anchor !== oldestSeq(group)) return group
  if (part === 'missed' && anchor !== group.gapAfter) return group
  const lowest = messages[0]?.seq ?? 0
  // The newest page may lie beyond the loaded part: anything older than the page is then loaded again on request.
  const base =
    part === 'newest' && !isComplete
      ? { ...group, messages: group.messages.filter(({ seq }) => seq === null || seq >= lowest) }
      : group
  const all = messages.reduce(taken, base)
  const known: Group =
    part === 'newest'
      ? { ...all, isLoaded: true, hasOlder: !isComplete, gapAfter: null }
      : part === 'older'
        ? { ...all, hasOlder: !isComplete, isBrowsing: true }
        : { ...all, gapAfter: isComplete ? null : (messages.at(-1)?.seq ?? null) }
  if (open === group.chatgroupId) return cut(seen(known, self))
  return cut(part === 'missed' ? { ...known, unread: Math.max(known.unread, unseenIn(known, self)) } : known)
}

/** A read acknowledgement (Spec 4): by another, for the visitor's messages; by the visitor, from any of their pages. */
function acknowledged(group: Group, { ids, by }: EventOf<'read'>, { self }: Conversation): Group {
  const receiptIds = new Set(ids)
  const isOwn = by === self
  const hits = group.messages.filter(({ id, from }) => receiptIds.has(id) && (from === self) !== isOwn)
  const news = new Set(hits.filter((entry) => !entry.isRead || (isOwn && !entry.isSendReceipt)).map(({ id }) => id))
  const known = new Set(group.messages.map(({ id }) => id))
  const early = ids.filter((id) => !known.has(id))
  const receiptsDue = isOwn ? group.receiptsDue.filter((id) => !receiptIds.has(id)) : group.receiptsDue
  // For a chat that was never loaded, the count is the service's, which includes these.
  const counted = isOwn ? hits.filter(({ isRead }) => !isRead).length + (group.isLoaded ? 0 : early.length) : 0
  if (news.size === 0 && early.length === 0 && receiptsDue.length === group.receiptsDue.length) return group
  const messages =
    news.size === 0
      ? group.messages
      : group.messages.map((entry) =>
          news.has(entry.id) ? { ...entry, isRead: true, isSendReceipt: entry.isSendReceipt || isOwn } : entry,
        )
  return readEarly({ ...group, messages, receiptsDue, unread: Math.max(0, group.unread - counted) }, early)
}

/** Applies a read acknowledgement that arrived before the acknowledgement of the visitor's own message. */
function readNow(group: Group, id: string): Group {
  if (!group.earlyReads.includes(id)) return group
  const read = changed(group, id, (entry) => ({ ...entry, isRead: true }))
  return read === group ? group : { ...read, earlyReads: group.earlyReads.filter((each) => each !== id) }
}
