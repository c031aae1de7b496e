/*
 * Moments as the contract writes them (ISO 8601 in UTC, contract/kinds.ts, time) and as programs reckon with them. Nothing
 * else makes a Date of a text (scripts/house): another form would be another moment on every device, or none.
 */

/** Milliseconds since 1970. */
export const msOf = (instant: string): number => Date.parse(instant)

export const dateOf = (instant: string): Date => new Date(instant)

export const isoOf = (ms: number): string => new Date(ms).toISOString()

/** Milliseconds since 1970 of a date as HTTP writes it in its headers; null for anything else. */
export function httpDateMs(header: string | null): number | null {
  const ms = Date.parse(header ?? '')
  return Number.isNaN(ms) ? null : ms
}
