import type { AccountType, LoginInput, VerificationScene } from '@fair/contract/auth.ts'
import { ERROR_CODES } from '@fair/contract/error-codes.ts'
import { rules } from '@fair/contract/rules/validation.ts'
import { accountInput, brokenRule, isCode } from '../../domain/account-input.ts'
import type { MessageKey } from '../../lib/i18n/translator.ts'
import type { LoginForm } from '../../stores/session-types.ts'

/** The visitor's input in the login dialog. It stays when the dialog switches between its forms. */
export interface LoginFields {
  accountType: AccountType
  areaCode: string
  phone: string
  email: string
  code: string
  password: string
  newPassword: string
  userName: string
  agreed: boolean
  stay: boolean
}

export type LoginField = 'account' | 'code' | 'password' | 'newPassword' | 'agreed'

/** The problem with a field: one of the site's texts, or the platform's message. */
export type LoginProblem = { field: LoginField | null } & (
  | { key: MessageKey; params?: Record<string, string | number> }
  | { text: string }
)

/** A form as it is shown; the forgotten password has two steps. */
export type LoginStep = LoginForm | 'reset'

const FIELDS: Readonly<Record<LoginStep, readonly LoginField[]>> = {
  code: ['account', 'code', 'agreed'],
  password: ['account', 'password', 'agreed'],
  register: ['account', 'code', 'newPassword', 'agreed'],
  forgot: ['account', 'code'],
  reset: ['newPassword'],
}

export const SCENES: Readonly<Partial<Record<LoginStep, VerificationScene>>> = {
  code: 'LOGIN',
  register: 'REGISTER',
  forgot: 'RESET_PASSWORD',
}

/** Whether a form has a field. */
export const hasField = (step: LoginStep, field: LoginField): boolean => FIELDS[step].includes(field)

const typedAccount = ({ accountType, phone, email }: LoginFields) => (accountType === 'EMAIL' ? email : phone)

/** The account fields of a request. */
export const accountOf = (fields: LoginFields) =>
  accountInput(fields.accountType, typedAccount(fields), fields.areaCode)

function accountProblem(fields: LoginFields): MessageKey | null {
  if (accountOf(fields).account === '') return 'login:err.required'
  const rule = brokenRule(fields.accountType, typedAccount(fields), fields.areaCode)
  return rule && `login:err.${rule}`
}

/**
 * The problems that prevent a form from being sent, in field order (Spec 5). The password of a login may follow either
 * rule, as some accounts are older than the strong one; a new one must be strong.
 *
 * @param agreements whether the form shows agreements to tick (HIDE_LOGIN_PROTOCOL)
 */
export function problemsOf(step: LoginStep, fields: LoginFields, agreements: boolean): LoginProblem[] {
  const found: LoginProblem[] = []
  const account = hasField(step, 'account') ? accountProblem(fields) : null
  if (account) found.push({ field: 'account', key: account })
  if (hasField(step, 'code') && !isCode(fields.code)) {
    found.push({ field: 'code', key: fields.code === '' ? 'login:err.required' : 'login:err.code' })
  }
  const { password, newPassword } = fields
  if (hasField(step, 'password') && !rules.loginPassword(password) && !rules.strongPassword(password)) {
    found.push({ field: 'password', key: password === '' ? 'login:err.required' : 'login:err.older' })
  }
  if (hasField(step, 'newPassword') && !rules.strongPassword(newPassword)) {
    found.push(
      newPassword === ''
        ? { field: 'newPassword', key: 'login:err.required' }
        : { field: 'newPassword', key: 'login:err.strong', params: { now: [...newPassword].length } },
    )
  }
  if (agreements && hasField(step, 'agreed') && !fields.agreed) found.push({ field: 'agreed', key: 'login:err.agree' })
  return found
}

/** The problems of the account alone, before a code is sent to it. */
export const accountProblems = (fields: LoginFields): LoginProblem[] =>
  problemsOf('forgot', { ...fields, code: '0000' }, false)

/** The input of a login by code or password. */
export function loginInput(step: 'code' | 'password', fields: LoginFields, agreementIds: string[]): LoginInput {
  const account = accountOf(fields)
  return step === 'code'
    ? { loginType: 'CODE', ...account, code: fields.code, agreementIds }
    : { loginType: 'PASSWORD', ...account, password: fields.password, agreementIds }
}

/** How many of the strong rule's four kinds of characters a new password contains. */
export const strengthOf = (password: string): number =>
  [/[0-9]/, /[a-z]/, /[A-Z]/, /[\p{P}\p{S}]/u].filter((kind) => kind.test(password)).length

/** The field that a refusal of the platform refers to, by its errCode; null: the form as a whole. */
export function fieldOf(errCode: string | undefined, step: LoginStep): LoginField | null {
  const fields: Partial<Record<string, LoginField>> = {
    [ERROR_CODES.wrongLogin]: 'password',
    [ERROR_CODES.codeWrong]: 'code',
    [ERROR_CODES.codeExpired]: 'code',
    [ERROR_CODES.tooSoon]: 'code',
    [ERROR_CODES.taken]: 'account',
    [ERROR_CODES.agreement]: 'agreed',
  }
  const field = fields[errCode ?? '']
  return field && hasField(step, field) ? field : null
}
