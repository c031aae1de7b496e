import type { Facets } from '@fair/contract/endpoint.ts'
import type { Instant } from '@fair/contract/rules/brand.ts'
import type { SearchKind } from '@fair/contract/search.ts'
import type { SearchResult } from './result.ts'

/*
 * The search index of a language and exhibition, as it is built with the site and fetched by browsers: a manifest, and
 * files named by their content. A search fetches the core once, then the postings of the words that match its keyword,
 * and the visible data of the rows that it shows; hidden texts, readings and the values of facets only when they are
 * needed.
 *
 * Rows are numbered over all kinds. Entries of postings are those of the core's words, then those of its booths.
 */

/** At `…/search/index.json`. */
export interface IndexManifest {
  /** When the content was read: ISO 8601, UTC. */
  at: Instant
  /** The path of the files: `{folder}/{name}.json`. */
  folder: string
  core: string
  postings: string[]
  shown: string[]
  hidden: string[]
  readings: string
  values: Partial<Record<SearchKind, string>>
}

/** The data for interpreting a keyword. */
export interface IndexCore {
  /** Pairs of characters: a traditional or Japanese one, and the simplified one used for comparison. */
  han: string
  /** The number of rows of each kind, in the order of their rows. */
  kinds: [kind: SearchKind, count: number][]
  /** Folded words, one per line, sorted by their letters in reverse: names of similar items have similar endings. */
  words: string
  /** Booths ("8.1 b12"), one per line. */
  booths: string
  /** The first entry of each file of postings. */
  starts: number[]
  /** Number of rows per file of visible data, and of hidden data. */
  perFile: number
}

/**
 * Where a word occurs: for each field its index in SEARCH_FIELDS, then the rows, each as the difference from the one
 * before. Titles have as many numbers again: the word's position in the title, doubled, and one more for the last word.
 */
export type Posting = readonly (readonly number[])[]

/** The visible data of a row; values as in EMPTY_RESULT are left out. */
export interface ShownEntry extends Partial<SearchResult> {
  id: string
  title: string
}

/** The texts of a row that are searched but not shown. */
export interface HiddenEntry {
  names?: readonly string[]
  byNames?: readonly string[]
  tags?: readonly string[]
  texts?: readonly string[]
}

/** Repeating values, row by row. 0: the next one of `all`; n: the n-th of them again. */
export interface Column<T> {
  all: readonly T[]
  rows: readonly number[]
}

/** The readings of names (readings.ts): titles, and their owners. */
export type IndexReadings = readonly [titles: Column<string>, owners: Column<string>]

/** The values by which the rows of a kind can be narrowed. */
export interface IndexValues {
  labels: Facets
  values: Readonly<Record<string, Column<readonly string[]>>>
}

export function columnOf<T>(values: readonly T[], keyOf: (value: T) => string): Column<T> {
  const known = new Map<string, number>()
  const all: T[] = []
  const rows = values.map((value) => {
    const key = keyOf(value)
    const before = known.get(key)
    if (before !== undefined) return before
    known.set(key, all.push(value))
    return 0
  })
  return { all, rows }
}

/** The index in `all` for each row. */
export function placesIn({ rows }: Column<unknown>): number[] {
  let next = 0
  return rows.map((row) => (row === 0 ? next++ : row - 1))
}
