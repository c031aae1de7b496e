import type { Language } from '@fair/contract/rules/language.ts'
import { createInstance, type FormatterModule, type i18n as I18n } from 'i18next'
import { formatsOf } from './format.ts'
import type { Messages, Namespace } from './messages.ts'

type Leaf<T> = {
  [K in keyof T & string]: T[K] extends string ? Base<K> : `${K}.${Leaf<T[K]>}`
}[keyof T & string]
/** A plural's keys end in _one and _other (all four files contain both); callers leave the ending out. */
type Base<K extends string> = K extends `${infer B}_${'one' | 'other'}` ? B : K

/** Every text there is, as 'namespace:key'. */
export type MessageKey = { [N in Namespace]: `${N}:${Leaf<Messages[N]>}` }[Namespace]

/**
 * A text in the reader's language, with its numbers formatted for it. `count` selects the plural by i18next's rules
 * (Intl.PluralRules).
 */
export type Translate = (key: MessageKey, params?: Record<string, string | number>) => string

export type Texts = { [N in Namespace]?: Messages[N] }

/** A number in a text is formatted for the language (2,318), a string is inserted unchanged. */
const numbersOf = (language: Language): FormatterModule => ({
  type: 'formatter',
  init: () => {},
  add: () => {},
  addCached: () => {},
  format: (value: unknown) => (typeof value === 'number' ? formatsOf(language).number(value) : value) as string,
})

/**
 * An i18next instance of one language with the given namespaces; more can be added (`addResourceBundle`). A missing
 * text or parameter throws: it is a bug, found by tests. Nothing is escaped, as React does that.
 */
export function createI18n(language: Language, texts: Texts = {}): I18n {
  const i18n = createInstance().use(numbersOf(language))
  void i18n.init({
    lng: language,
    fallbackLng: false,
    resources: { [language]: texts },
    initAsync: false,
    interpolation: { escapeValue: false, alwaysFormat: true },
    parseMissingKeyHandler: (key) => {
      throw new Error(`Missing text ${key} in ${language}`)
    },
    missingInterpolationHandler: (text: string, [, name = '']: readonly string[]) => {
      throw new Error(`Missing parameter ${name} of "${text}" in ${language}`)
    },
    appendNamespaceToMissingKey: true,
  })
  return i18n
}

/** The typed translator of an instance. */
export const translateOf =
  (i18n: I18n): Translate =>
  (key, params = {}) =>
    i18n.t(key, params)

/** A translator of one language with the given namespaces. */
export const createTranslate = (language: Language, texts: Texts): Translate => translateOf(createI18n(language, texts))
