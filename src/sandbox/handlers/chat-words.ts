import { normalise } from '../search-text.ts'
import { REFUSED_WORDS } from '../seed/alive/refused-words.ts'

/** What hides a word from a plain search: blanks and marks between characters, and characters without a width. */
const FILLERS = /[\s\u200b-\u200f\u2060\ufeff.*_·・-]+/g

const plain = (text: string) => normalise(text).replace(FILLERS, '')

const words = REFUSED_WORDS.map((word) => ({ word, plain: plain(word) }))

/** The words for which a text is refused, in the table's order; none for a text that may be sent. */
export function refusedWordsIn(text: string): string[] {
  const searched = plain(text)
  return words.filter((each) => searched.includes(each.plain)).map(({ word }) => word)
}
