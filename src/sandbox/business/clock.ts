import { machineTime } from '../../lib/clock.ts'

/** Milliseconds. */
export const MINUTE = 60_000
const HOUR = 60 * MINUTE
export const DAY = 24 * HOUR

/** The moment so many milliseconds after another, as the tables keep it: ISO 8601 in UTC, comparable as text. */
export function after(from: Date | string, ms: number): string {
  return new Date((typeof from === 'string' ? Date.parse(from) : from.getTime()) + ms).toISOString()
}

/** A time of the seed or of a caller in the form of the tables. */
export function stamp(time: Date | string): string {
  return after(time, 0)
}

/*
 * Things that happen after a while are written down as a due: the platform's time, and behind a blank the machine's in ms.
 * Whichever comes first counts, for a platform's clock may stand still, and its visitors still want an answer. A due
 * without the machine's time (demo data) waits for the platform's clock alone. Nothing runs in the background: whether
 * something has happened is worked out when somebody looks.
 */

export function dueIn(now: Date, ms: number): string {
  return `${after(now, ms)} ${machineTime() + ms}`
}

/** Whether it has happened; what never will (null) has not. */
export function isDue(due: string | null, now: Date): due is string {
  if (due === null) return false
  const [time = '', real] = due.split(' ')
  return time <= now.toISOString() || (real !== undefined && Number(real) <= machineTime())
}

/** When it happened, ISO 8601 in UTC; not after now, where the platform's clock has not got there. */
export function dueTime(due: string, now: Date): string {
  const [time = ''] = due.split(' ')
  const current = now.toISOString()
  // biome-ignore lint/complexity/useMathMinMax: they are texts
  return time < current ? time : current
}

/** When it is to happen by the platform's clock. */
export function dueBy(due: string): string {
  return due.split(' ')[0] ?? ''
}
