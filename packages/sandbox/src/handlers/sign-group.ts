import type { Contract } from '@fair/contract/index.ts'
import type { SignRowResult } from '@fair/contract/sign-group.ts'
import { requester } from '../accounts/users.ts'
import { dueIn } from '../business/clock.ts'
import { wordsIn } from '../business/fields.ts'
import { newId } from '../business/numbers.ts'
import type { Context } from '../context.ts'
import { found, refused, wrongField } from '../failure.ts'
import { checkForm } from '../forms/check-form.ts'
import { checkScope, formFor } from '../forms/scope.ts'
import { AUDIT_MS, sentBack } from '../forms/submissions.ts'
import type { GroupHandlers } from '../handler.ts'
import { once } from '../once.ts'
import { categoriesOf, categoryFor, categoryOf, demandCategoryOpen, leaderPlan } from '../sign-group/categories.ts'
import { groupFor, membersOf, ownGroup, ownGroups, touchGroup } from '../sign-group/groups.ts'
import { invitationFor, invitationOf, openInvite, withdrawInvites } from '../sign-group/invitations.ts'
import { checkMember, otherValues, writeMember } from '../sign-group/members.ts'
import { say } from '../texts.ts'

const NAME_MAX = 60
/** The maximum number of rows per call. */
const ROWS_MAX = 200

/**
 * Group registration (/sign-group): all calls added. A leader creates a group; its members are entered, pasted or
 * invited.
 */
export const signGroup: GroupHandlers<Contract['signGroup']> = {
  categories: (_, context) => categoriesOf(context).map((seed) => categoryFor(context, seed)),
  mine: (_, context) => ownGroups(context).map((row) => groupFor(context, row)),
  detail: ({ signGroupId }, context) => groupFor(context, ownGroup(context, signGroupId)),
  save: async (input, context) => {
    const { signGroupId, signCategoryId, leaderValues, requestId } = input
    const seed = categoryOf(context, signCategoryId)
    demandCategoryOpen(context, seed)
    const name = wordsIn('groupName', input.groupName, NAME_MAX)
    const own = signGroupId === undefined ? undefined : ownGroup(context, signGroupId)
    if (own && own.category_id !== signCategoryId) throw wrongField('signCategoryId', 'formChoice')
    const checked = checkForm(formFor(context, leaderPlan(seed)), leaderValues, await checkScope(context))
    if (checked.fieldErrors.length > 0) {
      return {
        result: sentBack(checked.fieldErrors, say(context.language, 'formHasErrors')),
        signGroupId: own?.id ?? null,
      }
    }
    return once(context, 'signGroup/save', requestId, () => {
      const id = writeGroup(context, { id: own?.id, signCategoryId, name, values: JSON.stringify(checked.values) })
      const message = say(context.language, 'groupSaved')
      const result = { accepted: true, submissionId: id, auditStatus: 'PENDING' as const, fieldErrors: [], message }
      return { result, signGroupId: id }
    })
  },
  /**
   * A row with a name and nothing wrong apart from missing values is stored as incomplete, and reports what is missing.
   */
  saveMembers: async ({ signGroupId, members, requestId }, context) => {
    const group = ownGroup(context, signGroupId)
    const seed = categoryOf(context, group.category_id)
    demandCategoryOpen(context, seed)
    if (members.length > ROWS_MAX) throw wrongField('members', 'tooMany', { max: ROWS_MAX })
    const scope = await checkScope(context)
    return once(context, 'signGroup/member/save', requestId, () =>
      members.map(({ signMemberId, values }, row): SignRowResult => {
        const own = membersOf(context.db, group.id)
        if (signMemberId !== undefined && !own.some(({ id }) => id === signMemberId)) {
          return { row, signMemberId: null, fieldErrors: [nameError('memberGone', context)] }
        }
        if (signMemberId === undefined && own.length >= seed.maxMembers) {
          return { row, signMemberId: null, fieldErrors: [nameError('groupFull', context)] }
        }
        const others = otherValues(context, group.id, signMemberId)
        const { state, fieldErrors, values: kept } = checkMember(context, seed, values, scope, others)
        if (state === null) return { row, signMemberId: null, fieldErrors }
        return { row, signMemberId: writeMember(context, group.id, { values: kept, state }, signMemberId), fieldErrors }
      }),
    )
  },
  removeMembers: ({ signGroupId, signMemberIds }, context) => {
    const group = ownGroup(context, signGroupId)
    demandCategoryOpen(context, categoryOf(context, group.category_id))
    const own = membersOf(context.db, group.id).filter(({ id }) => signMemberIds.includes(id))
    context.db.transaction(() => {
      for (const { id } of own) {
        withdrawInvites(context, id)
        context.db.run('DELETE FROM sign_member WHERE id = ?', id)
      }
      if (own.length > 0) touchGroup(context, group.id)
    })
    return groupFor(context, ownGroup(context, group.id))
  },
  invite: ({ signGroupId, signMemberId }, context) => {
    const group = ownGroup(context, signGroupId)
    demandCategoryOpen(context, categoryOf(context, group.category_id))
    if (signMemberId !== undefined) {
      const own = membersOf(context.db, group.id).find(({ id }) => id === signMemberId)
      if (found(own, 'signMember', signMemberId).state !== 'COMPLETE') {
        context.db.run(`UPDATE sign_member SET state = 'INVITED' WHERE id = ?`, signMemberId)
        touchGroup(context, group.id)
      }
    }
    return openInvite(context, group.id, signMemberId)
  },
  invitation: ({ inviteToken }, context) => invitationFor(context, invitationOf(context, inviteToken)),
  join: async ({ inviteToken, values, requestId }, context) => {
    const scope = await checkScope(context)
    return once(
      context,
      'signGroup/join',
      requestId,
      () => {
        const { state, group, member, seed } = invitationOf(context, inviteToken)
        if (state !== 'VALID' || !group || !seed) throw refused(`invite${state}`)
        const checked = checkMember(context, seed, values, scope, otherValues(context, group.id, member?.id))
        if (checked.state !== 'COMPLETE') {
          return sentBack(checked.fieldErrors, say(context.language, 'formHasErrors'))
        }
        const id = writeMember(context, group.id, { values: checked.values, state: 'COMPLETE' }, member?.id)
        const message = say(context.language, 'memberJoined')
        return { accepted: true, submissionId: id, auditStatus: 'PENDING', fieldErrors: [], message }
      },
      ({ accepted }) => accepted,
    )
  },
}

interface NewGroup {
  readonly id: string | undefined
  readonly signCategoryId: string
  readonly name: string
  readonly values: string
}

/** Creates or changes a group; either way it is audited. Returns its id. */
function writeGroup(context: Context, { id, signCategoryId, name, values }: NewGroup): string {
  const { db, tenantId, exhibitionId, now } = context
  const due = dueIn(now(), AUDIT_MS)
  const time = now().toISOString()
  if (id !== undefined) {
    db.run(
      `UPDATE sign_group SET name = ?, leader_values = ?, audit_status = 'PENDING', audit_reason = NULL, audit_due = ?,
       update_time = ? WHERE id = ?`,
      ...[name, values, due, time, id],
    )
    return id
  }
  const groupId = newId('SG')
  db.run(
    `INSERT INTO sign_group (id, tenant_id, exhibition_id, user_id, category_id, name, leader_values, audit_status,
     audit_due, update_time) VALUES (?, ?, ?, ?, ?, ?, ?, 'PENDING', ?, ?)`,
    ...[groupId, tenantId, exhibitionId, requester(context).id, signCategoryId, name, values, due, time],
  )
  return groupId
}

/** An error of an entire row is reported at its name. */
function nameError(key: 'memberGone' | 'groupFull', { language }: Context) {
  return { fieldId: 'userName', message: say(language, key) }
}
