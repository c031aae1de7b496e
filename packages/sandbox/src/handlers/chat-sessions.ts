import { type ChatStatus, SERVICE_DESK } from '@fair/contract/chat.ts'
import { liveOf, meetingOf } from '../business/subjects.ts'
import { type Context, requesterOf } from '../context.ts'
import { found } from '../failure.ts'
import { hasTerms, searchText, termsOf } from '../search-text.ts'
import type { ChatSession } from '../sent.ts'
import { say } from '../texts.ts'
import { chatIn, chatsOf, type MemberRow } from './chat-groups.ts'
import { fileOf, messageFrom, messagesOf } from './chat-messages.ts'
import { settleChats } from './chat-staff.ts'
import { exhibitor } from './goods.ts'
import { coverOf } from './replay-meeting.ts'

/** The title of a chat, and its people. Undefined for a chat with somebody who was removed from the fair. */
type Heading = Pick<ChatSession, 'title' | 'picture' | 'isStaffOnline' | 'staffName'> & { readonly isOver: boolean }

/** The user's chats as the list shows them, latest first; with a keyword, those whose names or messages contain it. */
export function sessionsOf(context: Context, keyword?: string, status?: readonly ChatStatus[]): ChatSession[] {
  settleChats(context, requesterOf(context))
  const terms = termsOf(keyword)
  return chatsOf(context)
    .filter(({ hidden }) => hidden === 0)
    .flatMap((row) => sessionFrom(row, context) ?? [])
    .filter((session) => status === undefined || status.length === 0 || status.includes(session.status))
    .filter((session) => terms.length === 0 || hasTerms(wordsOf(session, context), terms))
}

/** One of the user's chats. @throws PlatformError 4041 */
export function sessionIn(context: Context, chatgroupId: string): ChatSession {
  settleChats(context, requesterOf(context))
  const row = found(chatIn(context, chatgroupId), 'chatGroup', chatgroupId)
  return found(sessionFrom(row, context), 'chatGroup', chatgroupId)
}

function wordsOf({ title, staffName, chatgroupId }: ChatSession, { db }: Context): string {
  const messages = messagesOf(db, chatgroupId, -1).flatMap((row) => [row.msg_content, fileOf(row)?.fileName ?? ''])
  return searchText(title, staffName ?? '', ...messages)
}

function sessionFrom(row: MemberRow, context: Context): ChatSession | undefined {
  const { db } = context
  const known = headingOf(row, context)
  if (!known) return undefined
  const { isOver, ...heading } = known
  const last = messagesOf(db, row.chatgroup_id, 1)[0]
  const isPrivate = row.role === 'EXHIBITOR' || row.role === 'SERVICE'
  const partner = last?.is_staff === 1 ? requesterOf(context) : row.staff_id
  const members = 'SELECT count(*) AS n FROM chat_member WHERE chatgroup_id = ?'
  return {
    ...heading,
    _id: row.session_id,
    chatgroupId: row.chatgroup_id,
    status: isOver ? 'CLOSED' : row.status,
    role: row.role,
    roleId: row.role === 'SERVICE' ? SERVICE_DESK : row.role_id,
    lastMessage: last ? messageFrom(db, last, isPrivate ? partner : null) : null,
    unreadCount: row.unread,
    memberCount: isPrivate ? 2 : (db.one<{ n: number }>(members, row.chatgroup_id)?.n ?? 0),
    updateTime: row.update_time,
  }
}

function headingOf({ role, role_id, staff_id }: MemberRow, context: Context): Heading | undefined {
  const { language } = context
  switch (role) {
    case 'EXHIBITOR': {
      const maker = exhibitor(role_id, context)
      if (!maker) return undefined
      const { exhibitorName: title, isOnline: isStaffOnline, logo: picture } = maker
      const staff = maker.staff.find(({ staffId }) => staffId === staff_id)
      const staffName = staff?.staffName ?? (staff_id === null ? null : title)
      return { title, picture, isStaffOnline, staffName, isOver: false }
    }
    case 'SERVICE': {
      const title = say(language, 'serviceDesk')
      return { title, picture: null, isStaffOnline: true, staffName: staff_id === null ? null : title, isOver: false }
    }
    case 'LIVE': {
      const live = liveOf(role_id, context)
      return live && { ...audienceOf(live, context), picture: live.cover }
    }
    case 'MEETING': {
      const meeting = meetingOf(role_id, context)
      return meeting && { ...audienceOf(meeting, context), picture: coverOf(meeting) }
    }
  }
}

function audienceOf(
  { title, state }: { title: string; state: string },
  { language }: Context,
): Omit<Heading, 'picture'> {
  const isOver = state !== 'live' && state !== 'upcoming'
  return { title: say(language, 'audienceOf', { title }), isStaffOnline: state === 'live', staffName: null, isOver }
}
