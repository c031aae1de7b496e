import type { AccountType } from '@fair/contract/auth.ts'
import { rules } from '@fair/contract/rules/validation.ts'
import { wrongField } from '../failure.ts'

/** A phone number or email as entered (contract/auth.ts). */
export interface AccountInput {
  readonly accountType: AccountType
  readonly account: string
  readonly areaCode?: string | undefined
}

/** A phone number or email as it is stored and compared. */
export type Account =
  | { readonly accountType: 'PHONE'; readonly areaCode: string; readonly phone: string }
  | { readonly accountType: 'EMAIL'; readonly email: string }

/** The dialling code of a number that is given without one. */
const HOME_AREA_CODE = '+86'
const areaCodePattern = /^\+[1-9][0-9]{0,3}$/

/**
 * The account, without the blanks and hyphens that people type in numbers. +86 is checked by the rule `phone`, any
 * other code by `contactPhone` (Spec 5); an email is compared in lower case.
 *
 * @throws PlatformError 4000 for anything but a phone number or email
 */
export function accountOf({ accountType, account, areaCode }: AccountInput): Account {
  if (accountType === 'EMAIL') {
    const email = account.trim().toLowerCase()
    if (!rules.email(email)) throw wrongField('account', 'invalid')
    return { accountType, email }
  }
  const code = areaCode?.trim() || HOME_AREA_CODE
  if (!areaCodePattern.test(code)) throw wrongField('areaCode', 'invalid')
  if (!isPhone(code, account.trim())) throw wrongField('account', 'invalid')
  return { accountType, areaCode: code, phone: account.replace(/[\s()-]/g, '') }
}

/**
 * Whether a number is valid for its dialling code: +86 by the rule `phone`, others by `contactPhone`
 * (contract/form-field.ts).
 */
export function isPhone(areaCode: string, number: string): boolean {
  return areaCode === HOME_AREA_CODE ? rules.phone(number.replace(/[\s-]/g, '')) : rules.contactPhone(number)
}

/** One text for an account, e.g. '+86 13800138000'. */
export function keyOf(account: Account): string {
  return account.accountType === 'PHONE' ? `${account.areaCode} ${account.phone}` : account.email
}

/** Parses the text written by keyOf. */
export function accountFromKey(key: string): Account {
  const [areaCode = '', phone] = key.split(' ')
  return phone === undefined ? { accountType: 'EMAIL', email: key } : { accountType: 'PHONE', areaCode, phone }
}

/** A number with its middle hidden: 138****8000. */
export function maskedPhone(phone: string): string {
  const shown = Math.min(3, Math.ceil(phone.length / 4))
  const tail = Math.min(4, Math.ceil(phone.length / 3))
  return `${phone.slice(0, shown)}****${phone.slice(-tail)}`
}

/** An email with most of its name hidden: b***r@example.com. */
export function maskedEmail(email: string): string {
  const at = email.lastIndexOf('@')
  const name = email.slice(0, at)
  return `${name.charAt(0)}***${name.length > 2 ? name.slice(-1) : ''}${email.slice(at)}`
}

export function masked(account: Account): string {
  return account.accountType === 'PHONE'
    ? `${account.areaCode} ${maskedPhone(account.phone)}`
    : maskedEmail(account.email)
}
