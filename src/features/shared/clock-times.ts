import type { Zone } from '../../domain/brand.ts'
import { dateOf } from '../../domain/instant.ts'
import { dayKey, type Span } from '../../domain/time.ts'
import type { PageContext } from '../../lib/page.ts'
import { zoneLine } from '../../lib/zone.ts'

/** What one clock shows of a span. */
export interface ClockTime {
  /** '11:00–12:00', with the day where it ends on another one. */
  hours: string
  /** The day, where it is another one than at the fair; else ''. */
  day: string
  /** 'China Time · UTC+8' in the reader's language. */
  zone: string
}

/** A span on a zone's wall clock, beside the fair's (look/guide.md, "Three clocks"). */
export function clockTime({ format, language, zone: fairZone }: PageContext, span: Span, zone: Zone): ClockTime {
  const { startTime, endTime } = span
  const start = dateOf(startTime)
  const first = dayKey(start, zone)
  const ends = dayKey(dateOf(endTime), zone) === first ? '' : `${format.day(endTime, zone)} `
  return {
    hours: `${format.time(startTime, zone)}–${ends}${format.time(endTime, zone)}`,
    day: first === dayKey(start, fairZone) ? '' : format.day(startTime, zone),
    zone: zoneLine(language, start, zone),
  }
}
