import { FAIR_DAYS, FAIR_ZONE } from './seed/calendar.ts'
import { addDays, type Day, dayIn, instantOf } from './seed/zone.ts'

/*
 * How long the sample fair lasts, and when its days change: at midnight in the event's zone. Its second day is that of
 * `origin`, the moment around which it was created.
 */

/** YYYY-MM-DD in the event's zone. */
export function dayOf(now: Date): string {
  return keyOf(dayIn(now, FAIR_ZONE))
}

/** Whether the fair created around `origin` has begun and is not over, including its last evening. */
export function lastsAt(origin: Date, now: Date): boolean {
  const day = dayNumber(origin, now)
  return day >= 1 && day <= FAIR_DAYS
}

/** The day of the fair, from 1; below 1 before it, above 5 after it. */
export function dayNumber(origin: Date, now: Date): number {
  const days = (Date.parse(dayOf(now)) - Date.parse(dayOf(origin))) / (24 * 3_600_000)
  return days + 2
}

/** The next midnight in the event's zone. */
export function nextMidnight(now: Date): Date {
  return new Date(instantOf(addDays(dayIn(now, FAIR_ZONE), 1), '00:00', FAIR_ZONE))
}

/** "2026-11-20 at the fair (Asia/Shanghai), its day 3 of 5", for a terminal. */
export function dayText(origin: Date, now: Date): string {
  const which = lastsAt(origin, now) ? `its day ${dayNumber(origin, now)} of ${FAIR_DAYS}` : 'which is over'
  return `${dayOf(now)} at the fair (${FAIR_ZONE}), ${which}`
}

function keyOf({ year, month, day }: Day): string {
  return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
}
