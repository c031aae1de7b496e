import type { AuditStatus } from '@fair/contract/form.ts'
import { load } from '../../data/load.ts'
import type { FormValues } from '../../sent.ts'
import type { Text } from '../text.ts'

/** A form that was sent before the fair's moment. */
export interface SentForm {
  readonly userId: string
  readonly formId: string
  readonly identityId: string | null
  readonly status: AuditStatus
  readonly reason?: Text
  readonly daysAgo: number
  readonly values: FormValues
}

const data = load('visitor/sent-forms')

export const SENT_FORMS: readonly SentForm[] = data.sentForms

/** A registration made before the fair's moment. */
export interface SentRegistration {
  readonly userId: string
  /** The current exhibition of the first tenant, or another of its published ones. */
  readonly exhibition: 'current' | 'other'
  readonly identityId: string
  readonly number: string
  readonly status: AuditStatus
  readonly reason?: Text
  readonly daysAgo: number
  readonly stepOne: FormValues
  /** Null: skipped. */
  readonly stepTwo: FormValues | null
}

export const SENT_REGISTRATIONS: readonly SentRegistration[] = data.sentRegistrations

/** The values for `{industry}`, `{categories}` and `{firstDay}`, which depend on the fair. */
export interface OfFair {
  readonly industry: string
  readonly category: readonly string[]
  /** Of the exhibition, YYYY-MM-DD in its zone. */
  readonly firstDay: string
}

export function filledIn(values: FormValues, { industry, category, firstDay }: OfFair): FormValues {
  const known: FormValues = { '{industry}': [industry], '{categories}': [[...category]], '{firstDay}': firstDay }
  return Object.fromEntries(
    Object.entries(values).map(([field, value]) => [field, (typeof value === 'string' ? known[value] : null) ?? value]),
  )
}
