import { randomId } from '@fair/contract/rules/limits.ts'
import { after, DAY } from '../business/clock.ts'
import type { Context } from '../context.ts'
import { formFor } from '../forms/scope.ts'
import type { SignInvitation } from '../sent.ts'
import { isOpen, memberPlan, SIGN_CATEGORIES, type SignCategorySeed } from './categories.ts'
import { type GroupRow, groupById, type MemberRow, membersOf } from './groups.ts'

/** A link is valid for this many days, within the time that its category is open. */
const DAYS = 14

interface InviteRow {
  readonly group_id: string
  readonly member_id: string | null
  readonly expire_time: string
  readonly withdrawn: number
}

/** The target of a link, and whether it is still valid. */
export interface Invitation {
  readonly state: SignInvitation['state']
  readonly group?: GroupRow
  readonly member?: MemberRow
  readonly seed?: SignCategorySeed
  readonly expireTime?: string
}

export function openInvite({ db, now }: Context, groupId: string, memberId: string | undefined) {
  const inviteToken = randomId(32)
  const expireTime = after(now(), DAYS * DAY)
  db.run('INSERT INTO sign_invite VALUES (?, ?, ?, ?, 0)', inviteToken, groupId, memberId ?? null, expireTime)
  return { inviteToken, path: `/sign-group/member-apply-form?inviteToken=${inviteToken}`, expireTime }
}

/** A removed member's links become invalid. */
export function withdrawInvites({ db }: Context, memberId: string): void {
  db.run('UPDATE sign_invite SET withdrawn = 1 WHERE member_id = ?', memberId)
}

/**
 * The state of a link: whether it exists, then whether it was withdrawn or has expired, and whether there is room and
 * time.
 */
export function invitationOf(context: Context, token: string): Invitation {
  const { db, now, tenantId, exhibitionId } = context
  const invite = db.one<InviteRow>('SELECT * FROM sign_invite WHERE token = ?', token)
  const group = invite && groupById(db, invite.group_id)
  const seed = SIGN_CATEGORIES.find(({ signCategoryId }) => signCategoryId === group?.category_id)
  if (!invite || !group || !seed || group.tenant_id !== tenantId) return { state: 'UNKNOWN' }
  // A link determines its exhibition itself.
  const at = group.exhibition_id === exhibitionId ? context : { ...context, exhibitionId: group.exhibition_id }
  const members = membersOf(db, group.id)
  const member = members.find(({ id }) => id === invite.member_id)
  const found = { group, seed, expireTime: invite.expire_time, ...(member && { member }) }
  if (invite.withdrawn !== 0 || (invite.member_id !== null && !member)) return { state: 'WITHDRAWN', ...found }
  if (!isOpen(at, seed)) return { state: 'CLOSED', ...found }
  if (invite.expire_time <= now().toISOString()) return { state: 'EXPIRED', ...found }
  if (!member && members.length >= seed.maxMembers) return { state: 'FULL', ...found }
  return { state: 'VALID', ...found }
}

/** The data of the link's page; the form only if the link is valid. No data of other members. */
export function invitationFor(
  context: Context,
  { state, group, member, seed, expireTime }: Invitation,
): SignInvitation {
  if (!group || !seed) return { state }
  const leader: unknown = JSON.parse(group.leader_values).userName
  return {
    state,
    groupName: group.name,
    leaderName: typeof leader === 'string' ? leader : null,
    memberForm:
      state === 'VALID' ? formFor(context, memberPlan(seed), member ? JSON.parse(member.member_values) : null) : null,
    expireTime: expireTime ?? null,
  }
}
