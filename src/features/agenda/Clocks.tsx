import { dateOf } from '@fair/contract/rules/instant.ts'
import { offsetLabel } from '@fair/contract/rules/time.ts'
import { Time } from '../../components/Time.tsx'
import { usePage } from '../../components/usePage.ts'
import { daysIn, hoursIn } from '../shared/clock-times.ts'
import { type AgendaEntry, dayOf } from './agenda.ts'

type Props = {
  entry: Pick<AgendaEntry, 'startTime' | 'endTime' | 'hostZone'>
  /** Includes the date, for rows that are not grouped by day. */
  dated?: boolean
}

/**
 * The fair's clock first. Below it the visitor's, which only the device can compute (client/by-clock.ts fills it in),
 * and the exhibitor's, each only if it shows another time, with its weekday if it is not the fair's.
 */
export function Clocks({ entry, dated = false }: Props) {
  const page = usePage()
  const { t, format } = page
  const { startTime, endTime, hostZone } = entry
  const [hostDay, fairDay] =
    hostZone === null ? [] : [hostZone, page.zone].map((zone) => format.weekday(startTime, zone))
  const isLong = dayOf({ startTime: endTime }, page.zone) !== dayOf(entry, page.zone)
  return (
    <p className="when">
      {dated && <span className="day">{format.day(startTime, page.zone)}</span>}
      <Time iso={startTime} show="time" />
      <small>
        –<Time iso={endTime} show="time" />
      </small>
      {isLong && <small>{daysIn(page, entry, page.zone)}</small>}
      <small data-mine="" />
      {hostZone !== null && (
        <small data-host="">
          {t('agenda:hostClock', {
            time: `${hostDay === fairDay ? '' : `${hostDay} `}${hoursIn(page, entry, hostZone)}`,
            zone: offsetLabel(dateOf(startTime), hostZone),
          })}
        </small>
      )}
    </p>
  )
}
