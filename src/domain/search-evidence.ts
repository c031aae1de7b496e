import type { Corpus, Fold } from './search-corpus.ts'
import { type HiddenMatch, SEARCH_FIELDS, type SearchDocument, type SearchField, valuesOf } from './search-document.ts'
import { foldedLetters } from './search-marks.ts'
import type { Group } from './search-terms.ts'

const MOST_MARKS = 12
/** Letters of a longer text that are shown around a match. */
const EXCERPT = 60

/** By row: its score, and by which field and which alternative of the group it has it. */
export interface Hits {
  score: Float32Array
  field: Uint8Array
  alternative: Uint8Array
}

/** What a search found its rows by. */
export interface Evidence<K> {
  known: readonly Group[]
  hits: ReadonlyMap<K, readonly Hits[]>
  corpora: ReadonlyMap<K, Corpus>
  isAsked(at: number): boolean
}

const SHOWN: ReadonlySet<SearchField> = new Set(['title', 'by', 'reading'])

/** What a row was found by, where its title and owner do not show it. */
export function whyOf<K>(kind: K, row: number, { known, hits, corpora, isAsked }: Evidence<K>): HiddenMatch | null {
  const corpus = corpora.get(kind)
  const document = corpus?.documents[row]
  if (!corpus || !document) return null
  const asked = (hits.get(kind) ?? []).filter((_, at) => isAsked(at))
  for (const [at, { field, alternative }] of asked.entries()) {
    const name = SEARCH_FIELDS[field[row] ?? 0] ?? 'title'
    const by = known[at]?.alternatives[alternative[row] ?? 0]
    if (SHOWN.has(name) || !by) continue
    if (name === 'booth') {
      if (document.booth) return { field: 'booth', text: `${document.booth.hall} ${document.booth.stand}` }
      continue
    }
    const value = valueWith(document, name, by.words, corpus.fold)
    if (value === undefined) continue
    if (name === 'name' || name === 'byName') return { field: 'name', text: value }
    return name === 'tag'
      ? { field: 'tag', text: value }
      : { field: 'text', text: excerptOf(value, by.words[0] ?? '', corpus.fold) }
  }
  return null
}

function valueWith(
  document: SearchDocument,
  field: SearchField,
  words: readonly string[],
  fold: Fold,
): string | undefined {
  for (const [name, value] of valuesOf(document)) {
    if (name !== field) continue
    const plain = fold(value)
    if (words.every((word) => plain.includes(word))) return value
  }
  return undefined
}

/** The words around a match in a longer text. */
function excerptOf(value: string, word: string, fold: Fold): string {
  if (value.length <= EXCERPT) return value
  const written = writtenIn(value, word, fold)
  const at = written === null ? 0 : Math.max(0, value.indexOf(written) - EXCERPT / 3)
  const from = at === 0 ? 0 : value.slice(0, at).search(/\S*$/)
  const cut = value.slice(from, from + EXCERPT).trim()
  return `${from > 0 ? '…' : ''}${cut}${from + EXCERPT < value.length ? '…' : ''}`
}

/** A folded word as a text writes it; null where it has it not. */
function writtenIn(value: string, word: string, fold: Fold): string | null {
  const whole = value.normalize('NFC')
  const letters = foldedLetters(whole)
  const line = letters.map(({ letter }) => fold(letter) || letter)
  const plain = line.join('')
  const at = plain.indexOf(word)
  if (at < 0) return null
  const owner = line.flatMap((letter, place) => Array.from({ length: letter.length }, () => place))
  const [first, last] = [letters[owner[at] ?? 0], letters[owner[at + word.length - 1] ?? 0]]
  return first && last ? whole.slice(first.from, last.to) : null
}

/** A folded word as the corpora write it. */
function asWritten(word: string, corpora: readonly Corpus[]): string {
  for (const corpus of corpora) {
    let found: string | null = null
    corpus.scan(word, (row) => {
      const document = corpus.documents[row]
      if (found !== null || !document) return
      for (const [, value] of valuesOf(document)) {
        found = writtenIn(value, word, corpus.fold)
        if (found !== null) return
      }
    })
    if (found !== null) return found
  }
  return word
}

/** The keyword with its mistakes mended; null where it has none. */
export function correctedOf(keyword: string, groups: readonly Group[], corpora: readonly Corpus[]): string | null {
  const mended = groups.filter(({ corrected }) => corrected !== null)
  if (mended.length === 0) return null
  const fold = corpora[0]?.fold
  return keyword
    .normalize('NFKC')
    .split(/\s+/)
    .map((word) => {
      const group = mended.find(({ typed }) => typed === fold?.(word))
      return group?.corrected ? writtenLower(group.corrected, corpora) : word
    })
    .join(' ')
}

/** Latin words as they are typed; those of other scripts as they are written. */
const writtenLower = (word: string, corpora: readonly Corpus[]): string =>
  /^[a-z]+$/.test(word) ? word : asWritten(word, corpora)

/** What the groups were found as, besides as they were typed. */
export function marksOf(groups: readonly Group[], corpora: readonly Corpus[]): string[] {
  const words = groups.flatMap(({ typed, alternatives }) =>
    alternatives.flatMap(({ words: own }) => (own.length === 0 || own.join(' ') === typed ? [] : own.join(' '))),
  )
  return [...new Set(words)]
    .slice(0, MOST_MARKS)
    .map((word) => (/^[a-z0-9 ]+$/.test(word) ? word : asWritten(word, corpora)))
}
