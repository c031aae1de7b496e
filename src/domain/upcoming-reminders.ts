import { msOf } from '@fair/contract/rules/instant.ts'
import type { ScheduleEntry } from '@fair/contract/schedule.ts'

const MINUTE = 60_000
/** A reminder is shown this long before something begins. */
const REMIND_BEFORE_MS = 15 * MINUTE
/** And remains this long after it has begun. */
const REMIND_AFTER_MS = 5 * MINUTE

export interface UpcomingReminder<T> {
  entry: T
  /** Until it begins, rounded up; 0 or less once it has begun. */
  minutes: number
}

/** Entries that begin within a quarter of an hour or have just begun, the earliest first. */
export function upcomingReminders<T extends Pick<ScheduleEntry, 'startTime'>>(
  entries: readonly T[],
  now: Date,
): UpcomingReminder<T>[] {
  return entries
    .map((entry) => ({ entry, left: msOf(entry.startTime) - now.getTime() }))
    .filter(({ left }) => left <= REMIND_BEFORE_MS && left > -REMIND_AFTER_MS)
    .sort((a, b) => a.left - b.left)
    .map(({ entry, left }) => ({ entry, minutes: Math.ceil(left / MINUTE) }))
}
