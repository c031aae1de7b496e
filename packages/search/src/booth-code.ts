import type { Booth } from '@fair/contract/catalogue.ts'
import { boothKeys, readBooths } from './booth.ts'
import { normalise } from './text.ts'

/** A booth's position from its code: aisle 'B' and number 12 of 'B12'. */
export interface BoothCode {
  /** '' if the code has no letters before its number. */
  aisle: string
  /** 0 if the code has no number. */
  number: number
}

/** Parses a booth's code without its hall: "B12", "b-12", "AA 07", "29". */
export function boothCode(stand: string): BoothCode {
  const match = /^([\p{L}]{0,3})[\s_-]*(\d{1,6})/u.exec(stand.trim())
  return { aisle: (match?.[1] ?? '').toUpperCase(), number: Number(match?.[2] ?? 0) }
}

/** Orders booths by aisle, then number, then spelling. */
export function byCode(a: string, b: string): number {
  const [left, right] = [boothCode(a), boothCode(b)]
  const length = left.aisle.length - right.aisle.length
  const letters = left.aisle < right.aisle ? -1 : Number(left.aisle > right.aisle)
  return length || letters || left.number - right.number || (a < b ? -1 : Number(a > b))
}

/** A booth without a hall, e.g. "B 12". */
const BOOTH = /^\p{L}{1,3}[\s_-]*\d{1,6}$/u

/**
 * The hall and booth in one text, e.g. "8.1 B12", "Hall 9.2, stand B29", "9.2B29", as a key that equals `hallBoothKey` of the
 * same booth. Null without a hall.
 *
 * @param halls names that the text may begin with, because they contain spaces, or look like the letters of a booth
 */
export function readHallBooth(
  text: string,
  halls: readonly string[] = [],
): { hall: string; key: string; stand: string } | null {
  const found = readBooths(text, () => true).booths.find(({ hasHall }) => hasHall)
  const [, hall, stand] = /^(\S+) (\S+)$/.exec(found?.key ?? '') ?? splitAfter(halls, text.trim()) ?? []
  if (hall === undefined || stand === undefined) return null
  return { hall, stand: writtenIn(text, stand).toUpperCase(), key: hallBoothKey({ hall, stand }) }
}

/** Splits a text after the longest of some names that it begins with, otherwise after its first word. */
function splitAfter(halls: readonly string[], text: string): readonly string[] | null {
  const all = normalise(text)
  const names = halls.map(normalise).filter((name) => name !== '' && all.startsWith(`${name} `))
  const [name] = names.sort((a, b) => b.length - a.length)
  if (name !== undefined) return [text, name, all.slice(name.length + 1)]
  return BOOTH.test(text) ? null : /^(\S+)\s+(\S.*)$/.exec(text)
}

/** A key's booth as the text ends with it: "B02" for "B2" in "8.1 B02". */
function writtenIn(text: string, stand: string): string {
  if (!/^\p{L}*\d+$/u.test(stand)) return stand
  return new RegExp(`${stand.replace(/\d/, '0*$&')}$`, 'iu').exec(text.trim())?.[0] ?? stand
}

/** Two spellings of one booth have the same key. */
export const hallBoothKey = (booth: Booth): string => boothKeys(booth).at(-1) ?? ''
