import { readBooths } from './search-booth.ts'
import type { Corpus, Fold } from './search-corpus.ts'
import { FIELD_WEIGHT, type HiddenMatch, SEARCH_FIELDS, type SearchField } from './search-document.ts'
import { correctedOf, type Hits, marksOf, whyOf } from './search-evidence.ts'
import { type Alternative, type Group, TermReader } from './search-terms.ts'
import { termsOf } from './search-text.ts'

/*
 * The search of the fair: the sandbox answers by it, and the site where the platform does not. A keyword is read by what
 * stands in the corpora of all kinds together, so that a word which one of them holds is a mistake in none.
 */

/** How a keyword was understood, where that is not as it was typed. */
interface SearchReading {
  /** "Did you mean": the keyword with its mistakes mended; null where none were. */
  corrected: string | null
  /** Words that were left out, because with them nothing is found. */
  left: readonly string[]
  /** What else than the typed words is to be marked: synonyms, other spellings, names; as they are written. */
  marks: readonly string[]
}

interface SearchRow {
  row: number
  /** Comparable over all kinds: whole numbers part what is shown in turns (tierOf). */
  score: number
}

export interface SearchFound<K> extends SearchReading {
  /** Rows of each kind, best first. */
  rows(kind: K): readonly SearchRow[]
  /** What a row was found by, where its title and owner do not show it. */
  why(kind: K, row: number): HiddenMatch | null
}

/** What is said around the thing itself. */
const STOP_WORDS = new Set('a an the of for and or with in on at to by from & + for'.split(' '))
/** A title that is the keyword, begins with it or has it comes before all others. */
const TITLE_BONUS = [0, 100, 200, 300] as const
const TIER = 4

/** The part of a score by which rows of several kinds are shown in turns. */
export const tierOf = (score: number): number => Math.floor(score / TIER)

/** Finds a keyword in the corpora of all kinds; null for a blank one, which finds everything. */
export function findIn<K>(keyword: string, corpora: ReadonlyMap<K, Corpus>, fold: Fold): SearchFound<K> | null {
  const all = [...corpora.values()]
  const { rest, booths } = readBooths(keyword, (key) => all.some((corpus) => corpus.booths.has(key)))
  const typed = termsOf(rest).map(fold)
  const told = typed.filter((term) => !STOP_WORDS.has(term))
  const terms = told.length > 0 || booths.length > 0 ? told : typed
  if (terms.length === 0 && booths.length === 0) return null
  const groups = [...booths.map(boothGroup), ...new TermReader(all, fold).groupsOf(terms)]
  const known = groups.filter(({ alternatives }) => alternatives.length > 0)
  const hits = new Map<K, Hits[]>()
  for (const [kind, corpus] of corpora)
    hits.set(
      kind,
      known.map((group) => hitsOf(group, corpus)),
    )
  const wanted = bestMask([...hits.values()], known.length)
  const isAsked = (at: number) => ((wanted >> at) & 1) === 1
  const kept = known.filter((_, at) => isAsked(at))
  const phrase = fold(keyword)
  const rowsOf = new Map<K, SearchRow[]>()
  for (const [kind, corpus] of corpora) {
    const own = (hits.get(kind) ?? []).filter((_, at) => isAsked(at))
    rowsOf.set(kind, ranked(own, corpus, phrase))
  }
  const isEmpty = [...rowsOf.values()].every((rows) => rows.length === 0)
  const left = isEmpty
    ? []
    : groups.filter((group) => !kept.includes(group)).map((group) => typedIn(keyword, group.typed, fold))
  const reading = { known: kept, hits, corpora, isAsked }
  return {
    rows: (kind) => rowsOf.get(kind) ?? [],
    why: (kind, row) => whyOf(kind, row, reading),
    left,
    get corrected() {
      return isEmpty ? null : correctedOf(keyword, kept, all)
    },
    get marks() {
      return marksOf(kept, all)
    },
  }
}

/** The words of a keyword as they were typed, by what they are folded to. */
function typedIn(keyword: string, phrase: string, fold: Fold): string {
  const words = keyword.split(/\s+/)
  return phrase
    .split(' ')
    .map((term) => words.find((word) => fold(word) === term) ?? term)
    .join(' ')
}

const boothGroup = ({ key, typed, hasHall }: { key: string; typed: string; hasHall: boolean }): Group => ({
  typed,
  alternatives: [
    { words: [], penalty: 0, isWhole: true, booth: key },
    // "H5" is also what a headset is called.
    ...(hasHall ? [] : [{ words: [typed.replace(/[\s_-]/g, '')], penalty: 0, isWhole: false }]),
  ],
  corrected: null,
})

function hitsOf({ alternatives }: Group, corpus: Corpus): Hits {
  const size = corpus.documents.length
  const hits: Hits = { score: new Float32Array(size), field: new Uint8Array(size), alternative: new Uint8Array(size) }
  alternatives.forEach((alternative, at) => {
    const note = (row: number, field: SearchField, quality: number) => {
      const score = Math.max(0.5, FIELD_WEIGHT[field] + quality - alternative.penalty)
      if (score <= (hits.score[row] ?? 0)) return
      hits.score[row] = score
      hits.field[row] = SEARCH_FIELDS.indexOf(field)
      hits.alternative[row] = at
    }
    visitRows(alternative, corpus, note)
  })
  return hits
}

function visitRows(
  { words, isWhole, booth, reads }: Alternative,
  corpus: Corpus,
  note: (row: number, field: SearchField, quality: number) => void,
): void {
  if (booth !== undefined) {
    for (const row of corpus.booths.get(booth) ?? []) note(row, 'booth', 3)
    return
  }
  if (reads) {
    corpus.readings().forEach((reading, row) => {
      if (reads(reading)) note(row, 'reading', 0)
    })
    return
  }
  const scan = (word: string, visit: typeof note) =>
    corpus.scan(word, (row, field, quality) => {
      if (!isWhole || quality === 3) visit(row, field, quality)
    })
  const [first = '', ...others] = words
  if (others.length === 0) {
    scan(first, note)
    return
  }
  // All words in one field: a synonym of two words is no synonym where they stand apart.
  const places = others.map((word) => {
    const known = new Set<number>()
    scan(word, (row, field) => known.add(row * SEARCH_FIELDS.length + SEARCH_FIELDS.indexOf(field)))
    return known
  })
  scan(first, (row, field, quality) => {
    const place = row * SEARCH_FIELDS.length + SEARCH_FIELDS.indexOf(field)
    if (places.every((known) => known.has(place))) note(row, field, quality)
  })
}

/** Which groups are asked for: all where a row has all; else as many as a row has together, the rarest of them. */
function bestMask(all: readonly (readonly Hits[])[], count: number): number {
  const whole = 2 ** count - 1
  const found = new Map<number, number>()
  const rarity = Array.from({ length: count }, () => 0)
  for (const hits of all) {
    const size = hits[0]?.score.length ?? 0
    for (let row = 0; row < size; row += 1) {
      let mask = 0
      for (let at = 0; at < count; at += 1) {
        if ((hits[at]?.score[row] ?? 0) > 0) {
          mask |= 1 << at
          rarity[at] = (rarity[at] ?? 0) + 1
        }
      }
      if (mask === whole && count > 0) return whole
      if (mask !== 0) found.set(mask, (found.get(mask) ?? 0) + 1)
    }
  }
  const worth = (mask: number) => {
    let sum = 0
    for (let at = 0; at < count; at += 1) if ((mask >> at) & 1) sum += 1000 + 100 / Math.max(1, rarity[at] ?? 1)
    return sum
  }
  const [best] = [...found.keys()].sort((a, b) => worth(b) - worth(a))
  return best ?? 0
}

function ranked(hits: readonly Hits[], corpus: Corpus, phrase: string): SearchRow[] {
  const found: SearchRow[] = []
  if (hits.length === 0) return found
  corpus.titles.forEach((title, row) => {
    let sum = 0
    for (const { score } of hits) {
      const own = score[row] ?? 0
      if (own === 0) return
      sum += own
    }
    found.push({ row, score: TITLE_BONUS[titleTier(title, phrase)] + sum / hits.length })
  })
  return found.sort((a, b) => b.score - a.score || a.row - b.row)
}

/** 3: is it, 2: begins with it, 1: has it as it was typed, 0: by other words. */
function titleTier(title: string, phrase: string): 0 | 1 | 2 | 3 {
  if (!title.includes(phrase)) return 0
  return title === phrase ? 3 : title.startsWith(phrase) ? 2 : 1
}
