import { httpDateMs } from '../domain/instant.ts'
import { knownOffset, setOffset } from './clock.ts'

// Apart from the clock, which every page loads before anything is asked of the platform.

/** Below this a difference may as well be the network or the header's whole seconds, in ms. */
const TOLERANCE = 2000

/**
 * What the Date header of the platform, which has whole seconds, makes of the known offset; null where nothing changes: the
 * header is missing or broken, or the offset is less than 2 s off what request and answer leave possible.
 */
export function offsetBy(dateHeader: string | null, sentAt: number, receivedAt: number, known: number): number | null {
  const date = httpDateMs(dateHeader)
  // The machine's clock was set while the request was on its way.
  if (date === null || receivedAt < sentAt) return null
  const least = date - receivedAt
  const most = date + 1000 - sentAt
  if (known > least - TOLERANCE && known < most + TOLERANCE) return null
  const offset = Math.round((least + most) / 2)
  // A machine that is right again needs no offset.
  return Math.abs(offset) < TOLERANCE ? 0 : offset
}

/**
 * Sets the platform's clock by an answer's Date header.
 *
 * @param dateHeader of an answer that no cache has kept: a kept one tells the time at which it was made
 * @param sentAt machineTime() before the request
 * @param receivedAt machineTime() when the headers were there
 */
export function learnTime(dateHeader: string | null, sentAt: number, receivedAt: number): void {
  const offset = offsetBy(dateHeader, sentAt, receivedAt, knownOffset())
  if (offset !== null) setOffset(offset)
}
