import { EmptyState } from '../../components/EmptyState.tsx'
import { Pager } from '../../components/Pager.tsx'
import { Picture } from '../../components/Picture.tsx'
import { Time } from '../../components/Time.tsx'
import { usePage } from '../../components/usePage.ts'
import { MICRO_PAGE_SIZE, type MicroListProps, microListPath, microPath } from './micro.ts'

/** The pages composed by the organiser, in its order. */
export function MicroListView({ pages, pageNum, total, fairName }: MicroListProps) {
  const page = usePage()
  const { t } = page
  return (
    <div className="wrap">
      <header className="page-head">
        <h1>{t('micro:listTitle')}</h1>
        <p>{t('micro:listLede', { fair: fairName })}</p>
      </header>
      {pages.length === 0 ? (
        <EmptyState
          title={t('micro:none')}
          description={t('micro:noneWhy')}
          actions={[
            { label: t('home:browseExhibitors'), href: page.href('/exhibitor') },
            { label: t('home:browseExhibits'), href: page.href('/exhibits') },
          ]}
        />
      ) : (
        <ul className="features">
          {pages.map((micro, n) => (
            <li className="item" key={micro.microPageId}>
              <span className="pic pic-16">
                <Picture
                  media={micro.cover}
                  widths={[480, 960]}
                  sizes="(min-width: 60rem) 30vw, 92vw"
                  eager={n === 0}
                />
              </span>
              <div>
                <h2 className="item-title">
                  <a href={page.href(microPath(micro))}>{micro.title}</a>
                </h2>
                <p className="muted">{micro.summary}</p>
                <p className="tiny faint">
                  <Time iso={micro.updateTime} show="date" />
                </p>
              </div>
            </li>
          ))}
        </ul>
      )}
      <Pager pageNum={pageNum} pageSize={MICRO_PAGE_SIZE} total={total} href={(n) => page.href(microListPath(n))} />
    </div>
  )
}
