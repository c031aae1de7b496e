import { type BoothReading, readBooths, wholeKey } from './booth.ts'
import { FIELD_WEIGHT, type HiddenMatch, SEARCH_FIELDS } from './document.ts'
import { correctedOf, correctedRows, type Hits, isHidden, marksOf, whyOf } from './evidence.ts'
import type { Fold } from './fold.ts'
import { rangeOf, type SearchSource, type TitleTier, type Visit } from './source.ts'
import { type Alternative, type Group, TermReader } from './terms.ts'
import { termsOf } from './text.ts'

/*
 * The search of the fair: used by the sandbox, and by the site if the platform does not answer. A keyword is
 * interpreted by the contents of all kinds together, so that a word that one of them contains is a mistake in none.
 */

/** How a keyword was understood, if not as it was typed. */
interface SearchReading {
  /** "Did you mean": the keyword with its mistakes corrected; null if there were none. */
  corrected: string | null
  /** Words that were left out, because nothing is found with them. */
  left: readonly string[]
  /** What to mark besides the typed words: synonyms, other spellings, names; as they are written. */
  marks: readonly string[]
}

interface SearchRow {
  row: number
  /** Comparable over all kinds: its integer part is the tier in which kinds are shown in turns (tierOf). */
  score: number
}

export interface SearchFound<K> extends SearchReading {
  /** Rows of each kind, best first. */
  rows(kind: K): readonly SearchRow[]
  /** What a row was found by, if its title and owner do not show it. */
  why(kind: K, row: number): HiddenMatch | null
  /** Whether `why` reads a text that the row does not show. */
  isHidden(kind: K, row: number): boolean
  /** Rows, numbered over all kinds, whose documents `corrected` reads besides those that are shown. */
  readonly needed: readonly number[]
}

/** Function words around the subject itself. */
const STOP_WORDS = new Set('a an the of for and or with in on at to by from & + for'.split(' '))
/** The most groups of words that the bits of a mask can hold (bestMask). */
const MOST_GROUPS = 30
/** A title that equals the keyword, begins with it or contains it comes before all others. */
const TITLE_BONUS = [0, 100, 200, 300] as const
const TIER = 4

/** The part of a score that determines the turns in which rows of several kinds are shown. */
export const tierOf = (score: number): number => Math.floor(score / TIER)

/**
 * Finds a keyword in all kinds; null for a blank one, which matches everything. Its data about documents (`why`,
 * `marks`, `corrected`) is read on demand. Throws RowsMissing if the source does not have all rows yet.
 */
export function findIn<K>(keyword: string, source: SearchSource<K>): SearchFound<K> | null {
  const { fold } = source
  const { rest, booths } = boothsIn(keyword, source)
  const typed = termsOf(rest).map(fold)
  const meaningful = typed.filter((term) => !STOP_WORDS.has(term))
  const terms = meaningful.length > 0 || booths.length > 0 ? meaningful : typed
  if (terms.length === 0 && booths.length === 0) return null
  const groups = [...booths.map(boothGroup), ...new TermReader(source).groupsOf(terms)]
  const known = groups.filter(({ alternatives }) => alternatives.length > 0).slice(0, MOST_GROUPS)
  const size = Math.max(0, ...[...source.ranges.values()].map(([, to]) => to))
  const all = known.map((group) => hitsOf(group, source, size))
  const tierAt = source.titleTiers(fold(keyword))
  source.settle()
  const selected = bestMask(all, size)
  const isSelected = (_: unknown, at: number) => ((selected >> at) & 1) === 1
  const matching = known.filter(isSelected)
  const hits = all.filter(isSelected)
  const rowsOf = new Map([...source.ranges].map(([kind, range]) => [kind, ranked(hits, range, tierAt)]))
  const isEmpty = [...rowsOf.values()].every((rows) => rows.length === 0)
  const left = isEmpty
    ? []
    : groups.filter((group) => !matching.includes(group)).map((group) => typedIn(keyword, group.typed, fold))
  return {
    rows: (kind) => rowsOf.get(kind) ?? [],
    why: (kind, row) => whyOf(rangeOf(source, kind)[0] + row, { known: matching, hits, source }),
    isHidden: (kind, row) => isHidden(rangeOf(source, kind)[0] + row, hits),
    left,
    get needed() {
      return isEmpty ? [] : correctedRows(matching, source)
    },
    get corrected() {
      return isEmpty ? null : correctedOf(keyword, matching, source)
    },
    get marks() {
      return marksOf(matching, source)
    },
  }
}

/** Booths in every spelling; or the keyword is a booth exactly as the fair writes it, in whatever form: "AA07", "B12-14". */
function boothsIn<K>(keyword: string, source: SearchSource<K>): BoothReading {
  const read = readBooths(keyword, (key) => source.hasBooth(key))
  const key = wholeKey(keyword)
  if (read.booths.some(({ hasHall }) => hasHall) || !source.hasBooth(key)) return read
  return { rest: '', booths: [{ key, typed: key, hasHall: false }] }
}

/** The words of a keyword as they were typed, by their folded form. */
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
    { words: [], penalty: 0, isComplete: true, booth: key },
    // "H5" may also be the name of a headset.
    ...(hasHall ? [] : [{ words: [typed.replace(/[\s_-]/g, '')], penalty: 0, isComplete: false }]),
  ],
  corrected: null,
})

function hitsOf<K>({ alternatives }: Group, source: SearchSource<K>, size: number): Hits {
  const hits: Hits = { score: new Float32Array(size), field: new Uint8Array(size), alternative: new Uint8Array(size) }
  alternatives.forEach((alternative, at) => {
    const note: Visit = (row, field, quality) => {
      const score = Math.max(0.5, FIELD_WEIGHT[field] + quality - alternative.penalty)
      const known = hits.score[row] ?? 0
      const place = SEARCH_FIELDS.indexOf(field)
      // Equal ones have the same result in whatever order the words arrive.
      if (score < known || (score === known && place >= (hits.field[row] ?? 0))) return
      hits.score[row] = score
      hits.field[row] = place
      hits.alternative[row] = at
    }
    visitRows(alternative, source, note)
  })
  return hits
}

function visitRows<K>({ words, isComplete, booth, reads }: Alternative, source: SearchSource<K>, note: Visit): void {
  if (booth !== undefined) {
    for (const row of source.boothRows(booth)) note(row, 'booth', 3)
    return
  }
  if (reads) {
    for (const row of source.readRows(reads)) note(row, 'reading', 0)
    return
  }
  const scan = (word: string, visit: Visit) => source.scan(word, isComplete, visit)
  const [first = '', ...others] = words
  if (others.length === 0) {
    scan(first, note)
    return
  }
  // All words in one field: a synonym of two words does not count if they are apart.
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

/** Which groups are required: all if a row has all; else as many as a row has together, the rarest of them. */
function bestMask(hits: readonly Hits[], size: number): number {
  const count = hits.length
  const full = 2 ** count - 1
  const found = new Map<number, number>()
  const rarity = Array.from({ length: count }, () => 0)
  for (let row = 0; row < size; row += 1) {
    let mask = 0
    for (let at = 0; at < count; at += 1) {
      if ((hits[at]?.score[row] ?? 0) > 0) {
        mask |= 1 << at
        rarity[at] = (rarity[at] ?? 0) + 1
      }
    }
    if (mask === full && count > 0) return full
    if (mask !== 0) found.set(mask, (found.get(mask) ?? 0) + 1)
  }
  const worth = (mask: number) => {
    let sum = 0
    for (let at = 0; at < count; at += 1) if ((mask >> at) & 1) sum += 1000 + 100 / Math.max(1, rarity[at] ?? 1)
    return sum
  }
  const [best] = [...found.keys()].sort((a, b) => worth(b) - worth(a))
  return best ?? 0
}

/** The rows of a kind that match all required groups, best first. */
function ranked(
  hits: readonly Hits[],
  [from, to]: readonly [from: number, to: number],
  tierAt: (row: number) => TitleTier,
): SearchRow[] {
  const found: SearchRow[] = []
  if (hits.length === 0) return found
  for (let row = from; row < to; row += 1) {
    let sum = 0
    let isAll = true
    for (const { score } of hits) {
      const own = score[row] ?? 0
      isAll &&= own > 0
      sum += own
    }
    if (isAll) found.push({ row: row - from, score: TITLE_BONUS[tierAt(row)] + sum / hits.length })
  }
  return found.sort((a, b) => b.score - a.score || a.row - b.row)
}
