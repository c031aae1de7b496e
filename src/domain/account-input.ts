import type { AccountType } from '../contract/auth.ts'
import { rules } from './validation.ts'

/** A phone or email as the calls take it: full-width letters and digits made plain; of a number of +86 nothing between. */
export function accountInput(accountType: AccountType, typed: string, areaCode: string) {
  const account = typed.normalize('NFKC').trim()
  if (accountType === 'EMAIL') return { accountType, account }
  return { accountType, account: areaCode === '+86' ? account.replace(/[\s-]/g, '') : account, areaCode }
}

/** What an account has to be (Spec 5): of the phones those of +86 mainland mobiles, others contact phones. */
export type AccountRule = 'email' | 'phone' | 'contactPhone'

/** The rule that an account breaks, or null. */
export function brokenRule(accountType: AccountType, typed: string, areaCode: string): AccountRule | null {
  const phone = areaCode === '+86' ? 'phone' : 'contactPhone'
  const rule = accountType === 'EMAIL' ? 'email' : phone
  return rules[rule](accountInput(accountType, typed, areaCode).account) ? null : rule
}

/** A code as the platform sends it by text message or email. */
export const isCode = (code: string): boolean => /^\d{4,8}$/.test(code)

/** The digits of what was typed or pasted: full-width ones too; of a whole message its first number that may be a code. */
export function codeIn(text: string): string {
  const plain = text.normalize('NFKC')
  return (/(?<!\d)\d{4,8}(?!\d)/.exec(plain)?.[0] ?? plain.replace(/\D/g, '')).slice(0, 8)
}
