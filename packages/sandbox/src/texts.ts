import type { Language } from '@fair/contract/rules/language.ts'
import { load } from './data/load.ts'
import { columnOf } from './seed/text.ts'

/** The platform's messages, by area, in the order of LANGUAGES: zh, en, ja, ko. Keys are unique. */
export const areaTexts = {
  ...load('texts/core'),
  ...load('texts/account'),
  ...load('texts/alive'),
  ...load('texts/business'),
  ...load('texts/content'),
  ...load('texts/form'),
  ...load('texts/pay'),
  ...load('texts/trade'),
  ...load('texts/visitor'),
}

/** A parameter of a text: inserted as it is, or a text that is translated. */
type TextParam = string | number | { readonly key: TextKey; readonly params: TextParams }
export type TextParams = { readonly [name: string]: TextParam }

export type TextKey = keyof typeof areaTexts

/** A text of the sandbox in one language, its `{name}`s filled in; a parameter that is a text is translated too. */
export function say(language: Language, key: TextKey, params: TextParams = {}): string {
  return areaTexts[key][columnOf(language)].replace(/\{(\w+)\}/g, (full, name: string) => {
    const value = params[name]
    if (value === undefined) return full
    return typeof value === 'object' ? say(language, value.key, value.params) : String(value)
  })
}
