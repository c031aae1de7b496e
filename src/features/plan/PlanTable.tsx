import type { Zone } from '@fair/contract/rules/brand.ts'
import { clashOf } from '@fair/contract/rules/clash.ts'
import { phaseOf } from '@fair/contract/rules/time.ts'
import type { ScheduleEntry } from '@fair/contract/schedule.ts'
import { Codes } from '../../components/Codes.tsx'
import { Icon } from '../../components/Icon.tsx'
import { joinFacts, Tag } from '../../components/parts.tsx'
import { usePage } from '../../components/usePage.ts'
import { WriteButton } from '../../components/WriteButton.tsx'
import { scheduleItemPath } from '../../domain/schedule-item-path.ts'
import type { PageContext } from '../../lib/page.ts'
import { clockTime, wallTime } from '../shared/clock-times.ts'
import { saveCalendar } from '../shared/schedule-calendar.ts'
import { useBlockingWrite } from '../shared/useBlockingWrite.ts'
import { PlanWalkLine } from './PlanWalkLine.tsx'
import type { ViewProps } from './plan-view.ts'
import { typeOf } from './plan-writes.ts'

/** Entries with the three clocks side by side. An overlap turns the row amber and names the other entry. */
export function PlanTable({
  rows,
  label,
  dated,
  ...view
}: ViewProps & { rows: readonly ScheduleEntry[]; label: string; dated: boolean }) {
  const page = usePage()
  const { t } = page
  const shows = (clock: 'mine' | 'host') => rows.some((row) => clocksOf(page, row, view.mine)[clock] !== null)
  const columns = { mine: shows('mine'), host: shows('host') }
  return (
    <table className="clocks">
      <caption className="visually-hidden">{label}</caption>
      <thead>
        <tr>
          <th scope="col">{t('plan:clock.fair')}</th>
          {columns.mine && <th scope="col">{t('plan:clock.mine')}</th>}
          {columns.host && <th scope="col">{t('plan:clock.host')}</th>}
          <th scope="col">{t('plan:what')}</th>
          <th scope="col">{t('plan:state')}</th>
          <th scope="col">
            <span className="visually-hidden">{t('plan:actions')}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((entry) => (
          <PlanRow key={entry.entryId} {...view} row={entry} dated={dated} columns={columns} />
        ))}
      </tbody>
    </table>
  )
}

/** The zones of the visitor's and the exhibitor's clock; null if a clock to the left shows the same time. */
function clocksOf(page: PageContext, row: ScheduleEntry, mine: Zone): { mine: Zone | null; host: Zone | null } {
  const time = (zone: Zone) => wallTime(page, row, zone)
  const [fair, own] = [time(page.zone), time(mine)]
  const host = row.exhibitorTimeZone ?? null
  return {
    mine: own === fair ? null : mine,
    host: host === null || [fair, own].includes(time(host)) ? null : host,
  }
}

interface RowProps extends ViewProps {
  row: ScheduleEntry
  dated: boolean
  /** The clocks other than event time that some row of the table needs. */
  columns: { mine: boolean; host: boolean }
}

function PlanRow({ row, dated, columns, ...view }: RowProps) {
  const page = usePage()
  const { all, entry, walks } = view
  const { t, format, zone } = page
  const clash = clashOf(row, all)
  const clocks = clocksOf(page, row, view.mine)
  const walk = walks.get(row.entryId)
  const place = joinFacts(row.hostName, row.place, row.staffName)
  const classes = [clash && 'clash', row.entryId === entry && 'named', row.state === 'CANCELLED' && 'gone']
  return (
    <tr id={`entry-${row.entryId}`} className={classes.filter(Boolean).join(' ') || undefined}>
      <Clock
        {...view}
        row={row}
        at={zone}
        label={t('plan:clock.fair')}
        leads
        day={dated ? format.day(row.startTime, zone) : ''}
      />
      {columns.mine && <Clock {...view} row={row} at={clocks.mine} label={t('plan:clock.mine')} />}
      {columns.host && <Clock {...view} row={row} at={clocks.host} label={t('plan:clock.host')} />}
      <th scope="row" className="clocks-subject">
        <h3>
          <a href={page.href(scheduleItemPath(row))}>
            <Codes text={row.title} />
          </a>
        </h3>
        <p className="small faint">{place}</p>
        {row.topic && <p className="small faint">{t('plan:topic', { topic: row.topic })}</p>}
        {row.cancelReason && <p className="small faint">{t('plan:reason', { reason: row.cancelReason })}</p>}
        {clash && (
          <p className="small plan-clash">
            <Icon name="alert" small />
            {t('plan:clash', {
              time: format.time(clash.other.startTime, zone),
              title: clash.other.title,
              minutes: format.number(clash.minutes),
            })}
          </p>
        )}
        {walk && <PlanWalkLine walk={walk} />}
      </th>
      <td className="plan-tags">
        <Tag kind="agenda">{t(`plan:kind.${row.kind}`)}</Tag>
        <StateTag state={row.state} />
      </td>
      <td>
        <RowActions {...view} row={row} />
      </td>
    </tr>
  )
}

type ClockProps = ViewProps & { row: ScheduleEntry; at: Zone | null; label: string; leads?: true; day?: string }

function Clock({ row, at, label, leads, day = '' }: ClockProps) {
  const page = usePage()
  if (at === null)
    return (
      <td className="clocks-time clocks-none">
        <span aria-hidden="true">—</span>
        <span className="visually-hidden">{page.t('plan:noClock')}</span>
      </td>
    )
  const time = clockTime(page, row, at)
  const shownDay = day || time.day
  return (
    <td className={leads ? 'clocks-time clocks-event-time' : 'clocks-time'} data-l={label}>
      {shownDay && <small className="clocks-day">{shownDay}</small>}
      <time dateTime={row.startTime}>{time.hours}</time>
      <small>{time.zone}</small>
    </td>
  )
}

const STATE_KINDS = { FOLLOWED: 'plain', WAITING: 'warn', BOOKED: 'ok', CANCELLED: 'bad', ENDED: 'plain' } as const

function StateTag({ state }: { state: ScheduleEntry['state'] }) {
  const page = usePage()
  return <Tag kind={STATE_KINDS[state]}>{page.t(`plan:stateOf.${state}`)}</Tag>
}

function RowActions({ row, now, seen, onBook, onCancel, onMove }: ViewProps & { row: ScheduleEntry }) {
  const page = usePage()
  const { t } = page
  const { busy, write } = useBlockingWrite()
  const phase = phaseOf(row, now)
  const isOpen = (row.state === 'BOOKED' || row.state === 'WAITING') && phase !== 'past'
  const of = <span className="visually-hidden"> {row.title}</span>
  return (
    <div className="plan-row-acts">
      {row.state === 'FOLLOWED' && phase === 'next' && typeOf(row) !== null && !seen && (
        <WriteButton className="btn btn-agenda btn-s" busy={busy} onPress={() => write(() => onBook(row))}>
          {t('plan:book')}
          {of}
        </WriteButton>
      )}
      {isOpen && (
        <a className="btn btn-2 btn-s" href={page.href(scheduleItemPath(row))}>
          {t(phase === 'now' && row.kind !== 'ACTIVITY' ? `plan:enter.${row.kind}` : 'plan:open')}
          {of}
        </a>
      )}
      <button className="btn btn-2 btn-s" type="button" onClick={() => saveCalendar([row], page, row.title)}>
        {t('plan:rowFile')}
        {of}
      </button>
      {isOpen && !seen && row.kind === 'NEGOTIATION' && row.exhibitorId != null && phase === 'next' && (
        <button className="btn btn-2 btn-s" type="button" onClick={() => onMove(row)}>
          {t('plan:rowMove')}
          {of}
        </button>
      )}
      {isOpen && !seen && row.appointmentId != null && (
        <WriteButton className="btn btn-2 btn-s" busy={busy} onPress={() => write(() => onCancel(row))}>
          {t('plan:rowCancel')}
          {of}
        </WriteButton>
      )}
    </div>
  )
}
