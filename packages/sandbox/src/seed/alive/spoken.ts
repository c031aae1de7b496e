import { LANGUAGES, type Language, matchLanguage } from '@fair/contract/rules/language.ts'

/** The language in which a person speaks and writes at the fair: their own if the site has it, otherwise English. */
export function spokenBy(localLanguage: string): Language {
  return matchLanguage(localLanguage, LANGUAGES) ?? 'en-US'
}
