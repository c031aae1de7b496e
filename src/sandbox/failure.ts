import type { TextKey, TextParams } from './texts.ts'

/** The sandbox's error codes. All but `path` answer with HTTP 200, as such platforms do; the envelope says what failed. */
export const ERR = {
  /** A field is missing or of the wrong kind; errMsg names field and reason. */
  input: 4000,
  /** No such call: with HTTP 404. */
  path: 4040,
  /** No such entity, or none of this tenant. */
  missing: 4041,
  /** It is there, but as it stands this cannot be done with it: sold out, ended, answered already. */
  state: 4090,
  /** The call needs a login and has none that is still good (Spec 4, 8). */
  expired: 5014,
  /** A handler threw something else. */
  exception: 5000,
} as const

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

/** Wrong input at one field: `reason` is a text that follows the field's name. */
export function wrongField(field: string, reason: TextKey, params: TextParams = {}): PlatformError {
  return new PlatformError(ERR.input, 'wrongField', { field, reason: { key: reason, params } })
}

/** No entity of that id within the tenant. `kind` is a text such as 'exhibit'. */
export function missing(kind: TextKey, id: string): PlatformError {
  return new PlatformError(ERR.missing, 'missing', { kind: { key: kind, params: {} }, id })
}

/** The value, or a refusal that names what is missing. */
export function found<T>(value: T | undefined, kind: TextKey, id: string): T {
  if (value === undefined) throw missing(kind, id)
  return value
}

/** What is asked for cannot be done as things stand. `key` is a whole sentence that says why. */
export function refused(key: TextKey, params: TextParams = {}): PlatformError {
  return new PlatformError(ERR.state, key, params)
}
