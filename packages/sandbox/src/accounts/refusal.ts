import { ERROR_CODES, type ErrorName } from '@fair/contract/error-codes.ts'
import { PlatformError } from '../failure.ts'
import type { TextKey, TextParams } from '../texts.ts'

/** A refusal to log somebody in, or to change an account. None of them ends a login that is still valid. */
export function denied(kind: ErrorName, key: TextKey, params: TextParams = {}): PlatformError {
  return new PlatformError(ERROR_CODES[kind], key, params)
}
