import type { Exhibition } from '@fair/contract/exhibition.ts'
import type { Instant, Zone } from '@fair/contract/rules/brand.ts'
import { dateOf } from '@fair/contract/rules/instant.ts'
import { dayKey, localParts, type Span } from '@fair/contract/rules/time.ts'
import type { ReactNode } from 'react'
import { byClock } from '../../../components/by-clock.ts'
import { Facts } from '../../../components/Facts.tsx'
import { Icon } from '../../../components/Icon.tsx'
import { Tag } from '../../../components/parts.tsx'
import { Time } from '../../../components/Time.tsx'
import { usePage } from '../../../components/usePage.ts'
import { type FairState, isFairDay, openingHours } from '../../../domain/fair-day.ts'
import type { Today } from '../../../domain/home-page.ts'
import { spanText } from '../../../domain/phase.ts'
import { venueText } from '../venue-text.ts'

interface Props {
  exhibition: Exhibition
  today: Today
}

const ON = 'early open closed' satisfies `${FairState} ${FairState} ${FairState}`
const OFF = 'before over' satisfies `${FairState} ${FairState}`

/**
 * The day of the fair, what comes next, and the two links into the catalogue. It depends on the time: the parts of each
 * state are marked by `data-on` (features/home/today.css), and day counts include their template (client/fair-day.ts).
 */
export function TodayPanel({ exhibition, today }: Props) {
  const page = usePage()
  const { t, format, zone } = page
  const { shortName, startTime, endTime, openFrom, openTo } = exhibition
  const hours = openingHours(exhibition)
  page.changesAt?.([today.changesAt])
  const day = isFairDay(today.state) ? today.at : startTime
  /** The day of a meeting, unless it is the one that the panel shows. */
  const otherDay = ({ startTime: at }: Span) =>
    dayKey(dateOf(at), zone) === dayKey(dateOf(day), zone) ? '' : format.day(at, zone)
  const dateText = (month: string, weekday: string) => t('home:monthWeekday', { month, weekday })
  return (
    <aside
      className="today"
      aria-label={t('home:today')}
      data-fair={spanText([{ startTime, endTime }])}
      data-hours={`${openFrom ?? ''}/${openTo ?? ''}`}
      data-fair-state={today.state}
      data-changes={today.changesAt}
      data-read={today.at}
    >
      <h2>
        <span data-on={ON}>{t('home:today')}</span>
        <span data-on={OFF}>{shortName}</span>
        {openFrom && (
          <span data-on="early">
            <Tag>{t('home:opensAt', { time: openFrom })}</Tag>
          </span>
        )}
        {openTo && (
          <span data-on="open">
            <Tag kind="ok">{t('home:openUntil', { time: openTo })}</Tag>
          </span>
        )}
        <span data-on="closed">
          <Tag>{t('home:closedToday')}</Tag>
        </span>
        <span data-on="before">
          <Tag>{t('home:notOpenYet', { date: format.day(startTime, zone) })}</Tag>
        </span>
        <span data-on="over">
          <Tag>{t('home:over')}</Tag>
        </span>
      </h2>
      <p className="day">
        <time dateTime={day}>{dayOfMonth(day, zone)}</time>
        <small>
          <Filled name="date" text={dateText('{month}', '{weekday}')}>
            {dateText(format.month(day, zone), format.weekday(day, zone))}
          </Filled>
          <br />
          <span data-on="before">
            <Filled name="until" text={t('home:daysUntil', { count: '{count}' })}>
              {t('home:daysUntil', { count: today.until })}
            </Filled>
          </span>
          <span data-on={ON}>
            <Filled name="dayOf" text={t('home:dayOf', { day: '{day}', days: '{days}' })}>
              {t('home:dayOf', { day: today.day, days: today.days })}
            </Filled>
          </span>
          <span data-on="over">{format.dateRange(startTime, endTime, zone)}</span>
        </small>
      </p>
      {today.next.length === 0 ? (
        <>
          <Facts
            className="fact-lines"
            rows={[
              [t('exhibition:dates'), format.dateRange(startTime, endTime, zone)],
              [t('exhibition:hours'), hours && t('exhibition:hoursOf', hours)],
              [t('exhibition:place'), venueText(page, exhibition)],
            ]}
          />
          <p>
            <a className="link" href={`${page.href('/exhibition')}#visit`}>
              {t('exhibition:visit', { fair: shortName })}
            </a>
          </p>
        </>
      ) : (
        <ol aria-label={t('home:nextUp')}>
          {today.next.map((meeting) => (
            <li key={meeting.meetingId} {...byClock(page, meeting)}>
              <Time iso={meeting.startTime} show="time" />
              <a href={page.href(`/meeting/detail/${meeting.meetingId}`)}>
                <b>{meeting.title}</b>
              </a>
              <span>
                <span data-when="now next">{[otherDay(meeting), meeting.place].filter(Boolean).join(' · ')}</span>
                <span data-when="past">{t('home:past')}</span>
              </span>
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

/** A text with the template from which the page's script rewrites it on another day. */
const Filled = ({ name, text, children }: { name: string; text: string; children: ReactNode }) => (
  <span data-fill={name} data-text={text}>
    {children}
  </span>
)

const dayOfMonth = (iso: Instant, zone: Zone) => String(localParts(dateOf(iso), zone).day)
