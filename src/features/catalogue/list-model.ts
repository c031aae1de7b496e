import type { Failure } from '../../api/client.ts'
import type { Facets } from '../../contract/endpoint.ts'
import { changed, EXHIBITORS, type ListKind, type ListState, listAddress } from '../../state/list.ts'
import type { FacetName } from '../../state/list-names.ts'
import type { PageContext } from '../../ui/page.ts'
import type { FacetGroup } from './list-facets.ts'

/** What both lists draw themselves from, prerendered and alive alike. Links carry the state that they lead to. */
export interface ListModel {
  page: PageContext
  kind: ListKind
  state: ListState
  /** How many items match over all pages. */
  total: number
  groups: readonly FacetGroup[]
  /** What hands do; without script nothing. */
  live: ListLive | null
}

/** A list under an island. */
export interface ListLive {
  /** Old results stand while new ones are asked for. */
  busy: boolean
  failure: Failure | null
  /** Groups that the visitor had closed before. */
  closed: ReadonlySet<string>
  /** Every counted value known so far, for the chips' words. */
  known: Facets
  /** Name of the exhibitor of `exhibitorId`, once an item has told it. */
  exhibitorName: string | null
  toggle(facet: FacetName, value: string): void
  /** The keyword as it is typed; `now`: it was sent off. */
  type(keyword: string, now: boolean): void
  retry(): void
}

/** The address of a state, as links carry it. */
export function hrefTo({ page, kind }: Pick<ListModel, 'page' | 'kind'>, state: ListState): string {
  const { path, query } = listAddress(kind, state)
  return page.href(path, query)
}

/** The same list with a change made to its state. */
export const hrefWith = (model: ListModel, change: Partial<ListState>): string =>
  hrefTo(model, changed(model.state, change))

export const isExhibitors = (kind: ListKind): boolean => kind === EXHIBITORS

/** How many filters are set, the keyword among them. */
export const filterCount = ({ keyword, exhibitorId, chosen }: ListState): number =>
  Number(keyword !== '') + Number(exhibitorId !== null) + Object.values(chosen).reduce((n, each) => n + each.length, 0)

/** "1,200 exhibits", by what the list counts. */
export function countText({ page, kind, state, total }: ListModel): string {
  const params = { count: total, n: page.format.number(total) }
  return isExhibitors(kind) || state.byExhibitor
    ? page.t('list:countExhibitors', params)
    : page.t('list:countExhibits', params)
}
