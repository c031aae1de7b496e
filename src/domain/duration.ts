import { ELAPSED_DAYS_CAP } from '@fair/contract/rules/limits.ts'

const SECONDS_PER_DAY = 86_400

/**
 * A duration as hh:mm:ss (Spec 9). Hours take two digits or as many as they need ('100:00:00'). Fractions of a second
 * are dropped, as in a player's clock; negative, infinite and NaN values are shown as '00:00:00'.
 *
 * @param seconds the duration in seconds
 */
export function formatDuration(seconds: number): string {
  const total = Number.isFinite(seconds) && seconds > 0 ? Math.floor(seconds) : 0
  return [Math.floor(total / 3600), Math.floor(total / 60) % 60, total % 60]
    .map((part) => String(part).padStart(2, '0'))
    .join(':')
}

/**
 * How long something has lasted: hh:mm:ss below one day, then '1 Day', 'N Days', and '99 Days+' at 99 days or more
 * (Spec 9). The English words are the specification's literals; a view in another language uses `elapsedDays`. Negative
 * values and NaN are shown as '00:00:00'; infinity as '99 Days+'.
 *
 * @param milliseconds the time elapsed in milliseconds
 */
export function formatElapsed(milliseconds: number): string {
  const { days, capped } = elapsedDays(milliseconds)
  if (capped) return `${ELAPSED_DAYS_CAP} Days+`
  if (days > 0) return days === 1 ? '1 Day' : `${days} Days`
  return formatDuration(milliseconds / 1000)
}

/** The full days of a time in milliseconds, at most 99, and whether the cap was reached (for the languages' texts). */
export function elapsedDays(milliseconds: number): { days: number; capped: boolean } {
  const days = milliseconds > 0 ? Math.floor(milliseconds / 1000 / SECONDS_PER_DAY) : 0
  const capped = days >= ELAPSED_DAYS_CAP
  return { days: capped ? ELAPSED_DAYS_CAP : days, capped }
}
