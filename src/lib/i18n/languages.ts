import type { Language } from '@fair/contract/rules/language.ts'
import names from './language-names.json' with { type: 'json' }

/** Each language's own name for itself: a reader finds it without understanding the page's language. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = names

/** og:locale of a language. */
export const ogLocale = (language: Language): string => language.replace('-', '_')
