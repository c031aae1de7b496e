import type { Facets } from '../../contract/endpoint.ts'
import type { Language } from '../../domain/language.ts'
import { labelledFacets } from '../facet-values.ts'
import { type Choice, countFacets, facetColumn } from '../facets.ts'
import { foundIn } from '../search-text.ts'
import type { Labelled } from '../seed/types.ts'

/** How a short list is narrowed: by facets, each with its values and its labels, and by a keyword in some words. */
export interface Narrowing<T> {
  readonly language: Language
  readonly choice: Choice
  readonly keyword?: string | undefined
  /** By facet: the values of an item. */
  readonly values: Readonly<Record<string, (item: T) => readonly string[]>>
  /** By facet: the labels, in the order in which they are shown. */
  readonly tables: Readonly<Record<string, readonly Labelled[]>>
  /** What a keyword is looked for in (searchText); its first lines are names. */
  words(item: T): string
  /** How many lines; 2 without. */
  readonly names?: number
}

/** The items that match, in their order, with the counts of each facet. For lists of some hundred items at most. */
export function narrowed<T>(items: readonly T[], by: Narrowing<T>): { matching: T[]; facets: Facets } {
  const columns = Object.fromEntries(
    Object.entries(by.values).map(([name, valuesOf]) => [name, facetColumn(items.map(valuesOf))]),
  )
  const isFound = by.keyword ? foundIn(items, by.keyword, by.language, by.words, by.names) : () => true
  const { rows, counts } = countFacets(columns, by.choice, items.length, isFound)
  return {
    matching: rows.flatMap((row) => items[row] ?? []),
    facets: labelledFacets(counts, by.choice, by.tables, by.language),
  }
}
