import type { InputOf } from '@fair/contract/endpoint.ts'
import type { Contract } from '@fair/contract/index.ts'
import { textLength } from '@fair/contract/rules/validation.ts'
import type { Context } from '../context.ts'
import { wrongField } from '../failure.ts'
import { requireKnown } from './interests.ts'
import { requester } from './users.ts'

type Change = InputOf<Contract['user']['update']>

/** The maximum length of each text, as Spec 5 counts it. */
const LENGTHS = { userName: 64, company: 120, jobTitle: 60 } as const

/**
 * Changes the given fields of the user's account, and leaves the rest.
 *
 * @throws PlatformError 4000 that names the field
 */
export function updateUser(context: Context, change: Change): void {
  const { db, fair, tenant } = context
  const { id } = requester(context)
  const { language, timeZone, industryIds, categoryIds } = change
  if (language !== undefined && !tenant.languages.some((each) => each === language)) {
    throw wrongField('language', 'notOneOf', { values: tenant.languages.join(', ') })
  }
  if (timeZone != null && !isZone(timeZone)) throw wrongField('timeZone', 'invalid')
  if (industryIds) requireKnown('industryIds', industryIds, fair.industries)
  if (categoryIds) requireKnown('categoryIds', categoryIds, fair.categories)
  const columns: Readonly<Record<string, string | number | null | undefined>> = {
    user_name: textOf('userName', change.userName),
    company: textOf('company', change.company),
    job_title: textOf('jobTitle', change.jobTitle),
    language,
    time_zone: timeZone,
    industry_ids: industryIds && JSON.stringify(industryIds),
    category_ids: categoryIds && JSON.stringify(categoryIds),
    receives_email: flagOf(change.receivesEmail),
    receives_sms: flagOf(change.receivesSms),
    tracking_consent: flagOf(change.trackingConsent),
  }
  db.transaction(() => {
    for (const [column, value] of Object.entries(columns)) {
      if (value !== undefined) db.run(`UPDATE user SET ${column} = ? WHERE id = ?`, value, id)
    }
  })
}

/** The name cannot be removed; company and job title can. */
function textOf(field: keyof typeof LENGTHS, value: string | undefined): string | null | undefined {
  if (value === undefined) return undefined
  const text = value.trim()
  if (textLength(text) > LENGTHS[field]) throw wrongField(field, 'formTooLong', { max: LENGTHS[field] })
  if (text === '' && field === 'userName') throw wrongField(field, 'required')
  return text === '' ? null : text
}

function flagOf(value: boolean | undefined): number | undefined {
  return value === undefined ? undefined : Number(value)
}

function isZone(timeZone: string): boolean {
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}
