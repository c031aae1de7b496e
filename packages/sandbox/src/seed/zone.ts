import { localParts, offsetMinutes } from '@fair/contract/rules/time.ts'

/** A calendar day, months from 1. */
export interface Day {
  readonly year: number
  readonly month: number
  readonly day: number
}

/** The day on which an instant falls in a zone. */
export function dayIn(instant: Date, timeZone: string): Day {
  const { year, month, day } = localParts(instant, timeZone)
  return { year, month, day }
}

/** The hour on the clocks of a zone, with its minutes as a fraction: 17.5. */
export function hourIn(instant: Date, timeZone: string): number {
  const { hour, minute, second } = localParts(instant, timeZone)
  return hour + minute / 60 + second / 3600
}

/** The day some days later or earlier. */
export function addDays({ year, month, day }: Day, days: number): Day {
  const moved = new Date(Date.UTC(year, month - 1, day + days))
  return { year: moved.getUTCFullYear(), month: moved.getUTCMonth() + 1, day: moved.getUTCDate() }
}

/** The instant of 'HH:mm' on a day in a zone, ISO 8601 in UTC. */
export function instantOf({ year, month, day }: Day, time: string, timeZone: string): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  const wall = Date.UTC(year, month - 1, day, hour, minute)
  const offset = (instant: number) => offsetMinutes(new Date(instant), timeZone) * 60_000
  // Again, for a guess on the other side of a clock change.
  return new Date(wall - offset(wall - offset(wall))).toISOString()
}
