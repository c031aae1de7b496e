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

/** A text cut at its parameters: `['Hall ', 'name', '']` for "Hall {{name}}". */
type Pieces = readonly string[]

/**
 * A translator of one language over the namespaces given. The files are i18next's (its JSON format 4: `{{name}}`,
 * `_one`, `_other`), the engine is these lines: README, decisions. A missing text or parameter throws: it is a mistake
 * of ours, found by tests.
 */
export function createTranslate(language: Language, texts: Texts): Translate {
  const plurals = new Intl.PluralRules(language)
  const known = new Map<string, Pieces>()
  const find = (key: string): Pieces | undefined => {
    const before = known.get(key)
    if (before) return before
    const [namespace = '', path = ''] = key.split(':')
    let at: unknown = texts[namespace as Namespace]
    for (const name of path.split('.')) at = (at as Record<string, unknown> | undefined)?.[name]
    if (typeof at !== 'string') return undefined
    const pieces = at.split(/\{\{(\w+)\}\}/)
    known.set(key, pieces)
    return pieces
  }
  return (key, params) => {
    const count = params?.['count']
    const pieces =
      (typeof count === 'number' ? (find(`${key}_${plurals.select(count)}`) ?? find(`${key}_other`)) : undefined) ??
      find(key)
    if (!pieces) throw new Error(`Missing text ${key} in ${language}`)
    let text = ''
    for (const [n, piece] of pieces.entries()) {
      const part = n % 2 === 0 ? piece : params?.[piece]
      if (part === undefined) throw new Error(`Missing parameter ${piece} of ${key} in ${language}`)
      text += part
    }
    return text
  }
}
