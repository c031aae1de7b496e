import type { ExhibitorBrief } from '../../contract/catalogue.ts'
import { EXHIBITORS } from '../../state/list.ts'
import { ExhibitorCard } from '../../ui/cards/ExhibitorCard.tsx'
import type { PageContext } from '../../ui/page.ts'
import { ListPage } from './ListPage.tsx'
import { type ListPageData, modelOf } from './list-page.ts'

export type ExhibitorListViewProps = ListPageData<ExhibitorBrief> & {
  page: PageContext
  /** How many halls the exhibitors stand in. */
  halls: number
}

/** /exhibitor: one page of the list in the platform's order (mode DEFAULT), its filters, and the way to the directory. */
export function ExhibitorListView({ page, halls, ...data }: ExhibitorListViewProps) {
  const { t, format } = page
  return (
    <ListPage
      model={modelOf(page, EXHIBITORS, data)}
      island="exhibitor-list"
      title={t('exhibitor:title')}
      lede={t('list:exhibitorsLede', { count: data.total, n: format.number(data.total), halls })}
      tools={
        <a className="btn btn-2 push" href={page.href('/exhibitor/more')}>
          {t('list:directory')}
        </a>
      }
    >
      <ExhibitorItems page={page} items={data.items} />
    </ListPage>
  )
}

export function ExhibitorItems({ page, items }: { page: PageContext; items: readonly ExhibitorBrief[] }) {
  return (
    <ul className="ex-list">
      {items.map((exhibitor) => (
        <ExhibitorCard key={exhibitor.exhibitorId} page={page} exhibitor={exhibitor} />
      ))}
    </ul>
  )
}
