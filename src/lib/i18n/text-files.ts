import type { Language } from '@fair/contract/rules/language.ts'
import type { Namespace } from './messages.ts'
import type { Texts } from './translator.ts'

/** The texts used by every island and overlay. */
export const ISLAND_NAMESPACES = ['common', 'errors'] as const satisfies readonly Namespace[]

const files = import.meta.glob<Record<string, string>>('./messages/*/*.json', { import: 'default' })

/**
 * Fetches the texts of some namespaces without the translator: so the page's script can load them in parallel with an
 * island's code. Rejects if a file cannot be fetched; one that is already loaded costs nothing.
 */
export async function loadTexts(language: Language, namespaces: readonly string[]): Promise<Texts> {
  const loaded = await Promise.all(
    namespaces.map(
      async (namespace) => [namespace, await files[`./messages/${namespace}/${language}.json`]?.()] as const,
    ),
  )
  return Object.fromEntries(loaded) as Record<Namespace, never>
}

/** The texts of an island or overlay: its own, and those that all of them use. */
export const loadIslandTexts = (language: Language, namespaces: readonly string[]): Promise<Texts> =>
  loadTexts(language, [...ISLAND_NAMESPACES, ...namespaces])
