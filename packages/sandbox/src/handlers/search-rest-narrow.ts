import type { Facets } from '@fair/contract/endpoint.ts'
import type { Language } from '@fair/contract/rules/language.ts'
import { labelledFacets } from '../facet-values.ts'
import { type Choice, countFacets, facetColumn } from '../facets.ts'
import type { Labelled } from '../seed/types.ts'

/** How a short list is filtered: by facets, each with its values and its labels, and by the results for a keyword. */
export interface Narrowing<T> {
  readonly language: Language
  readonly choice: Choice
  /** Whether a keyword matched the item: others are left out. */
  isFound(item: T): boolean
  /** By facet: the values of an item. */
  readonly values: Readonly<Record<string, (item: T) => readonly string[]>>
  /** By facet: the labels, in display order. */
  readonly tables: Readonly<Record<string, readonly Labelled[]>>
}

/** The matching items, in order, with the counts of each facet. For lists of a few hundred items at most. */
export function narrowed<T>(items: readonly T[], by: Narrowing<T>): { matching: T[]; facets: Facets } {
  const columns = Object.fromEntries(
    Object.entries(by.values).map(([name, valuesOf]) => [name, facetColumn(items.map(valuesOf))]),
  )
  const { rows, counts } = countFacets(columns, by.choice, items.length, (row) => {
    const item = items[row]
    return item !== undefined && by.isFound(item)
  })
  return {
    matching: rows.flatMap((row) => items[row] ?? []),
    facets: labelledFacets(counts, by.choice, by.tables, by.language),
  }
}
