/*
 * Moments in the contract's format (ISO 8601 in UTC, contract/kinds.ts, time) and as programs calculate with them. No
 * other code makes a Date from a text (tests/house): another format would be a different moment on every device, or
 * invalid.
 */
import type { Day, Instant } from './brand.ts'

/** Milliseconds since 1970. */
export const msOf = (instant: Instant | Day): number => Date.parse(instant)

export const dateOf = (instant: Instant | Day): Date => new Date(instant)

export const isoOf = (ms: number): Instant => new Date(ms).toISOString() as Instant

/** The last moment of a period: one that ends at midnight ends on the day before. */
export const lastMoment = (end: Instant): Instant => isoOf(msOf(end) - 1)

/** Milliseconds since 1970 of a date in an HTTP header; null for anything else. */
export function httpDateMs(header: string | null): number | null {
  const ms = Date.parse(header ?? '')
  return Number.isNaN(ms) ? null : ms
}
