import type { AccountType } from '../../contract/auth.ts'
import { rules } from '../../rules/validation.ts'

const plain = (text: string): string => text.normalize('NFKC').trim()

/** A phone or email as the calls take it; a number of +86 without the blanks that people put in. */
export function accountInput(accountType: AccountType, typed: string, areaCode: string) {
  const account = plain(typed)
  if (accountType === 'EMAIL') return { accountType, account }
  return { accountType, account: areaCode === '+86' ? account.replace(/[\s-]/g, '') : account, areaCode }
}

/** Whether it is one (Spec 5): +86 by the rule of mainland mobiles, other codes by that of contact phones. */
export function isAccount(accountType: AccountType, typed: string, areaCode: string): boolean {
  const { account } = accountInput(accountType, typed, areaCode)
  if (accountType === 'EMAIL') return rules.email(account)
  return areaCode === '+86' ? rules.phone(account) : rules.contactPhone(account)
}

export const isCode = (code: string): boolean => /^\d{4,8}$/.test(code)

/** The digits of what was typed or pasted, full-width ones too. */
export const digitsOf = (text: string): string => text.normalize('NFKC').replace(/\D/g, '').slice(0, 8)
