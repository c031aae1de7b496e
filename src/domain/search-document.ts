import type { Booth } from '../contract/catalogue.ts'

/** What a thing is found by, in the reader's language; empty where it has none. */
export interface SearchDocument {
  title: string
  /** Whose it is, or how a company writes itself. */
  by: string
  booth: Booth | null
  /** Its names in other languages. */
  names: readonly string[]
  /** The names in other languages of whom it belongs to. */
  byNames: readonly string[]
  /** Tags, category, industry, place: a few words each. */
  tags: readonly string[]
  /** Sentences: summary, topic. */
  texts: readonly string[]
}

/** Where a word was found, best first; how they rank (look.md, 12) is their weight. */
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

/** A match that the row does not show by itself. */
export interface HiddenMatch {
  field: 'name' | 'tag' | 'booth' | 'text'
  /** The name, tag, booth ("8.1 B12") or the words around it. */
  text: string
}

const NO_DOCUMENT: SearchDocument = { title: '', by: '', booth: null, names: [], byNames: [], tags: [], texts: [] }

/** A document of what is given; names that repeat the title or each other are left out. */
export function searchDocument(given: Partial<SearchDocument>): SearchDocument {
  const whole = { ...NO_DOCUMENT, ...given }
  const others = (names: readonly string[], own: readonly string[]) =>
    [...new Set(names)].filter((name) => name !== '' && !own.includes(name))
  return {
    ...whole,
    names: others(whole.names, [whole.title, whole.by]),
    byNames: others(whole.byNames, [whole.by]),
    tags: others(whole.tags, []),
    texts: others(whole.texts, []),
  }
}

/** All that is looked through as text, each with its field. */
export function* valuesOf(document: SearchDocument): Generator<readonly [SearchField, string]> {
  yield ['title', document.title]
  if (document.by !== '') yield ['by', document.by]
  for (const name of document.names) yield ['name', name]
  for (const name of document.byNames) yield ['byName', name]
  for (const tag of document.tags) yield ['tag', tag]
  for (const text of document.texts) yield ['text', text]
}
