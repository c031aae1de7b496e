import type { AuditStatus, FormResult } from '@fair/contract/form.ts'
import { type AuditRow, auditAt } from '../audience/audit.ts'
import { dueIn, MINUTE } from '../business/clock.ts'
import { newId } from '../business/numbers.ts'
import type { Context } from '../context.ts'
import { say } from '../seed/text.ts'
import type { Form, FormField, FormValues, SingleField } from '../sent.ts'
import { type FormPlan, fieldsOf } from './plan.ts'

/** The time that the platform takes for an audit, in ms. */
export const AUDIT_MS = 2 * MINUTE

export interface SubmissionRow extends AuditRow {
  readonly id: string
  readonly exhibition_id: string
  readonly form_id: string
  readonly identity_id: string | null
  readonly form_values: string
  readonly audit_reason: string | null
  readonly time: string
}

/** The user's last submission of a form; undefined if there is none, and for visitors who are not logged in. */
export function lastSubmission({ db, userId }: Context, formId: string): SubmissionRow | undefined {
  if (userId === null) return undefined
  return db.one<SubmissionRow>(
    'SELECT * FROM form_submission WHERE user_id = ? AND form_id = ? ORDER BY seq DESC LIMIT 1',
    userId,
    formId,
  )
}

/** The user's last enterprise form, for any identity. */
export function lastEnterprise({ db, userId }: Context): SubmissionRow | undefined {
  return db.one<SubmissionRow>(
    `SELECT * FROM form_submission WHERE user_id = ? AND form_id LIKE 'BASIC-%' ORDER BY seq DESC LIMIT 1`,
    userId,
  )
}

export function valuesOf(row: Pick<SubmissionRow, 'form_values'> | undefined): FormValues | null {
  return row === undefined ? null : JSON.parse(row.form_values)
}

export interface Sent {
  readonly plan: FormPlan
  readonly form: Form
  readonly values: FormValues
  readonly identityId?: string | undefined
}

/** Stores a submission, without its secrets, and returns its state. */
export function keepSubmission(context: Context, { plan, form, values, identityId }: Sent): FormResult {
  const { db, tenantId, exhibitionId, userId, visitorId, language, now } = context
  const id = newId('FS')
  const auditStatus: AuditStatus = plan.isAudited ? 'PENDING' : 'NONE'
  db.run(
    `INSERT INTO form_submission (id, tenant_id, exhibition_id, form_id, version, user_id, visitor_id, identity_id,
     form_values, audit_status, audit_due, time) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    ...[id, tenantId, exhibitionId, plan.formId, form.version, userId, visitorId, identityId ?? null],
    ...[JSON.stringify(withoutSecrets(form, values)), auditStatus],
    ...[plan.isAudited ? dueIn(now(), AUDIT_MS) : null, now().toISOString()],
  )
  const message = plan.thanks ? say(plan.thanks, language) : null
  return { accepted: true, submissionId: id, auditStatus, fieldErrors: [], message }
}

/** The audit status of a submission; NONE if nothing was submitted. */
export function submissionStatus(row: SubmissionRow | undefined, now: Date): AuditStatus {
  return row === undefined ? 'NONE' : auditAt(row, now)
}

const SECRET_RULES = new Set(['loginPassword', 'strongPassword'])
const isSecret = (field: FormField | SingleField) => field.type === 'text' && SECRET_RULES.has(field.rule ?? '')

/** Passwords are checked and then discarded: a submission does not need them. */
function withoutSecrets(form: Form, values: FormValues): FormValues {
  const secret = new Set(fieldsOf(form).flatMap((field) => (isSecret(field) ? [field.fieldId] : [])))
  return Object.fromEntries(Object.entries(values).filter(([fieldId]) => !secret.has(fieldId)))
}

/** The answer to a form with errors: nothing was stored. */
export function sentBack(fieldErrors: FormResult['fieldErrors'], message: string | null = null): FormResult {
  return { accepted: false, submissionId: null, auditStatus: 'NONE', fieldErrors, message }
}
