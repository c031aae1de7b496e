import type { Language } from '@fair/contract/rules/language.ts'
import type { i18n as I18n } from 'i18next'
import type { Namespace } from './messages.ts'
import { loadTexts } from './text-files.ts'
import { createI18n, type Translate, translateOf } from './translator.ts'

/** The page's one instance: a page has one language. */
let page: { i18n: I18n; t: Translate } | undefined

/** The page's translator, with these namespaces loaded. Rejects if a file cannot be fetched. */
export async function loadTranslate(language: Language, namespaces: readonly Namespace[]): Promise<Translate> {
  const missing = namespaces.filter((namespace) => !page?.i18n.hasResourceBundle(language, namespace))
  const texts = await loadTexts(language, missing)
  if (page?.i18n.language !== language) {
    const i18n = createI18n(language)
    page = { i18n, t: translateOf(i18n) }
  }
  for (const [namespace, messages] of Object.entries(texts)) page.i18n.addResourceBundle(language, namespace, messages)
  return page.t
}
