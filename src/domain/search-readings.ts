import { initialConsonants, isInitialConsonants } from './search-hangul.ts'

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

const LEAST_PINYIN = 2
/** Initials in the middle of a name; fewer would be found everywhere. */
const LEAST_INITIALS = 3

/** How a term is looked for in readings; null where it can be none. */
export function readingMatcher(term: string): ((reading: string) => boolean) | null {
  if (isInitialConsonants(term)) return (reading) => reading.includes(term)
  if (term.length < LEAST_PINYIN || !/^[a-z]+$/.test(term)) return null
  const letters = term.toUpperCase()
  const spelled = [...letters].join(' ?')
  // From the name's first syllable on; from a later one only over more than one syllable.
  const patterns = [`^${spelled}`, ` (?![A-Z]{${letters.length}})${spelled}`, `^:${letters}`]
  if (term.length >= LEAST_INITIALS) patterns.push(`^:[A-Z]*${letters}`)
  const pattern = new RegExp(patterns.join('|'), 'm')
  return (reading) => pattern.test(reading)
}
