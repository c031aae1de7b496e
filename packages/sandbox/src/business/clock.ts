import { machineTime } from '@fair/contract/rules/machine-time.ts'

/** Milliseconds. */
export const MINUTE = 60_000
const HOUR = 60 * MINUTE
export const DAY = 24 * HOUR

/** The time this many milliseconds after another, in the format of the tables: ISO 8601 in UTC, comparable as text. */
export function after(from: Date | string, ms: number): string {
  return new Date((typeof from === 'string' ? Date.parse(from) : from.getTime()) + ms).toISOString()
}

/** A time of the seed or of a caller in the format of the tables. */
export function stamp(time: Date | string): string {
  return after(time, 0)
}

/*
 * Delayed events are stored as a due: the platform's time, and after a blank the machine's in ms. Whichever comes first
 * counts, because a platform clock may stand still while its visitors still expect an answer. A due without the
 * machine's time (demo data) depends on the platform's clock alone. Nothing runs in the background: whether an event
 * has happened is computed when it is read.
 */

export function dueIn(now: Date, ms: number): string {
  return `${after(now, ms)} ${machineTime() + ms}`
}

/** Whether it has happened; never for null. */
export function isDue(due: string | null, now: Date): due is string {
  if (due === null) return false
  const [time = '', real] = due.split(' ')
  return time <= now.toISOString() || (real !== undefined && Number(real) <= machineTime())
}

/** When it happened, ISO 8601 in UTC; at most now, if the platform's clock has not reached it. */
export function dueTime(due: string, now: Date): string {
  const [time = ''] = due.split(' ')
  const current = now.toISOString()
  // biome-ignore lint/complexity/useMathMinMax: they are texts
  return time < current ? time : current
}

/** When it is due by the platform's clock. */
export function dueBy(due: string): string {
  return due.split(' ')[0] ?? ''
}
