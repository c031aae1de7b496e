import type { Zone } from '../../domain/brand.ts'
import type { Span } from '../../domain/time.ts'
import type { PageContext } from '../../lib/page.ts'
import { type ClockTime, clockTime } from '../shared/clock-times.ts'

interface Props {
  page: PageContext
  span: Span
  /** The visitor's zone, and the exhibitor's where there is one. */
  mine: Zone
  host: Zone | null
}

/** A time on the three clocks, each with its day: event time leads (look/guide.md, "Three clocks"). */
export function BookingClocks({ page, span, mine, host }: Props) {
  const { t, format, zone } = page
  const clocks: [string, ClockTime][] = [
    [t('plan:clock.fair'), { ...clockTime(page, span, zone), day: format.day(span.startTime, zone) }],
    [t('plan:clock.mine'), { ...clockTime(page, span, mine), day: format.day(span.startTime, mine) }],
  ]
  if (host)
    clocks.push([t('plan:clock.host'), { ...clockTime(page, span, host), day: format.day(span.startTime, host) }])
  // Who is in the event's own zone hears the time once.
  const told = clocks.filter(
    ([, one], at) => !clocks.slice(0, at).some(([, other]) => JSON.stringify(other) === JSON.stringify(one)),
  )
  return (
    <dl className="booking-clocks">
      {told.map(([label, { hours, day, zone: name }]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            <b>{hours}</b>
            <small>{day}</small>
            <small>{name}</small>
          </dd>
        </div>
      ))}
    </dl>
  )
}
