/*
 * Moments as the contract writes them (ISO 8601 in UTC, contract/kinds.ts, time) and as programs reckon with them. Nothing
 * else makes a Date of a text (scripts/house): another form would be another moment on every device, or none.
 */
import type { Day, Instant } from './brand.ts'

/** Milliseconds since 1970. */
export const msOf = (instant: Instant | Day): number => Date.parse(instant)

export const dateOf = (instant: Instant | Day): Date => new Date(instant)

export const isoOf = (ms: number): Instant => new Date(ms).toISOString() as Instant

/** Milliseconds since 1970 of a date as HTTP writes it in its headers; null for anything else. */
export function httpDateMs(header: string | null): number | null {
  const ms = Date.parse(header ?? '')
  return Number.isNaN(ms) ? null : ms
}
