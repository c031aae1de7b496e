import { AsyncLocalStorage } from 'node:async_hooks'
import { machineTime } from '../lib/clock.ts'

/*
 * A request may be answered as at another moment than the platform's: a browser story runs at a moment of its own, while
 * others run beside it on the same platform.
 */

/** The header, or the cookie, that says how far the requested moment is from the machine's time, in ms. */
export const CLOCK_HEADER = 'sandbox-clock'

/** Milliseconds to add to the machine's time; undefined for the platform's own clock. */
export type ClockOffset = number | undefined

/** A hundred years: beyond it no fair can be made. */
const FARTHEST = 100 * 366 * 24 * 3_600_000
const COOKIE = new RegExp(`(?:^|;)\\s*${CLOCK_HEADER}=([^;]*)`)

const requested = new AsyncLocalStorage<ClockOffset>()

/** What a request asks for; a WebSocket's can carry it in a cookie only. What is no number is none. */
export function clockOffsetOf(header: string | null | undefined, cookie: string | null | undefined): ClockOffset {
  const text = header ?? COOKIE.exec(cookie ?? '')?.[1]
  if (text === undefined || !/^-?\d{1,15}$/.test(text.trim())) return undefined
  const offset = Number(text)
  return Math.abs(offset) <= FARTHEST ? offset : undefined
}

/** Does something, and all that follows from it, as at another moment; undefined: by the platform's own clock. */
export function atClock<T>(offset: ClockOffset, work: () => T): T {
  return requested.run(offset, work)
}

/** Whether what is being done was asked for as at another moment. */
export const isAtRequestedClock = (): boolean => requested.getStore() !== undefined

/** A clock that a request can move for itself. */
export function requestedOr(clock: () => Date): () => Date {
  return () => {
    const offset = requested.getStore()
    return offset === undefined ? clock() : new Date(machineTime() + offset)
  }
}
