import type { Language } from '@fair/contract/rules/language.ts'

/*
 * Names of codes in a reader's language, and sort orders of words: with lib/i18n/format.ts and lib/zone.ts the one
 * place that passes a platform's text to Intl (tests/house).
 */

const known = new Map<string, Intl.DisplayNames>()

/** The name of a language (BCP 47), region (ISO 3166) or currency (ISO 4217); the code itself if it has no name. */
export function nameOf(type: 'language' | 'region' | 'currency', reader: string, code: string): string {
  const key = `${type} ${reader}`
  const names = known.get(key) ?? new Intl.DisplayNames([reader], { type, languageDisplay: 'standard' })
  known.set(key, names)
  try {
    return names.of(code) ?? code
  } catch {
    return code
  }
}

/**
 * The name of a language by its tag ('zh-CN'), in the reader's language and without its country; the tag if it has no
 * name.
 */
export function languageName(reader: string, tag: string): string {
  const primary = tag.split('-', 1)[0] ?? tag
  const name = nameOf('language', reader, primary)
  return name === primary ? tag : name
}

/** The sort order of names in a language; `numeric`: 'Hall 9' before 'Hall 10'. */
export const orderOf = (language: Language, numeric = false): ((a: string, b: string) => number) =>
  new Intl.Collator(language, { numeric }).compare

/** The parts of a sentence that lists this many things: 'element' for each, 'literal' for the text between them. */
export const listParts = (language: string, count: number): { type: 'element' | 'literal'; value: string }[] =>
  new Intl.ListFormat(language).formatToParts(Array.from({ length: count }, (_, n) => String(n)))

/** 85% in the language's format; from 0 to 100. */
export const percentText = (language: string, percent: number): string =>
  new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 0 }).format(percent / 100)
