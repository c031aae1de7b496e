import type { Instant, Zone } from '@fair/contract/rules/brand.ts'
import { clashOf, type Laned, lanesOf } from '@fair/contract/rules/clash.ts'
import { dateOf } from '@fair/contract/rules/instant.ts'
import { dayKey, localParts, noonOf } from '@fair/contract/rules/time.ts'
import type { ScheduleEntry } from '@fair/contract/schedule.ts'
import { Icon } from '../../components/Icon.tsx'
import { QueryLink } from '../../components/QueryLink.tsx'
import { usePage } from '../../components/usePage.ts'
import type { QueryState } from '../../components/useQuery.ts'
import { scheduleItemPath } from '../../domain/schedule-item-path.ts'
import { addDays, weekOf } from '../../domain/slots.ts'
import { clockTime } from '../shared/clock-times.ts'
import { entriesOn } from './plan-model.ts'
import { dayTitle, type ViewProps } from './plan-view.ts'

const DAY_MINUTES = 24 * 60
/** A block shorter than this, in minutes, has room for only one line. */
const SHORT = 40
/** Full lines of text in an hour's height (plan-week.css). */
const LINES_AN_HOUR = 4

/** A week at the fair, Monday to Sunday: blocks at their hours, overlaps side by side. On a phone, day by day. */
export function PlanWeek({ day, at, ...view }: ViewProps & { day: string; at: QueryState }) {
  const page = usePage()
  const { entries, now } = view
  const { t, format, zone } = page
  const days = weekOf(day)
  const active = entries.filter(({ state }) => state !== 'CANCELLED')
  const columns = days.map((each) => ({ day: each, laned: lanesOf(entriesOn(active, each, zone)) }))
  const [from, to] = hoursOf(
    columns.flatMap(({ day: each, laned }) => laned.map(({ item }) => minutesOn(item, each, zone))),
  )
  const hours = Array.from({ length: to - from }, (_, n) => from + n)
  const today = dayKey(now, zone)
  const clock = localParts(now, zone)
  return (
    <section className="plan-week-box" aria-label={t('plan:weekOf', { day: dayTitle(page, days[0] ?? day) })}>
      <header className="plan-week-head">
        <QueryLink at={at} to={{ day: addDays(day, -7), id: null }} className="icon-btn">
          <Icon name="left" />
          <span className="visually-hidden">{t('plan:weekBefore')}</span>
        </QueryLink>
        <h2 className="tnum">{format.dateRange(noonOf(days[0] ?? day), noonOf(days[6] ?? day), 'UTC')}</h2>
        <QueryLink at={at} to={{ day: addDays(day, 7), id: null }} className="icon-btn">
          <Icon name="right" />
          <span className="visually-hidden">{t('plan:weekAfter')}</span>
        </QueryLink>
      </header>
      <div className="plan-week" ref={(box) => box?.style.setProperty('--hours', String(hours.length))}>
        <ol className="plan-hours" aria-hidden="true">
          {hours.map((hour) => (
            <li key={hour}>{`${String(hour).padStart(2, '0')}:00`}</li>
          ))}
        </ol>
        {columns.map(({ day: each, laned }) => (
          <section
            key={each}
            className={['plan-col', each === today && 'today', laned.length === 0 && 'free'].filter(Boolean).join(' ')}
            aria-label={dayTitle(page, each)}
          >
            <h3>
              <QueryLink at={at} to={{ view: 'day', day: each, id: null }}>
                {format.weekday(noonOf(each), 'UTC')} <b>{Number(each.slice(8))}</b>
              </QueryLink>
            </h3>
            <ol>
              {laned.map((block) => (
                <Block
                  key={block.item.entryId}
                  {...view}
                  block={block}
                  minutes={minutesOn(block.item, each, zone)}
                  from={from}
                />
              ))}
              {each === today && clock.hour >= from && clock.hour < to && (
                <li
                  className="plan-now"
                  aria-hidden="true"
                  ref={(line) => line?.style.setProperty('--from', String(clock.hour + clock.minute / 60 - from))}
                />
              )}
            </ol>
            {laned.length === 0 && <p className="plan-none">{t('plan:nothing')}</p>}
          </section>
        ))}
      </div>
    </section>
  )
}

type BlockProps = Pick<ViewProps, 'all' | 'mine'> & {
  block: Laned<ScheduleEntry>
  minutes: readonly [number, number]
  from: number
}

function Block({ all, mine, block, minutes, from }: BlockProps) {
  const page = usePage()
  const { item, lane, lanes } = block
  const clash = clashOf(item, all)
  const [start, end] = minutes
  const place = (box: HTMLElement | null) => {
    box?.style.setProperty('--from', String(start / 60 - from))
    box?.style.setProperty('--length', String((end - start) / 60))
    box?.style.setProperty('--lane', String(lane))
    box?.style.setProperty('--lanes', String(lanes))
    box?.style.setProperty('--lines', String(Math.max(1, Math.floor(((end - start) / 60) * LINES_AN_HOUR - 1))))
  }
  const fair = clockTime(page, item, page.zone)
  const own = clockTime(page, item, mine)
  const isShort = end - start < SHORT
  const classes = ['plan-block', item.state.toLowerCase(), isShort && 'short', clash && 'clash']
    .filter(Boolean)
    .join(' ')
  return (
    <li className={classes} ref={place}>
      <a href={page.href(scheduleItemPath(item))} title={`${fair.hours} ${item.title}`}>
        <span className="tnum">{page.format.time(item.startTime, page.zone)}</span> <b>{item.title}</b>
        <small>{item.place}</small>
        {own.hours !== fair.hours && (
          <small className="tnum">
            {page.t('plan:yours', { time: [own.day, own.hours].filter(Boolean).join(' ') })}
          </small>
        )}
        <span className="visually-hidden">
          {page.t(`plan:stateOf.${item.state}`)}
          {clash && ` ${page.t('plan:clashShort', { title: clash.other.title })}`}
        </span>
      </a>
    </li>
  )
}

/** Start and end on a day of the fair, in minutes since its midnight; clipped at the day's end. */
function minutesOn(
  entry: Pick<ScheduleEntry, 'startTime' | 'endTime'>,
  day: string,
  zone: Zone,
): readonly [number, number] {
  const on = (iso: Instant, before: number, after: number) => {
    const date = dateOf(iso)
    const key = dayKey(date, zone)
    if (key !== day) return key < day ? before : after
    const { hour, minute } = localParts(date, zone)
    return hour * 60 + minute
  }
  const start = on(entry.startTime, 0, DAY_MINUTES)
  return [start, Math.max(start + 15, on(entry.endTime, 0, DAY_MINUTES))]
}

/** The hours shown: those of a day at the fair, extended for entries outside them. */
function hoursOf(spans: readonly (readonly [number, number])[]): [number, number] {
  const first = Math.min(9 * 60, ...spans.map(([start]) => start))
  const last = Math.max(17 * 60, ...spans.map(([, end]) => end))
  return [Math.floor(first / 60), Math.min(24, Math.ceil(last / 60))]
}
