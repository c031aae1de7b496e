const accented = /[\u00c0-\u024f\u1e00-\u1eff]|\p{M}/u
const latinWithMarks = /(\p{Script=Latin})\p{M}+/gu
const undecomposed = /[ıøłđßæœ]/g
const PLAIN: Readonly<Record<string, string>> = { ı: 'i', ø: 'o', ł: 'l', đ: 'd', ß: 'ss', æ: 'ae', œ: 'oe' }

/**
 * A text as keywords are looked for in it: compatibility forms composed (full-width letters become ASCII), lower case,
 * one kind of space, and Latin letters without their accents, so that "koln" finds "Köln". Kana and hangul keep theirs.
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

/** What a row is found by: its names, a line each, so that no keyword is found across two of them. */
export function searchText(...names: readonly string[]): string {
  return names.map(normalise).join('\n')
}

/** The words of a keyword; a row matches when it holds each of them somewhere. None for a blank keyword. */
export function termsOf(keyword: string | undefined): string[] {
  return normalise(keyword ?? '')
    .split(' ')
    .filter((term) => term !== '')
}

export function hasTerms(text: string, terms: readonly string[]): boolean {
  return terms.every((term) => text.includes(term))
}
