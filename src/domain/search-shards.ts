import type { Facets } from '../contract/endpoint.ts'
import type { SearchKind } from '../contract/search.ts'
import type { Instant } from './brand.ts'
import type { SearchResult } from './search-result.ts'

/*
 * The search index of a language and exhibition, as it is built with the site and fetched by browsers: a manifest, and files
 * known by what they hold. A search fetches the core once, then the postings of the words that its keyword finds, and of
 * rows what is shown of those that it shows; what else these are found by, readings and the values of facets only where
 * they are requested.
 *
 * Rows are numbered over all kinds. Entries of postings are those of the core's words, then those of its booths.
 */

/** At `…/search/index.json`. */
export interface IndexManifest {
  /** When the content was read: ISO 8601, UTC. */
  at: Instant
  /** Where the files are: `{folder}/{name}.json`. */
  folder: string
  core: string
  postings: string[]
  shown: string[]
  hidden: string[]
  readings: string
  values: Partial<Record<SearchKind, string>>
}

/** What a keyword is read by. */
export interface IndexCore {
  /** Pairs of characters: a traditional or Japanese one, and the simplified one that it is compared by. */
  han: string
  /** How many rows each kind has, in the order of their rows. */
  kinds: [kind: SearchKind, count: number][]
  /** Folded words, a line each, in the order of their letters read backwards: what a thing is called by ends alike. */
  words: string
  /** Booths ("8.1 b12"), a line each. */
  booths: string
  /** The first entry of each file of postings. */
  starts: number[]
  /** Rows in a file of what is shown of them, and of what is not. */
  perFile: number
}

/**
 * Where a word stands: for each field its place in SEARCH_FIELDS, then the rows, each as what it is more than the one before.
 * Titles have as many numbers again: the word's place in the title, doubled, and one more for the last word.
 */
export type Posting = readonly (readonly number[])[]

/** A row as it is shown; what is as in EMPTY_RESULT is left out. */
export interface ShownEntry extends Partial<SearchResult> {
  id: string
  title: string
}

/** What a row is found by and does not show. */
export interface HiddenEntry {
  names?: readonly string[]
  byNames?: readonly string[]
  tags?: readonly string[]
  texts?: readonly string[]
}

/** Values that repeat, row by row. 0: the next one of `all`; n: the n-th of them once more. */
export interface Column<T> {
  all: readonly T[]
  rows: readonly number[]
}

/** How names are read (search-readings.ts): titles, and whom they belong to. */
export type IndexReadings = readonly [titles: Column<string>, owners: Column<string>]

/** What the rows of a kind can be narrowed by. */
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

/** The place in `all` of each row. */
export function placesIn({ rows }: Column<unknown>): number[] {
  let next = 0
  return rows.map((row) => (row === 0 ? next++ : row - 1))
}
