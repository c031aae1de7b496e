import type { FormPlan } from '../../forms/plan.ts'
import * as enterprise from './forms/enterprise.ts'
import { intentionForm } from './forms/intention.ts'
import * as marketing from './forms/marketing.ts'
import * as profile from './forms/profile.ts'
import * as registration from './forms/registration.ts'
import * as signGroup from './forms/sign-group.ts'

/** Forms that form/submit accepts: a user's data, identities, and marketing and micro pages. */
export const SUBMITTED_FORMS: readonly FormPlan[] = [
  profile.USER_FORM,
  profile.CHANNEL_PROFESSIONAL,
  profile.CHANNEL_BUYER,
  profile.CHANNEL_PRESS,
  enterprise.BASIC_PROFESSIONAL,
  enterprise.BASIC_BUYER,
  enterprise.BASIC_PRESS,
  intentionForm('INTENTION-PROFESSIONAL', false),
  intentionForm('INTENTION-BUYER', true),
  enterprise.EXHIBITOR_APPLY,
  marketing.MARKETING_LETTER,
  marketing.MARKETING_SURVEY,
]

/** Forms of pre-registration and group registration, which have separate calls. */
const OTHER_FORMS: readonly FormPlan[] = [
  registration.REGISTRATION_PROFESSIONAL,
  registration.REGISTRATION_BUYER,
  registration.REGISTRATION_PRESS,
  intentionForm('REGISTRATION-INTENTION-PROFESSIONAL', false),
  intentionForm('REGISTRATION-INTENTION-BUYER', true),
  signGroup.LEADER_DELEGATION,
  signGroup.MEMBER_DELEGATION,
  signGroup.LEADER_SCHOOL,
  signGroup.MEMBER_SCHOOL,
  signGroup.LEADER_TRADE,
  signGroup.MEMBER_TRADE,
]

const byId: ReadonlyMap<string, FormPlan> = new Map(
  [...SUBMITTED_FORMS, ...OTHER_FORMS].map((plan) => [plan.formId, plan]),
)

/** The form with an id; throws a RangeError for an unknown one, which is a mistake in the seed. */
export function formPlan(formId: string): FormPlan {
  const plan = byId.get(formId)
  if (!plan) throw new RangeError(`no form ${formId}`)
  return plan
}

/** @internal */
export const allFormPlans = (): FormPlan[] => [...byId.values()]
