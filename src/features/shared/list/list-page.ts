import type { Facets } from '@fair/contract/endpoint.ts'
import type { IntentOptions } from '../../../islands/client-intent.ts'
import type { Namespace } from '../../../lib/i18n/messages.ts'
import type { Rows } from '../../../lib/rows.ts'
import { type FacetGroup, facetGroups, summarisedGroups } from './list-facets.ts'
import { type ListConfig, parametersOf } from './list-query.ts'

/** The data of a prerendered list page: one page of summaries, and the short facets. */
export interface ListPageData<T> {
  items: T[]
  /** From 1. */
  pageNum: number
  total: number
  groups: FacetGroup[]
}

/** The pages of a list as the build plans them; a list without items has one page, which states that. */
export function* listPages<T, B>(
  kind: ListConfig,
  all: Pick<Rows<T, never>, 'length' | 'slice'>,
  facets: Facets,
  summarise: (item: T) => B,
): Generator<ListPageData<B>> {
  const size = kind.pageSize
  const groups = summarisedGroups(facetGroups(facets, kind), kind)
  for (let pageNum = 1; pageNum === 1 || (pageNum - 1) * size < all.length; pageNum += 1) {
    yield {
      // Pages of other shards read no items.
      get items() {
        return all.slice((pageNum - 1) * size, pageNum * size).map(summarise)
      },
      pageNum,
      total: all.length,
      groups,
    }
  }
}

/** The path of a list page for getStaticPaths: the first at the route itself, others below `page/`. */
export const listPath = ({ path }: Pick<ListConfig, 'path'>, pageNum: number) =>
  pageNum === 1
    ? { path, params: { page: undefined } }
    : { path: `${path}/page/${pageNum}`, params: { page: `page/${pageNum}` } }

/**
 * `client:intent` of a list's island: an address with one of the list's parameters requests something other than the
 * prerendered page.
 */
export const listIntent = (kind: ListConfig, ...namespaces: Namespace[]): IntentOptions => ({
  texts: ['list', ...namespaces].join(' '),
  now: ['live', ...parametersOf(kind)].join(' '),
})
