import { PlatformError } from '../failure.ts'
import type { TextKey, TextParams } from '../texts.ts'

/** Why the platform lets somebody not in, or does not change an account. None of them ends a login that is still good. */
export const ACCOUNT_ERR = {
  /** No such account, or not its password: not said which. */
  wrongLogin: 4101,
  /** Too many wrong passwords; errMsg says how long. */
  locked: 4102,
  codeWrong: 4103,
  /** No code was sent, or it has run out, was used, or was tried too often. */
  codeExpired: 4104,
  /** Another code may not be sent yet; errMsg says when. */
  tooSoon: 4105,
  /** Somebody has this phone or email. */
  taken: 4106,
  /** The proof of verify/verification is missing, has run out or is for something else. */
  proof: 4107,
  invitation: 4108,
  handover: 4109,
  oidc: 4110,
  /** An agreement that the platform demands was not agreed to. */
  agreement: 4111,
} as const

export function denied(kind: keyof typeof ACCOUNT_ERR, key: TextKey, params: TextParams = {}): PlatformError {
  return new PlatformError(ACCOUNT_ERR[kind], key, params)
}
