import { type Concepts, conceptsBy } from './search-concepts.ts'
import type { Corpus, Fold } from './search-corpus.ts'
import { hangulOfKeys } from './search-hangul.ts'
import { kanaOf, romajiOf } from './search-kana.ts'
import { readingMatcher } from './search-readings.ts'
import { latinSpellings } from './search-spellings.ts'
import { JOINTS } from './search-text.ts'
import { characterTypos, eastAsianTypos, latinTypos } from './search-typos.ts'

/** One way in which a part of a keyword may be meant. */
export interface Alternative {
  /** Folded; its words, all of which a row has to have. */
  words: readonly string[]
  /** What its rows rank lower by than those that have it as it was typed. */
  penalty: number
  /** Latin words are taken whole only: a lamp is a light, but not a lightweight. */
  isWhole: boolean
  /** A booth's key instead of words. */
  booth?: string
  /** How names are read, instead of words. */
  reads?: (reading: string) => boolean
}

/** A part of a keyword, which a row has to have in one way or another. */
export interface Group {
  /** As it was typed, folded. */
  typed: string
  alternatives: readonly Alternative[]
  /** What it was taken for, where it is nearly that. */
  corrected: string | null
}

/** How much lower the rows of a way rank. */
const PENALTY = { spelling: 0.5, synonym: 3, respelt: 2, reading: 1, typo: 5 } as const
const LONGEST_PHRASE = 4
const MOST_PIECES = 4

const isEastAsian = /[\u3041-\u30ff\u3400-\u9fff\uac00-\ud7a3]/
const isLatin = /^[a-z ]+$/

const text = (phrase: string, penalty: number, isWhole = false): Alternative => ({
  words: phrase.split(' '),
  penalty,
  isWhole,
})

/** Reads the terms of a keyword by what the corpora hold. */
export class TermReader {
  readonly #corpora: readonly Corpus[]
  readonly #concepts: Concepts
  readonly #fold: Fold

  constructor(corpora: readonly Corpus[], fold: Fold) {
    this.#corpora = corpora
    this.#fold = fold
    this.#concepts = conceptsBy(fold)
  }

  /**
   * The groups of a keyword: phrases that name one thing together, and terms by themselves. A term that nothing holds in any
   * way has no alternatives.
   *
   * @param terms as termsOf gives them
   * @param asTyped the same with their hyphens
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
    if (pieces) return pieces
    const reads = readingMatcher(term)
    if (reads && this.#corpora.some((corpus) => corpus.readings().some(reads))) {
      return [{ typed: term, alternatives: [{ words: [], penalty: PENALTY.reading, isWhole: false, reads }], corrected: null }]
    }
    return this.#nearly(term)
  }

  /** The word itself, its other spellings, what else the thing is called. */
  #asWritten(term: string): Alternative[] {
    return this.#found([
      text(term, 0),
      ...latinSpellings(term).map((word) => text(word, PENALTY.spelling)),
      ...this.#synonyms(term),
    ])
  }

  #synonyms(phrase: string): Alternative[] {
    const words = new Set([phrase, ...latinSpellings(phrase)].flatMap((word) => this.#concepts.of(word)))
    return [...words].map((word) => text(word, PENALTY.synonym, isLatin.test(word)))
  }

  /** The same word by another script or keyboard. */
  #respellings(term: string): Alternative[] {
    const others = [kanaOf(term), hangulOfKeys(term), romajiOf(term)].flatMap((other) => (other ? [this.#fold(other)] : []))
    return others.flatMap((other) => [text(other, PENALTY.respelt), ...this.#synonyms(other)])
  }

  /** A term without spaces as the words that it is made of, none of less than two letters; null where it is made of none. */
  #pieces(term: string, left: number = MOST_PIECES): Group[] | null {
    if (!isEastAsian.test(term) || left < 2) return null
    for (let length = term.length - 1; length > 1; length -= 1) {
      const rest = term.slice(length)
      const first = term.slice(0, length)
      if (rest.length < 2 && !/[\u3400-\u9fff]/.test(rest)) continue
      const begin = this.#asWritten(first)
      if (begin.length === 0) continue
      const whole = this.#asWritten(rest)
      const others =
        whole.length > 0 ? [{ typed: rest, alternatives: whole, corrected: null }] : this.#pieces(rest, left - 1)
      if (others) return [{ typed: first, alternatives: begin, corrected: null }, ...others]
    }
    return null
  }

  /** What it nearly is; the term without alternatives where it is nearly nothing. */
  #nearly(term: string): Group[] {
    const words = [...latinTypos(term, this.#corpora), ...eastAsianTypos(term, this.#corpora)]
    const near = this.#found(words.flatMap((word) => [text(word, PENALTY.typo, isLatin.test(word)), ...this.#lower(word)]))
    const [best] = words
    if (best !== undefined && near.length > 0) return [{ typed: term, alternatives: near, corrected: best }]
    for (const other of characterTypos(term, this.#concepts.all)) {
      const whole = this.#asWritten(other)
      const groups = whole.length > 0 ? [{ typed: other, alternatives: whole, corrected: null }] : this.#pieces(other)
      const [first, ...rest] = groups ?? []
      if (first) return [{ ...first, typed: term, corrected: other }, ...rest]
    }
    return [{ typed: term, alternatives: [], corrected: null }]
  }

  /** What else the meant word is called. */
  #lower(word: string): Alternative[] {
    return this.#synonyms(word).map((each) => ({ ...each, penalty: each.penalty + PENALTY.typo }))
  }

  #found(alternatives: readonly Alternative[]): Alternative[] {
    const seen = new Set<string>()
    return alternatives.filter(({ words }) => {
      const key = words.join(' ')
      if (seen.has(key)) return false
      seen.add(key)
      return this.#corpora.some((corpus) => words.every((word) => corpus.has(word)))
    })
  }
}

const joints = new RegExp(`[${JOINTS}]+`)

/** The parts of a hyphened word that is written in two: "machining-center". */
export const jointParts = (word: string): string[] => word.split(joints).filter((part) => part !== '')
