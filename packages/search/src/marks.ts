import { hangulOfKeys, initialConsonants, isInitialConsonants } from './hangul.ts'
import { kanaOf } from './kana.ts'
import { EAST_ASIAN, folded, JOINTS, termsOf } from './text.ts'

/** A piece of a text, and whether it matches the keyword. */
export interface MarkedPiece {
  text: string
  marked: boolean
}

/** A folded letter, and its position in the text. */
interface Letter {
  letter: string
  from: number
  to: number
}

const cluster = /\P{M}[\p{M}\u3099\u309a\uff9e\uff9f]*|\p{M}+/gu
const isEastAsian = new RegExp(`^[${EAST_ASIAN}]$`, 'u')
const isJoint = new RegExp(`^[${JOINTS}]$`)
const isWord = /^[\p{L}\p{N}]$/u
const isHiragana = /^[\u3041-\u3096]$/

/**
 * Splits a text at the matches of a keyword (search-text.ts), to be shown with marks. The pieces together are the text,
 * composed.
 *
 * @param also phrases as which the keyword was understood
 */
export function markedPieces(text: string, keyword: string, also: readonly string[] = []): MarkedPiece[] {
  const full = text.normalize('NFC')
  const terms = termsOf(keyword)
  if (full === '' || terms.length === 0) return full === '' ? [] : [{ text: full, marked: false }]
  const letters = foldedLetters(full)
  const on = new Uint8Array(full.length)
  for (const term of terms) markTerm(term, letters, on)
  const line = letters.map(({ letter }) => letter)
  for (const phrase of also) markIn(line, folded(phrase), letters, on)
  return cutAt(full, on)
}

function markTerm(term: string, letters: readonly Letter[], on: Uint8Array): void {
  const line = letters.map(({ letter }) => letter)
  if (markIn(line, term, letters, on)) return
  for (const other of [kanaOf(term), hangulOfKeys(term)]) if (other && markIn(line, other, letters, on)) return
  if (isInitialConsonants(term))
    markIn(
      line.map((letter) => initialConsonants(letter) || letter),
      term,
      letters,
      on,
    )
}

function markIn(line: readonly string[], term: string, letters: readonly Letter[], on: Uint8Array): boolean {
  // A platform may return a blank phrase: it is everywhere, and the search for it never ends.
  if (term === '') return false
  const text = line.join('')
  // The position in the text of each unit of the line: a letter may have two units.
  const owner = line.flatMap((letter, at) => Array.from({ length: letter.length }, () => at))
  let found = false
  for (let at = text.indexOf(term); at >= 0; at = text.indexOf(term, at + term.length)) {
    const first = letters[owner[at] ?? 0]
    const last = letters[owner[at + term.length - 1] ?? 0]
    if (first && last) on.fill(1, first.from, last.to)
    found = true
  }
  return found
}

/** The letters of `folded(text)`, each with its position: the same rules, letter by letter. */
export function foldedLetters(text: string): Letter[] {
  const all: Letter[] = []
  for (const match of text.matchAll(cluster)) {
    const [from, to] = [match.index, match.index + match[0].length]
    const space = /^\s/.test(match[0])
    for (const letter of space ? ' ' : folded(match[0])) all.push({ letter, from, to })
  }
  const spaced = all.filter(({ letter }, at) => letter !== ' ' || (at > 0 && all[at - 1]?.letter !== ' '))
  while (spaced.at(-1)?.letter === ' ') spaced.pop()
  return [withoutJoints, withoutCommas, withoutLooseSpaces, withoutLongEnds].reduce((line, rule) => rule(line), spaced)
}

const at = (line: readonly Letter[], place: number): string => line[place]?.letter ?? ''

const withoutJoints = (line: Letter[]): Letter[] =>
  line.filter(({ letter }, place) => {
    if (!isJoint.test(letter)) return true
    let [before, after] = [place - 1, place + 1]
    while (isJoint.test(at(line, before))) before -= 1
    while (isJoint.test(at(line, after))) after += 1
    return !(isWord.test(at(line, before)) && isWord.test(at(line, after)))
  })

const withoutCommas = (line: Letter[]): Letter[] =>
  line.filter(
    ({ letter }, place) => !(letter === ',' && /^\d$/.test(at(line, place - 1)) && /^\d$/.test(at(line, place + 1))),
  )

const withoutLooseSpaces = (line: Letter[]): Letter[] =>
  line.filter(({ letter }, place) => {
    const [before, after] = [at(line, place - 1), at(line, place + 1)]
    return !(letter === ' ' && isEastAsian.test(before) && isEastAsian.test(after) && after !== '\u30fc')
  })

const withoutLongEnds = (line: Letter[]): Letter[] =>
  line.filter(({ letter }, place) => {
    if (letter !== '\u30fc') return true
    let [before, after] = [place, place]
    while (at(line, before) === '\u30fc') before -= 1
    while (at(line, after) === '\u30fc') after += 1
    return isHiragana.test(at(line, after)) || !isHiragana.test(at(line, before))
  })

function cutAt(text: string, on: Uint8Array): MarkedPiece[] {
  const pieces: MarkedPiece[] = []
  for (let from = 0; from < text.length; ) {
    let to = from + 1
    while (to < text.length && on[to] === on[from]) to += 1
    pieces.push({ text: text.slice(from, to), marked: on[from] === 1 })
    from = to
  }
  return pieces
}
