import type { Replay } from '@fair/contract/replay.ts'
import type { ReactNode } from 'react'
import { byClock } from '../../components/by-clock.ts'
import { Title } from '../../components/Codes.tsx'
import { Icon } from '../../components/Icon.tsx'
import { Picture } from '../../components/Picture.tsx'
import { Tag } from '../../components/parts.tsx'
import { usePage } from '../../components/usePage.ts'
import type { Phase } from '../../domain/phase.ts'
import { type AgendaEntry, timedEntry } from './agenda.ts'
import { EventActions } from './EventActions.tsx'
import { ThreeClocks } from './ThreeClocks.tsx'

interface Props {
  entry: AgendaEntry
  tags: readonly string[]
  /** Facts in one line each: place, language, admission. `when` restricts a fact to one phase. */
  facts: readonly { label: string; value: ReactNode; when?: Phase }[]
  /** The host. */
  children?: ReactNode
  needsLogin?: boolean
  /** Where an activity is booked; null if no booking is needed. */
  bookAt?: string | null
  /** It is full and has a waiting list. */
  hasWaitingList?: boolean
  /** The recording of a past event. */
  replay?: Replay | undefined
}

/** The head of a live, a meeting or an activity: picture, title, three clocks, available actions. */
export function EventHead({
  entry,
  tags,
  facts,
  children,
  needsLogin = false,
  bookAt,
  hasWaitingList = false,
  replay,
}: Props) {
  const page = usePage()
  const { t } = page
  return (
    <div className="event-head" {...byClock(page, timedEntry(entry))}>
      {entry.cover && (
        <figure className="pic pic-16">
          <Picture media={entry.cover} widths={[640, 960]} sizes="(min-width: 60rem) 56vw, 94vw" eager />
          {entry.state !== 'off' && (
            <span className="live-badge" data-when="now">
              {t(entry.kind === 'live' ? 'common:live' : 'agenda:running')}
            </span>
          )}
          {entry.viewers !== null && (
            <figcaption className="on-pic" data-when="now">
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
        <h1>
          <Title text={entry.title} />
        </h1>
        {children}
        <ThreeClocks entry={entry} />
        <dl className="event-facts">
          {facts.map(({ label, value, when }) => (
            <div key={label} data-when={when}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <EventActions
          entry={entry}
          needsLogin={needsLogin}
          bookAt={bookAt}
          hasWaitingList={hasWaitingList}
          replay={replay}
        />
      </div>
    </div>
  )
}
