import { boothKeys } from './search-booth.ts'
import { SEARCH_FIELDS, type SearchDocument, type SearchField, valuesOf } from './search-document.ts'
import { folded } from './search-text.ts'

/*
 * Documents of one kind, ready to be searched: their words, each once, in one long string, and for each word the rows that
 * have it. A term is looked for in the words (some 100 KB at 20,000 exhibits) and not in the documents, so that parts of
 * words are found too, which scripts without spaces need.
 */

/** Folds a text as the fair's characters are compared (search-text.ts, han variants). */
export type Fold = (text: string) => string

/** Characters of one meaning, each to the one it is compared by: traditional and Japanese to simplified. */
export const hanFold = (variants: ReadonlyMap<string, string>): Fold => {
  if (variants.size === 0) return folded
  return (text) => folded(text).replace(/[\u3400-\u9fff]/g, (letter) => variants.get(letter) ?? letter)
}

/** The variants of a manifest: pairs of letters, one after the other. */
export const variantsOf = (pairs: string): Map<string, string> =>
  new Map(Array.from({ length: pairs.length / 2 }, (_, at) => [pairs.charAt(at * 2), pairs.charAt(at * 2 + 1)]))

/** How well a term stands in a word: all of it, its beginning, or inside. */
type Quality = 3 | 2 | 0
type Visit = (row: number, field: SearchField, quality: Quality) => void

export interface Corpus {
  readonly documents: readonly SearchDocument[]
  readonly fold: Fold
  /** Folded titles. */
  readonly titles: readonly string[]
  /** Every word of the documents once, folded. */
  readonly words: readonly string[]
  /** Rows by booth, "b12" and "8.1 b12". */
  readonly booths: ReadonlyMap<string, readonly number[]>
  /** How names are read, row by row (search-readings.ts). */
  readings(): readonly string[]
  /** Rows that have a folded term without spaces, each word once. */
  scan(term: string, visit: Visit): void
  has(term: string): boolean
  /** Words that hold a term somewhere. */
  wordsWith(term: string): string[]
  /** The Latin words of more than three letters, with how many words hold them. */
  latin(): ReadonlyMap<string, number>
}

const FIELD_BITS = 8
const BREAK = '\n'

export function createCorpus(
  documents: readonly SearchDocument[],
  fold: Fold,
  readings: () => readonly string[] = () => [],
): Corpus {
  const places = new Map<string, number>()
  const words: string[] = []
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
        place = words.push(word) - 1
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

  const line = BREAK + words.join(BREAK) + BREAK
  const starts = new Uint32Array(words.length)
  let next = 1
  words.forEach((word, at) => {
    starts[at] = next
    next += word.length + 1
  })
  const wordAt = (place: number): number => {
    let [low, high] = [0, words.length - 1]
    while (low < high) {
      const middle = (low + high + 1) >> 1
      if ((starts[middle] ?? 0) <= place) low = middle
      else high = middle - 1
    }
    return low
  }
  const eachWord = (term: string, visit: (word: number, quality: Quality) => void) => {
    if (term === '') return
    for (let at = line.indexOf(term); at >= 0; ) {
      const word = wordAt(at)
      const end = (starts[word] ?? 0) + (words[word]?.length ?? 0)
      let quality = qualityAt(line, at, term.length)
      // Another place in the same word may be a better one.
      for (at = line.indexOf(term, at + 1); at >= 0 && at < end; at = line.indexOf(term, at + 1)) {
        const other = qualityAt(line, at, term.length)
        if (other > quality) quality = other
      }
      visit(word, quality)
    }
  }
  let latin: Map<string, number> | undefined

  return {
    documents,
    fold,
    titles: documents.map(({ title }) => fold(title)),
    words,
    booths,
    readings,
    scan: (term, visit) =>
      eachWord(term, (word, quality) => {
        for (const entry of rowsOf[word] ?? []) {
          visit(Math.floor(entry / FIELD_BITS), SEARCH_FIELDS[entry % FIELD_BITS] ?? 'text', quality)
        }
      }),
    has: (term) => term !== '' && line.includes(term),
    wordsWith: (term) => {
      const found: string[] = []
      eachWord(term, (word) => found.push(words[word] ?? ''))
      return found
    },
    latin: () => {
      if (latin) return latin
      latin = new Map()
      for (const word of words) {
        for (const part of word.match(/[a-z]{4,}/g) ?? []) latin.set(part, (latin.get(part) ?? 0) + 1)
      }
      return latin
    },
  }
}

/** The kind of script a letter belongs to; none for what parts words. */
function scriptOf(code: number): number {
  if (code >= 0x30 && code <= 0x39) return 1
  if (code >= 0x61 && code <= 0x7a) return 2
  if (code >= 0xac00 && code <= 0xd7a3) return 3
  if (code >= 0x3041 && code <= 0x30ff) return 4
  if (code >= 0x3400 && code <= 0x9fff) return 5
  return code > 0x7f ? 6 : 0
}
const LATIN = 2
const PLURAL = 's'.charCodeAt(0)

function parts(line: string, at: number): boolean {
  const [before, after] = [scriptOf(line.charCodeAt(at - 1)), scriptOf(line.charCodeAt(at))]
  return before === 0 || before !== after
}

function qualityAt(line: string, at: number, length: number): Quality {
  if (!parts(line, at)) return 0
  const end = at + length
  const isPlural =
    line.charCodeAt(end) === PLURAL && scriptOf(line.charCodeAt(end - 1)) === LATIN && parts(line, end + 1)
  return parts(line, end) || isPlural ? 3 : 2
}
