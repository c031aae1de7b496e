import { dayKey, offsetLabel, type Span } from '../../domain/time.ts'
import type { PageContext } from '../../lib/page.ts'

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
export function clockTime({ format, language, zone: fairZone }: PageContext, span: Span, zone: string): ClockTime {
  const { startTime, endTime } = span
  const start = new Date(startTime)
  const first = dayKey(start, zone)
  const ends = dayKey(new Date(endTime), zone) === first ? '' : `${format.day(endTime, zone)} `
  return {
    hours: `${format.time(startTime, zone)}–${ends}${format.time(endTime, zone)}`,
    day: first === dayKey(start, fairZone) ? '' : format.day(startTime, zone),
    zone: zoneLine(language, start, zone),
  }
}

/** 'Germany Time · UTC+1', in the reader's language. */
export function zoneLine(language: string, at: Date, zone: string): string {
  const parts = new Intl.DateTimeFormat(language, { timeZone: zone, timeZoneName: 'shortGeneric' }).formatToParts(at)
  const name = parts.find((part) => part.type === 'timeZoneName')?.value ?? zone
  const offset = offsetLabel(at, zone)
  // Where no name is known, browsers write the offset itself.
  return /^(?:GMT|UTC)/.test(name) ? offset : `${name} · ${offset}`
}

/** The zone that the visitor has set, else the device's; the fair's own where neither can be read. */
export function ownZone(set: string | null | undefined, fairZone: string): string {
  for (const zone of [set, Intl.DateTimeFormat().resolvedOptions().timeZone]) {
    if (!zone) continue
    try {
      new Intl.DateTimeFormat('en', { timeZone: zone })
      return zone
    } catch {
      // A zone that this device does not know.
    }
  }
  return fairZone
}
