import { EmptyState } from '../../components/EmptyState.tsx'
import { Picture } from '../../components/Picture.tsx'
import { Crumbs, Section } from '../../components/parts.tsx'
import { usePage } from '../../components/usePage.ts'
import { AgendaRow } from './AgendaRow.tsx'
import { type AgendaEntry, scheduleItemPath } from './agenda.ts'

/** An activity that contains others. */
export interface Series {
  entry: AgendaEntry
  summary: string
  contained: AgendaEntry[]
}

interface Props {
  title: string
  series: readonly Series[]
  /** Shown under the title; by default a sentence saying that there are series. */
  lede?: string
}

/** /activity/contain and its list: each series with everything it contains, in order of time. */
export function SeriesView({ title, series, lede }: Props) {
  const page = usePage()
  const { t } = page
  return (
    <div className="wrap">
      <Crumbs items={[{ label: t('agenda:title.activity'), href: page.href('/activity') }, { label: title }]} />
      <header className="page-head">
        <div>
          <h1>{title}</h1>
          <p>{lede ?? t('agenda:seriesLede')}</p>
        </div>
      </header>
      {series.length === 0 && (
        <EmptyState
          title={t('agenda:noSeries')}
          description={t('agenda:noneYet')}
          actions={[{ label: t('agenda:all.activity'), href: page.href('/activity') }]}
        />
      )}
      {series.map(({ entry, contained }) => (
        <Section
          key={entry.id}
          title={entry.title}
          sub={t('agenda:contains', { count: contained.length })}
          more={{ label: t('agenda:toSeries'), href: page.href(scheduleItemPath(entry)) }}
        >
          <div className="series">
            {entry.cover && (
              <span className="pic pic-16">
                <Picture media={entry.cover} widths={[320, 640]} sizes="(min-width: 60rem) 20rem, 92vw" />
              </span>
            )}
            <ol className="agenda related-rows">
              {contained.map((each) => (
                <AgendaRow key={each.id} entry={each} dated />
              ))}
            </ol>
          </div>
        </Section>
      ))}
    </div>
  )
}
