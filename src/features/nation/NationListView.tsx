import type { NationalImageSummary } from '@fair/contract/national-image.ts'
import { EmptyState } from '../../components/EmptyState.tsx'
import { Pager } from '../../components/Pager.tsx'
import { Picture } from '../../components/Picture.tsx'
import { usePage } from '../../components/usePage.ts'
import { WorldMap } from '../../components/WorldMap.tsx'
import type { PageContext } from '../../lib/page.ts'
import { NATION_PAGE_SIZE, type NationListProps, nationListPath } from './nation.ts'

/** Cards on the first screen, whose pictures are loaded eagerly. */
const EAGER = 3

/** /national-image: the countries' pavilions in the organiser's order. */
export function NationListView({ nations, pageNum, total }: NationListProps) {
  const page = usePage()
  const { t, format } = page
  return (
    <div className="wrap">
      <header className="page-head">
        <div>
          <h1>{pageNum === 1 ? t('nation:title') : t('nation:pageTitle', { n: format.number(pageNum) })}</h1>
          {total > 0 && <p>{t('nation:lede', { count: total, n: format.number(total) })}</p>}
        </div>
      </header>
      {total === 0 ? (
        <EmptyState
          title={t('nation:none')}
          description={t('nation:noneWhy')}
          actions={[
            { label: t('list:browseExhibitors'), href: page.href('/exhibitor') },
            { label: t('common:home'), href: page.href('/') },
          ]}
        />
      ) : (
        <>
          {pageNum === 1 && (
            <WorldMap marks={nations.map((nation) => markOf(page, nation))} caption={t('nation:map')} />
          )}
          <h2 className="visually-hidden">{t('nation:list')}</h2>
          <ul className="items wide-items">
            {nations.map((nation, n) => (
              <li className="item" key={nation.nationalImageId}>
                <span className="pic pic-16">
                  <Picture
                    media={nation.cover}
                    widths={[320, 640]}
                    sizes="(min-width: 60rem) 32vw, 94vw"
                    eager={n < EAGER}
                  />
                </span>
                <div>
                  <h3>
                    <a href={page.href(`/national-image/detail/${nation.nationalImageId}`)}>{nation.countryName}</a>
                  </h3>
                  <p className="motto">{nation.title}</p>
                  <p className="spec clip-2">{nation.summary}</p>
                  <p className="item-owner">
                    <span className="clip tnum">{nation.exhibitorsCount > 0 && exhibitorsText(page, nation)}</span>
                    {nation.hall !== '' && (
                      <span className="booth">
                        <b>{nation.hall}</b>
                      </span>
                    )}
                  </p>
                </div>
              </li>
            ))}
          </ul>
        </>
      )}
      <Pager pageNum={pageNum} pageSize={NATION_PAGE_SIZE} total={total} href={(n) => page.href(nationListPath(n))} />
    </div>
  )
}

const exhibitorsText = ({ t, format }: PageContext, { exhibitorsCount }: NationalImageSummary) =>
  t('nation:exhibitors', { count: exhibitorsCount, n: format.number(exhibitorsCount) })

const markOf = (page: PageContext, nation: NationalImageSummary) => ({
  code: nation.countryCode,
  name: nation.countryName,
  count: nation.exhibitorsCount,
  href: page.href(`/national-image/detail/${nation.nationalImageId}`),
})
