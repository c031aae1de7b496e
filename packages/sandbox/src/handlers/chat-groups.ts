import { type ChatRole, type ChatStatus, SERVICE_DESK } from '@fair/contract/chat.ts'
import { dueIn } from '../business/clock.ts'
import { newId } from '../business/numbers.ts'
import { type Context, requesterOf } from '../context.ts'
import { found, missing } from '../failure.ts'
import { exhibit, exhibitor } from './goods.ts'

export interface GroupRow {
  readonly chatgroup_id: string
  readonly exhibition_id: string
  readonly role: ChatRole
  /** The exhibitor's, live's or meeting's id; empty for the service desk. */
  readonly role_id: string
  readonly status: ChatStatus
  readonly staff_id: string | null
  readonly exhibits_id: string | null
  readonly accept_due: string | null
  readonly answer_due: string | null
  readonly contact: string | null
  readonly update_time: string
}

/** A chat in the user's list. */
export interface MemberRow extends GroupRow {
  readonly session_id: string
  readonly unread: number
  readonly hidden: number
}

/** How long staff takes to join, if somebody is on duty. */
const ACCEPTED_AFTER = 4_000

const MINE = `SELECT * FROM chat_member JOIN chat_group USING (chatgroup_id) WHERE user_id = ? AND tenant_id = ?`

/** All of the user's chats, including hidden ones, latest first. */
export function chatsOf(context: Context): MemberRow[] {
  const sql = `${MINE} ORDER BY update_time DESC, chatgroup_id`
  return context.db.all<MemberRow>(sql, requesterOf(context), context.tenantId)
}

export function chatIn(context: Context, chatgroupId: string): MemberRow | undefined {
  const sql = `${MINE} AND chatgroup_id = ?`
  return context.db.one<MemberRow>(sql, requesterOf(context), context.tenantId, chatgroupId)
}

/** The chatgroupId of the user's chat of two with a `roleId`; undefined if there is none. */
export function chatWith(context: Context, roleId: string): string | undefined {
  const own = chatsOf(context).filter(({ role }) => role === 'EXHIBITOR' || role === 'SERVICE')
  return own.find(({ role, role_id }) => (role === 'SERVICE' ? SERVICE_DESK : role_id) === roleId)?.chatgroup_id
}

/** Makes the user a member; a member remains one, and the chat reappears in their list. */
export function joinGroup(context: Context, chatgroupId: string): void {
  context.db.run(
    `INSERT INTO chat_member VALUES (?, ?, ?, 0, 0) ON CONFLICT (chatgroup_id, user_id) DO UPDATE SET hidden = 0`,
    ...[newId('CS'), chatgroupId, requesterOf(context)],
  )
}

/**
 * The user's chat with an exhibitor or the service desk: the existing one, or a new one. One closed by staff waits for
 * them again.
 *
 * @returns its chatgroupId
 * @throws PlatformError 4041 for an unknown exhibitor or exhibit
 */
export function openChat(
  role: 'EXHIBITOR' | 'SERVICE',
  roleId: string,
  exhibitsId: string | undefined,
  context: Context,
): string {
  const { db, now, tenantId } = context
  const userId = requesterOf(context)
  const maker = role === 'EXHIBITOR' ? found(exhibitor(roleId, context), 'exhibitor', roleId) : undefined
  if (exhibitsId !== undefined && !exhibit(exhibitsId, context)) throw missing('exhibit', exhibitsId)
  const key = role === 'EXHIBITOR' ? roleId : ''
  const chatgroupId = `CG-${userId}-${key || role}`
  const isOnDuty = maker?.isOnline ?? true
  const acceptDue = isOnDuty ? dueIn(now(), ACCEPTED_AFTER) : null
  db.transaction(() => {
    db.run(
      `INSERT INTO chat_group (chatgroup_id, tenant_id, exhibition_id, role, role_id, status, exhibits_id, accept_due, update_time)
       VALUES (?1, ?2, ?3, ?4, ?5, 'WAITING', ?6, ?7, ?8)
       ON CONFLICT DO UPDATE SET exhibits_id = coalesce(?6, exhibits_id),
        accept_due = iif(status = 'FINISHED', ?7, accept_due), status = iif(status = 'FINISHED', 'WAITING', status)`,
      ...[chatgroupId, tenantId, context.exhibitionId, role, key, exhibitsId ?? null, acceptDue, now().toISOString()],
    )
    joinGroup(context, chatgroupId)
  })
  return chatgroupId
}
