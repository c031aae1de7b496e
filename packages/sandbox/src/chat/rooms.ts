import type { ChatStatus } from '@fair/contract/chat.ts'
import { type Context, createContext } from '../context.ts'
import { PlatformError } from '../failure.ts'
import type { GroupRow } from '../handlers/chat-groups.ts'
import { type MessageRow, messageFrom } from '../handlers/chat-messages.ts'
import { sessionIn } from '../handlers/chat-sessions.ts'
import type { Platform } from '../platform.ts'
import type { Arrived } from '../sent.ts'

/* The real-time service's queries about chat groups: their members and their status. */

export function groupOf({ db }: Platform, chatgroupId: string): (GroupRow & { tenant_id: string }) | undefined {
  return db.one('SELECT * FROM chat_group WHERE chatgroup_id = ?', chatgroupId)
}

export function membersOf({ db }: Platform, chatgroupId: string): string[] {
  const sql = 'SELECT user_id FROM chat_member WHERE chatgroup_id = ?'
  return db.all<{ user_id: string }>(sql, chatgroupId).map(({ user_id }) => user_id)
}

export function isMember({ db }: Platform, chatgroupId: string, userId: string): boolean {
  const sql = 'SELECT 1 FROM chat_member WHERE chatgroup_id = ? AND user_id = ?'
  return db.one<object>(sql, chatgroupId, userId) !== undefined
}

/** The status of a chat for a member: a room whose live is over is closed. Null if it was removed. */
export function membershipOf(
  platform: Platform,
  chatgroupId: string,
  userId: string,
): { status: ChatStatus; staffName: string | null } | null {
  const group = groupOf(platform, chatgroupId)
  if (!group) return null
  try {
    const { status, staffName } = sessionIn(contextOf(platform, group, userId), chatgroupId)
    return { status, staffName: staffName ?? null }
  } catch (error) {
    if (error instanceof PlatformError) return null
    throw error
  }
}

function contextOf(platform: Platform, group: { tenant_id: string }, userId: string): Context {
  const language = platform.db.one<{ language: string }>('SELECT language FROM user WHERE id = ?', userId)?.language
  const headers = new Headers({ tenantId: group.tenant_id, language: language ?? '' })
  return Object.create(createContext(platform, headers), { userId: { value: userId } })
}

/** A row as it is sent: to the other person in a chat of two, to the group otherwise. */
export function arrivedFrom(platform: Platform, row: MessageRow): Arrived {
  const group = groupOf(platform, row.chatgroup_id)
  const isPrivate = group?.role === 'EXHIBITOR' || group?.role === 'SERVICE'
  const visitor = isPrivate && row.is_staff === 1 ? (membersOf(platform, row.chatgroup_id)[0] ?? null) : null
  const partner = row.is_staff === 1 ? visitor : isPrivate ? (group?.staff_id ?? null) : null
  return { seq: row.seq, message: messageFrom(platform.db, row, partner) }
}

/** A page of a chat's messages, oldest first. */
export function historyOf(
  { db }: Platform,
  chatgroupId: string,
  { count, before, after }: { count: number; before?: number | undefined; after?: number | undefined },
): { rows: MessageRow[]; isComplete: boolean } {
  const limit = Math.min(Math.max(1, Math.trunc(count)), 500)
  const rows =
    after === undefined
      ? db
          .all<MessageRow>(
            'SELECT * FROM chat_message WHERE chatgroup_id = ? AND seq < ? ORDER BY seq DESC LIMIT ?',
            ...[chatgroupId, before ?? Number.MAX_SAFE_INTEGER, limit + 1],
          )
          .reverse()
      : db.all<MessageRow>(
          'SELECT * FROM chat_message WHERE chatgroup_id = ? AND seq > ? ORDER BY seq LIMIT ?',
          ...[chatgroupId, after, limit + 1],
        )
  const isComplete = rows.length <= limit
  if (isComplete) return { rows, isComplete }
  return { rows: after === undefined ? rows.slice(1) : rows.slice(0, limit), isComplete }
}
