const accented = /[\u00c0-\u024f\u1e00-\u1eff]/
const latinWithMarks = /(\p{Script=Latin})\p{M}+/gu

/**
 * A text as keywords are looked for in it: compatibility forms composed (full-width letters become ASCII), lower case,
 * one kind of space, and Latin letters without their accents, so that "koln" finds "Köln". Kana and hangul keep theirs.
 */
export function normalise(text: string): string {
  const composed = text.normalize('NFKC').toLowerCase()
  const plain = accented.test(composed)
    ? composed.normalize('NFD').replace(latinWithMarks, '$1').normalize('NFC')
    : composed
  return plain.replace(/\s+/g, ' ').trim()
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
