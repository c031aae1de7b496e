import type { Language } from '../../domain/language.ts'
import { columnOf, type Text } from '../seed/text.ts'

/** What a visitor wrote, or words of the demo data in four languages, as a column keeps them. */
export function keepWords(words: string | Text): string {
  return JSON.stringify(words)
}

/** Kept words for a reader: the demo data in the reader's language, a visitor's own as they were written. */
export function wordsFor(kept: string, language: Language): string {
  const words: unknown = JSON.parse(kept)
  if (Array.isArray(words)) return String(words[columnOf(language)])
  return String(words)
}

/** The same where there may be none. */
export function wordsForOrNone(kept: string | null, language: Language): string | null {
  return kept === null ? null : wordsFor(kept, language)
}
