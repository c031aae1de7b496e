import type { Facets } from '@fair/contract/endpoint.ts'
import { type PageProps, pathsOf } from '../content/paths.ts'
import type { FairContent } from '../content/types.ts'
import type { NamespaceWith } from '../features/shared/list/list-model.ts'
import { type ListPageData, listPages, listPath } from '../features/shared/list/list-page.ts'
import type { ListConfig } from '../features/shared/list/list-query.ts'
import type { Rows } from '../lib/rows.ts'
import { buildPage } from './context.ts'
import type { ListedItem } from './json-ld.ts'

/** The properties of a prerendered list page, for Astro.props. */
export type ListPageProps<B> = PageProps<ListPageData<B>>

/**
 * getStaticPaths of a list.
 *
 * @param rows returns all items of the list at an exhibition, and their counts by facet
 * @param summarise returns the summary that a card shows
 */
export const listPaths = <T, B>(
  kind: ListConfig,
  rows: (fair: FairContent) => { all: Pick<Rows<T, never>, 'length' | 'slice'>; facets?: Facets },
  summarise: (item: T) => B,
) =>
  pathsOf<ListPageData<B>>(kind.path, function* ({ fair }) {
    const { all, facets = {} } = rows(fair)
    for (const view of listPages(kind, all, facets, summarise)) yield { ...listPath(kind, view.pageNum), view }
  })

/**
 * Prepares a list page whose texts are `title`, `lede` and `description` of a namespace.
 *
 * @param detail returns an item's name, and the path of its page
 */
export function listPage<B>(
  { scope, path, view }: ListPageProps<B>,
  namespace: NamespaceWith<'title' | 'lede' | 'description'>,
  detail: (item: B) => { name: string; path: string },
) {
  const { page, fair } = buildPage(scope)
  const { items, ...list } = view
  const n = page.format.number(list.total)
  const listed = items.map((item): ListedItem => {
    const { name, path: at } = detail(item)
    return { name, href: page.href(at) }
  })
  return {
    page,
    items,
    /** The properties of the list's island. */
    list,
    /** The properties of ListPage.astro. */
    layout: {
      page,
      path,
      title: page.t(`${namespace}:title`),
      lede: page.t(`${namespace}:lede`, { count: list.total, n }),
      description: page.t(`${namespace}:description`, { fair: fair?.exhibition.exhibitionName ?? '', n }),
      pageNum: list.pageNum,
      items: listed,
    },
  }
}
