import type { Language } from '../../rules/language.ts'
import type { Labelled } from './types.ts'

/** One text in the four languages, in the order of LANGUAGES. Every table of the seed is made of these. */
export type Text = readonly [zh: string, en: string, ja: string, ko: string]

export type Column = 0 | 1 | 2 | 3

const COLUMNS: Readonly<Record<Language, Column>> = { 'zh-CN': 0, 'en-US': 1, 'ja-JP': 2, 'ko-KR': 3 }

/** The column of a language in a `Text`. */
export const columnOf = (language: Language): Column => COLUMNS[language]

/** The text in one language. */
export const say = (text: Text, language: Language): string => text[COLUMNS[language]]

/** The same in every language: models, certificates, units. */
export const same = (value: string): Text => [value, value, value, value]

/** Makes a `Text` from a function of the column. */
export const each = (make: (column: Column) => string): Text => [make(0), make(1), make(2), make(3)]

/** A labelled value as the facets and filters take it. */
export const labelled = (value: string, text: Text, parent: string | null = null): Labelled => ({
  value,
  parent,
  label: (language) => say(text, language),
})

/** Names of a list in one line: "、" in Chinese and Japanese, ", " elsewhere. */
export const enumerate = (items: readonly string[], column: Column): string => items.join(ENUMERATION[column])
const ENUMERATION = ['、', ', ', '、', ', '] as const

/** A sentence case start for a name that begins with a common noun: "compact lathe" to "Compact lathe". */
export const capitalised = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1)
