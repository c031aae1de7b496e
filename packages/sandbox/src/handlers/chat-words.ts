import { load } from '../data/load.ts'
import { normalise } from '../search-text.ts'

/**
 * Words that the sandbox's check of texts refuses, as such checks do: forgeries, gambling, and payment outside the
 * platform. Lower case, compatibility forms composed.
 */
const REFUSED_WORDS: readonly string[] = load('alive/refused-words')

/**
 * Characters that hide a word from a plain search: blanks and punctuation between characters, and zero-width
 * characters.
 */
const FILLERS = /[\s\u200b-\u200f\u2060\ufeff.*_·・-]+/g

const plain = (text: string) => normalise(text).replace(FILLERS, '')

const words = REFUSED_WORDS.map((word) => ({ word, plain: plain(word) }))

/** The words for which a text is refused, in the table's order; none if the text may be sent. */
export function refusedWordsIn(text: string): string[] {
  const searched = plain(text)
  return words.filter((each) => searched.includes(each.plain)).map(({ word }) => word)
}
