import { type HiddenMatch, SEARCH_FIELDS, type SearchDocument, type SearchField, valuesOf } from './document.ts'
import type { Fold } from './fold.ts'
import { foldedLetters } from './marks.ts'
import type { SearchSource } from './source.ts'
import type { Group } from './terms.ts'

const MAX_MARKS = 12
/** Number of letters of a longer text that are shown around a match. */
const EXCERPT = 60

/** By row: its score, and the field and the alternative of the group that matched. */
export interface Hits {
  score: Float32Array
  field: Uint8Array
  alternative: Uint8Array
}

/** How a search found its rows: the groups that were required, and their hits. */
export interface Evidence<K> {
  known: readonly Group[]
  hits: readonly Hits[]
  source: SearchSource<K>
}

const SHOWN: ReadonlySet<SearchField> = new Set(['title', 'by', 'reading'])

/** What a row was found by, if its title and owner do not show it. */
export function whyOf<K>(row: number, { known, hits, source }: Evidence<K>): HiddenMatch | null {
  const document = source.documentOf(row)
  if (!document) return null
  for (const [at, { field, alternative }] of hits.entries()) {
    const name = SEARCH_FIELDS[field[row] ?? 0] ?? 'title'
    const by = known[at]?.alternatives[alternative[row] ?? 0]
    if (SHOWN.has(name) || !by) continue
    if (name === 'booth') {
      if (document.booth) return { field: 'booth', text: `${document.booth.hall} ${document.booth.stand}` }
      continue
    }
    const value = valueWith(document, name, by.words, source.fold)
    if (value === undefined) continue
    if (name === 'name' || name === 'byName') return { field: 'name', text: value }
    return name === 'tag'
      ? { field: 'tag', text: value }
      : { field: 'text', text: excerptOf(value, by.words[0] ?? '', source.fold) }
  }
  return null
}

/** Whether a row was found by a name, tag or text that it does not show. */
export function isHidden(row: number, hits: readonly Hits[]): boolean {
  return hits.some(({ field }) => {
    const name = SEARCH_FIELDS[field[row] ?? 0] ?? 'title'
    return name !== 'booth' && !SHOWN.has(name)
  })
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
  const wordStart = value.slice(0, at).search(/\S*$/)
  // A text without spaces is cut anywhere: its only word would begin far before the match.
  const from = at - wordStart > EXCERPT / 3 ? at : wordStart
  const cut = value.slice(from, from + EXCERPT).trim()
  return `${from > 0 ? '…' : ''}${cut}${from + EXCERPT < value.length ? '…' : ''}`
}

/** A folded word as written in a text; null if the text does not contain it. */
function writtenIn(value: string, word: string, fold: Fold): string | null {
  const full = value.normalize('NFC')
  const letters = foldedLetters(full)
  const line = letters.map(({ letter }) => fold(letter) || letter)
  const plain = line.join('')
  const at = plain.indexOf(word)
  if (at < 0) return null
  const owner = line.flatMap((letter, place) => Array.from({ length: letter.length }, () => place))
  const [first, last] = [letters[owner[at] ?? 0], letters[owner[at + word.length - 1] ?? 0]]
  return first && last ? full.slice(first.from, last.to) : null
}

/** A folded word as written in the available documents. */
function asWritten<K>(word: string, source: SearchSource<K>): string {
  let found: string | null = null
  source.scan(word, false, (row) => {
    const document = found === null ? source.documentOf(row) : undefined
    if (!document) return
    for (const [, value] of valuesOf(document)) {
      found = writtenIn(value, word, source.fold)
      if (found !== null) return
    }
  })
  return found ?? word
}

const isTypedAsFolded = (word: string): boolean => /^[a-z]+$/.test(word)

/** The keyword with its mistakes corrected; null if it has none. */
export function correctedOf<K>(keyword: string, groups: readonly Group[], source: SearchSource<K>): string | null {
  const mended = groups.filter(({ corrected }) => corrected !== null)
  if (mended.length === 0) return null
  return keyword
    .normalize('NFKC')
    .split(/\s+/)
    .map((word) => {
      const { corrected } = mended.find(({ typed }) => typed === source.fold(word)) ?? {}
      // Latin words as they are typed; those of other scripts as documents write them.
      return !corrected ? word : isTypedAsFolded(corrected) ? corrected : asWritten(corrected, source)
    })
    .join(' ')
}

/** A row for each corrected word that is to be spelt as in a document. */
export function correctedRows<K>(groups: readonly Group[], source: SearchSource<K>): number[] {
  return groups.flatMap(({ corrected }) => {
    if (corrected === null || isTypedAsFolded(corrected)) return []
    let first: number | undefined
    source.scan(corrected, false, (row) => {
      first ??= row
    })
    return first ?? []
  })
}

/** The words as which the groups were found, other than the typed ones. */
export function marksOf<K>(groups: readonly Group[], source: SearchSource<K>): string[] {
  const words = groups.flatMap(({ typed, alternatives }) =>
    alternatives.flatMap(({ words: own }) => (own.length === 0 || own.join(' ') === typed ? [] : own.join(' '))),
  )
  return [...new Set(words)]
    .slice(0, MAX_MARKS)
    .map((word) => (/^[a-z0-9 ]+$/.test(word) ? word : asWritten(word, source)))
}
