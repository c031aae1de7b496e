import type { Facets } from '@fair/contract/endpoint.ts'
import type { Failure } from '../../../api/client.ts'
import type { Namespace } from '../../../lib/i18n/messages.ts'
import type { MessageKey } from '../../../lib/i18n/translator.ts'
import type { PageContext } from '../../../lib/page.ts'
import type { FacetName } from '../../../stores/list-names.ts'
import type { FacetGroup } from './list-facets.ts'
import { changed, type ListConfig, type ListQuery, listAddress } from './list-query.ts'

/** The labels of a list. */
export interface ListLabels {
  /** The list's accessible name: "List of exhibits". */
  list: MessageKey
  /** "1,200 exhibits"; takes `count` and `n`. */
  count: MessageKey
  /** The search field's label. */
  keyword: MessageKey
  /** Nothing matches. */
  none: MessageKey
  /** The default grouping, beside exhibitor mode; "By exhibit" if absent. */
  byItem?: MessageKey
  /** The chip of `kind.parentParam`: with the `name` reported by an item, and before it is loaded. */
  parent?: { named: MessageKey; unnamed: MessageKey }
  /** The link shown in a list without any items; home if absent. */
  onward?: { label: MessageKey; path: string }
  /** The labels in exhibitor mode. */
  byExhibitor?: ListLabels
}

/** The namespaces that have all of these texts. */
export type NamespaceWith<Name extends string> = {
  [N in Namespace]: `${N}:${Name}` extends MessageKey ? N : never
}[Namespace]

/** The labels of a list whose messages have these names in its namespace. */
export const listLabels = (namespace: NamespaceWith<'list' | 'count' | 'keyword' | 'none'>): ListLabels => ({
  list: `${namespace}:list`,
  count: `${namespace}:count`,
  keyword: `${namespace}:keyword`,
  none: `${namespace}:none`,
  onward: { label: 'list:browseExhibitors', path: '/exhibitor' },
})

/** What a list is rendered from, both prerendered and hydrated. Links contain the state that they lead to. */
export interface ListModel {
  page: PageContext
  kind: ListConfig
  words: ListLabels
  state: ListQuery
  /** Number of matching items over all pages. */
  total: number
  groups: readonly FacetGroup[]
  /** The handlers; null without script. */
  live: ListLive | null
}

/** The state and handlers of a list under an island. */
export interface ListLive {
  /** Old results are shown while new ones are requested. */
  busy: boolean
  failure: Failure | null
  /** All counted values loaded so far, for the chips' labels. */
  known: Facets
  /** Name of the owner of these items (`state.parentId`), once it is loaded. */
  parentName: string | null
  toggle(facet: FacetName, value: string): void
  /** Chooses exactly these values of a facet; `replace`: updates the current history entry. */
  choose(facet: FacetName, values: readonly string[], options: { replace: boolean }): void
  /** The keyword as it is typed; `now`: it was submitted. */
  type(keyword: string, now: boolean): void
  retry(): void
}

/** The address of a state, as used in links. */
export function hrefTo({ page, kind }: Pick<ListModel, 'page' | 'kind'>, state: ListQuery): string {
  const { path, query } = listAddress(kind, state)
  return page.href(path, query)
}

/** The same list with a change made to its state. */
export const hrefWith = (model: ListModel, change: Partial<ListQuery>): string =>
  hrefTo(model, changed(model.state, change))

/** The labels for what is listed now: in exhibitor mode those of exhibitors. */
export const wordsOf = ({ words, state }: Pick<ListModel, 'words' | 'state'>): ListLabels =>
  (state.byExhibitor && words.byExhibitor) || words

/** The number of active filters, including the keyword. */
export const filterCount = ({ keyword, parentId, chosen }: ListQuery): number =>
  Number(keyword !== '') + Number(parentId !== null) + Object.values(chosen).reduce((n, each) => n + each.length, 0)

/** "1,200 exhibits", in the unit that the list counts. */
export const countText = (model: ListModel): string =>
  model.page.t(wordsOf(model).count, { count: model.total, n: model.page.format.number(model.total) })
