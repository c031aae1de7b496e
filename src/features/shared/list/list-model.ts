import type { Failure } from '../../../api/client.ts'
import type { Facets } from '../../../contract/endpoint.ts'
import type { MessageKey } from '../../../lib/i18n/translator.ts'
import type { PageContext } from '../../../lib/page.ts'
import type { FacetName } from '../../../stores/list-names.ts'
import type { FacetGroup } from './list-facets.ts'
import { changed, type ListConfig, type ListQuery, listAddress } from './list-query.ts'

/** What a list is called where it speaks of itself. */
export interface ListLabels {
  /** The list itself, for who hears the page: "List of exhibits". */
  list: MessageKey
  /** "1,200 exhibits"; takes `count` and `n`. */
  count: MessageKey
  /** The search field. */
  keyword: MessageKey
  /** Nothing matches. */
  none: MessageKey
  /** The usual grouping, beside exhibitor mode; "By exhibit" without. */
  byItem?: MessageKey
  /** The chip of `kind.parentParam`: with the `name` that an item has told, and before that. */
  parent?: { named: MessageKey; unnamed: MessageKey }
  /** Where to go on from a list that has nothing at all; home without. */
  onward?: { label: MessageKey; path: string }
  /** In exhibitor mode. */
  byExhibitor?: ListLabels
}

/** What a list draws itself from, prerendered and alive alike. Links carry the state that they lead to. */
export interface ListModel {
  page: PageContext
  kind: ListConfig
  words: ListLabels
  state: ListQuery
  /** How many items match over all pages. */
  total: number
  groups: readonly FacetGroup[]
  /** What hands do; without script nothing. */
  live: ListLive | null
}

/** A list under an island. */
export interface ListLive {
  /** Old results stand while new ones are requested. */
  busy: boolean
  failure: Failure | null
  /** Every counted value known so far, for the chips' words. */
  known: Facets
  /** Name of the one whose items these are (`state.parentId`), once it is known. */
  parentName: string | null
  toggle(facet: FacetName, value: string): void
  /** These values of a facet and no others; `replace`: as a part of the step before. */
  choose(facet: FacetName, values: readonly string[], options: { replace: boolean }): void
  /** The keyword as it is typed; `now`: it was sent off. */
  type(keyword: string, now: boolean): void
  retry(): void
}

/** The address of a state, as links carry it. */
export function hrefTo({ page, kind }: Pick<ListModel, 'page' | 'kind'>, state: ListQuery): string {
  const { path, query } = listAddress(kind, state)
  return page.href(path, query)
}

/** The same list with a change made to its state. */
export const hrefWith = (model: ListModel, change: Partial<ListQuery>): string =>
  hrefTo(model, changed(model.state, change))

/** The words of what is listed now: in exhibitor mode those of exhibitors. */
export const wordsOf = ({ words, state }: Pick<ListModel, 'words' | 'state'>): ListLabels =>
  (state.byExhibitor && words.byExhibitor) || words

/** How many filters are set, the keyword among them. */
export const filterCount = ({ keyword, parentId, chosen }: ListQuery): number =>
  Number(keyword !== '') + Number(parentId !== null) + Object.values(chosen).reduce((n, each) => n + each.length, 0)

/** "1,200 exhibits", by what the list counts. */
export const countText = (model: ListModel): string =>
  model.page.t(wordsOf(model).count, { count: model.total, n: model.page.format.number(model.total) })
