import type { ExhibitBrief } from '../../contract/catalogue.ts'
import type { ExhibitorEntity } from '../../contract/search.ts'
import { EXHIBITS } from '../../state/list.ts'
import { ExhibitCard } from '../../ui/cards/ExhibitCard.tsx'
import { LogoTile } from '../../ui/LogoTile.tsx'
import { ListPage } from '../../ui/list/ListPage.tsx'
import { type ListPageData, modelOf } from '../../ui/list/list-page.ts'
import type { PageContext } from '../../ui/page.ts'
import { BoothPlate } from '../../ui/parts.tsx'
import { EXHIBIT_TEXTS, EXHIBIT_WORDS } from './list-words.ts'

/** Cards of the first screen, whose pictures are fetched at once. */
const EAGER = 4

export type ExhibitListViewProps = ListPageData<ExhibitBrief> & {
  page: PageContext
  /** Of the whole exhibition, for the line under the heading. */
  exhibitorsCount: number
}

/** /exhibits: one page of the list in the platform's order, and its filters. */
export function ExhibitListView({ page, exhibitorsCount, ...data }: ExhibitListViewProps) {
  const { t, format } = page
  const lede = { count: format.number(data.total), exhibitors: format.number(exhibitorsCount) }
  return (
    <ListPage
      model={modelOf(page, EXHIBITS, EXHIBIT_WORDS, data)}
      island="exhibit-list"
      texts={EXHIBIT_TEXTS}
      title={t('exhibits:title')}
      lede={t('exhibits:lede', lede)}
    >
      <ExhibitItems page={page} items={data.items} />
    </ListPage>
  )
}

export function ExhibitItems({ page, items }: { page: PageContext; items: readonly ExhibitBrief[] }) {
  return (
    <ul className="items">
      {items.map((exhibit, n) => (
        <ExhibitCard key={exhibit.exhibitsId} page={page} exhibit={exhibit} eager={n < EAGER} />
      ))}
    </ul>
  )
}

/** Exhibitor mode (`type=exhibitor`): each exhibitor with what it shows. */
export function EntityItems({ page, items }: { page: PageContext; items: readonly ExhibitorEntity[] }) {
  return (
    <ul className="entities">
      {items.map(({ exhibitor, exhibits }) => (
        <li key={exhibitor.exhibitorId}>
          <div className="byline">
            <LogoTile page={page} url={exhibitor.logo.url} />
            <div>
              <h3>
                <a href={page.href(`/exhibitor/detail/${exhibitor.exhibitorId}`)}>{exhibitor.exhibitorName}</a>
              </h3>
              <p className="small faint">
                {page.t('exhibits:exhibitorFacts', { region: exhibitor.regionName, count: exhibitor.exhibitsCount })}
              </p>
            </div>
            <BoothPlate booth={exhibitor.booth} />
          </div>
          <ul className="four">
            {exhibits.map((exhibit) => (
              <ExhibitCard key={exhibit.exhibitsId} page={page} exhibit={exhibit} />
            ))}
          </ul>
        </li>
      ))}
    </ul>
  )
}
