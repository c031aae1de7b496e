import { offsetLabel } from '../../rules/time.ts'
import { Picture } from '../../ui/Picture.tsx'
import type { PageContext } from '../../ui/page.ts'
import { Section, Tag } from '../../ui/parts.tsx'
import { Time } from '../../ui/Time.tsx'
import type { HomeBlock } from './home.ts'

/** Meetings: how many a day, and the first 4, now and next first (Spec 9). */
export function Agenda({ page, block }: { page: PageContext; block: Extract<HomeBlock, { type: 'meetings' }> }) {
  const { t, format } = page
  const zone = offsetLabel(new Date(page.now), page.zone)
  return (
    <Section title={block.title} sub={t('home:agendaZone', { zone })}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls on a phone must be reachable by the keyboard (axe: scrollable-region-focusable) */}
      <ol className="days" tabIndex={0} aria-label={block.title}>
        {block.days.map((day) => (
          <li key={day.day} aria-current={day.day === block.today ? 'date' : undefined}>
            <b>{Number(day.day.slice(8))}</b>
            {format.weekday(day.at, page.zone)}
            {day.day === block.today && ` · ${t('home:today')}`}
            <span className="n">{t('home:sessions', { count: day.count })}</span>
          </li>
        ))}
      </ol>
      <ol className="agenda">
        {block.items.map((meeting) => (
          <li key={meeting.meetingId} className={meeting.state === 'live' ? 'now' : undefined}>
            <p className="when">
              <Time page={page} iso={meeting.startTime} show="time" />
              <small>
                –<Time page={page} iso={meeting.endTime} show="time" />
              </small>
            </p>
            <Tag kind="agenda">{meeting.kindName}</Tag>
            <div>
              <h3>{meeting.title}</h3>
              <p className="sub">{meeting.hostName}</p>
            </div>
            <p className="where">{meeting.place}</p>
            <span className="faces">
              {meeting.speakers.slice(0, 4).map((speaker) => (
                <span className="avatar avatar-s" key={speaker.guestId}>
                  <Picture page={page} media={speaker.portrait} widths={[96]} sizes="" alt={speaker.guestName} />
                </span>
              ))}
            </span>
            <span className="small muted">
              {typeof meeting.seatsLeft === 'number' &&
                meeting.state === 'upcoming' &&
                t('home:seatsLeft', { count: meeting.seatsLeft })}
            </span>
          </li>
        ))}
      </ol>
    </Section>
  )
}
