import type { ChatMessage, ChatSession } from '@fair/contract/chat.ts'
import type { Arrived, Outgoing } from '@fair/contract/chat-frames.ts'
import { parsed } from '../../tests/parsed.ts'
import { converse } from './conversation.ts'
import { type Conversation, type ConversationEvent, emptyConversation, groupIn } from './conversation-state.ts'

/* For tests only: messages and events of conversations, short to write. */

export const SELF = 'me'
export const START = Date.UTC(2026, 10, 19, 3)

export const message = (id: string, more: Partial<ChatMessage> = {}): ChatMessage =>
  parsed({
    id,
    chatgroupId: 'G',
    contentsType: 'TEXT',
    msgContent: id,
    time: new Date(START).toISOString(),
    from: 'staff',
    to: SELF,
    messageStatus: 'success',
    isRead: false,
    isSendReceipt: false,
    isReadVoice: false,
    ext: { isStaff: true, flag: 'IM', name: 'Li' },
    ...more,
  })

export const arrived = (seq: number, id = `m${seq}`, more: Partial<ChatMessage> = {}): Arrived => ({
  seq,
  message: message(id, more),
})

export const outgoing = (id: string, chatgroupId = 'G'): Outgoing => ({
  id,
  chatgroupId,
  contentsType: 'TEXT',
  msgContent: id,
})

export const session = (more: Partial<ChatSession> = {}): ChatSession =>
  parsed({
    _id: 'S',
    chatgroupId: 'G',
    status: 'ACTIVE',
    role: 'EXHIBITOR',
    roleId: '30001',
    title: 'Maker',
    staffName: 'Li',
    isStaffOnline: true,
    unreadCount: 0,
    memberCount: 2,
    updateTime: new Date(START).toISOString(),
    ...more,
  })

export const run = (events: readonly ConversationEvent[], from: Conversation = emptyConversation(SELF)): Conversation =>
  events.reduce(converse, from)

export const write = (id: string, chatgroupId = 'G', at = START): ConversationEvent => ({
  type: 'write',
  message: outgoing(id, chatgroupId),
  at,
})
export const handed = (id: string, at = START): ConversationEvent => ({ type: 'handed', chatgroupId: 'G', id, at })
export const ack = (id: string, seq: number): ConversationEvent => ({
  type: 'ack',
  chatgroupId: 'G',
  id,
  seq,
  time: new Date(START + seq).toISOString(),
})
export const arrive = (seq: number, id?: string, more?: Partial<ChatMessage>): ConversationEvent => ({
  type: 'arrive',
  ...arrived(seq, id, more),
})
export const open = (chatgroupId: string | null = 'G'): ConversationEvent => ({ type: 'open', chatgroupId })
export const read = (ids: string[], by = 'staff'): ConversationEvent => ({ type: 'read', chatgroupId: 'G', ids, by })
export const tick = (after: number): ConversationEvent => ({ type: 'tick', at: START + after })

/** The messages of the group: `id status`, in their order. */
export const shown = (state: Conversation, chatgroupId = 'G'): string[] =>
  groupIn(state, chatgroupId).messages.map(({ id, messageStatus }) => `${id} ${messageStatus}`)

/** The group as it is after the events. */
export const group = (events: readonly ConversationEvent[], id = 'G') => groupIn(run(events), id)
export const history = (
  seqs: readonly number[],
  more: Partial<Extract<ConversationEvent, { type: 'history' }>> = {},
): ConversationEvent => ({
  type: 'history',
  chatgroupId: 'G',
  messages: seqs.map((seq) => arrived(seq)),
  isComplete: true,
  part: 'newest',
  anchor: null,
  ...more,
})
