import type { Language } from '../../domain/language.ts'
import type { Namespace } from './messages.ts'
import type { Texts } from './translator.ts'

/** What islands and overlays speak from, whatever they are. */
export const ISLAND_NAMESPACES = ['common', 'errors'] as const satisfies readonly Namespace[]

const files = import.meta.glob<Record<string, string>>('./messages/*/*.json', { import: 'default' })

/**
 * Fetches the texts of some namespaces, without what makes a translator of them: so the page's script can have them on
 * their way beside an island's code. Rejects when a file cannot be fetched; one that is there already costs nothing.
 */
export async function loadTexts(language: Language, namespaces: readonly string[]): Promise<Texts> {
  const loaded = await Promise.all(
    namespaces.map(
      async (namespace) => [namespace, await files[`./messages/${namespace}/${language}.json`]?.()] as const,
    ),
  )
  return Object.fromEntries(loaded) as Record<Namespace, never>
}

/** The texts of an island or overlay: its own, and those that every one of them has. */
export const loadIslandTexts = (language: Language, namespaces: readonly string[]): Promise<Texts> =>
  loadTexts(language, [...ISLAND_NAMESPACES, ...namespaces])
