import type { ReactNode } from 'react'
import { Icon } from '../../ui/Icon.tsx'
import { Picture } from '../../ui/Picture.tsx'
import type { PageContext } from '../../ui/page.ts'
import { Tag } from '../../ui/parts.tsx'
import { type AgendaEntry, phaseOfEntry } from './agenda.ts'
import { EventActions } from './EventActions.tsx'
import { ThreeClocks } from './ThreeClocks.tsx'

interface Props {
  page: PageContext
  entry: AgendaEntry
  tags: readonly string[]
  /** Facts in one line each: place, language, admission. */
  facts: readonly { label: string; value: ReactNode }[]
  /** Who holds it. */
  children?: ReactNode
  needsLogin?: boolean
  /** Where an activity is booked; null where nobody has to. */
  bookAt?: string | null
}

/** The head of a live, a meeting or an activity: picture, title, three clocks, what one can do now. */
export function EventHead({ page, entry, tags, facts, children, needsLogin = false, bookAt }: Props) {
  const { t } = page
  const phase = phaseOfEntry(entry, new Date(page.now))
  return (
    <div
      className="event-head"
      data-event={page.now}
      data-from={entry.startTime}
      data-to={entry.endTime}
      data-phase={phase}
    >
      {entry.cover && (
        <figure className="pic pic-16">
          <Picture page={page} media={entry.cover} widths={[640, 960]} sizes="(min-width: 60rem) 56vw, 94vw" eager />
          {entry.state !== 'off' && (
            <span className="live-badge">{t(entry.kind === 'live' ? 'common:live' : 'agenda:running')}</span>
          )}
          {entry.viewers !== null && (
            <figcaption className="on-pic">
              <Icon name="eye" />
              {t('agenda:viewers', { count: entry.viewers })}
            </figcaption>
          )}
        </figure>
      )}
      <div className="event-what">
        <p className="tags">
          {entry.state === 'off' && <Tag kind="bad">{t(`agenda:off.${entry.kind}`)}</Tag>}
          {entry.state === 'replay' && <Tag kind="info">{t('agenda:replay')}</Tag>}
          {[...new Set(tags)].map((tag) => (
            <Tag key={tag}>{tag}</Tag>
          ))}
        </p>
        <h1>{entry.title}</h1>
        {children}
        <ThreeClocks page={page} entry={entry} />
        <dl className="event-facts">
          {facts.map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <EventActions page={page} entry={entry} needsLogin={needsLogin} bookAt={bookAt} />
      </div>
    </div>
  )
}
