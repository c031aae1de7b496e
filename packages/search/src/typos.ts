import type { SearchSource } from './source.ts'

/*
 * One wrong letter in a word: left out, inserted, replaced, or two swapped. Latin words are compared as a whole (and
 * long ones by their beginning); words of scripts without spaces at any position, by sound: Korean by its letters with
 * finals that sound alike, kana without length marks, Chinese by characters and by identical pinyin.
 */

/** Shorter words are too similar to each other: CNC is not a mistyped CMC. */
const MIN_LATIN = 4
const MIN_PREFIX = 6
const MAX_WORDS = 6

/** The words of the source that a Latin term may have been meant as, most frequent first. */
export function latinTypos(term: string, source: SearchSource<unknown>): string[] {
  if (!/^[a-z]+$/.test(term) || term.length < MIN_LATIN) return []
  const oneOff = new Set<string>()
  const begun = new Set<string>()
  for (const word of source.latin()) {
    if (word.length < term.length - 1 || (term.length <= MIN_LATIN && word[0] !== term[0])) continue
    if (isOneOff(term, word)) oneOff.add(word)
    else if (isBegun(term, word)) begun.add(word)
  }
  // A word with the same first letter is likelier: few people mistype the first letter.
  const scoreOf = (word: string) => (word[0] === term[0] ? 1e6 : 0) + new Set(source.wordsWith(word)).size
  return [...(oneOff.size > 0 ? oneOff : begun)]
    .map((word) => ({ word, score: scoreOf(word) }))
    .sort((a, b) => b.score - a.score || inOrder(a.word, b.word))
    .slice(0, MAX_WORDS)
    .map(({ word }) => word)
}

/** The same order whatever the source of the words. */
const inOrder = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)

const isBegun = (term: string, word: string): boolean =>
  term.length >= MIN_PREFIX &&
  word.length > term.length + 1 &&
  [0, 1, -1].some((more) => isOneOff(term, word.slice(0, term.length + more)))

/** Whether two words differ by one edit, including two swapped neighbours. False for the same word. */
function isOneOff(a: ArrayLike<unknown>, b: ArrayLike<unknown>): boolean {
  const [short, long] = a.length <= b.length ? [a, b] : [b, a]
  if (long.length - short.length > 1) return false
  let at = 0
  while (at < short.length && short[at] === long[at]) at += 1
  if (at === long.length) return false
  const sameFrom = (one: number, other: number) => {
    if (short.length - one !== long.length - other) return false
    for (let step = 0; one + step < short.length; step += 1) if (short[one + step] !== long[other + step]) return false
    return true
  }
  if (short.length < long.length) return sameFrom(at, at + 1)
  return (
    sameFrom(at + 1, at + 1) ||
    (at + 1 < short.length && short[at] === long[at + 1] && short[at + 1] === long[at] && sameFrom(at + 2, at + 2))
  )
}

const hangul = /[\uac00-\ud7a3]/
const isKana = /^[\u3041-\u3096\u30fc]+$/
const isEastAsian = /[\u3041-\u30ff\u3400-\u9fff\uac00-\ud7a3]/
/** Small kana, each before its full one. */
const smallKana = /[\u3041\u3043\u3045\u3047\u3049\u3083\u3085\u3087]/g
/** Letters that sound alike in Korean, as code points: both kinds of e, the doubled ones, finals. */
const ALIKE: readonly (readonly [readonly number[], number])[] = [
  [[0x1162, 0x1164, 0x1168], 0x1166],
  [[0x116b, 0x1170], 0x116c],
  [[0x1101], 0x1100],
  [[0x1104], 0x1103],
  [[0x1108], 0x1107],
  [[0x110a], 0x1109],
  [[0x110d], 0x110c],
  [[0x11ba, 0x11bb, 0x11bd, 0x11be, 0x11c0, 0x11c2], 0x11ae],
  [[0x11a9, 0x11bf], 0x11a8],
  [[0x11c1], 0x11b8],
]
const alike = new Map(ALIKE.flatMap(([letters, one]) => letters.map((letter) => [letter, one] as const)))
const letterSound = (letter: string): string => {
  const code = letter.charCodeAt(0)
  return String.fromCharCode(alike.get(code) ?? code)
}

/** A word as it sounds, in units of which a typing error changes one. */
function soundOf(word: string): string {
  if (hangul.test(word)) return word.normalize('NFD').replace(/./g, letterSound)
  return word
    .replace(/[\u30fc\u3063]/g, '')
    .replace(smallKana, (letter) => String.fromCharCode(letter.charCodeAt(0) + 1))
}

/** Minimum number of units from which one of them may be wrong. */
const leastUnits = (word: string): number => (hangul.test(word) ? 5 : 4)

/** The words of the source that sound like a term, or differ in one unit; folded as in the source, closest first. */
export function eastAsianTypos(term: string, source: SearchSource<unknown>): string[] {
  if (term.length < 2 || !isEastAsian.test(term)) return []
  const sound = soundOf(term)
  // Two Chinese characters are already a word; similar sounds may be anything.
  const mayBeOff = (hangul.test(term) ? sound : term).length >= leastUnits(term)
  const mayBeSame = hangul.test(term) ? sound.length >= 4 : isKana.test(term) && term.length >= 3
  if (!mayBeOff && !mayBeSame) return []
  const middle = term.length >> 1
  const [begin, end] = [term.slice(0, middle), term.slice(middle)]
  const found = new Map<string, number>()
  const compare = (window: string) => {
    if (window.length < 2 || found.has(window)) return
    const other = soundOf(window)
    if (mayBeSame && other === sound) found.set(window, 0)
    else if (mayBeOff && (isOneOff(sound, other) || (term.length >= 4 && isOneOff(term, window))))
      found.set(window, 1 + Math.abs(window.length - term.length))
  }
  for (const word of source.wordsWith(begin)) {
    for (let at = word.indexOf(begin); at >= 0; at = word.indexOf(begin, at + 1)) {
      for (const more of [0, 1, -1, 2]) compare(word.slice(at, at + term.length + more))
    }
  }
  for (const word of source.wordsWith(end)) {
    for (let at = word.indexOf(end); at >= 0; at = word.indexOf(end, at + 1)) {
      const last = at + end.length
      for (const more of [0, 1, -1, 2]) compare(word.slice(Math.max(0, last - term.length - more), last))
    }
  }
  const ranked = [...found].sort((a, b) => a[1] - b[1] || inOrder(a[0], b[0]))
  return ranked
    .filter(([, distance]) => distance === ranked[0]?.[1])
    .slice(0, MAX_WORDS)
    .map(([word]) => word)
}

const han = /^[\u3400-\u9fff]+$/

/**
 * A Chinese or Japanese term with a known word (search-concepts.json) in place of one that differs in one character: 五周
 * is 五轴. Input methods choose the wrong character for the right sound.
 */
export function characterTypos(term: string, words: readonly string[]): string[] {
  const found = new Set<string>()
  for (const word of words) {
    if (word.length < 2 || !han.test(word)) continue
    for (let at = 0; at + word.length <= term.length; at += 1) {
      const window = term.slice(at, at + word.length)
      // A two-character word that is the entire term may be any other word.
      if (word.length === 2 && term.length === 2) continue
      if (!han.test(window) || window.length !== word.length || !isOneOff(window, word)) continue
      found.add(term.slice(0, at) + word + term.slice(at + word.length))
    }
  }
  return [...found]
}
