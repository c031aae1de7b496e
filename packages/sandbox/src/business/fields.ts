import { wrongField } from '../failure.ts'

/* Checks beyond a schema: lengths, ranges, days. Each names the field in a PlatformError 4000. */

/** A trimmed text of 1 to `max` characters (UTF-16 units). */
export function wordsIn(field: string, value: string, max: number): string {
  const text = value.trim()
  if (text === '') throw wrongField(field, 'required')
  if (text.length > max) throw wrongField(field, 'tooLong', { max })
  return text
}

/** The same for an optional text: null for a blank. */
export function wordsOrNone(field: string, value: string | null | undefined, max: number): string | null {
  return value === undefined || value === null || value.trim() === '' ? null : wordsIn(field, value, max)
}

export function integerIn(field: string, value: number, least: number, most: number): number {
  if (Number.isSafeInteger(value) && value >= least && value <= most) return value
  throw wrongField(field, 'notBetween', { least, most })
}

const DAY = /^(\d{4})-(\d\d)-(\d\d)$/

/** A calendar day, YYYY-MM-DD. */
export function dayIn(field: string, value: string): string {
  const time = DAY.test(value) ? Date.parse(`${value}T00:00:00Z`) : Number.NaN
  if (Number.isNaN(time) || new Date(time).toISOString().slice(0, 10) !== value) throw wrongField(field, 'notDay')
  return value
}

/** Ids without repeats, at most `max` of them. */
export function idsIn(field: string, values: readonly string[], max: number): string[] {
  const ids = [...new Set(values)]
  if (ids.length > max) throw wrongField(field, 'tooMany', { max })
  return ids
}
