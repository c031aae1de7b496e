import type { FieldError } from '@fair/contract/form.ts'
import { PhoneValue } from '@fair/contract/form-field.ts'
import { randomId } from '@fair/contract/rules/limits.ts'
import * as z from 'zod/mini'
import { dueIn } from '../business/clock.ts'
import { newId } from '../business/numbers.ts'
import type { Context } from '../context.ts'
import { checkForm } from '../forms/check-form.ts'
import type { CheckScope } from '../forms/check-scope.ts'
import { isAnswered } from '../forms/check-value.ts'
import { formFor } from '../forms/scope.ts'
import { AUDIT_MS } from '../forms/submissions.ts'
import { registrationNumber } from '../preregistration/steps.ts'
import type { FormValues, SignMember } from '../sent.ts'
import { say } from '../texts.ts'
import { memberPlan, type SignCategorySeed } from './categories.ts'
import { type MemberRow, membersOf, touchGroup } from './groups.ts'

export interface CheckedMember {
  readonly values: FormValues
  readonly fieldErrors: FieldError[]
  /** COMPLETE; INCOMPLETE if only answers are missing and there is a name; null if it cannot be stored. */
  readonly state: 'COMPLETE' | 'INCOMPLETE' | null
}

/** Checks a member's values against the category's form, and looks for the same phone number among the others. */
export function checkMember(
  context: Context,
  seed: SignCategorySeed,
  sent: FormValues,
  scope: CheckScope,
  others: readonly FormValues[],
): CheckedMember {
  const { values, fieldErrors } = checkForm(formFor(context, memberPlan(seed)), sent, scope)
  const phone = phoneOf(values)
  if (phone !== null && others.some((other) => phoneOf(other) === phone)) {
    fieldErrors.push({ fieldId: 'phone', message: say(context.language, 'memberDoubled') })
  }
  if (fieldErrors.length === 0) return { values, fieldErrors, state: 'COMPLETE' }
  const isOnlyMissing = fieldErrors.every(({ fieldId }) => !isAnswered(sent[fieldId]))
  return { values, fieldErrors, state: isOnlyMissing && isAnswered(values['userName']) ? 'INCOMPLETE' : null }
}

function phoneOf(values: FormValues): string | null {
  const phone = z.safeParse(PhoneValue, values['phone']).data
  return phone ? `${phone.areaCode} ${phone.number.replace(/\D/g, '')}` : null
}

/** Adds a member, or changes the one with `id`; a complete one is audited (again). Returns the member's id. */
export function writeMember(
  context: Context,
  groupId: string,
  { values, state }: { values: FormValues; state: SignMember['state'] },
  id?: string,
): string {
  const { db, now } = context
  touchGroup(context, groupId)
  const isComplete = state === 'COMPLETE'
  const audit = [isComplete ? 'PENDING' : 'NONE', isComplete ? dueIn(now(), AUDIT_MS) : null] as const
  const time = now().toISOString()
  if (id !== undefined) {
    db.run(
      `UPDATE sign_member SET member_values = ?, state = ?, audit_status = ?, audit_due = ?, audit_reason = NULL,
       update_time = ? WHERE id = ? AND group_id = ?`,
      ...[JSON.stringify(values), state, ...audit, time, id, groupId],
    )
    return id
  }
  const memberId = newId('SM')
  db.run(
    `INSERT INTO sign_member (id, group_id, member_values, state, audit_status, audit_due, pass_number, pass_secret,
     update_time) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    ...[memberId, groupId, JSON.stringify(values), state, ...audit, registrationNumber(), randomId(16), time],
  )
  return memberId
}

/** The values of a group's members, except one. */
export function otherValues({ db }: Context, groupId: string, except?: string): FormValues[] {
  return membersOf(db, groupId)
    .filter(({ id }) => id !== except)
    .map(({ member_values }: MemberRow) => JSON.parse(member_values))
}
