import type { AuditStatus } from '@fair/contract/form.ts'
import { requester } from '../accounts/users.ts'
import { auditAt } from '../audience/audit.ts'
import { wordsForOrNone } from '../business/words.ts'
import type { Context } from '../context.ts'
import type { Database } from '../db/database.ts'
import { found } from '../failure.ts'
import { say } from '../seed/text.ts'
import type { FormValues, SignGroup, SignMember } from '../sent.ts'
import { categoryOf, openTimes } from './categories.ts'

export interface GroupRow {
  readonly id: string
  readonly tenant_id: string
  readonly exhibition_id: string
  readonly user_id: string
  readonly category_id: string
  readonly name: string
  readonly leader_values: string
  readonly audit_status: AuditStatus
  readonly audit_reason: string | null
  readonly audit_due: string | null
  readonly update_time: string
}

export interface MemberRow {
  readonly id: string
  readonly group_id: string
  readonly member_values: string
  readonly state: SignMember['state']
  readonly audit_status: AuditStatus
  readonly audit_reason: string | null
  readonly audit_due: string | null
  readonly pass_number: string
  readonly pass_secret: string
  readonly update_time: string
}

/** The groups that the user leads at the requested exhibition, latest first. */
export function ownGroups(context: Context): GroupRow[] {
  return context.db.all<GroupRow>(
    'SELECT * FROM sign_group WHERE user_id = ? AND exhibition_id = ? ORDER BY seq DESC',
    requester(context).id,
    context.exhibitionId,
  )
}

/** @throws PlatformError 4041 for a group that the user does not lead */
export function ownGroup(context: Context, signGroupId: string): GroupRow {
  return found(
    ownGroups(context).find(({ id }) => id === signGroupId),
    'signGroup',
    signGroupId,
  )
}

export function groupById(db: Database, id: string): GroupRow | undefined {
  return db.one<GroupRow>('SELECT * FROM sign_group WHERE id = ?', id)
}

export function membersOf(db: Database, groupId: string): MemberRow[] {
  return db.all<MemberRow>('SELECT * FROM sign_member WHERE group_id = ? ORDER BY seq', groupId)
}

/** Marks a group's members as changed. */
export function touchGroup({ db, now }: Context, groupId: string): void {
  db.run('UPDATE sign_group SET update_time = ? WHERE id = ?', now().toISOString(), groupId)
}

export function groupFor(context: Context, row: GroupRow): SignGroup {
  const { language, now, db } = context
  const seed = categoryOf(context, row.category_id)
  const auditStatus = auditAt(row, now())
  return {
    signGroupId: row.id,
    signCategoryId: row.category_id,
    categoryName: say(seed.name, language),
    groupName: row.name,
    auditStatus,
    leaderValues: JSON.parse(row.leader_values),
    members: membersOf(db, row.id).map((member) => memberFor(context, member, auditStatus)),
    maxMembers: seed.maxMembers,
    closeTime: openTimes(context, seed).openTo,
    updateTime: row.update_time,
  }
}

/** A member has a pass once both the member and the group have passed. */
function memberFor({ language, now }: Context, row: MemberRow, group: AuditStatus): SignMember {
  const values: FormValues = JSON.parse(row.member_values)
  const auditStatus = row.state === 'COMPLETE' ? auditAt(row, now()) : 'NONE'
  const hasPass = auditStatus === 'PASSED' && group === 'PASSED'
  const name = values['userName']
  return {
    signMemberId: row.id,
    memberName: typeof name === 'string' ? name : '',
    state: row.state,
    auditStatus,
    auditReason: wordsForOrNone(row.audit_reason, language),
    values,
    pass: hasPass ? { passNumber: row.pass_number, qrContent: `HH/${row.pass_number}/${row.pass_secret}` } : null,
    updateTime: row.update_time,
  }
}
