import type { Language } from '../rules/language.ts'
import type { Namespace } from './messages.ts'
import { createTranslate, type Texts, type Translate } from './translator.ts'

const files = import.meta.glob<Record<string, string>>('./messages/*/*.json', { import: 'default' })

/** The translator of an island: loads only the namespaces that it names. Rejects when a file cannot be fetched. */
export async function loadTranslate(language: Language, namespaces: readonly Namespace[]): Promise<Translate> {
  const loaded = await Promise.all(
    namespaces.map(
      async (namespace) => [namespace, await files[`./messages/${namespace}/${language}.json`]?.()] as const,
    ),
  )
  return createTranslate(language, Object.fromEntries(loaded) as Texts)
}
