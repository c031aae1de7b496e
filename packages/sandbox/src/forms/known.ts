import { type UserRow, userById } from '../accounts/users.ts'
import type { Context } from '../context.ts'
import type { FormValues, SingleValue } from '../sent.ts'
import { type FormPlan, fieldsOf } from './plan.ts'
import { formFor } from './scope.ts'
import { lastSubmission, valuesOf } from './submissions.ts'

/**
 * The known values of a form: those submitted last, overridden by those of the account. Only for the form's own fields.
 */
export function knownValues(context: Context, plan: FormPlan): FormValues {
  const row = context.userId === null ? undefined : userById(context.db, context.userId)
  const known: FormValues = { ...(row && accountValues(row)), ...valuesOf(lastSubmission(context, plan.formId)) }
  // The account can be edited elsewhere, too: the form of personal data shows its current values.
  if (row && plan.formId === 'USER') Object.assign(known, accountValues(row))
  const fieldIds = new Set(fieldsOf(formFor(context, plan)).map(({ fieldId }) => fieldId))
  return Object.fromEntries(Object.entries(known).filter(([fieldId]) => fieldIds.has(fieldId)))
}

/** The account's data under the field ids that forms use for them. */
function accountValues(row: UserRow): FormValues {
  const values: Record<string, SingleValue | null | ''> = {
    userName: row.user_name,
    company: row.company,
    enterpriseName: row.company,
    jobTitle: row.job_title,
    email: row.email,
    phone: row.phone && { areaCode: row.area_code ?? '', number: row.phone },
    industries: industryPaths(row),
  }
  return Object.fromEntries(Object.entries(values).flatMap(([id, value]) => (value ? [[id, value]] : [])))
}

/** Industries are stored by id, and selected as paths of one step. */
function industryPaths({ industry_ids }: UserRow): string[][] | null {
  const ids: string[] = JSON.parse(industry_ids)
  return ids.length === 0 ? null : ids.map((id) => [id])
}
