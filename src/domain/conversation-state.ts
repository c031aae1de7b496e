import type { ChatMessage, ChatSession, ChatStatus } from '@fair/contract/chat.ts'
import type { Arrived, Outgoing, SupportEvent } from '@fair/contract/chat-frames.ts'
import type { Instant } from '@fair/contract/rules/brand.ts'

/** A message of a conversation with its state on this page. */
export interface Entry extends ChatMessage {
  /** Its position at the service; null until the service has it. */
  readonly seq: number | null
  /** The order among messages without a seq. */
  readonly place: number
  /** When it was handed to the connection, in ms; null while it waits for one. The 30 seconds of Spec 9 start here. */
  readonly handedAt: number | null
}

/** An action of customer service, shown between the messages. */
export interface Notice {
  readonly event: SupportEvent
  readonly staffName: string | null
  /** ISO 8601, UTC. */
  readonly time: Instant
  /** The seq of the message that it follows. */
  readonly afterSeq: number
}

/** The part of a chat group that this page has loaded. */
export interface Group {
  readonly chatgroupId: string
  readonly kind: 'p2p' | 'group'
  readonly status: ChatStatus | null
  readonly staffName: string | null
  /** By seq; those that the service does not have yet come last, in the order in which they were written. */
  readonly messages: readonly Entry[]
  readonly notices: readonly Notice[]
  /** Messages of others that were not seen (Spec 4). */
  readonly unread: number
  /** Read acknowledgements that arrived before their messages (Spec 4). */
  readonly earlyReads: readonly string[]
  /** Messages that were seen, but whose receipt the service has not confirmed. */
  readonly receiptsDue: readonly string[]
  /** History was loaded at least once. */
  readonly isLoaded: boolean
  /** There is older history than the loaded part. */
  readonly hasOlder: boolean
  /** The reader has loaded older pages: the cache is not cut meanwhile. */
  readonly isBrowsing: boolean
  /** The newest seq that was cut off the cache: a message at or below it is not new. */
  readonly cutAt: number
  /** After a lost connection: everything after this seq still has to be requested. Null if nothing is missing. */
  readonly gapAfter: number | null
}

export interface Conversation {
  /** The visitor's own IM id. */
  readonly self: string
  /** The chat group that the visitor has open; null if there is none, or if the page is hidden. */
  readonly open: string | null
  readonly groups: Readonly<Record<string, Group>>
  /** Incremented with every message that is written or sent again. */
  readonly nextPlace: number
}

/** The events of conversations. `at` is the time in ms. */
export type ConversationEvent =
  | { readonly type: 'sessions'; readonly sessions: readonly ChatSession[] }
  | { readonly type: 'open'; readonly chatgroupId: string | null }
  | { readonly type: 'write'; readonly message: Outgoing; readonly at: number; readonly name?: string | null }
  | { readonly type: 'handed'; readonly chatgroupId: string; readonly id: string; readonly at: number }
  | {
      readonly type: 'ack'
      readonly chatgroupId: string
      readonly id: string
      readonly seq: number
      /** As the service writes it: confirmed() checks it. */
      readonly time: string
    }
  | { readonly type: 'refused'; readonly chatgroupId: string; readonly id: string }
  | { readonly type: 'tick'; readonly at: number }
  | { readonly type: 'resend'; readonly chatgroupId: string; readonly id: string; readonly at: number }
  | { readonly type: 'discard'; readonly chatgroupId: string; readonly id: string }
  | ({ readonly type: 'arrive' } & Arrived)
  | {
      readonly type: 'history'
      readonly chatgroupId: string
      readonly messages: readonly Arrived[]
      readonly isComplete: boolean
      /** newest: the first page; older: before the loaded part; missed: after a lost connection. */
      readonly part: 'newest' | 'older' | 'missed'
      /**
       * The seq before or after which was requested; null for the newest. An answer that no longer joins the loaded
       * part is ignored.
       */
      readonly anchor: number | null
    }
  | { readonly type: 'read'; readonly chatgroupId: string; readonly ids: readonly string[]; readonly by: string }
  | { readonly type: 'shown'; readonly chatgroupId: string; readonly ids: readonly string[] }
  | { readonly type: 'played'; readonly chatgroupId: string; readonly id: string }
  | {
      readonly type: 'translated'
      readonly chatgroupId: string
      readonly id: string
      readonly translation: string | null
    }
  | {
      readonly type: 'status'
      readonly chatgroupId: string
      readonly status: ChatStatus
      readonly staffName?: string | null | undefined
    }
  | ({ readonly type: 'command'; readonly chatgroupId: string } & Notice)
  | { readonly type: 'disconnected' }
  | { readonly type: 'forget'; readonly chatgroupId: string }

/** A visitor who has opened nothing yet. */
export const emptyConversation = (self: string): Conversation => ({ self, open: null, groups: {}, nextPlace: 1 })

/** A chat group without any data. */
export const emptyGroup = (chatgroupId: string): Group => ({
  chatgroupId,
  kind: 'p2p',
  status: null,
  staffName: null,
  messages: [],
  notices: [],
  unread: 0,
  earlyReads: [],
  receiptsDue: [],
  isLoaded: false,
  hasOlder: false,
  isBrowsing: false,
  cutAt: 0,
  gapAfter: null,
})

/** The chat group, or an empty one. */
export const groupIn = ({ groups }: Conversation, chatgroupId: string): Group =>
  groups[chatgroupId] ?? emptyGroup(chatgroupId)

/** Whether nobody is on duty: the last notice was NO_STAFF_ON_DUTY, and no staff has written since. */
export function isUnattended({ notices, messages }: Pick<Group, 'notices' | 'messages'>): boolean {
  const last = notices.at(-1)
  if (last?.event !== 'NO_STAFF_ON_DUTY') return false
  return !messages.some(({ ext, seq }) => ext.isStaff && seq !== null && seq > last.afterSeq)
}
