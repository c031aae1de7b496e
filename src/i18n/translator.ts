import i18next from 'i18next'
import type { Language } from '../rules/language.ts'
import type { Messages, Namespace } from './messages.ts'

type Leaf<T> = {
  [K in keyof T & string]: T[K] extends string ? Base<K> : `${K}.${Leaf<T[K]>}`
}[keyof T & string]
/** A plural's keys end in _one and _other (all four files hold both); it is asked for without them. */
type Base<K extends string> = K extends `${infer B}_${'one' | 'other'}` ? B : K

/** Every text there is, as 'namespace:key'. */
export type MessageKey = { [N in Namespace]: `${N}:${Leaf<Messages[N]>}` }[Namespace]

/** A text in the reader's language. `count` picks the plural by Intl.PluralRules. */
export type Translate = (key: MessageKey, params?: Record<string, string | number>) => string

export type Texts = { [N in Namespace]?: Messages[N] }

/** A translator of one language over the namespaces given. A missing text throws: it is a mistake of ours, found by tests. */
export function createTranslate(language: Language, texts: Texts): Translate {
  const engine = i18next.createInstance()
  void engine.init({
    lng: language,
    initAsync: false,
    resources: { [language]: texts as Record<string, Record<string, string>> },
    ns: Object.keys(texts),
    interpolation: { escapeValue: false },
    returnNull: false,
  })
  const plain = engine.t as unknown as (key: string, params?: Record<string, string | number>) => string
  // Most texts have no parameters, and a build asks for them a hundred thousand times.
  const known = new Map<string, string>()
  return (key, params) => {
    const before = params === undefined ? known.get(key) : undefined
    if (before !== undefined) return before
    const text = plain(key, params)
    if (text === key || text === key.slice(key.indexOf(':') + 1)) throw new Error(`Missing text ${key} in ${language}`)
    if (params === undefined) known.set(key, text)
    return text
  }
}
