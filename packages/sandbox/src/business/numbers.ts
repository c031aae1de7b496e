import { randomInt as cryptoInt } from 'node:crypto'
import { uuid } from '@fair/contract/rules/limits.ts'
import type { Database } from '../db/database.ts'
import { keyOf, randomInt } from '../seed/random.ts'

/** An id with a prefix for its type: `T-3f2a…`. */
export function newId(prefix: string): string {
  return `${prefix}-${uuid()}`
}

/** Returns a random integer from 0 to `most`. */
type RandomUpTo = (most: number) => number

const randomUpTo: RandomUpTo = (most) => cryptoInt(most + 1)

/** The same numbers for the same demo record, in whatever order the records are created. */
export function seededUpTo(seed: string): RandomUpTo {
  const key = keyOf(seed, 'number')
  let salt = 0
  return (most) => {
    salt += 1
    return randomInt(key, salt, 0, most)
  }
}

/** A ticket's number as displayed: 'HH28-0417-9926'. */
export function ticketNumber(letters: string, upTo: RandomUpTo = randomUpTo): string {
  const digits = (count: number) => String(upTo(10 ** count - 1)).padStart(count, '0')
  return `${letters}${digits(2)}-${digits(4)}-${digits(4)}`
}

/** An order's number: the day and eight digits, '2026111904179926'. */
export function orderNumber(time: string, upTo: RandomUpTo = randomUpTo): string {
  return `${time.slice(0, 10).replaceAll('-', '')}${String(upTo(99_999_999)).padStart(8, '0')}`
}

/** An inquiry's number: 'IQ-261119-4179'. */
export function inquiryNumber(time: string, upTo: RandomUpTo = randomUpTo): string {
  return `IQ-${time.slice(2, 10).replaceAll('-', '')}-${String(upTo(9999)).padStart(4, '0')}`
}

/** Calls `make` until the table has no row with that number. People quote these numbers, so each must be unique. */
export function unusedNumber(db: Database, table: 'inquiry' | 'purchase' | 'ticket', make: () => string): string {
  for (;;) {
    const number = make()
    if (db.one(`SELECT 1 FROM ${table} WHERE number = ?`, number) === undefined) return number
  }
}
