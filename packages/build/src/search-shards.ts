// The files of a search index (packages/search/src/shards.ts), made from the search items.

import { hanVariants } from '@fair/sandbox/han-variants.ts'
import { boothKeys } from '@fair/search/booth.ts'
import { SEARCH_FIELDS, type SearchDocument, searchDocument, valuesOf } from '@fair/search/document.ts'
import { withOwnerNames } from '@fair/search/documents.ts'
import { type Fold, hanFold, variantsOf } from '@fair/search/fold.ts'
import { EMPTY_RESULT, type IndexedResult } from '@fair/search/result.ts'
import {
  columnOf,
  type HiddenEntry,
  type IndexCore,
  type IndexReadings,
  type IndexValues,
  type Posting,
  type ShownEntry,
} from '@fair/search/shards.ts'
import type { SearchableKind } from './search-kinds.ts'

/** Limits of a postings file in characters: from the first on, it is cut at a word whose letters mark a cut, so that a
 * change moves no other cut, and at the second at the latest. */
const [MIN_LENGTH, MAX_LENGTH] = [8000, 24_000]
/** One word in this many marks a cut. */
const CUT = 8
/** Rows per file: few of the rows that a search shows are in the same file. */
const PER_FILE = 32

/** Files of an index before they have names. */
export interface IndexShards {
  core: IndexCore
  postings: Posting[][]
  shown: ShownEntry[][]
  hidden: HiddenEntry[][]
  values: [kind: SearchableKind['kind'], values: IndexValues][]
}

export function shardsOf(kinds: readonly SearchableKind[]): IndexShards {
  const han = hanPairs(kinds)
  const fold = hanFold(variantsOf(han))
  const own = kinds.map(({ results }) => results.map((result) => searchDocument(result)))
  const exhibitors = own[kinds.findIndex(({ kind }) => kind === 'EXHIBITOR')] ?? []
  const documents = own.flatMap((each) => (each === exhibitors ? each : withOwnerNames(each, exhibitors)))
  const { words, booths } = postingsOf(documents, fold)
  const cuts = cutsOf([...words, ...booths])
  return {
    core: {
      han,
      kinds: kinds.map(({ kind, results }) => [kind, results.length]),
      words: words.map(([word]) => word).join('\n'),
      booths: booths.map(([key]) => key).join('\n'),
      starts: cuts.map(({ start }) => start),
      perFile: PER_FILE,
    },
    postings: cuts.map(({ postings }) => postings),
    shown: inFiles(kinds.flatMap(({ results }) => results.map(shownOf))),
    hidden: inFiles(documents.map(hiddenOf)),
    values: kinds.map((each) => [each.kind, valuesIn(each)]),
  }
}

/** The variants of characters in the results: a reader may type either. */
function hanPairs(kinds: readonly SearchableKind[]): string {
  const letters = new Set<string>()
  for (const { results } of kinds) {
    for (const { title, by, names, tags, texts } of results) {
      for (const text of [title, by, ...names, ...tags, ...texts]) for (const letter of text) letters.add(letter)
    }
  }
  const variants = hanVariants()
  const simplified = new Set([...letters].map((letter) => variants.get(letter) ?? letter))
  return [...variants].flatMap(([letter, plain]) => (simplified.has(plain) ? [letter + plain] : [])).join('')
}

type Entry = readonly [key: string, posting: Posting]

/** The rows of a field, and for titles the positions in them. */
interface Rows {
  rows: number[]
  places: number[]
}

function postingsOf(documents: readonly SearchDocument[], fold: Fold): { words: Entry[]; booths: Entry[] } {
  const words = new Map<string, Map<number, Rows>>()
  const booths = new Map<string, Map<number, Rows>>()
  const rowsOf = (table: typeof words, key: string, field: number): Rows => {
    const fields = table.get(key) ?? new Map<number, Rows>()
    table.set(key, fields)
    const known = fields.get(field) ?? { rows: [], places: [] }
    fields.set(field, known)
    return known
  }
  const split = memo((value: string) => fold(value).split(' '))
  documents.forEach((document, row) => {
    for (const [name, value] of valuesOf(document)) {
      const own = split(value)
      own.forEach((word, place) => {
        if (word === '') return
        const known = rowsOf(words, word, SEARCH_FIELDS.indexOf(name))
        if (name === 'title') known.places.push(place * 2 + Number(place === own.length - 1))
        else if (known.rows.at(-1) === row) return
        known.rows.push(row)
      })
    }
    const [, key] = document.booth ? boothKeys(document.booth) : []
    if (key !== undefined) rowsOf(booths, key, SEARCH_FIELDS.indexOf('booth')).rows.push(row)
  })
  const inOrder = (table: typeof words, orderOf: (key: string) => string): Entry[] =>
    [...table]
      .map(([key, fields]) => ({ key, fields, order: orderOf(key) }))
      .sort((a, b) => (a.order < b.order ? -1 : 1))
      .map(({ key, fields }) => [
        key,
        [...fields].map(([field, each]) => [field, ...stepsOf(each.rows), ...each.places]),
      ])
  return { words: inOrder(words, backwards), booths: inOrder(booths, (key) => key) }
}

const backwards = (word: string): string => word.split('').reverse().join('')
const stepsOf = (rows: readonly number[]): number[] => rows.map((row, at) => row - (rows[at - 1] ?? 0))

function cutsOf(entries: readonly Entry[]): { start: number; postings: Posting[] }[] {
  const cuts: { start: number; postings: Posting[] }[] = []
  let length = MAX_LENGTH
  for (const [at, [key, posting]] of entries.entries()) {
    if (length >= MAX_LENGTH || (length >= MIN_LENGTH && sumOf(key) % CUT === 0)) {
      cuts.push({ start: at, postings: [] })
      length = 0
    }
    cuts.at(-1)?.postings.push(posting)
    length += JSON.stringify(posting).length
  }
  return cuts
}

function sumOf(key: string): number {
  let sum = 7
  for (let at = 0; at < key.length; at += 1) sum = (sum * 31 + key.charCodeAt(at)) >>> 0
  return sum >>> 3
}

const inFiles = <T>(rows: readonly T[]): T[][] =>
  Array.from({ length: Math.ceil(rows.length / PER_FILE) }, (_, n) => rows.slice(n * PER_FILE, (n + 1) * PER_FILE))

/** Without the values that most rows have in common. */
function shownOf({ id, title, kind: _, names: __, tags: ___, texts: ____, values: _____, ...result }: IndexedResult) {
  const filled = Object.entries(result).filter(
    ([name, value]) => value !== EMPTY_RESULT[name as keyof typeof EMPTY_RESULT],
  )
  return { id, title, ...Object.fromEntries(filled) }
}

const hiddenOf = ({ names, byNames, tags, texts }: SearchDocument): HiddenEntry =>
  Object.fromEntries(Object.entries({ names, byNames, tags, texts }).filter(([, list]) => list.length > 0))

function valuesIn({ labels, results }: SearchableKind): IndexValues {
  const names = [...new Set(results.flatMap(({ values }) => Object.keys(values)))]
  const column = (name: string) =>
    columnOf(
      results.map(({ values }) => values[name] ?? []),
      (list) => list.join('\n'),
    )
  return { labels, values: Object.fromEntries(names.map((name) => [name, column(name)])) }
}

/** The readings of all rows' names. */
export function readingsIn(reads: readonly (readonly [title: string, owner: string])[]): IndexReadings {
  const column = (at: 0 | 1) =>
    columnOf(
      reads.map((each) => each[at]),
      (text) => text,
    )
  return [column(0), column(1)]
}

function memo<T>(make: (value: string) => T): (value: string) => T {
  const known = new Map<string, T>()
  return (value) => {
    const before = known.get(value)
    if (before !== undefined) return before
    const made = make(value)
    known.set(value, made)
    return made
  }
}
