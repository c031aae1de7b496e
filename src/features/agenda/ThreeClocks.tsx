import type { Instant, Zone } from '../../domain/brand.ts'
import { dateOf } from '../../domain/instant.ts'
import type { PageContext } from '../../lib/page.ts'
import { zoneLine } from '../../lib/zone.ts'
import { type AgendaEntry, dayOf } from './agenda.ts'

type Props = { page: PageContext; entry: Pick<AgendaEntry, 'startTime' | 'endTime' | 'hostZone'> }

/** The fair's clock, the visitor's (filled by client/by-clock.ts, which knows the device's zone) and the exhibitor's. */
export function ThreeClocks({ page, entry }: Props) {
  const { t } = page
  const { startTime, endTime, hostZone } = entry
  return (
    <dl className="three-clocks">
      <div className="clock-fair">
        <dt>{t('agenda:clock.fair')}</dt>
        <dd>
          <b>
            <time dateTime={startTime}>{spanIn(page, entry, page.zone)}</time>
          </b>
          <small>{dayIn(page, startTime, page.zone)}</small>
          <small>{zoneLine(page.language, dateOf(startTime), page.zone, 'long')}</small>
        </dd>
      </div>
      <div className="needs-js" data-your-clock={`${startTime} ${endTime}`}>
        <dt>{t('agenda:clock.mine')}</dt>
        <dd>
          <b />
          <small />
          <small />
        </dd>
      </div>
      {hostZone !== null && (
        <div>
          <dt>{t('agenda:clock.host')}</dt>
          <dd>
            <b>
              <time dateTime={endTime}>{spanIn(page, entry, hostZone)}</time>
            </b>
            <small>{dayIn(page, startTime, hostZone)}</small>
            <small>{zoneLine(page.language, dateOf(startTime), hostZone, 'long')}</small>
          </dd>
        </div>
      )}
    </dl>
  )
}

/** "09:30–10:30", with the last day where it is another one. */
function spanIn({ format }: PageContext, { startTime, endTime }: Props['entry'], zone: Zone): string {
  const isOneDay = dayOf({ startTime }, zone) === dayOf({ startTime: endTime }, zone)
  const [from, to] = [format.time(startTime, zone), format.time(endTime, zone)]
  return isOneDay ? `${from}–${to}` : `${from}–${format.day(endTime, zone)} ${to}`
}

const dayIn = ({ t, format }: PageContext, iso: Instant, zone: Zone): string =>
  t('agenda:dayLine', { day: format.day(iso, zone), weekday: format.weekday(iso, zone) })
