/*
 * How a keyword and a text are compared: equal if their readers would consider them the same. The platform's sandbox
 * and the index that is built with the site use the same rules, so that a search finds the same with either.
 */

const accented = /[\u00c0-\u024f\u1e00-\u1eff]|\p{M}/u
const latinWithMarks = /(\p{Script=Latin})\p{M}+/gu
const undecomposed = /[ıøłđßæœ]/g
const PLAIN: Readonly<Record<string, string>> = { ı: 'i', ø: 'o', ł: 'l', đ: 'd', ß: 'ss', æ: 'ae', œ: 'oe' }

/**
 * Removes differences that readers ignore. Full-width letters become ASCII, half-width kana full-width, capitals lower
 * case, and any run of white space one space. Latin letters lose their accents, so that "koln" finds "Köln"; the marks
 * of kana and hangul remain.
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

/** Letters of scripts without spaces between words, or with optional ones (Korean). */
export const EAST_ASIAN = '\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Hangul}\\u30fc'
/** Marks that join two parts of a name, and that some writers leave out: GX-650, Xi'an, a middle dot. */
export const JOINTS = "\\-\\u2010-\\u2015\\u2212\\u00b7\\u2027\\u30fb'\\u2019"

const katakana = /[\u30a1-\u30f6]/g
const lengthenedEnd = /([\u3041-\u3096])\u30fc+(?![\u3041-\u3096\u30fc])/g
const joint = new RegExp(`([\\p{L}\\p{N}])[${JOINTS}]+(?=[\\p{L}\\p{N}])`, 'gu')
const looseSpace = new RegExp(`([${EAST_ASIAN}]) (?!\u30fc)(?=[${EAST_ASIAN}])`, 'gu')
const grouped = /(\d),(?=\d)/g
const plainLatin = /^[a-z0-9 ]*$/

/**
 * A text in the form in which keywords are searched. In addition to `normalise`: katakana becomes hiragana, the long
 * vowel at a word's end is dropped, GX-650 is GX650, 18,000 is 18000, and a space between two East Asian letters is
 * removed, because Korean and Japanese writers use it or leave it out.
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

/** The text by which a row is found: its names, one per line, so that no keyword matches across two of them. */
export function searchText(...names: readonly string[]): string {
  return names.map(folded).join('\n')
}

const onlyJoints = new RegExp(`^[${JOINTS}]*$`)

/** The words of a keyword; a row matches if it contains each of them. Empty for a blank keyword. */
export function termsOf(keyword: string | undefined): string[] {
  const words = normalise(keyword ?? '').split(' ')
  const terms = words.map(folded).filter((term) => term !== '')
  const meaningful = terms.filter((term) => !onlyJoints.test(term))
  return meaningful.length > 0 ? meaningful : terms
}

export function hasTerms(text: string, terms: readonly string[]): boolean {
  return terms.every((term) => text.includes(term))
}
