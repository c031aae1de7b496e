/*
 * How a keyword and a text are compared: as their readers would say that they are the same. The platform's sandbox and the
 * index that is built with the site both read by these rules, so that a search finds the same by either.
 */

const accented = /[\u00c0-\u024f\u1e00-\u1eff]|\p{M}/u
const latinWithMarks = /(\p{Script=Latin})\p{M}+/gu
const undecomposed = /[ıøłđßæœ]/g
const PLAIN: Readonly<Record<string, string>> = { ı: 'i', ø: 'o', ł: 'l', đ: 'd', ß: 'ss', æ: 'ae', œ: 'oe' }

/**
 * A text without what readers do not distinguish: compatibility forms composed (full-width letters become ASCII, half-width
 * kana whole ones), lower case, one kind of space, and Latin letters without their accents, so that "koln" finds "Köln".
 * Kana and hangul keep theirs.
 */
export function normalise(text: string): string {
  const composed = text.normalize('NFKC').toLowerCase()
  const plain = accented.test(composed) ? withoutAccents(composed) : composed
  return plain.replace(/\s+/g, ' ').trim()
}

function withoutAccents(text: string): string {
  const bare = text.normalize('NFD').replace(latinWithMarks, '$1').normalize('NFC')
  return bare.replace(undecomposed, (letter) => PLAIN[letter] ?? letter)
}

/** Letters of scripts that put no space between words, or put it as they like (Korean). */
export const EAST_ASIAN = '\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Hangul}\\u30fc'
/** Marks that join two parts of a name, which one writes and another does not: GX-650, Xi'an, a middle dot. */
export const JOINTS = "\\-\\u2010-\\u2015\\u2212\\u00b7\\u2027\\u30fb'\\u2019"

const katakana = /[\u30a1-\u30f6]/g
const lengthenedEnd = /([\u3041-\u3096])\u30fc+(?![\u3041-\u3096\u30fc])/g
const joint = new RegExp(`([\\p{L}\\p{N}])[${JOINTS}]+(?=[\\p{L}\\p{N}])`, 'gu')
const looseSpace = new RegExp(`([${EAST_ASIAN}]) (?!\u30fc)(?=[${EAST_ASIAN}])`, 'gu')
const grouped = /(\d),(?=\d)/g
const plainLatin = /^[a-z0-9 ]*$/

/**
 * A text as keywords are looked for in it. On top of `normalise`: katakana is hiragana, the long vowel at a word's end
 * does not count, GX-650 is GX650, 18,000 is 18000, and a space between two East Asian letters is none, because
 * Korean and Japanese writers put it or leave it.
 */
export function folded(text: string): string {
  const plain = normalise(text)
  if (plainLatin.test(plain)) return plain
  return plain
    .replace(katakana, (letter) => String.fromCharCode(letter.charCodeAt(0) - 0x60))
    .replace(joint, '$1')
    .replace(grouped, '$1')
    .replace(looseSpace, '$1')
    .replace(lengthenedEnd, '$1')
}

/** What a row is found by: its names, a line each, so that no keyword is found across two of them. */
export function searchText(...names: readonly string[]): string {
  return names.map(folded).join('\n')
}

const onlyJoints = new RegExp(`^[${JOINTS}]*$`)

/** The words of a keyword; a row matches when it holds each of them somewhere. None for a blank keyword. */
export function termsOf(keyword: string | undefined): string[] {
  const words = normalise(keyword ?? '').split(' ')
  const terms = words.map(folded).filter((term) => term !== '')
  const meaningful = terms.filter((term) => !onlyJoints.test(term))
  return meaningful.length > 0 ? meaningful : terms
}

export function hasTerms(text: string, terms: readonly string[]): boolean {
  return terms.every((term) => text.includes(term))
}
