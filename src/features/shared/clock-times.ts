import type { Zone } from '@fair/contract/rules/brand.ts'
import { dateOf } from '@fair/contract/rules/instant.ts'
import { dayKey, type Span } from '@fair/contract/rules/time.ts'
import type { PageContext } from '../../lib/page.ts'
import { zoneLine } from '../../lib/zone.ts'

/** How one clock shows a span. */
export interface ClockTime {
  /** '11:00–12:00'; the days are on a separate line. */
  hours: string
  /** The day, or '19 Nov–20 Nov' past midnight, if it is not the fair's only day; else ''. */
  day: string
  /** 'China Time · UTC+8' in the reader's language. */
  zone: string
}

type Formats = Pick<PageContext, 'format'>

/** '23:30–00:30' on a zone's wall clock. */
export const hoursIn = ({ format }: Formats, { startTime, endTime }: Span, zone: Zone): string =>
  `${format.time(startTime, zone)}–${format.time(endTime, zone)}`

/** '19 Nov', or '19 Nov–20 Nov' if the span ends on another day of the zone. */
export const daysIn = ({ format }: Formats, { startTime, endTime }: Span, zone: Zone): string =>
  [...new Set([format.day(startTime, zone), format.day(endTime, zone)])].join('–')

/** Days and hours together: equal for zones whose clocks show the same time, whatever their names. */
export const wallTime = (page: Formats, span: Span, zone: Zone): string =>
  `${daysIn(page, span, zone)} ${hoursIn(page, span, zone)}`

/** A span on a zone's wall clock, shown beside the fair's. */
export function clockTime(page: PageContext, span: Span, zone: Zone): ClockTime {
  const start = dateOf(span.startTime)
  const first = dayKey(start, zone)
  const isOneDay = dayKey(dateOf(span.endTime), zone) === first
  return {
    hours: hoursIn(page, span, zone),
    day: isOneDay && first === dayKey(start, page.zone) ? '' : daysIn(page, span, zone),
    zone: zoneLine(page.language, start, zone),
  }
}

/** A clock's zone with its label, such as 'Your time'. */
interface LabelledZone {
  label: string
  zone: Zone
}

/** Merges clocks that show the same time into one with all of their labels. Keeps the order. */
export function distinctClocks(page: PageContext, span: Span, clocks: readonly LabelledZone[]): LabelledZone[] {
  const byTime = new Map<string, LabelledZone>()
  for (const { label, zone } of clocks) {
    const time = wallTime(page, span, zone)
    const same = byTime.get(time)
    byTime.set(time, same ? { ...same, label: page.format.list([same.label, label]) } : { label, zone })
  }
  return [...byTime.values()]
}
