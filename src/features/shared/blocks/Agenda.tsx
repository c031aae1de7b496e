import { dateOf } from '@fair/contract/rules/instant.ts'
import { dayKey, noonOf, offsetLabel } from '@fair/contract/rules/time.ts'
import { Section } from '../../../components/parts.tsx'
import { usePage } from '../../../components/usePage.ts'
import type { FilledBlock } from '../../../domain/blocks.ts'
import { MeetingRow } from './MeetingRow.tsx'

/** Meetings: how many per day, and the first of them, those running or next at the top (Spec 9: home shows 4). */
export function Agenda({ block }: { block: Extract<FilledBlock, { type: 'meetings' }> }) {
  const page = usePage()
  const { t, format } = page
  // Of the times below: between now and then the clocks may change.
  const zone = offsetLabel(dateOf(block.items[0]?.startTime ?? page.now), page.zone)
  const all = { label: t('home:allMeetings', { count: block.total }), href: page.href('/meeting') }
  return (
    <Section title={block.title} sub={t('home:agendaZone', { zone })} more={all}>
      <nav className="days" aria-label={block.title}>
        {block.days.map((day) => (
          <a
            key={day.day}
            href={`${page.href('/meeting', { date: day.day })}#d-${day.day}`}
            rel="nofollow"
            aria-current={day.day === block.today ? 'date' : undefined}
            data-day-tab=""
          >
            <b>{Number(day.day.slice(8))}</b>
            {format.weekday(noonOf(day.day), 'UTC')}
            <span data-today={day.day} hidden={day.day !== block.today}>
              · {t('home:today')}
            </span>
            <span className="number">{t('home:sessions', { count: day.count })}</span>
          </a>
        ))}
      </nav>
      <ol className="agenda" data-block={block.blockId}>
        {block.items.map((meeting) => (
          <MeetingRow
            key={meeting.meetingId}
            meeting={meeting}
            dated={dayKey(dateOf(meeting.startTime), page.zone) !== block.today}
          />
        ))}
      </ol>
    </Section>
  )
}
