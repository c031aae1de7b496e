import type { AccountType } from '@fair/contract/auth.ts'
import { rules } from '@fair/contract/rules/validation.ts'

/**
 * A phone or email as the calls accept it: full-width letters and digits converted; for +86 numbers without separators.
 */
export function accountInput(accountType: AccountType, typed: string, areaCode: string) {
  const account = typed.normalize('NFKC').trim()
  if (accountType === 'EMAIL') return { accountType, account }
  return { accountType, account: areaCode === '+86' ? account.replace(/[\s-]/g, '') : account, areaCode }
}

/** The rule for an account (Spec 5): phones of +86 must be mainland mobiles, others contact phones. */
export type AccountRule = 'email' | 'phone' | 'contactPhone'

/** The rule that an account breaks, or null. */
export function brokenRule(accountType: AccountType, typed: string, areaCode: string): AccountRule | null {
  const phone = areaCode === '+86' ? 'phone' : 'contactPhone'
  const rule = accountType === 'EMAIL' ? 'email' : phone
  return rules[rule](accountInput(accountType, typed, areaCode).account) ? null : rule
}

/** Whether a text has the form of a code that the platform sends by text message or email. */
export const isCode = (code: string): boolean => /^\d{4,8}$/.test(code)

/**
 * The digits in typed or pasted text: full-width ones too; in a complete message its first number that may be a code.
 */
export function codeIn(text: string): string {
  const plain = text.normalize('NFKC')
  return (/(?<!\d)\d{4,8}(?!\d)/.exec(plain)?.[0] ?? plain.replace(/\D/g, '')).slice(0, 8)
}
