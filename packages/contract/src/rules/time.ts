/** Times: the platform's are ISO 8601 in UTC; readers see them in a zone, identified by its IANA name. */
import type { Day, Instant, Sent } from './brand.ts'
import { asInstant } from './own-values.ts'

/** The parts of a moment on a zone's wall clock. month 1 to 12, weekday 0 (Sunday) to 6. */
export interface LocalParts {
  year: number
  month: number
  day: number
  hour: number
  minute: number
  second: number
  weekday: number
}

/** Anything with a start and an end, as in the contract (meetings, lives, activities, reservations). */
export interface Span {
  startTime: Instant
  endTime: Instant
}

const MINUTE = 60_000
const isoTime = /^(\d{4})-(\d\d)-(\d\d)T(\d\d):(\d\d)(?::(\d\d)(?:\.(\d{1,9}))?)?(?:Z|([+-])(\d\d):?(\d\d))$/i

/**
 * A moment from ISO 8601 with a date, a time and an offset (Z, +08:00, +0800); null for anything else. A text without
 * an offset is rejected, because it would mean a different moment on every device; so is a day that its month does not
 * have.
 */
export function parseTime(text: string): Date | null {
  const parts = isoTime.exec(text)
  if (parts === null) return null
  const number = (group: number) => Number(parts[group] ?? 0)
  const [month, day, hour, minute, second] = [number(2), number(3), number(4), number(5), number(6)]
  const local = new Date(0)
  local.setUTCFullYear(number(1), month - 1, day)
  local.setUTCHours(hour, minute, second, Math.floor(Number(`0.${parts[7] ?? 0}`) * 1000))
  const dayExists = local.getUTCMonth() === month - 1 && local.getUTCDate() === day
  if (!dayExists || hour > 23 || minute > 59 || second > 59 || number(9) > 14 || number(10) > 59) return null
  const ahead = (number(9) * 60 + number(10)) * MINUTE
  return new Date(local.getTime() + (parts[8] === '-' ? ahead : -ahead))
}

/** Noon of a day (YYYY-MM-DD) that is already in its zone: an input for formats in any zone. */
export const noonOf = (day: string): Instant => asInstant(`${day}T12:00:00Z`)

const clocks = new Map<string, Intl.DateTimeFormat>()

function clockOf(zone: string): Intl.DateTimeFormat {
  let clock = clocks.get(zone)
  if (clock === undefined) {
    clock = new Intl.DateTimeFormat('en-US-u-ca-iso8601-nu-latn', {
      timeZone: zone,
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
    })
    clocks.set(zone, clock)
  }
  return clock
}

/** The wall clock of a zone at a moment. Throws a RangeError for an invalid date or an unknown zone. */
export function localParts(date: Date, zone: string): LocalParts {
  const found: Record<string, number> = {}
  for (const { type, value } of clockOf(zone).formatToParts(date)) found[type] = Number(value)
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = found
  const weekday = new Date(Date.UTC(year, month - 1, day)).getUTCDay()
  return { year, month, day, hour, minute, second, weekday }
}

/** How far a zone is ahead of UTC at a moment, in minutes (Asia/Shanghai 480, America/New_York -300 in winter). */
export function offsetMinutes(date: Date, zone: string): number {
  const { year, month, day, hour, minute, second } = localParts(date, zone)
  return Math.round((Date.UTC(year, month - 1, day, hour, minute, second) - date.getTime()) / MINUTE)
}

/** A zone's offset for readers: 'UTC+8', 'UTC+5:30', 'UTC-5'; 'UTC' if there is none. */
export function offsetLabel(date: Date, zone: string): string {
  const offset = offsetMinutes(date, zone)
  if (offset === 0) return 'UTC'
  const ahead = Math.abs(offset)
  const minutes = ahead % 60 === 0 ? '' : `:${String(ahead % 60).padStart(2, '0')}`
  return `UTC${offset < 0 ? '-' : '+'}${Math.floor(ahead / 60)}${minutes}`
}

/** The day of a moment in a zone, as YYYY-MM-DD: the format of every `date` of the contract. */
export function dayKey(date: Date, zone: string): Day {
  const { year, month, day } = localParts(date, zone)
  return `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}` as Day
}

interface Interval {
  start: number
  end: number
}

/**
 * Start and end in ms; null if a time does not parse. An item without duration, or one that ends before it starts,
 * lasts one ms.
 */
function interval({ startTime, endTime }: Sent<Span>): Interval | null {
  const start = parseTime(startTime)?.getTime()
  const end = parseTime(endTime)?.getTime()
  return start === undefined || end === undefined ? null : { start, end: Math.max(end, start + 1) }
}

/**
 * Whether two items overlap. An end does not belong to its span: back to back is no overlap. Unreadable times overlap
 * nothing.
 */
export function overlaps(a: Sent<Span>, b: Sent<Span>): boolean {
  const first = interval(a)
  const second = interval(b)
  return first !== null && second !== null && first.start < second.end && second.start < first.end
}

/** The phase of an item at a moment; null if its times do not parse. */
export function phaseOf(item: Sent<Span>, now: Date): 'now' | 'next' | 'past' | null {
  const span = interval(item)
  if (span === null) return null
  if (now.getTime() < span.start) return 'next'
  return now.getTime() < span.end ? 'now' : 'past'
}

/**
 * The order of an agenda: items running now by their start, then coming ones by their start, then past ones with the
 * latest end first, then those with unreadable times. Ties keep their order; the given list is not changed.
 */
export function nowNextPastOrder<T extends Sent<Span>>(items: readonly T[], now: Date): T[] {
  const rank = { now: 0, next: 1, past: 2 }
  return items
    .map((item) => {
      const phase = phaseOf(item, now)
      const span = interval(item)
      if (phase === null || span === null) return { item, group: 3, key: 0 }
      return { item, group: rank[phase], key: phase === 'past' ? -span.end : span.start }
    })
    .sort((a, b) => a.group - b.group || a.key - b.key)
    .map(({ item }) => item)
}
