import type { ClientFrame, Outgoing } from '@fair/contract/chat-frames.ts'
import { hasWords } from '@fair/contract/rules/message-kinds.ts'
import { userById } from '../accounts/users.ts'
import { dueIn } from '../business/clock.ts'
import { commandsAfter } from '../handlers/chat-commands.ts'
import { imIdOf } from '../handlers/chat-identity.ts'
import { addMessage, readMessages } from '../handlers/chat-messages.ts'
import { refusedWordsIn } from '../handlers/chat-words.ts'
import type { Platform } from '../platform.ts'
import type { ServerFrame } from '../sent.ts'
import { messageTime } from './clock.ts'
import { arrivedFrom, groupOf, historyOf, isMember, membershipOf } from './rooms.ts'
import { noticeMessage } from './staff.ts'

/** The sender of a frame, and how to answer it. */
export interface ChatContext {
  readonly platform: Platform
  readonly userId: string
  /** This connection is to get the acknowledgement of the message that is about to be stored. */
  expect(chatgroupId: string, id: string): void
  /** Sends everything new. */
  pump(): void
  sendFrame(frame: ServerFrame): void
  sendToMembers(chatgroupId: string, frame: ServerFrame): void
}

type FrameOf<T extends ClientFrame['type']> = Extract<ClientFrame, { type: T }>

/** Until staff reopens a chat that they had closed, in ms. */
const TAKEN_AGAIN_AFTER = 4000

/** Performs a frame's request. */
export function answerFrame(frame: Exclude<ClientFrame, { type: 'hello' }>, context: ChatContext): void {
  if (frame.type === 'ping') context.sendFrame({ type: 'pong' })
  else if (frame.type === 'send') keep(frame.message, context)
  else if (frame.type === 'receipt') receipt(frame, context)
  else history(frame, context)
}

function keep(message: Outgoing, context: ChatContext): void {
  const { platform, userId, sendFrame, pump } = context
  const { db } = platform
  const { id, chatgroupId, contentsType, msgContent, url = null, length = null, file = null } = message
  const stored = () =>
    db.one<{ seq: number; time: string; sender: string }>(
      'SELECT seq, time, sender FROM chat_message WHERE chatgroup_id = ? AND id = ?',
      ...[chatgroupId, id],
    )
  const known = stored()
  if (known?.sender === userId) {
    pump()
    sendFrame({ type: 'ack', chatgroupId, id, seq: known.seq, time: known.time })
    return
  }
  const reason = known ? 'id is taken' : refusal(message, context)
  if (reason !== null) {
    sendFrame({ type: 'refused', chatgroupId, id, reason })
    return
  }
  context.expect(chatgroupId, id)
  db.transaction(() => {
    reopen(platform, chatgroupId)
    addMessage(db, {
      ...{ id, chatgroupId, contentsType, msgContent, url, length, file },
      time: messageTime(platform, groupOf(platform, chatgroupId)?.update_time ?? ''),
      sender: userId,
      senderName: userById(db, userId)?.user_name ?? null,
      isStaff: false,
    })
    noticeMessage(platform, chatgroupId, msgContent)
  })
  pump()
}

const OWN_FILE = /^(?:https:\/\/|http:\/\/(?:[\w.-]+\.)?localhost(?::\d+)?\/|\/(?!\/))/

/** Why a message is refused; null if it is stored. */
function refusal(message: Outgoing, { platform, userId }: ChatContext): string | null {
  const { chatgroupId, contentsType, msgContent, url } = message
  if (!isMember(platform, chatgroupId, userId)) return 'no chat of this user'
  const isAudience = groupOf(platform, chatgroupId)?.role.match(/^(?:LIVE|MEETING)$/)
  const status = isAudience
    ? membershipOf(platform, chatgroupId, userId)?.status
    : groupOf(platform, chatgroupId)?.status
  if (status === undefined || status === 'CLOSED') return 'chat is closed'
  if (hasWords(message)) {
    if (msgContent.trim() === '') return 'text is empty'
    return refusedWordsIn(msgContent).length > 0 ? 'text has refused words' : null
  }
  if (contentsType === 'FILE' && isAudience) return 'an audience is sent no files'
  if (contentsType === 'FILE' && !/^.{1,200}$/.test(message.file?.fileName ?? ''))
    return 'file has no name, or too long a one'
  return url && OWN_FILE.test(url) ? null : 'file is missing'
}

/**
 * A chat closed by staff waits for them again when the visitor sends another message (chat-groups.ts does the same on
 * opening).
 */
function reopen(platform: Platform, chatgroupId: string): void {
  platform.db.run(
    "UPDATE chat_group SET status = 'WAITING', accept_due = ? WHERE chatgroup_id = ? AND status = 'FINISHED'",
    dueIn(platform.now(), TAKEN_AGAIN_AFTER),
    chatgroupId,
  )
}

function receipt({ chatgroupId, ids }: FrameOf<'receipt'>, { platform, userId, sendToMembers }: ChatContext): void {
  if (!isMember(platform, chatgroupId, userId)) return
  const read = readMessages(platform.db, chatgroupId, userId, ids)
  if (read.length > 0) sendToMembers(chatgroupId, { type: 'read', chatgroupId, ids: read, by: imIdOf(userId) })
}

function history(frame: FrameOf<'history'>, { platform, userId, sendFrame, pump }: ChatContext): void {
  const { ref, chatgroupId } = frame
  if (!isMember(platform, chatgroupId, userId)) {
    sendFrame({ type: 'history', ref, chatgroupId, messages: [], isComplete: true })
    return
  }
  pump()
  const { rows, isComplete } = historyOf(platform, chatgroupId, frame)
  const messages = rows.map((row) => arrivedFrom(platform, row))
  sendFrame({ type: 'history', ref, chatgroupId, messages, isComplete })
  // Events belong between the messages: those of the newest page are sent with it.
  if (frame.before !== undefined || frame.after !== undefined) return
  for (const row of commandsAfter(platform.db, 0, chatgroupId).slice(-20)) {
    const { event, staff_name: staffName, time, after_seq: afterSeq } = row
    sendFrame({ type: 'command', chatgroupId, event, staffName, time, afterSeq })
  }
  const membership = membershipOf(platform, chatgroupId, userId)
  if (membership) sendFrame({ type: 'status', chatgroupId, ...membership })
}
