import { ERROR_CODES, type ErrorName } from '../../contract/error-codes.ts'
import { PlatformError } from '../failure.ts'
import type { TextKey, TextParams } from '../texts.ts'

/** Why the platform lets somebody not in, or does not change an account. None of them ends a login that is still good. */
export function denied(kind: ErrorName, key: TextKey, params: TextParams = {}): PlatformError {
  return new PlatformError(ERROR_CODES[kind], key, params)
}
