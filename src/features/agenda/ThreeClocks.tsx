import type { Zone } from '@fair/contract/rules/brand.ts'
import { dateOf } from '@fair/contract/rules/instant.ts'
import { usePage } from '../../components/usePage.ts'
import type { PageContext } from '../../lib/page.ts'
import { zoneLine } from '../../lib/zone.ts'
import { daysIn, hoursIn } from '../shared/clock-times.ts'
import { type AgendaEntry, dayOf } from './agenda.ts'

type Props = { entry: Pick<AgendaEntry, 'startTime' | 'endTime' | 'hostZone'> }

/** The fair's clock, the visitor's (filled in by client/clock-texts.ts) and the exhibitor's. */
export function ThreeClocks({ entry }: Props) {
  const page = usePage()
  const { t } = page
  const { startTime, endTime, hostZone } = entry
  return (
    <dl className="three-clocks">
      <div className="clock-fair">
        <dt>{t('agenda:clock.fair')}</dt>
        <dd>
          <b>
            <time dateTime={startTime}>{hoursIn(page, entry, page.zone)}</time>
          </b>
          <small>{dayIn(page, entry, page.zone)}</small>
          <small>{zoneLine(page.language, dateOf(startTime), page.zone, 'long')}</small>
        </dd>
      </div>
      <div
        className="needs-js"
        data-your-clock={`${startTime} ${endTime}`}
        data-day-line={t('agenda:dayLine', { day: '{day}', weekday: '{weekday}' })}
      >
        <dt>{t('agenda:clock.mine')}</dt>
        <dd>
          <b />
          <small />
          <small />
        </dd>
      </div>
      {hostZone !== null && (
        <div data-host-clock="">
          <dt>{t('agenda:clock.host')}</dt>
          <dd>
            <b>
              <time dateTime={startTime}>{hoursIn(page, entry, hostZone)}</time>
            </b>
            <small>{dayIn(page, entry, hostZone)}</small>
            <small>{zoneLine(page.language, dateOf(startTime), hostZone, 'long')}</small>
          </dd>
        </div>
      )}
    </dl>
  )
}

const dayIn = (page: PageContext, { startTime, endTime }: Props['entry'], zone: Zone): string => {
  const { t, format } = page
  const span = { startTime, endTime }
  const isOneDay = dayOf({ startTime }, zone) === dayOf({ startTime: endTime }, zone)
  return isOneDay
    ? t('agenda:dayLine', { day: format.day(startTime, zone), weekday: format.weekday(startTime, zone) })
    : daysIn(page, span, zone)
}
