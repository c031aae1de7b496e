import type { InputOf } from '@fair/contract/endpoint.ts'
import type { Zone } from '@fair/contract/rules/brand.ts'
import { textLength } from '@fair/contract/rules/validation.ts'
import type { UserInfo, user } from '@fair/contract/user.ts'
import type { MessageKey } from '../../lib/i18n/translator.ts'

export interface ProfileFields {
  userName: string
  company: string
  jobTitle: string
  /** IANA zone; '' follows the device. */
  timeZone: Zone | ''
}

/** Maximum lengths, as Spec 5 counts them: full-width 2, Latin 1. */
const LONGEST = { userName: 64, company: 120, jobTitle: 60 } as const
export type ProfileText = keyof typeof LONGEST

export const profileOf = (me: UserInfo): ProfileFields => ({
  userName: me.userName,
  company: me.company ?? '',
  jobTitle: me.jobTitle ?? '',
  timeZone: me.timeZone ?? '',
})

/** The problem with a field; null if there is none. */
export function profileProblem(
  name: ProfileText,
  value: string,
): { key: MessageKey; params?: Record<string, number> } | null {
  if (name === 'userName' && value.trim() === '') return { key: 'account:profile.required' }
  return textLength(value.trim()) > LONGEST[name]
    ? { key: 'account:profile.tooLong', params: { max: LONGEST[name] } }
    : null
}

/** Only the changed fields, so that another device's changes to the rest survive. */
export function profileChange(before: ProfileFields, now: ProfileFields): InputOf<typeof user.update> {
  const texts = (['userName', 'company', 'jobTitle'] as const)
    .filter((name) => now[name].trim() !== before[name])
    .map((name) => [name, now[name].trim()])
  const zone = now.timeZone === before.timeZone ? {} : { timeZone: now.timeZone === '' ? null : now.timeZone }
  return { ...Object.fromEntries(texts), ...zone }
}
