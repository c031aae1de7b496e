import type { ChatSession } from '@fair/contract/chat.ts'
import type { Outgoing } from '@fair/contract/chat-frames.ts'
import type { GroupCommand } from '@fair/contract/interaction.ts'
import { isoOf } from '@fair/contract/rules/instant.ts'
import { CHAT_STATUS_POLL_MS, uuid } from '@fair/contract/rules/limits.ts'
import { isInstant } from '@fair/contract/rules/platform-values.ts'
import { atom, type ReadableAtom } from 'nanostores'
import { converse, unsentIn } from '../../../domain/conversation.ts'
import {
  type Conversation,
  type ConversationEvent,
  emptyConversation,
  groupIn,
} from '../../../domain/conversation-state.ts'
import { now as platformNow } from '../../../lib/clock.ts'
import { createHistories, type Histories } from './histories.ts'
import type { Outbox } from './outbox.ts'
import { createReceipts } from './receipts.ts'
import type { ChatTransport, TransportEvent } from './transport.ts'

/** The state of the connection. given-up: a thousand reconnects failed (Spec 9); expired: the login has expired. */
type Connection = 'connecting' | 'online' | 'offline' | 'given-up' | 'expired'

export interface ChatEngine extends Histories {
  readonly $conversation: ReadableAtom<Conversation>
  readonly $connection: ReadableAtom<Connection>
  /** Connects, and sends messages left over from earlier pages. */
  start(): void
  stop(): void
  /** Tries to connect at once, as when the browser reports that the network is back. */
  retry(): void
  /** The chat the visitor is looking at; its history is loaded if it is missing. Null closes it. */
  open(chatgroupId: string | null): void
  /** The page is shown or hidden: messages that arrive while it is hidden are not marked as read. */
  look(visible: boolean): void
  /** Writes a message; it is sent once there is a connection. @returns its id */
  write(draft: Omit<Outgoing, 'id'>): string
  resend(chatgroupId: string, id: string): void
  /** Discards a message that the service does not have. */
  discard(chatgroupId: string, id: string): void
  /** Takes over the list of chats that the platform has just returned. */
  list(sessions: readonly ChatSession[]): void
  shown(chatgroupId: string, ids: readonly string[]): void
  played(chatgroupId: string, id: string): void
  translated(chatgroupId: string, id: string, translation: string | null): void
  forget(chatgroupId: string): void
  /** Commands that control a room arrive over the same connection (Spec 4). @returns stops listening */
  listenRooms(listener: (command: GroupCommand) => void): () => void
}

export interface EngineOptions {
  /** The visitor's own IM id. */
  readonly self: string
  readonly transport: ChatTransport
  readonly outbox: Outbox
  /** The visitor's name, for their own messages. */
  readonly name?: string
  /** Called when the connection is up, for the first time or again: the list of chats may have changed. */
  readonly onOnline?: () => void
  readonly now?: () => number
}

/** The fields of a message that are sent to the service, without those that only this page uses. */
const outgoingOf = ({
  id,
  chatgroupId,
  contentsType,
  msgContent,
  url,
  length,
  file,
}: Outgoing): Required<Outgoing> => ({
  ...{ id, chatgroupId, contentsType, msgContent, url, length, file },
})

/**
 * Runs conversations: applies the rules of Spec 4 (domain/conversation.ts) between a connection and what a page shows.
 */
export function createChatEngine(options: EngineOptions): ChatEngine {
  const { self, transport, outbox, name, onOnline, now = () => platformNow().getTime() } = options
  const $conversation = atom<Conversation>(emptyConversation(self))
  const $connection = atom<Connection>('connecting')
  /** The messages handed to this connection; after a reconnect they are handed over again, with the same ids. */
  const handed = new Set<string>()
  /** The contents of the outbox: the chat of each message, and whether it is stored as failed. */
  const stored = new Map<string, { chatgroupId: string; at: number; failed: boolean }>()
  const inRooms = new Set<(command: GroupCommand) => void>()
  let chosen: string | null = null
  let isVisible = true
  let polling: ReturnType<typeof setInterval> | undefined
  let unlisten: (() => void) | null = null

  const receipts = createReceipts(transport)
  const apply = (event: ConversationEvent) => {
    const before = $conversation.get()
    const after = converse(before, event)
    if (after === before) return
    $conversation.set(after)
    settleOutbox()
    receipts.send(after)
  }
  const histories = createHistories({
    transport,
    apply,
    read: () => $conversation.get(),
    isOnline: () => $connection.get() === 'online',
  })

  /** Messages that the service has are removed from the outbox; failed ones remain, but wait for the visitor. */
  function settleOutbox(): void {
    for (const [id, item] of stored) {
      const entry = groupIn($conversation.get(), item.chatgroupId).messages.find((each) => each.id === id)
      if (!entry || entry.seq !== null) {
        outbox.remove(id)
        stored.delete(id)
        handed.delete(id)
      } else if ((entry.messageStatus === 'fail') !== item.failed) keep(entry, item.at, !item.failed)
    }
  }
  function keep(message: Outgoing, at: number, failed: boolean): void {
    const { id, chatgroupId } = message
    stored.set(id, { chatgroupId, at, failed })
    outbox.keep({ message: outgoingOf(message), at, failed })
  }

  /** Hands over the waiting messages in order; checks every 200 ms (Spec 9) whether an answer has arrived. */
  function flush(): void {
    for (const entry of unsentIn($conversation.get())) {
      if (handed.has(entry.id)) continue
      const { id, chatgroupId } = entry
      if (!transport.send(outgoingOf(entry))) break
      handed.add(id)
      apply({ type: 'handed', chatgroupId, id, at: now() })
    }
    if (unsentIn($conversation.get()).some(({ handedAt }) => handedAt !== null))
      polling ??= setInterval(poll, CHAT_STATUS_POLL_MS)
  }
  function poll(): void {
    apply({ type: 'tick', at: now() })
    if (unsentIn($conversation.get()).some(({ handedAt }) => handedAt !== null)) return
    clearInterval(polling)
    polling = undefined
  }

  function online(): void {
    handed.clear()
    receipts.forget()
    $connection.set('online')
    transport.enter(Object.keys($conversation.get().groups))
    flush()
    receipts.send($conversation.get())
    void histories.catchUp(chosen)
    onOnline?.()
  }
  function offline(event: Extract<TransportEvent, { type: 'offline' | 'expired' }>): void {
    handed.clear()
    apply({ type: 'disconnected' })
    if (event.type === 'expired') $connection.set('expired')
    else $connection.set(event.retryIn === null ? 'given-up' : 'offline')
  }
  function follow(event: TransportEvent): void {
    if (event.type === 'online') online()
    else if (event.type === 'offline' || event.type === 'expired') offline(event)
    else if (event.type === 'message') apply({ type: 'arrive', seq: event.seq, message: event.message })
    else if (event.type === 'room') for (const listener of [...inRooms]) listener(event.command)
    else if (event.type === 'command') {
      const time = isInstant(event.time) ? event.time : isoOf(now())
      apply({ ...event, time, staffName: event.staffName ?? null })
    } else apply(event)
  }

  return {
    ...histories,
    $conversation,
    $connection,
    start: () => {
      unlisten ??= transport.listen(follow)
      for (const { message, at, failed } of outbox.read()) {
        const { id, chatgroupId } = message
        stored.set(id, { chatgroupId, at, failed })
        apply({ type: 'write', message, at, name: name ?? null })
        if (failed) apply({ type: 'refused', chatgroupId, id })
      }
      transport.connect()
    },
    stop: () => {
      unlisten?.()
      unlisten = null
      clearInterval(polling)
      transport.close()
    },
    retry: () => transport.connect(),
    open: (chatgroupId) => {
      chosen = chatgroupId
      apply({ type: 'open', chatgroupId: isVisible ? chatgroupId : null })
      if (chatgroupId === null) return
      transport.enter([chatgroupId])
      if (!groupIn($conversation.get(), chatgroupId).isLoaded) void histories.load([chatgroupId])
    },
    look: (visible) => {
      isVisible = visible
      apply({ type: 'open', chatgroupId: visible ? chosen : null })
    },
    write: (draft) => {
      const message = { ...draft, id: uuid() }
      const at = now()
      keep(message, at, false)
      apply({ type: 'write', message, at, name: name ?? null })
      flush()
      return message.id
    },
    resend: (chatgroupId, id) => {
      handed.delete(id)
      apply({ type: 'resend', chatgroupId, id, at: now() })
      flush()
    },
    discard: (chatgroupId, id) => apply({ type: 'discard', chatgroupId, id }),
    list: (sessions) => {
      apply({ type: 'sessions', sessions })
      transport.enter(sessions.map(({ chatgroupId }) => chatgroupId))
    },
    shown: (chatgroupId, ids) => apply({ type: 'shown', chatgroupId, ids }),
    played: (chatgroupId, id) => apply({ type: 'played', chatgroupId, id }),
    translated: (chatgroupId, id, translation) => apply({ type: 'translated', chatgroupId, id, translation }),
    forget: (chatgroupId) => apply({ type: 'forget', chatgroupId }),
    listenRooms: (listener) => {
      inRooms.add(listener)
      return () => inRooms.delete(listener)
    },
  }
}
