import { type UserRow, userById } from '../accounts/users.ts'
import type { Context } from '../context.ts'
import type { FormValues, SingleValue } from '../sent.ts'
import { type FormPlan, fieldsOf } from './plan.ts'
import { formFor } from './scope.ts'
import { lastSubmission, valuesOf } from './submissions.ts'

/**
 * What the platform knows of a form's values: what was sent last in it, and over that what the account says. Only what the
 * form requests.
 */
export function knownValues(context: Context, plan: FormPlan): FormValues {
  const row = context.userId === null ? undefined : userById(context.db, context.userId)
  const known: FormValues = { ...(row && accountValues(row)), ...valuesOf(lastSubmission(context, plan.formId)) }
  // The account is edited elsewhere, too: the form of one's own data shows it as it is now.
  if (row && plan.formId === 'USER') Object.assign(known, accountValues(row))
  const fieldIds = new Set(fieldsOf(formFor(context, plan)).map(({ fieldId }) => fieldId))
  return Object.fromEntries(Object.entries(known).filter(([fieldId]) => fieldIds.has(fieldId)))
}

/** The account's facts under the ids that the forms have for them. */
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

/** Industries are kept by id, and chosen as paths of one step. */
function industryPaths({ industry_ids }: UserRow): string[][] | null {
  const ids: string[] = JSON.parse(industry_ids)
  return ids.length === 0 ? null : ids.map((id) => [id])
}
