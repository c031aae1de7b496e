import type { SearchDocument, SearchField } from './document.ts'
import type { Fold } from './fold.ts'
import type { Quality } from './words.ts'

/** How a title matches a phrase. 3: equals it, 2: begins with it, 1: contains it, 0: does not contain it. */
export type TitleTier = 0 | 1 | 2 | 3

export type Visit = (row: number, field: SearchField, quality: Quality) => void

/**
 * The data in which a keyword is interpreted and searched: the words, booths and readings of all items, and the rows
 * that contain them. The sandbox has all of it in memory (joinCorpora); a browser fetches what a keyword needs.
 */
export interface SearchSource<K> {
  readonly fold: Fold
  /** The rows of each kind, which are numbered consecutively: the first, and the one after the last. */
  readonly ranges: ReadonlyMap<K, readonly [from: number, to: number]>
  has(term: string): boolean
  /** Words that contain a term; those of several kinds may occur several times. */
  wordsWith(term: string): readonly string[]
  /** The Latin words of more than three letters; those of several kinds may occur several times. */
  latin(): Iterable<string>
  /** "b12" or "8.1 b12". */
  hasBooth(key: string): boolean
  boothRows(key: string): Iterable<number>
  hasReading(reads: (reading: string) => boolean): boolean
  readRows(reads: (reading: string) => boolean): Iterable<number>
  /** Visits the rows that contain a folded term without spaces; `isComplete`: as a whole word. */
  scan(term: string, isComplete: boolean, visit: Visit): void
  /** How titles match a folded phrase. */
  titleTiers(phrase: string): (row: number) => TitleTier
  /** The document of a row; undefined if it is not loaded. */
  documentOf(row: number): SearchDocument | undefined
  /** Throws RowsMissing if requested rows are not loaded yet, so that the result is incomplete. */
  settle(): void
}

/** The search must be run again when more of the index has loaded. */
export class RowsMissing extends Error {}

const NO_ROWS = [0, 0] as const
export const rangeOf = <K>({ ranges }: SearchSource<K>, kind: K): readonly [from: number, to: number] =>
  ranges.get(kind) ?? NO_ROWS
