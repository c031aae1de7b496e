import { initialConsonants, isInitialConsonants } from './hangul.ts'

/*
 * Names are also found by their readings: pinyin in full or by its initials, romaji, Korean initial consonants, and
 * Korean typed with the keyboard set to Latin. Readings are searched only if nothing contains the term as typed: "AI"
 * means the two letters, not every name with a syllable that sounds the same.
 */

/**
 * The readings of a name, one per line, in capitals so that no term matches them as typed; '' for a name that is read
 * as written.
 *
 * @param syllables pinyin of the name's Chinese characters, without tones: ['hai', 'hui']; empty in other languages
 */
export function readingsOf(name: string, syllables: readonly string[]): string {
  const consonants = initialConsonants(name)
  const pinyin = syllables.join(' ').toUpperCase()
  const initials = syllables.map((syllable) => syllable.charAt(0).toUpperCase()).join('')
  return [pinyin, initials.length > 1 ? `:${initials}` : '', consonants].filter((line) => line !== '').join('\n')
}

const MIN_PINYIN = 2
/** Minimum number of initials in the middle of a name; fewer would match everywhere. */
const MIN_INITIALS = 3

/** A matcher of a term in readings; null if the term cannot be a reading. */
export function readingMatcher(term: string): ((reading: string) => boolean) | null {
  if (isInitialConsonants(term)) return (reading) => reading.includes(term)
  if (term.length < MIN_PINYIN || !/^[a-z]+$/.test(term)) return null
  const letters = term.toUpperCase()
  const spelled = [...letters].join(' ?')
  // From the name's first syllable on; from a later one only across more than one syllable.
  const patterns = [`^${spelled}`, ` (?![A-Z]{${letters.length}})${spelled}`, `^:${letters}`]
  if (term.length >= MIN_INITIALS) patterns.push(`^:[A-Z]*${letters}`)
  const pattern = new RegExp(patterns.join('|'), 'm')
  return (reading) => pattern.test(reading)
}
