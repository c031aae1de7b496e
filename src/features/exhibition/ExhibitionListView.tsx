import { byClock } from '../../components/by-clock.ts'
import { EmptyState } from '../../components/EmptyState.tsx'
import { Picture } from '../../components/Picture.tsx'
import { Section, Tag } from '../../components/parts.tsx'
import { usePage } from '../../components/usePage.ts'
import { hrefOf, relOf } from '../../lib/i18n/paths.ts'
import type { PageContext } from '../../lib/page.ts'
import { venueText } from '../shared/venue-text.ts'
import { type ExhibitionListProps, type ListedExhibition, STATES } from './exhibition.ts'
import { VisitSection } from './VisitSection.tsx'

/** /exhibition: the tenant's published exhibitions, each linking to its home. Open ones are shown large. */
export function ExhibitionListView({ siteName, exhibitions }: ExhibitionListProps) {
  const page = usePage()
  const { t } = page
  const here = exhibitions.find(({ isHere }) => isHere)
  return (
    <div className="wrap">
      <header className="page-head">
        <h1>{t('exhibition:title')}</h1>
        {exhibitions.length > 0 && <p>{t('exhibition:lede', { site: siteName })}</p>}
      </header>
      {exhibitions.length === 0 && (
        <EmptyState
          illustration="closed"
          title={t('exhibition:none')}
          description={t('exhibition:noneWhy')}
          actions={[{ label: t('pages:toAgreements'), href: page.href('/agreements') }]}
        />
      )}
      {STATES.map((state) => {
        const ofState = exhibitions.filter((each) => each.state === state)
        return (
          ofState.length > 0 && (
            <Section key={state} title={t(`exhibition:${state}`)}>
              <ul className={state === 'open' ? undefined : 'three'}>
                {ofState.map((each) => (
                  <ExhibitionCard key={each.exhibition.exhibitionId} listed={each} />
                ))}
              </ul>
            </Section>
          )
        )
      })}
      {here && <VisitSection exhibition={here.exhibition} />}
    </div>
  )
}

/** An open one is shown large. */
const CLASS = { open: 'item two', upcoming: 'item', over: 'item' } as const

function ExhibitionCard({ listed }: { listed: ListedExhibition }) {
  const page = usePage()
  const { exhibition, state } = listed
  const { exhibitionName, cover } = exhibition
  const isOpen = state === 'open'
  return (
    <li className={CLASS[state]} {...byClock(page, { startTime: exhibition.startTime, endTime: exhibition.endTime })}>
      <span className="pic pic-16">
        {cover && (
          <Picture
            media={cover}
            widths={isOpen ? [640, 960] : [480, 960]}
            sizes={isOpen ? '(min-width: 60rem) 54vw, 92vw' : '(min-width: 60rem) 30vw, 92vw'}
            eager={isOpen}
          />
        )}
      </span>
      <div>
        <h3 className="item-title">
          <a href={homeOf(page, listed)} rel={relOf(homeOf(page, listed))} data-eid={exhibition.exhibitionId}>
            {exhibitionName}
          </a>
        </h3>
        <p className="spec tnum">
          {page.format.dateRange(exhibition.startTime, exhibition.endTime, exhibition.timeZone)}
        </p>
        <p className="item-owner">
          <span>{venueText(page, exhibition)}</span>
          {listed.isHere && <Tag>{page.t('exhibition:here')}</Tag>}
        </p>
        <p className="muted" data-when="now">
          {exhibition.summary}
        </p>
      </div>
    </li>
  )
}

/** An exhibition without its own pages is requested by ?eid= (client/head.ts). */
const homeOf = ({ language, fallback }: PageContext, { exhibition, scopeId, built }: ListedExhibition) =>
  built
    ? hrefOf({ language, exhibitionId: scopeId }, fallback, '/')
    : hrefOf({ language, exhibitionId: null }, fallback, '/home', { eid: exhibition.exhibitionId })
