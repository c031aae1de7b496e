import type { Facets, FacetValue } from '@fair/contract/endpoint.ts'
import type { Language } from '@fair/contract/rules/language.ts'
import type { Choice } from './facets.ts'
import type { FacetCounts } from './listing.ts'
import type { Fair, Labelled } from './seed/types.ts'
import { say } from './texts.ts'

/** What an exhibitor can be available for, in display order. */
const AVAILABLE = ['live', 'online', 'appointment'] as const

/**
 * The counted facets of a list in the requested language, each in the order of the fair's own tables. A value that
 * nothing in this exhibition has is left out, unless the visitor has selected it; one that only the other filters
 * exclude stays with 0.
 */
export function facetValues(counts: FacetCounts, choice: Choice, fair: Fair, language: Language): Facets {
  const tables: Readonly<Record<string, readonly Labelled[]>> = {
    category: fair.categories,
    region: fair.regions,
    industry: fair.industries,
    tag: fair.tags,
    hall: fair.halls,
    available: AVAILABLE.map((value) => ({ value, parent: null, label: (each) => say(each, value) })),
    column: newsColumns(fair),
  }
  return labelledFacets(counts, choice, tables, language)
}

/** Counted facets in the order of each one's table, as returned by facetValues. */
export function labelledFacets(
  counts: FacetCounts,
  choice: Choice,
  tables: Readonly<Record<string, readonly Labelled[]>>,
  language: Language,
): Facets {
  const facets: Facets = {}
  for (const [name, counted] of Object.entries(counts)) {
    const chosen = new Set(choice[name])
    facets[name] = (tables[name] ?? []).flatMap((each): FacetValue[] => {
      const count = counted.get(each.value)
      if (count === undefined && !chosen.has(each.value)) return []
      return [{ value: each.value, label: each.label(language), count: count ?? 0, parent: each.parent }]
    })
  }
  return facets
}

/** The news columns have no table: the first article of each provides its name. */
function newsColumns(fair: Fair): Labelled[] {
  const first = new Map(fair.news.toReversed().map((each) => [each.columnId, each]))
  return [...first.values()]
    .toReversed()
    .map((news) => ({ value: news.columnId, parent: null, label: (language) => news.compose(language).columnName }))
}
