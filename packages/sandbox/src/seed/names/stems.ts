import { load } from '../../data/load.ts'
import type { Text } from '../text.ts'

/** The distinctive part of a company's name, with the letter of its Japanese reading if kanji hides it. */
export interface Stem {
  readonly text: Text
  readonly jaInitial: string
}

type Row = readonly [...Text, jaInitial?: string]
const stemsOf = (rows: readonly Row[]): Stem[] =>
  rows.map(([zh, en, ja, ko, jaInitial = '']) => ({ text: [zh, en, ja, ko], jaInitial }))

const data = load('names/stems')

/** Chinese companies: pinyin, kanji in on'yomi readings, and hangul by Mandarin pronunciation. */
export const CHINESE: readonly Stem[] = stemsOf(data.chinese)

/** Japanese companies: the English column is the romaji, so that its letter is the reading's. */
export const JAPANESE: readonly Stem[] = stemsOf(data.japanese)

/** Korean companies. */
export const KOREAN: readonly Stem[] = stemsOf(data.korean)

/** Companies of the other countries, by country; the local name is derived from the English column. */
export const WESTERN: Readonly<Record<string, readonly Stem[]>> = Object.fromEntries(
  Object.entries(data.western).map(([country, rows]) => [country, stemsOf(rows)]),
)
