import { rules } from '@fair/contract/rules/validation.ts'
import { userById } from '../accounts/users.ts'
import { usableIdentities } from '../audience/identities.ts'
import { type Context, requesterOf } from '../context.ts'
import { wrongField } from '../failure.ts'
import { wordsIn } from './fields.ts'

/** The user's personal data, for cards, badges and the inquiry hall; empty if unknown. */
export interface Person {
  readonly name: string
  readonly company: string
  readonly jobTitle: string
  readonly mobile: string
  readonly email: string
}

export function personOf(context: Context): Person {
  const row = userById(context.db, requesterOf(context))
  return {
    name: row?.user_name ?? '',
    company: row?.company ?? '',
    jobTitle: row?.job_title ?? '',
    mobile: row?.phone ? `${row.area_code ?? ''} ${row.phone}`.trim() : '',
    email: row?.email ?? '',
  }
}

/** Whether the platform has granted the user an identity that is not open to all. */
export function hasIdentity(context: Context, identityId: string): boolean {
  return usableIdentities(context).some((identity) => identity.identityId === identityId)
}

const PHONE = /^\+?[0-9][0-9 ()-]{5,30}$/

/** A phone number or an email, as entered. @throws PlatformError 4000 */
export function contactIn(field: string, value: string): string {
  const contact = wordsIn(field, value, 254)
  if (!PHONE.test(contact) && !rules.email(contact)) throw wrongField(field, 'notContact')
  return contact
}
