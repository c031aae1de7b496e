import { ERROR_CODES, type ErrorName } from '@fair/contract/error-codes.ts'
import type { TextKey, TextParams } from './texts.ts'

/** A refusal by the platform: becomes `{ success: false, errCode, errMsg }`, with errMsg in the language of the request. */
export class PlatformError extends Error {
  readonly errCode: number
  readonly key: TextKey
  readonly params: TextParams

  constructor(errCode: number, key: TextKey, params: TextParams = {}) {
    super(`${errCode} ${key}`)
    this.name = 'PlatformError'
    this.errCode = errCode
    this.key = key
    this.params = params
  }
}

/** Invalid input in one field: `reason` is a text that follows the field's name. */
export function wrongField(field: string, reason: TextKey, params: TextParams = {}): PlatformError {
  return new PlatformError(ERROR_CODES.input, 'wrongField', { field, reason: { key: reason, params } })
}

/** No entity with that id within the tenant. `kind` is a text such as 'exhibit'. */
export function missing(kind: TextKey, id: string): PlatformError {
  return new PlatformError(ERROR_CODES.missing, 'missing', { kind: { key: kind, params: {} }, id })
}

/** The value, or a refusal that names the missing entity. */
export function found<T>(value: T | undefined, kind: TextKey, id: string): T {
  if (value === undefined) throw missing(kind, id)
  return value
}

/** The request cannot be fulfilled in the current state. `key` is a full sentence that gives the reason. */
export function refused(key: TextKey, params: TextParams = {}): PlatformError {
  return new PlatformError(ERROR_CODES.state, key, params)
}

/** A refusal to log somebody in, or to change an account. None of them ends a login that is still valid. */
export function denied(kind: ErrorName, key: TextKey, params: TextParams = {}): PlatformError {
  return new PlatformError(ERROR_CODES[kind], key, params)
}
