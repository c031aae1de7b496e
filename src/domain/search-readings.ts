import { hangulOfKeys, initialConsonants, isInitialConsonants } from './search-hangul.ts'
import { kanaOf } from './search-kana.ts'
import { termsOf } from './search-text.ts'

/*
 * Names are also found by how they are read: pinyin whole or by its initials, romaji, Korean initial consonants, and
 * Korean typed with the keyboard set to Latin. A reading is asked only where nothing holds the term as it was typed:
 * "AI" means the two letters, and not every name with a syllable that sounds so.
 */

/**
 * The readings of a name, a line each, in capitals so that no term is found in them as it was typed; '' for a name that
 * reads as it is written.
 *
 * @param syllables pinyin of the name's Chinese characters, without tones: ['hai', 'hui']; empty in other languages
 */
export function readingsOf(name: string, syllables: readonly string[]): string {
  const consonants = initialConsonants(name)
  const pinyin = syllables.join(' ').toUpperCase()
  const initials = syllables.map((syllable) => syllable.charAt(0).toUpperCase()).join('')
  return [pinyin, initials.length > 1 ? `:${initials}` : '', consonants].filter((line) => line !== '').join('\n')
}

/** Whether the text of a row holds a term in some way. */
type Matcher = (text: string) => boolean

const holds =
  (term: string): Matcher =>
  (text) =>
    text.includes(term)

/** What else a term may mean in the texts themselves. */
function respellings(term: string): Matcher[] {
  return [kanaOf(term), hangulOfKeys(term)].flatMap((other) => (other === null ? [] : [holds(other)]))
}

const LEAST_PINYIN = 2
/** Initials in the middle of a name; fewer would be found everywhere. */
const LEAST_INITIALS = 3

/** How a term is looked for in readings; null where it can be none. */
function readingMatcher(term: string): Matcher | null {
  if (isInitialConsonants(term)) return holds(term)
  if (term.length < LEAST_PINYIN || !/^[a-z]+$/.test(term)) return null
  const letters = term.toUpperCase()
  const spelled = [...letters].join(' ?')
  // From the name's first syllable on; from a later one only over more than one syllable.
  const patterns = [`^${spelled}`, ` (?![A-Z]{${letters.length}})${spelled}`, `^:${letters}`]
  if (term.length >= LEAST_INITIALS) patterns.push(`^:[A-Z]*${letters}`)
  const pattern = new RegExp(patterns.join('|'), 'm')
  return (text) => pattern.test(text)
}

/**
 * Which rows a keyword finds. Each of its words is looked for as it was typed; where no row holds it so, as it may have been
 * meant (romaji, Korean keys); where none does either, in the names' readings.
 *
 * @param texts what each row is found by (search-text.ts, searchText)
 * @param readings of each row's names, asked for only when they are needed
 */
export function rowMatcher(
  keyword: string | undefined,
  texts: readonly string[],
  readings: () => readonly string[],
): (row: number) => boolean {
  const patterns = termsOf(keyword).map((term) => matcherOf(term, texts, readings))
  return (row) => patterns.every((way) => way(row))
}

function matcherOf(
  term: string,
  texts: readonly string[],
  readings: () => readonly string[],
): (row: number) => boolean {
  const inTexts = [holds(term), ...respellings(term)].find((way) => texts.some(way))
  if (inTexts) return (row) => inTexts(texts[row] ?? '')
  const reading = readingMatcher(term)
  if (!reading) return () => false
  const read = readings()
  return (row) => reading(read[row] ?? '')
}
