import type { Zone } from '../domain/brand.ts'
/**
 * What became of a part of an answer that did not have the contract's form.
 * - read      it was written in another form, and was read
 * - field     it is left out: an optional field, an item of a list inside of a record
 * - record    the record is left out
 */
export interface Note {
  kind: 'read' | 'field' | 'record'
  /** Of the record, where it has one. */
  id: string | null
  /** Its place in the record: 'agenda.2.startTime'. */
  field: string
  reason: string
}

/** In place of a part that cannot be read. */
export const NONE = Symbol('none')

/** One record as it is being read. */
export interface Reading {
  /** Of the event, or of the record where it names its own. */
  zone: Zone
  /** Nothing can replace the record (repair.ts, `repaired`). */
  isEssential: boolean
  notes: Note[]
  /** The part that could not be read last, and why. */
  lost: { field: string; reason: string } | null
}

/** The beginning of a value as JSON, without what would disturb a terminal. */
export const shown = (value: unknown): string =>
  (JSON.stringify(value)?.slice(0, 60) ?? 'nothing').replace(/[\p{Cc}\p{Cf}]/gu, '?')

export const note = (kind: Note['kind'], path: readonly string[], reason: string): Note => ({
  kind,
  id: null,
  field: path.join('.'),
  reason,
})

/** Says why a part cannot be read. */
export function lose(reading: Reading, path: readonly string[], reason: string): typeof NONE {
  reading.lost = { field: path.join('.'), reason }
  return NONE
}
