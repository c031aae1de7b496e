import type { Zone } from '@fair/contract/rules/brand.ts'
import type { Span } from '@fair/contract/rules/time.ts'
import { usePage } from '../../components/usePage.ts'
import { clockTime, daysIn, distinctClocks, hoursIn } from '../shared/clock-times.ts'

interface Props {
  span: Span
  /** The visitor's zone, and the exhibitor's if there is one. */
  mine: Zone
  host: Zone | null
}

/** A time on up to three clocks, each with its day: event time comes first. */
export function BookingClocks({ span, mine, host }: Props) {
  const page = usePage()
  const { t, zone } = page
  const clocks = distinctClocks(page, span, [
    { label: t('plan:clock.fair'), zone },
    { label: t('plan:clock.mine'), zone: mine },
    ...(host ? [{ label: t('plan:clock.host'), zone: host }] : []),
  ])
  return (
    <dl className="booking-clocks">
      {clocks.map(({ label, zone: each }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            <b>{hoursIn(page, span, each)}</b>
            <small>{daysIn(page, span, each)}</small>
            <small>{clockTime(page, span, each).zone}</small>
          </dd>
        </div>
      ))}
    </dl>
  )
}
