import type { SearchKind } from '../../contract/search.ts'
import type { FacetChoice } from '../../domain/search-facets.ts'
import type { Query } from '../../lib/i18n/paths.ts'
import { keywordOf } from '../shared/list/list-query.ts'
import { KINDS, kindOf, SEARCH_FACETS } from './search-kinds.ts'

/** Where the search stands; its address tells all that is asked for. */
export const SEARCH = '/search'

/** Everything that the address of a search says. */
export interface SearchState {
  /** '': nothing is searched yet. */
  keyword: string
  /** null: all kinds together. */
  kind: SearchKind | null
  /** Values by facet of the kind; a facet without any is absent. */
  chosen: FacetChoice
  /** From 1. */
  page: number
  /** Further query parameters, kept as they are (e.g. live). */
  rest: Readonly<Record<string, string>>
}

const OWN: readonly string[] = ['keyword', 'kind', 'page', ...SEARCH_FACETS]

/** Reads an address. Whatever it says wrongly counts as not said. */
export function readSearch(search: string): SearchState {
  const query = new URLSearchParams(search)
  const kind = KINDS.find(({ slug }) => slug === query.get('kind')) ?? null
  const chosen: Record<string, readonly string[]> = {}
  for (const name of kind?.facets ?? []) {
    const values = [...new Set(query.getAll(name).flatMap((each) => each.split(',')))].filter((each) => each !== '')
    if (values.length > 0) chosen[name] = values
  }
  const page = query.get('page') ?? ''
  return {
    keyword: keywordOf(query.get('keyword') ?? ''),
    kind: kind?.kind ?? null,
    chosen,
    page: /^[1-9]\d{0,4}$/.test(page) ? Number(page) : 1,
    rest: Object.fromEntries([...query].filter(([name]) => !OWN.includes(name))),
  }
}

/** The query of a state, for PageContext.href(SEARCH, …). */
export function searchQuery({ keyword, kind, chosen, page, rest }: SearchState): Query {
  const facets = kind === null ? [] : kindOf(kind).facets.map((name) => [name, chosen[name] ?? null] as const)
  return {
    keyword,
    kind: kind === null ? null : kindOf(kind).slug,
    ...Object.fromEntries(facets),
    page: page === 1 ? null : page,
    ...rest,
  }
}

/** The state with a change made to it: other words or filters begin at the first page, another kind without filters. */
export function changed(state: SearchState, change: Partial<SearchState>): SearchState {
  const anew = 'page' in change ? {} : { page: 1 }
  const bare = 'kind' in change || 'keyword' in change ? { chosen: {} } : {}
  return { ...state, ...anew, ...bare, ...change }
}

/**
 * Chooses a facet's value, or gives it up; what stands above it and below it goes with a choice, so that a country and its
 * province are not chosen together.
 */
export function toggled(
  state: SearchState,
  facet: string,
  value: string,
  hierarchy: { parent: string | null; children: readonly string[] },
): SearchState {
  const before = state.chosen[facet] ?? []
  const next = before.includes(value)
    ? before.filter((each) => each !== value)
    : [...before.filter((each) => each !== hierarchy.parent && !hierarchy.children.includes(each)), value]
  const { [facet]: _, ...others } = state.chosen
  return changed(state, { chosen: next.length === 0 ? others : { ...others, [facet]: next } })
}

/** Two states with the same key find the same. */
export const searchKey = (state: SearchState): string => JSON.stringify(searchQuery({ ...state, rest: {} }))
