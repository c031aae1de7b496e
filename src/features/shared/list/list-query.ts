import { EXHIBIT_PAGE_SIZE, FIRST_PAGE, type SortType } from '@fair/contract/rules/limits.ts'
import { readChoices } from '@fair/contract/rules/specification-choice.ts'
import { noonOf, parseTime } from '@fair/contract/rules/time.ts'
import { type FacetName, LIST_PARAMETERS } from '../../../stores/list-names.ts'

/** The configuration of a list: its address, filters and orders. */
export interface ListConfig {
  /** The route, e.g. '/exhibits'. */
  path: string
  /** The facets it can be filtered by, in the order shown; if empty, only a keyword. */
  facets: readonly FacetName[]
  /** The first is the default, which the address leaves out; with only one there is nothing to choose. */
  sorts: readonly [Sort, ...Sort[]]
  /** Items per page. */
  pageSize: number
  /** The views to choose from, the default first; if empty, there is only one. */
  views: readonly View[]
  /** The default view on a phone. */
  phoneView?: View
  /** The query parameter that limits the list to one owner's items. */
  parentParam?: 'exhibitorId' | 'exhibitorGroupId'
  /** The facet that the list renders itself (ListDefinition.tabs), not among the filters. */
  tabs?: FacetName
  /** Supports exhibitor mode: `type=exhibitor` groups it by exhibitors (Spec 2). */
  hasExhibitorMode?: true
}

/** The exhibitors' modes (Spec 4) and, for exhibits, newest first. */
export type Sort = SortType | 'NEW'
export type View = 'cards' | 'rows'

export const EXHIBITS: ListConfig = {
  path: '/exhibits',
  facets: ['category', 'specification', 'region', 'tag', 'hall'],
  sorts: ['DEFAULT', 'AZ', 'NEW'],
  pageSize: EXHIBIT_PAGE_SIZE,
  views: ['cards', 'rows'],
  parentParam: 'exhibitorId',
  hasExhibitorMode: true,
}
/** The sort mode determines the call: AZ, DEFAULT or None (Spec 4). */
export const EXHIBITORS: ListConfig = {
  path: '/exhibitor',
  facets: ['region', 'industry', 'hall', 'tag', 'available'],
  sorts: ['DEFAULT', 'AZ', 'None'],
  pageSize: EXHIBIT_PAGE_SIZE,
  views: ['cards', 'rows'],
  phoneView: 'rows',
  parentParam: 'exhibitorGroupId',
}

/** The query parameters that a list reads (readList). */
export const parametersOf = ({ facets, parentParam, sorts, views, hasExhibitorMode }: ListConfig): string[] => [
  'keyword',
  ...facets,
  ...(parentParam ? [parentParam] : []),
  ...(sorts.length > 1 ? ['sort'] : []),
  'page',
  ...(views.length > 0 ? ['view'] : []),
  ...(hasExhibitorMode ? ['type'] : []),
]

/** The state contained in a list's address. */
export interface ListQuery {
  keyword: string
  /** Values by facet; a facet without any is absent. */
  chosen: Readonly<Partial<Record<FacetName, readonly string[]>>>
  /** Limits the list to this exhibitor or group (`kind.parentParam`). */
  parentId: string | null
  sort: Sort
  /** From 1. */
  page: number
  /** null: depends on the width. */
  view: View | null
  /** `type=exhibitor`: exhibits grouped by exhibitor (Spec 2). */
  byExhibitor: boolean
  /** Further query parameters, kept unchanged (e.g. preview, logIdUrl). */
  rest: Readonly<Record<string, string>>
}

/** Longer keywords are cut: they are not typed, and addresses have a limited length. */
const KEYWORD_MAX = 100

/** The keyword to request from what a visitor typed. A cut leaves no half of an emoji, which is no text. */
export const keywordOf = (typed: string): string =>
  typed
    .trim()
    .replace(/\s+/g, ' ')
    .slice(0, KEYWORD_MAX)
    .replace(/[\ud800-\udbff]$/, '')
    .trimEnd()

/**
 * Exhibitors per page in exhibitor mode: each has up to four exhibits, so this fills about as much space as 40 of them.
 */
const ENTITY_PAGE_SIZE = 10

export const pageSizeOf = (kind: ListConfig, state: ListQuery): number =>
  state.byExhibitor ? ENTITY_PAGE_SIZE : kind.pageSize

/**
 * The input of a list's call: page, keyword and filters. All calls name them alike; the call of exhibitor mode supports
 * only a keyword.
 */
export const listInput = (kind: ListConfig, state: ListQuery) => ({
  pageNum: state.page,
  pageSize: pageSizeOf(kind, state),
  ...(state.keyword !== '' && { keyword: state.keyword }),
  ...(!state.byExhibitor && (state.chosen as Partial<Record<FacetName, string[]>>)),
  ...(!state.byExhibitor && kind.parentParam && state.parentId !== null && { [kind.parentParam]: state.parentId }),
})

/** The list's state at its address without a query. */
export const defaultQuery = (kind: ListConfig, page: number = FIRST_PAGE): ListQuery => ({
  keyword: '',
  chosen: {},
  parentId: null,
  sort: kind.sorts[0],
  page,
  view: null,
  byExhibitor: false,
  rest: {},
})

/**
 * Reads an address. Invalid parameters are ignored.
 *
 * @param path the route's path in its scope, e.g. '/exhibits/' or '/exhibits/page/2/'
 * @param search the query text, with or without its '?'
 */
export function readList(kind: ListConfig, path: string, search: string): ListQuery {
  const query = new URLSearchParams(search)
  const text = (name: string) => query.get(name)?.trim() ?? ''
  const byExhibitor = kind.hasExhibitorMode === true && text('type') === 'exhibitor'
  const chosen: Partial<Record<FacetName, readonly string[]>> = {}
  // Exhibitor mode has a separate call without facets.
  for (const name of byExhibitor ? [] : kind.facets) {
    const given = [...new Set(query.getAll(name).flatMap((each) => each.split(',').map(readValue)))]
    const values = name === 'specification' ? readChoices(given) : given.filter(isValueOf(name))
    if (values.length > 0) chosen[name] = values
  }
  const rest: Record<string, string> = {}
  for (const [name, value] of query) if (!isOurs(kind, name)) rest[name] = value
  const pageParam = /\/page\/(\d+)\/?$/.exec(path)?.[1] ?? text('page')
  const parentId = kind.parentParam !== undefined && !byExhibitor ? text(kind.parentParam) : ''
  return {
    keyword: keywordOf(text('keyword')),
    chosen: chosen.category === undefined ? chosenWith(chosen, 'specification', []) : chosen,
    parentId: parentId === '' ? null : parentId,
    sort: (!byExhibitor && kind.sorts.find((each) => each === text('sort'))) || defaultQuery(kind).sort,
    page: /^[1-9]\d{0,6}$/.test(pageParam) ? Number(pageParam) : FIRST_PAGE,
    view: kind.views.find((each) => each === text('view')) ?? null,
    byExhibitor,
    rest,
  }
}

/** A facet's value for a list's address. The address joins values by commas: those inside a value are encoded. */
export const writeValue = (value: string): string => value.replace(/[%,]/g, encodeURIComponent)
const readValue = (text: string): string => text.replace(/%2[5C]/g, decodeURIComponent)

const isValueOf = (name: FacetName) => (value: string) => (name === 'date' ? isDay(value) : value !== '')

const isDay = (text: string): boolean => /^\d{4}-\d\d-\d\d$/.test(text) && parseTime(noonOf(text)) !== null

const isOurs = ({ facets }: ListConfig, name: string): boolean =>
  [...LIST_PARAMETERS, ...facets].some((each) => each === name)

/** Whether the list is narrowed: by a filter or a keyword. */
export const isFiltered = (state: ListQuery): boolean =>
  state.keyword !== '' || state.parentId !== null || Object.keys(state.chosen).length > 0

/**
 * The address of a state: route path and query, for PageContext.href. Pages of the unfiltered list are the prerendered
 * ones (`/exhibits/page/2`); with a filter, another order, exhibitor mode or an unbuilt exhibition (`?live=`) the page
 * is part of the query.
 */
export function listAddress(
  kind: ListConfig,
  state: ListQuery,
): { path: string; query: Record<string, string | number | readonly string[] | null> } {
  const { keyword, chosen, parentId, sort, page, view, byExhibitor, rest } = state
  const bare = !isFiltered(state) && !byExhibitor && sort === defaultQuery(kind).sort && rest['live'] === undefined
  const query: Record<string, string | number | readonly string[] | null> = { keyword }
  for (const name of kind.facets) query[name] = chosen[name]?.map(writeValue) ?? null
  if (kind.parentParam !== undefined) query[kind.parentParam] = parentId
  query['sort'] = sort === defaultQuery(kind).sort ? null : sort
  query['page'] = bare || page === FIRST_PAGE ? null : page
  query['view'] = view
  query['type'] = byExhibitor ? 'exhibitor' : null
  return { path: bare && page > FIRST_PAGE ? `${kind.path}/page/${page}` : kind.path, query: { ...query, ...rest } }
}

/** The state with a change applied; unless the change is of page or view alone, it starts at the first page again. */
export function changed<Q extends ListQuery>(state: Q, change: Partial<Q>): Q {
  const stays = Object.keys(change).every((name) => name === 'page' || name === 'view')
  return { ...state, ...(stays ? {} : { page: FIRST_PAGE }), ...change }
}

/** The state without its filters and keyword; order and view remain. */
export const cleared = (state: ListQuery): ListQuery => changed(state, { keyword: '', chosen: {}, parentId: null })

/**
 * The chosen values with exactly these values of one facet. Another choice of categories starts without specifications.
 */
export function chosenWith(
  chosen: ListQuery['chosen'],
  facet: FacetName,
  values: readonly string[],
): ListQuery['chosen'] {
  const others: Partial<Record<FacetName, readonly string[]>> = { ...chosen }
  delete others[facet]
  if (facet === 'category') delete others.specification
  return values.length === 0 ? others : { ...others, [facet]: values }
}

export const withValues = <Q extends ListQuery>(state: Q, facet: FacetName, values: readonly string[]): Q =>
  changed<ListQuery>(state, { chosen: chosenWith(state.chosen, facet, values) }) as Q

/**
 * Chooses a facet's value, or removes it. A value and its `relatives` (a country and its province) are not chosen
 * together: the one picked last determines the scope.
 */
export function toggled<Q extends ListQuery>(
  state: Q,
  facet: FacetName,
  value: string,
  relatives: readonly string[],
): Q {
  const before = state.chosen[facet] ?? []
  const next = before.includes(value)
    ? before.filter((each) => each !== value)
    : [...before.filter((each) => !relatives.includes(each)), value]
  return withValues(state, facet, next)
}

/** How the queries of a list are distinguished and paged. */
export interface QueryKeys<Q> {
  /** Two queries with the same key make the same platform call. */
  keyOf(query: Q): string
  pageSizeOf(query: Q): number
}

export const queryKeys = (kind: ListConfig): QueryKeys<ListQuery> => ({
  keyOf: (query) => JSON.stringify(listAddress(kind, { ...query, view: null, rest: {} })),
  pageSizeOf: (query) => pageSizeOf(kind, query),
})
