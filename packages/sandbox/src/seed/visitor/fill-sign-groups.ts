import { wordsToColumn } from '../../business/words.ts'
import type { Database } from '../../db/database.ts'
import type { Fair } from '../types.ts'
import { GROUPS, type GroupSeed, type MemberSeed } from './groups.ts'

const DAY = 24 * 60 * 60 * 1000

/** The demo groups, at the first tenant's current exhibition. */
export function fillSignGroups(db: Database, fair: Fair, origin: Date): void {
  const tenantId = fair.tenants[0]?.tenantId ?? ''
  const own = fair.exhibitions.filter((each) => each.tenantId === tenantId)
  const current = own.find((each) => each.compose('en-US').isCurrent === '1') ?? own[0]
  if (!current) return
  const inDays = (days: number) => new Date(origin.getTime() + days * DAY).toISOString()
  for (const group of GROUPS) {
    insertGroup(db, group, [tenantId, current.exhibitionId], inDays(-12))
    for (const member of group.members) insertMember(db, group, member, inDays(-9))
    for (const { token, memberId, days, withdrawn = false } of group.invites) {
      db.run(
        'INSERT INTO sign_invite VALUES (?, ?, ?, ?, ?)',
        ...[token, group.id, memberId, inDays(days), Number(withdrawn)],
      )
    }
  }
}

function insertGroup(db: Database, group: GroupSeed, place: readonly [string, string], time: string): void {
  db.run(
    `INSERT INTO sign_group (id, tenant_id, exhibition_id, user_id, category_id, name, leader_values, audit_status,
     update_time) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    ...[group.id, ...place, group.userId, group.signCategoryId, group.groupName],
    ...[JSON.stringify(group.leaderValues), group.status, time],
  )
}

function insertMember(db: Database, { id: groupId }: GroupSeed, member: MemberSeed, time: string): void {
  db.run(
    `INSERT INTO sign_member (id, group_id, member_values, state, audit_status, audit_reason, pass_number, pass_secret,
     update_time) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    ...[member.id, groupId, JSON.stringify(member.values), member.state, member.status],
    ...[member.reason ? wordsToColumn(member.reason) : null, member.passNumber, `demo${member.id}`, time],
  )
}
