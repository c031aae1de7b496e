/** A calendar day, months from 1. */
export interface Day {
  readonly year: number
  readonly month: number
  readonly day: number
}

const formats = new Map<string, Intl.DateTimeFormat>()

function formatOf(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone)
  if (known) return known
  const fresh = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  })
  formats.set(timeZone, fresh)
  return fresh
}

/** The time on the clocks of a zone at an instant, as if it were UTC, in milliseconds. */
function wallClock(instant: number, timeZone: string): number {
  const field: Record<string, number> = {}
  for (const { type, value } of formatOf(timeZone).formatToParts(instant)) field[type] = Number(value)
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = field
  return Date.UTC(year, month - 1, day, hour, minute, second)
}

/** The day on which an instant falls in a zone. */
export function dayIn(instant: Date, timeZone: string): Day {
  const wall = new Date(wallClock(instant.getTime(), timeZone))
  return { year: wall.getUTCFullYear(), month: wall.getUTCMonth() + 1, day: wall.getUTCDate() }
}

/** The hour on the clocks of a zone, with its minutes as a fraction: 17.5. */
export function hourIn(instant: Date, timeZone: string): number {
  return (wallClock(instant.getTime(), timeZone) / 3_600_000) % 24
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
  const guess = wall - (wallClock(wall, timeZone) - wall)
  // Again, for a guess on the other side of a clock change.
  return new Date(guess - (wallClock(guess, timeZone) - wall)).toISOString()
}
