import { LANGUAGES, type Language, matchLanguage } from '@fair/contract/rules/language.ts'
import type { Labelled } from './types.ts'

/** One text in the four languages, in the order of LANGUAGES. Every table of the seed is made of these. */
export type Text = readonly [zh: string, en: string, ja: string, ko: string]

export type Column = 0 | 1 | 2 | 3

const COLUMNS: Readonly<Partial<Record<Language, Column>>> = { 'zh-CN': 0, 'en-US': 1, 'ja-JP': 2, 'ko-KR': 3 }

/** The column of a language in a `Text`; the English one for a language without its own. */
export const columnOf = (language: Language): Column => COLUMNS[language] ?? 1

/** The text in one language. */
export const say = (text: Text, language: Language): string => text[columnOf(language)]

/** The same in every language: models, certificates, units. */
export const same = (value: string): Text => [value, value, value, value]

/** Makes a `Text` from a function of the column. */
export const each = (make: (column: Column) => string): Text => [make(0), make(1), make(2), make(3)]

/** A labelled value in the form that facets and filters need. */
export const labelled = (value: string, text: Text, parent: string | null = null): Labelled => ({
  value,
  parent,
  label: (language) => say(text, language),
})

/** Names of a list in one line: "、" in Chinese and Japanese, ", " elsewhere. */
export const enumerate = (items: readonly string[], column: Column): string => items.join(ENUMERATION[column])
const ENUMERATION = ['、', ', ', '、', ', '] as const

/** Capitalises a name that begins with a common noun: "compact lathe" to "Compact lathe". */
export const capitalised = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1)

/** The opposite, for use within a sentence; acronyms and single letters stay: "MPPT inputs", "X travel". */
export const uncapitalised = (text: string): string =>
  /^[A-Z][a-z]/.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text

const LATIN_THEN_HAN = /([A-Za-z0-9%°²³])(?=\p{Script=Han})/gu
const HAN_THEN_LATIN = /(\p{Script=Han})(?=[A-Za-z0-9])/gu

/** Chinese with the space that this fair's editors put between Han and Latin or digits; other languages unchanged. */
export const spaced = (text: string, column: Column): string =>
  column === 0 ? text.replace(LATIN_THEN_HAN, '$1 ').replace(HAN_THEN_LATIN, '$1 ') : text

/** The language in which a person speaks and writes at the fair: their own if the site has it, otherwise English. */
export function spokenBy(localLanguage: string): Language {
  return matchLanguage(localLanguage, LANGUAGES) ?? 'en-US'
}
