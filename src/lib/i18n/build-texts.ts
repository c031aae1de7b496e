import type { Language } from '@fair/contract/rules/language.ts'
import { createTranslate, type Texts, type Translate } from './translator.ts'

const files = import.meta.glob<Record<string, string>>('./messages/*/*.json', { eager: true, import: 'default' })
const made = new Map<Language, Translate>()

/** The translator of the prerender: every namespace of a language. Not for the browser: it contains all texts. */
export function buildTranslate(language: Language): Translate {
  const known = made.get(language)
  if (known) return known
  const texts: Record<string, Record<string, string>> = {}
  for (const [path, messages] of Object.entries(files)) {
    const [, namespace = '', file] = /messages\/(.+)\/(.+)\.json$/.exec(path) ?? []
    if (file === language) texts[namespace] = messages
  }
  const translate = createTranslate(language, texts as Texts)
  made.set(language, translate)
  return translate
}
