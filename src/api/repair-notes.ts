import type { Zone } from '@fair/contract/rules/brand.ts'
/**
 * How a part of an answer that did not match the contract was handled.
 * - read      it was written in another form, and was read
 * - field     it is left out: an optional field, an item of a list inside a record
 * - record    the record is left out
 */
export interface Note {
  kind: 'read' | 'field' | 'record'
  /** Id of the record, if it has one. */
  id: string | null
  /** Its position in the record: 'agenda.2.startTime'. */
  field: string
  reason: string
}

/** Marks a part that cannot be read. */
export const NONE = Symbol('none')

/** One record as it is being read. */
export interface Reading {
  /** Zone of the event, or of the record if it has its own. */
  zone: Zone
  /** Nothing can replace the record (repair.ts, `repaired`). */
  isEssential: boolean
  notes: Note[]
  /** The last part that could not be read, and why. */
  lost: { field: string; reason: string } | null
}

/** The beginning of a value as JSON, without characters that would disturb a terminal. */
export const shown = (value: unknown): string =>
  (JSON.stringify(value)?.slice(0, 60) ?? 'nothing').replace(/[\p{Cc}\p{Cf}]/gu, '?')

export const note = (kind: Note['kind'], path: readonly string[], reason: string): Note => ({
  kind,
  id: null,
  field: path.join('.'),
  reason,
})

/** Records why a part cannot be read. */
export function lose(reading: Reading, path: readonly string[], reason: string): typeof NONE {
  reading.lost = { field: path.join('.'), reason }
  return NONE
}
