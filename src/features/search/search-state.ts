import type { SearchKind } from '@fair/contract/search.ts'
import type { Query } from '../../lib/i18n/paths.ts'
import type { PageContext } from '../../lib/page.ts'
import { type ListRoute, pathOf } from '../shared/list/list-address.ts'
import {
  changed as changedList,
  type ListConfig,
  type ListQuery,
  listAddress,
  type QueryKeys,
  readList,
} from '../shared/list/list-query.ts'
import { KINDS, kindOf, pageSizeOf, SEARCH } from './search-kinds.ts'

/** The state in a search's address. Without a keyword nothing is searched yet. */
export interface SearchState extends ListQuery {
  /** null: all kinds together. */
  kind: SearchKind | null
}

/** The list configuration for one kind, which determines its facets. */
export const listOf = (kind: SearchKind | null): ListConfig => ({
  path: SEARCH,
  facets: kind === null ? [] : kindOf(kind).facets,
  sorts: ['DEFAULT'],
  pageSize: pageSizeOf(kind),
  views: [],
})

/** Reads an address. Invalid parameters are ignored. */
export function readSearch(search: string): SearchState {
  const slug = new URLSearchParams(search).get('kind')
  const kind = KINDS.find((each) => each.slug === slug)?.kind ?? null
  const { rest, ...query } = readList(listOf(kind), SEARCH, search)
  const { kind: _, ...others } = rest
  return { ...query, kind, rest: others }
}

/** The query of a state, for PageContext.href(SEARCH, …). */
export const searchQuery = ({ kind, ...query }: SearchState): Query => ({
  keyword: query.keyword,
  kind: kind === null ? null : kindOf(kind).slug,
  ...listAddress(listOf(kind), query).query,
})

/** The state with a change. Other words or filters start at the first page, another kind starts without filters. */
export const changed = (state: SearchState, change: Partial<SearchState>): SearchState =>
  changedList(state, 'kind' in change || 'keyword' in change ? { chosen: {}, ...change } : change)

export const searchKeys: QueryKeys<SearchState> = {
  keyOf: (state) => JSON.stringify(searchQuery({ ...state, rest: {} })),
  pageSizeOf: ({ kind }) => pageSizeOf(kind),
}

export const searchRoute = (page: PageContext): ListRoute<SearchState> => ({
  ...searchKeys,
  hrefTo: (state) => page.href(SEARCH, searchQuery(state)),
  read: (url) => (pathOf(page, url) === `${SEARCH}/` ? readSearch(url.search) : null),
})
