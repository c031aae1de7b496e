import type { Instant, Zone } from '@fair/contract/rules/brand.ts'
import { dateOf, isoOf, lastMoment, msOf } from '@fair/contract/rules/instant.ts'
import { dayKey, localParts, type Span } from '@fair/contract/rules/time.ts'
import { momentOfClock } from './wall-clock.ts'

/**
 * The state of a fair: 'before' its first day, 'over' after its last; on its days 'early' before the venue opens,
 * 'open', 'closed' for the night. Streams from other zones have their own times.
 */
export type FairState = 'before' | 'early' | 'open' | 'closed' | 'over'

export interface FairDay {
  state: FairState
  /** From 1, of `days`; during the fair. */
  day: number
  days: number
  /** Full days until its first one; before the fair. */
  until: number
  /** The time of the next change, ISO 8601: an opening, a closing, or midnight in the fair's zone. */
  changesAt: Instant
}

interface Hours {
  openFrom?: string | null | undefined
  openTo?: string | null | undefined
}

/**
 * The days of a fair. `openFrom`, `openTo`: 'HH:mm' in its zone, the same on every day; without one, midnight. A fair
 * that closes at midnight or after it is open until midnight.
 */
export interface FairHours extends Span, Hours {}

const DAY_MS = 86_400_000
const MIDNIGHT = 24 * 60

/** Minutes from midnight; `otherwise` if the text is no time. */
function minutesOf(text: string, otherwise: number): number {
  const [, hours, minutes] = /^(\d\d):(\d\d)$/.exec(text) ?? []
  return hours === undefined ? otherwise : Number(hours) * 60 + Number(minutes)
}

/** The state of a fair at a moment, by the days and hours of its zone. */
export function fairDay({ startTime, endTime, openFrom, openTo }: FairHours, zone: Zone, now: Date): FairDay {
  const dayNumber = (date: Date) => msOf(dayKey(date, zone)) / DAY_MS
  // A fair that ends at midnight ends on the day before.
  const [today, first, last] = [dayNumber(now), dayNumber(dateOf(startTime)), dayNumber(dateOf(lastMoment(endTime)))]
  const [opens, closing] = [minutesOf(openFrom ?? '', 0), minutesOf(openTo ?? '', MIDNIGHT)]
  const closes = closing > opens ? closing : MIDNIGHT
  const { year, month, day, hour, minute } = localParts(now, zone)
  const minutes = hour * 60 + minute
  const hours: FairState = minutes < opens ? 'early' : minutes < closes ? 'open' : today === last ? 'over' : 'closed'
  const next = [opens, closes, MIDNIGHT].filter((each) => each > minutes).sort((a, b) => a - b)[0] ?? MIDNIGHT
  const changesAt = momentOfClock(new Date(Date.UTC(year, month - 1, day, 0, next)), zone)
  return {
    state: today < first ? 'before' : today > last ? 'over' : hours,
    day: today - first + 1,
    days: last - first + 1,
    until: Math.max(0, first - today),
    changesAt: isoOf(changesAt.getTime()),
  }
}

/** The daily opening hours; null if the platform does not provide both. */
export const openingHours = ({ openFrom, openTo }: Hours): { from: string; to: string } | null =>
  openFrom && openTo ? { from: openFrom, to: openTo } : null

/** Whether the moment is on a day of the fair. */
export const isFairDay = (state: FairState): boolean => state === 'early' || state === 'open' || state === 'closed'
