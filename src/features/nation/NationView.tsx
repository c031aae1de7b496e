import { Facts } from '../../components/Facts.tsx'
import { Gallery } from '../../components/Gallery.tsx'
import { AboutSection } from '../../components/Prose.tsx'
import { Crumbs, Section } from '../../components/parts.tsx'
import { usePage } from '../../components/usePage.ts'
import { landingPath } from '../../domain/landing.ts'
import { ExhibitorCard } from '../shared/cards/ExhibitorCard.tsx'
import { writeValue } from '../shared/list/list-query.ts'
import { Neighbours } from '../shared/Neighbours.tsx'
import { SideActions } from '../shared/SideActions.tsx'
import type { NationViewProps } from './nation.ts'

/** The complete page of a country's pavilion: prerendered, or a fallback if the build does not contain it. */
export function NationView(props: NationViewProps) {
  const page = usePage()
  const { nation, contentHtml, hasLanding } = props
  const { t, format } = page
  const from = hasLanding
    ? page.href(landingPath('region', nation.countryCode))
    : page.href('/exhibitor', { region: writeValue(nation.countryCode) })
  const count = { count: nation.exhibitorsCount, n: format.number(nation.exhibitorsCount) }
  return (
    <div className="wrap">
      <Crumbs
        items={[{ label: t('nation:title'), href: page.href('/national-image') }, { label: nation.countryName }]}
      />
      <div className="detail">
        <Gallery pictures={[nation.cover, ...nation.pictures]} name={nation.countryName} />
        <div className="buy">
          <div>
            <h1>{nation.countryName}</h1>
            <p className="motto">{nation.title}</p>
          </div>
          <p className="lede">{nation.summary}</p>
          <dl className="figures">
            {nation.exhibitorsCount > 0 && (
              <div>
                <dt>{t('exhibitor:title')}</dt>
                <dd>{count.n}</dd>
              </div>
            )}
            {nation.hall !== '' && (
              <div>
                <dt>{t('nation:hallFact')}</dt>
                <dd>{nation.hall}</dd>
              </div>
            )}
          </dl>
          {nation.exhibitorsCount > 0 && (
            <p>
              <a className="btn btn-primary btn-l btn-wide" href={from}>
                {t('nation:allExhibitors', count)}
              </a>
            </p>
          )}
          <SideActions />
        </div>
      </div>
      <div className="two">
        <AboutSection title={t('nation:content')} html={contentHtml} />
        <aside className="owner" aria-label={t('nation:facts')}>
          <h2>{t('nation:facts')}</h2>
          <Facts
            rows={[
              [t('nation:country'), nation.countryName],
              [t('nation:organiser'), nation.organiserName],
              [t('nation:hallFact'), nation.hall],
            ]}
          />
        </aside>
      </div>
      {nation.exhibitors.length > 0 && (
        <Section
          id="exhibitors"
          title={t('nation:from', { country: nation.countryName })}
          more={
            nation.exhibitorsCount > nation.exhibitors.length
              ? { label: t('nation:allExhibitors', count), href: from }
              : undefined
          }
        >
          <ul className="exhibitor-list four">
            {nation.exhibitors.map((each) => (
              <ExhibitorCard key={each.exhibitorId} exhibitor={each} />
            ))}
          </ul>
        </Section>
      )}
      <Neighbours
        base="/national-image/detail"
        previous={props.previous}
        next={props.next}
        labels={[t('nation:previous'), t('nation:next')]}
      />
    </div>
  )
}
