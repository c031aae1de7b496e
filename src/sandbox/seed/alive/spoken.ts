import { LANGUAGES, type Language, matchLanguage } from '../../../domain/language.ts'

/** The language in which somebody speaks and writes at the fair: their own if it is one of the site's, else English. */
export function spokenBy(localLanguage: string): Language {
  return matchLanguage(localLanguage, LANGUAGES) ?? 'en-US'
}
