import { randomInt } from 'node:crypto'
import { uuid } from '@fair/contract/rules/limits.ts'
import type { Database } from '../db/database.ts'
import { drawInt, keyOf } from '../seed/draw.ts'

/** An id with a prefix for its type: `T-3f2a…`. */
export function newId(prefix: string): string {
  return `${prefix}-${uuid()}`
}

/** Draws a number from 0 to `most`. */
type Draw = (most: number) => number

const random: Draw = (most) => randomInt(most + 1)

/** The same numbers for the same demo record, in whatever order they are drawn. */
export function seededDraw(seed: string): Draw {
  const key = keyOf(seed, 'number')
  let salt = 0
  return (most) => {
    salt += 1
    return drawInt(key, salt, 0, most)
  }
}

/** A ticket's number as displayed: 'HH28-0417-9926'. */
export function ticketNumber(letters: string, draw: Draw = random): string {
  const digits = (count: number) => String(draw(10 ** count - 1)).padStart(count, '0')
  return `${letters}${digits(2)}-${digits(4)}-${digits(4)}`
}

/** An order's number: the day and eight digits, '2026111904179926'. */
export function orderNumber(time: string, draw: Draw = random): string {
  return `${time.slice(0, 10).replaceAll('-', '')}${String(draw(99_999_999)).padStart(8, '0')}`
}

/** An inquiry's number: 'IQ-261119-4179'. */
export function inquiryNumber(time: string, draw: Draw = random): string {
  return `IQ-${time.slice(2, 10).replaceAll('-', '')}-${String(draw(9999)).padStart(4, '0')}`
}

/** Calls `make` until the table has no row with that number. People quote these numbers, so each must be unique. */
export function unusedNumber(db: Database, table: 'inquiry' | 'purchase' | 'ticket', make: () => string): string {
  for (;;) {
    const number = make()
    if (db.one(`SELECT 1 FROM ${table} WHERE number = ?`, number) === undefined) return number
  }
}
