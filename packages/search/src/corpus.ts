import { boothKeys } from './booth.ts'
import { SEARCH_FIELDS, type SearchDocument, valuesOf } from './document.ts'
import type { Fold } from './fold.ts'
import type { SearchSource, TitleTier, Visit } from './source.ts'
import { createWords, type Words } from './words.ts'

/* Documents of one kind, prepared for searching: their words, and for each word the rows that contain it. */

export interface Corpus {
  readonly documents: readonly SearchDocument[]
  readonly fold: Fold
  /** Folded titles. */
  readonly titles: readonly string[]
  readonly words: Words
  /** Rows by booth, "b12" and "8.1 b12". */
  readonly booths: ReadonlyMap<string, readonly number[]>
  /** The readings of names, row by row (readings.ts). */
  readings(): readonly string[]
  /** Visits the rows that contain a folded term without spaces, each word once. */
  scan(term: string, isComplete: boolean, visit: Visit): void
}

const FIELD_BITS = 8

export function createCorpus(
  documents: readonly SearchDocument[],
  fold: Fold,
  readings: () => readonly string[] = () => [],
): Corpus {
  const places = new Map<string, number>()
  const all: string[] = []
  const rowsOf: number[][] = []
  const known = new Map<string, readonly number[]>()
  const booths = new Map<string, number[]>()

  const wordsIn = (value: string): readonly number[] => {
    const before = known.get(value)
    if (before) return before
    const own = new Set<number>()
    for (const word of fold(value).split(/\s+/)) {
      if (word === '') continue
      let place = places.get(word)
      if (place === undefined) {
        place = all.push(word) - 1
        places.set(word, place)
        rowsOf.push([])
      }
      own.add(place)
    }
    const made = [...own]
    known.set(value, made)
    return made
  }

  documents.forEach((document, row) => {
    for (const [field, value] of valuesOf(document)) {
      const entry = row * FIELD_BITS + SEARCH_FIELDS.indexOf(field)
      for (const word of wordsIn(value)) rowsOf[word]?.push(entry)
    }
    for (const key of document.booth ? boothKeys(document.booth) : []) {
      booths.set(key, [...(booths.get(key) ?? []), row])
    }
  })
  known.clear()

  const words = createWords(all)
  return {
    documents,
    fold,
    titles: documents.map(({ title }) => fold(title)),
    words,
    booths,
    readings,
    scan: (term, isComplete, visit) =>
      words.each(term, (word, quality) => {
        if (isComplete && quality !== 3) return
        for (const entry of rowsOf[word] ?? []) {
          visit(Math.floor(entry / FIELD_BITS), SEARCH_FIELDS[entry % FIELD_BITS] ?? 'text', quality)
        }
      }),
  }
}

/** Combines the corpora of several kinds: a word that one of them contains is a mistake in none. */
export function joinCorpora<K>(corpora: ReadonlyMap<K, Corpus>, fold: Fold): SearchSource<K> {
  let next = 0
  const parts = [...corpora].map(([kind, corpus]) => {
    const from = next
    next += corpus.documents.length
    return { kind, corpus, from, to: next }
  })
  const partOf = (row: number) => parts.find(({ from, to }) => row >= from && row < to)
  const rowsWhere = function* (own: (corpus: Corpus) => Iterable<number>) {
    for (const { corpus, from } of parts) for (const row of own(corpus)) yield from + row
  }
  const readRows = function* (corpus: Corpus, reads: (reading: string) => boolean) {
    for (const [row, reading] of corpus.readings().entries()) if (reads(reading)) yield row
  }
  return {
    fold,
    ranges: new Map(parts.map(({ kind, from, to }) => [kind, [from, to]])),
    has: (term) => parts.some(({ corpus }) => corpus.words.has(term)),
    wordsWith: (term) => parts.flatMap(({ corpus }) => corpus.words.with(term)),
    *latin() {
      for (const { corpus } of parts) yield* corpus.words.latin()
    },
    hasBooth: (key) => parts.some(({ corpus }) => corpus.booths.has(key)),
    boothRows: (key) => rowsWhere(({ booths }) => booths.get(key) ?? []),
    hasReading: (reads) => parts.some(({ corpus }) => corpus.readings().some(reads)),
    readRows: (reads) => rowsWhere((corpus) => readRows(corpus, reads)),
    scan(term, isComplete, visit) {
      for (const { corpus, from } of parts) {
        corpus.scan(term, isComplete, (row, field, quality) => visit(from + row, field, quality))
      }
    },
    titleTiers: (phrase) => (row) => {
      const part = partOf(row)
      return part ? titleTier(part.corpus.titles[row - part.from] ?? '', phrase) : 0
    },
    documentOf(row) {
      const part = partOf(row)
      return part?.corpus.documents[row - part.from]
    },
    settle() {},
  }
}

function titleTier(title: string, phrase: string): TitleTier {
  if (!title.includes(phrase)) return 0
  return title === phrase ? 3 : title.startsWith(phrase) ? 2 : 1
}
