import { httpDateMs } from '@fair/contract/rules/instant.ts'
import { knownOffset, setOffset } from './clock.ts'

// Not part of clock.ts, because every page loads the clock, but only pages that send requests need this.

/** A smaller difference may be due to the network or the header's resolution of a second, in ms. */
const TOLERANCE = 2000

/**
 * The platform's clock offset in ms, from the Date header of its answer (whole seconds). Returns null if the header is
 * missing or invalid, or if the known offset is less than 2 s outside the range that the request's timing allows.
 */
export function offsetBy(dateHeader: string | null, sentAt: number, receivedAt: number, known: number): number | null {
  const date = httpDateMs(dateHeader)
  // The machine's clock was changed during the request.
  if (date === null || receivedAt < sentAt) return null
  const least = date - receivedAt
  const most = date + 1000 - sentAt
  if (known > least - TOLERANCE && known < most + TOLERANCE) return null
  const offset = Math.round((least + most) / 2)
  // A machine whose clock is correct again needs no offset.
  return Math.abs(offset) < TOLERANCE ? 0 : offset
}

/**
 * Updates the platform's clock from the Date header of an answer.
 *
 * @param dateHeader of an answer that did not come from a cache
 * @param sentAt machineTime() before the request
 * @param receivedAt machineTime() when the headers arrived
 */
export function learnTime(dateHeader: string | null, sentAt: number, receivedAt: number): void {
  const offset = offsetBy(dateHeader, sentAt, receivedAt, knownOffset())
  if (offset !== null) setOffset(offset)
}
