import type { SearchDocument, SearchField } from './search-document.ts'
import type { Fold } from './search-fold.ts'
import type { Quality } from './search-words.ts'

/** How a title has a phrase. 3: is it, 2: begins with it, 1: has it, 0: has it not. */
export type TitleTier = 0 | 1 | 2 | 3

export type Visit = (row: number, field: SearchField, quality: Quality) => void

/**
 * What a keyword is read by and looked for in: the words, booths and readings of everything that can be found, and the
 * rows that have them. The sandbox holds all of it in memory (joinCorpora); a browser fetches what a keyword needs.
 */
export interface SearchSource<K> {
  readonly fold: Fold
  /** The rows of each kind, which are numbered one after the other: the first, and the one after the last. */
  readonly ranges: ReadonlyMap<K, readonly [from: number, to: number]>
  has(term: string): boolean
  /** Words that hold a term somewhere; those of several kinds may come several times. */
  wordsWith(term: string): readonly string[]
  /** The Latin words of more than three letters; those of several kinds may come several times. */
  latin(): Iterable<string>
  /** "b12" or "8.1 b12". */
  hasBooth(key: string): boolean
  boothRows(key: string): Iterable<number>
  hasReading(reads: (reading: string) => boolean): boolean
  readRows(reads: (reading: string) => boolean): Iterable<number>
  /** Rows that have a folded term without spaces; `isWhole`: as a whole word. */
  scan(term: string, isComplete: boolean, visit: Visit): void
  /** How titles have a folded phrase. */
  titleTiers(phrase: string): (row: number) => TitleTier
  /** What a row is found by; undefined where that is not at hand. */
  documentOf(row: number): SearchDocument | undefined
  /** Throws RowsMissing if rows that were asked for are not at hand yet, so that what was found is not all. */
  settle(): void
}

/** The search is to be run again when more of the index has come. */
export class RowsMissing extends Error {}

const NO_ROWS = [0, 0] as const
export const rangeOf = <K>({ ranges }: SearchSource<K>, kind: K): readonly [from: number, to: number] =>
  ranges.get(kind) ?? NO_ROWS
