import { type Concepts, conceptsBy } from './concepts.ts'
import { hangulOfKeys } from './hangul.ts'
import { kanaOf, romajiOf } from './kana.ts'
import { readingMatcher } from './readings.ts'
import type { SearchSource } from './source.ts'
import { latinSpellings } from './spellings.ts'
import { characterTypos, eastAsianTypos, latinTypos } from './typos.ts'

/** One possible meaning of a part of a keyword. */
export interface Alternative {
  /** Folded; its words, all of which a row must contain. */
  words: readonly string[]
  /** The rank penalty of its rows compared with rows that match as typed. */
  penalty: number
  /** Latin words match only as whole words: a lamp is a light, but not a lightweight. */
  isComplete: boolean
  /** A booth's key instead of words. */
  booth?: string
  /** A matcher of readings instead of words. */
  reads?: (reading: string) => boolean
}

/** A part of a keyword, which a row must match by one of its alternatives. */
export interface Group {
  /** As it was typed, folded. */
  typed: string
  alternatives: readonly Alternative[]
  /** The word it was corrected to, if it nearly matches one. */
  corrected: string | null
}

/** The rank penalty of each kind of alternative. */
const PENALTY = { spelling: 0.5, synonym: 3, respelt: 2, reading: 1, typo: 5 } as const
const LONGEST_PHRASE = 4
const MAX_PIECES = 4

const isEastAsian = /[\u3041-\u30ff\u3400-\u9fff\uac00-\ud7a3]/
const isLatin = /^[a-z ]+$/

const text = (phrase: string, penalty: number, isComplete = false): Alternative => ({
  words: phrase.split(' '),
  penalty,
  isComplete: isComplete,
})

/** Interprets the terms of a keyword by the searchable words. */
export class TermReader {
  readonly #source: SearchSource<unknown>
  readonly #concepts: Concepts

  constructor(source: SearchSource<unknown>) {
    this.#source = source
    this.#concepts = conceptsBy(source.fold)
  }

  /**
   * The groups of a keyword: phrases that together name one thing, and single terms. A term that matches nothing in any
   * way has no alternatives.
   *
   * @param terms from termsOf, folded
   */
  groupsOf(terms: readonly string[]): Group[] {
    const groups: Group[] = []
    for (let at = 0; at < terms.length; ) {
      const [length, group] = this.#phraseAt(terms, at) ?? [1, null]
      if (group) groups.push(group)
      else groups.push(...this.#termGroups(terms[at] ?? ''))
      at += length
    }
    return groups
  }

  #phraseAt(terms: readonly string[], at: number): readonly [number, Group] | null {
    for (let length = Math.min(LONGEST_PHRASE, terms.length - at); length > 1; length -= 1) {
      const phrase = terms.slice(at, at + length).join(' ')
      if (!this.#concepts.knows(phrase)) continue
      const alternatives = this.#found([
        text(phrase, PENALTY.spelling),
        text(phrase.replaceAll(' ', ''), 0),
        ...this.#synonyms(phrase),
      ])
      if (alternatives.length > 0) return [length, { typed: phrase, alternatives, corrected: null }]
    }
    return null
  }

  #termGroups(term: string): Group[] {
    const plain = this.#asWritten(term)
    if (plain.length > 0) return [{ typed: term, alternatives: plain, corrected: null }]
    const respelt = this.#found(this.#respellings(term))
    if (respelt.length > 0) return [{ typed: term, alternatives: respelt, corrected: null }]
    const pieces = this.#pieces(term)
    if (pieces && this.#standTogether(pieces)) return pieces
    const reads = readingMatcher(term)
    if (reads && this.#source.hasReading(reads)) {
      return [
        {
          typed: term,
          alternatives: [{ words: [], penalty: PENALTY.reading, isComplete: false, reads }],
          corrected: null,
        },
      ]
    }
    return this.#nearly(term)
  }

  /** The word itself, its other spellings, and its synonyms. */
  #asWritten(term: string): Alternative[] {
    return this.#found([
      text(term, 0),
      ...latinSpellings(term).map((word) => text(word, PENALTY.spelling)),
      // A company's name in Latin letters, from the reading of its kana.
      ...[romajiOf(term)].flatMap((word) => (word === null ? [] : [text(word, PENALTY.respelt, true)])),
      ...this.#synonyms(term),
    ])
  }

  #synonyms(phrase: string): Alternative[] {
    const words = new Set([phrase, ...latinSpellings(phrase)].flatMap((word) => this.#concepts.of(word)))
    return [...words].map((word) => text(word, PENALTY.synonym, isLatin.test(word)))
  }

  /** The same word in another script or keyboard layout. */
  #respellings(term: string): Alternative[] {
    const others = [kanaOf(term), hangulOfKeys(term), romajiOf(term)].flatMap((other) =>
      other ? [this.#source.fold(other)] : [],
    )
    return others.flatMap((other) => [text(other, PENALTY.respelt), ...this.#lower(other, PENALTY.respelt)])
  }

  /** A term without spaces split into words of at least two letters; null if it cannot be split. */
  #pieces(term: string, left: number = MAX_PIECES): Group[] | null {
    if (!isEastAsian.test(term) || left < 2) return null
    for (let length = term.length - 1; length > 1; length -= 1) {
      const rest = term.slice(length)
      const first = term.slice(0, length)
      if (rest.length < 2 && !/[\u3400-\u9fff]/.test(rest)) continue
      const begin = this.#asWritten(first)
      if (begin.length === 0) continue
      const written = this.#asWritten(rest)
      const others =
        written.length > 0 ? [{ typed: rest, alternatives: written, corrected: null }] : this.#pieces(rest, left - 1)
      if (others) return [{ typed: first, alternatives: begin, corrected: null }, ...others]
    }
    return null
  }

  /** Similar words; the term without alternatives if there are none. */
  #nearly(term: string): Group[] {
    const words = [...latinTypos(term, this.#source), ...eastAsianTypos(term, this.#source)]
    const near = this.#found(
      words.flatMap((word) => [text(word, PENALTY.typo, isLatin.test(word)), ...this.#lower(word, PENALTY.typo)]),
    )
    const [best] = words
    if (best !== undefined && near.length > 0) return [{ typed: term, alternatives: near, corrected: best }]
    for (const other of characterTypos(term, this.#concepts.all)) {
      const written = this.#asWritten(other)
      const groups =
        written.length > 0 ? [{ typed: other, alternatives: written, corrected: null }] : this.#pieces(other)
      const [first, ...rest] = groups ?? []
      if (first) return [{ ...first, typed: term, corrected: other }, ...rest]
    }
    return this.#partly(term) ?? [{ typed: term, alternatives: [], corrected: null }]
  }

  /** The longer part of a term without spaces alone, if the rest matches nothing: fewer words, as with spaces. */
  #partly(term: string): Group[] | null {
    if (!isEastAsian.test(term)) return null
    const least = Math.max(2, Math.ceil(term.length / 2))
    for (let length = term.length - 1; length >= least; length -= 1) {
      for (const from of [term.length - length, 0]) {
        const part = term.slice(from, from + length)
        const alternatives = this.#asWritten(part)
        if (alternatives.length === 0) continue
        const rest = from === 0 ? term.slice(length) : term.slice(0, from)
        return [
          { typed: part, alternatives, corrected: null },
          { typed: rest, alternatives: [], corrected: null },
        ]
      }
    }
    return null
  }

  /** Synonyms of the intended word. */
  #lower(word: string, by: number): Alternative[] {
    return this.#synonyms(word).map((each) => ({ ...each, penalty: each.penalty + by }))
  }

  /** Whether an item matches all parts: pieces that no item has together are not a valid split. */
  #standTogether(groups: readonly Group[]): boolean {
    let rows: Set<number> | null = null
    for (const { alternatives } of groups) {
      const before: Set<number> | null = rows
      const own = new Set<number>()
      for (const { words } of alternatives) {
        this.#source.scan(words[0] ?? '', false, (row) => {
          if (before === null || before.has(row)) own.add(row)
        })
      }
      rows = own
    }
    this.#source.settle()
    return rows !== null && rows.size > 0
  }

  #found(alternatives: readonly Alternative[]): Alternative[] {
    const seen = new Set<string>()
    return alternatives.filter(({ words }) => {
      const key = words.join(' ')
      if (seen.has(key)) return false
      seen.add(key)
      return words.every((word) => this.#source.has(word))
    })
  }
}
