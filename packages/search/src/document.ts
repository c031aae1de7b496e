import type { Booth } from '@fair/contract/catalogue.ts'

/** The texts by which an item is found, in the reader's language; empty if it has none. */
export interface SearchDocument {
  title: string
  /** Its owner, or a company's own spelling of its name. */
  by: string
  booth: Booth | null
  /** Its names in other languages. */
  names: readonly string[]
  /** Its owner's names in other languages. */
  byNames: readonly string[]
  /** Tags, category, industry, place: a few words each. */
  tags: readonly string[]
  /** Sentences: summary, topic. */
  texts: readonly string[]
}

/** Where a word was found, best first; their weight determines the rank. */
export const SEARCH_FIELDS = ['title', 'by', 'name', 'tag', 'byName', 'text', 'reading', 'booth'] as const
export type SearchField = (typeof SEARCH_FIELDS)[number]
export const FIELD_WEIGHT: Readonly<Record<SearchField, number>> = {
  booth: 20,
  title: 12,
  name: 8,
  tag: 7,
  by: 7,
  byName: 5,
  text: 3,
  reading: 2,
}

/** A match in a text that the row does not show. */
export interface HiddenMatch {
  field: 'name' | 'tag' | 'booth' | 'text'
  /** The name, tag, booth ("8.1 B12") or the words around it. */
  text: string
}

const NO_DOCUMENT: SearchDocument = { title: '', by: '', booth: null, names: [], byNames: [], tags: [], texts: [] }

/** Creates a document from the given fields; names that repeat the title or each other are left out. */
export function searchDocument(given: Partial<SearchDocument>): SearchDocument {
  const full = { ...NO_DOCUMENT, ...given }
  const others = (names: readonly string[], own: readonly string[]) =>
    [...new Set(names)].filter((name) => name !== '' && !own.includes(name))
  return {
    ...full,
    names: others(full.names, [full.title, full.by]),
    byNames: others(full.byNames, [full.by]),
    tags: others(full.tags, []),
    texts: others(full.texts, []),
  }
}

/** All texts that are searched, each with its field. */
export function* valuesOf(document: SearchDocument): Generator<readonly [SearchField, string]> {
  yield ['title', document.title]
  if (document.by !== '') yield ['by', document.by]
  for (const name of document.names) yield ['name', name]
  for (const name of document.byNames) yield ['byName', name]
  for (const tag of document.tags) yield ['tag', tag]
  for (const text of document.texts) yield ['text', text]
}
