import type { Language } from '@fair/contract/rules/language.ts'
import { columnOf, type Text } from '../seed/text.ts'

/** A visitor's text, or demo text in four languages, in the form stored in a column. */
export function wordsToColumn(words: string | Text): string {
  return JSON.stringify(words)
}

/** Stored words for a reader: demo data in the reader's language, a visitor's words as written. */
export function wordsFor(stored: string, language: Language): string {
  const words: unknown = JSON.parse(stored)
  if (Array.isArray(words)) return String(words[columnOf(language)])
  return String(words)
}

/** The same for an optional value. */
export function wordsForOrNone(stored: string | null, language: Language): string | null {
  return stored === null ? null : wordsFor(stored, language)
}
