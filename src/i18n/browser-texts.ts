import type { Language } from '../rules/language.ts'
import type { Namespace } from './messages.ts'
import { loadTexts } from './text-files.ts'
import { createTranslate, type Translate } from './translator.ts'

/** The translator of an island: loads only the namespaces that it names. Rejects when a file cannot be fetched. */
export async function loadTranslate(language: Language, namespaces: readonly Namespace[]): Promise<Translate> {
  return createTranslate(language, await loadTexts(language, namespaces))
}
