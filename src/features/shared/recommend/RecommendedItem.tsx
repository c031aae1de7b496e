import type { LiveSummary } from '@fair/contract/live.ts'
import type { MeetingSummary } from '@fair/contract/meeting.ts'
import type { ReactNode } from 'react'
import { Picture } from '../../../components/Picture.tsx'
import { Time } from '../../../components/Time.tsx'
import { usePage } from '../../../components/usePage.ts'
import { ExhibitCard } from '../cards/ExhibitCard.tsx'
import { ExhibitorCard } from '../cards/ExhibitorCard.tsx'
import type { Recommendation } from './recommend.api.ts'

interface Props {
  found: Recommendation
  /** Why it is recommended, and the button that dismisses it. */
  children: ReactNode
}

/** One recommendation, as the card of its kind. */
export function RecommendedItem({ found, children }: Props) {
  const page = usePage()
  switch (found.kind) {
    case 'EXHIBIT':
      return <ExhibitCard exhibit={found.item}>{children}</ExhibitCard>
    case 'EXHIBITOR':
      return <ExhibitorCard exhibitor={found.item}>{children}</ExhibitorCard>
    case 'EXHIBITOR_GROUP':
      return (
        <li className="item">
          <span className="pic pic-16">
            <Picture media={found.item.cover} widths={[320, 640]} sizes="(min-width: 60rem) 22vw, 46vw" />
          </span>
          <div>
            <h3>
              <a href={page.href(`/exhibition-group/detail/${found.id}`)}>{found.name}</a>
            </h3>
            <p className="spec">{page.t('recommend:groupSize', { count: found.item.exhibitorsCount })}</p>
            {children}
          </div>
        </li>
      )
    case 'LIVE':
      return (
        <RecommendedEvent event={found.item} path={`/live/detail/${found.id}`} host={found.item.exhibitorName}>
          {children}
        </RecommendedEvent>
      )
    case 'MEETING':
      return (
        <RecommendedEvent event={found.item} path={`/meeting/detail/${found.id}`} host={found.item.hostName}>
          {children}
        </RecommendedEvent>
      )
  }
}

interface EventProps {
  event: LiveSummary | MeetingSummary
  path: string
  host: string
  children: ReactNode
}

/** A stream or a meeting as the platform reports it now: time, title, host. */
function RecommendedEvent({ event, path, host, children }: EventProps) {
  const page = usePage()
  return (
    <li className="item">
      {'cover' in event && (
        <span className="pic pic-16">
          <Picture media={event.cover} widths={[320, 640]} sizes="(min-width: 60rem) 22vw, 46vw" />
        </span>
      )}
      <div>
        <p className="small muted">
          {event.state === 'live' ? (
            <span className="live-badge">{page.t('recommend:now')}</span>
          ) : event.state === 'replay' ? (
            page.t('recommend:replay')
          ) : (
            <>
              <Time iso={event.startTime} show="day" /> <Time iso={event.startTime} show="time" />
            </>
          )}
        </p>
        <h3 className="clip-2">
          <a href={page.href(path)}>{event.title}</a>
        </h3>
        <p className="small faint clip">{host}</p>
        {children}
      </div>
    </li>
  )
}
