import type { Exhibition } from '../../contract/exhibition.ts'
import type { Today } from '../../rules/home-page.ts'
import { Icon } from '../Icon.tsx'
import type { PageContext } from '../page.ts'
import { Tag } from '../parts.tsx'
import { Time } from '../Time.tsx'

/** The day of the fair, what comes next, and the two ways into the catalogue. */
export function TodayPanel({ page, exhibition, today }: { page: PageContext; exhibition: Exhibition; today: Today }) {
  const { t, format } = page
  const day = today.state === 'open' ? today.at : exhibition.startTime
  return (
    <aside className="today" aria-label={t('home:today')}>
      <h2>
        {today.state === 'open' ? t('home:today') : exhibition.shortName}
        {today.state === 'open' && <Tag kind="ok">{t('home:openUntil', { time: exhibition.openTo })}</Tag>}
        {today.state === 'before' && (
          <Tag>{t('home:notOpenYet', { date: format.day(exhibition.startTime, page.zone) })}</Tag>
        )}
        {today.state === 'over' && <Tag>{t('home:over')}</Tag>}
      </h2>
      <p className="day">
        <time dateTime={day}>{dayOfMonth(day, page.zone)}</time>
        <small>
          {format.month(day, page.zone)} {t('home:shortWeek', { weekday: format.weekday(day, page.zone) })}
          <br />
          {today.state === 'before'
            ? t('home:daysUntil', { count: today.until })
            : today.state === 'open'
              ? t('home:dayOf', { day: today.day, days: today.days })
              : format.dateRange(exhibition.startTime, exhibition.endTime, page.zone)}
        </small>
      </p>
      {today.next.length > 0 && (
        <ol aria-label={t('home:nextUp')}>
          {today.next.map((meeting) => (
            <li key={meeting.meetingId}>
              <Time page={page} iso={meeting.startTime} show="time" />
              <a href={page.href(`/meeting/detail/${meeting.meetingId}`)}>
                <b>{meeting.title}</b>
              </a>
              <span>{meeting.place}</span>
            </li>
          ))}
        </ol>
      )}
      <p className="btn-row">
        <a className="btn btn-2" href={page.href('/exhibitor')}>
          <Icon name="building" small />
          {t('home:browseExhibitors')}
        </a>
        <a className="btn btn-2" href={page.href('/exhibits')}>
          <Icon name="box" small />
          {t('home:browseExhibits')}
        </a>
      </p>
    </aside>
  )
}

const dayOfMonth = (iso: string, zone: string) =>
  new Intl.DateTimeFormat('en-US', { timeZone: zone, day: 'numeric' }).format(new Date(iso))
