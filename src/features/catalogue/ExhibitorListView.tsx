import type { ExhibitorBrief } from '../../contract/catalogue.ts'
import { EXHIBITORS } from '../../state/list.ts'
import { ExhibitorCard } from '../../ui/cards/ExhibitorCard.tsx'
import { ListPage } from '../../ui/list/ListPage.tsx'
import { type ListPageData, modelOf } from '../../ui/list/list-page.ts'
import type { PageContext } from '../../ui/page.ts'
import { Gathered, type GatheredProps } from './Gathered.tsx'
import { EXHIBITOR_TEXTS, EXHIBITOR_WORDS } from './list-words.ts'

export type ExhibitorListViewProps = ListPageData<ExhibitorBrief> & {
  page: PageContext
  /** How many halls the exhibitors stand in. */
  halls: number
  /** On the first page: the industries and regions that lead on. */
  gathered?: GatheredProps
}

/** /exhibitor: one page of the list in the platform's order (mode DEFAULT), its filters, and the way to the directory. */
export function ExhibitorListView({ page, halls, gathered, ...data }: ExhibitorListViewProps) {
  const { t, format } = page
  const list = (
    <ListPage
      model={modelOf(page, EXHIBITORS, EXHIBITOR_WORDS, data)}
      island="exhibitor-list"
      texts={EXHIBITOR_TEXTS}
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
  if (!gathered) return list
  return (
    <>
      {list}
      <Gathered page={page} gathered={gathered} />
    </>
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
