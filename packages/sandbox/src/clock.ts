import { AsyncLocalStorage } from 'node:async_hooks'
import { machineTime } from '@fair/contract/rules/machine-time.ts'

/*
 * A request may be answered as of another moment than the platform's: a browser story runs at its own moment, while
 * others run beside it on the same platform.
 */

/** The header, or the cookie, with the offset of the requested moment from the machine's time, in ms. */
export const CLOCK_HEADER = 'sandbox-clock'

/** Milliseconds to add to the machine's time; undefined for the platform's own clock. */
export type ClockOffset = number | undefined

/** A hundred years: no fair can be created beyond that. */
const FARTHEST = 100 * 366 * 24 * 3_600_000
const COOKIE = new RegExp(`(?:^|;)\\s*${CLOCK_HEADER}=([^;]*)`)

const requested = new AsyncLocalStorage<ClockOffset>()

/** The offset requested by a header; a WebSocket can only carry it in a cookie. Anything but a number is ignored. */
export function clockOffsetOf(header: string | null | undefined, cookie: string | null | undefined): ClockOffset {
  const text = header ?? COOKIE.exec(cookie ?? '')?.[1]
  if (text === undefined || !/^-?\d{1,15}$/.test(text.trim())) return undefined
  const offset = Number(text)
  return Math.abs(offset) <= FARTHEST ? offset : undefined
}

/** Runs `work`, and everything it starts, as of another moment; undefined: by the platform's own clock. */
export function atClock<T>(offset: ClockOffset, work: () => T): T {
  return requested.run(offset, work)
}

/** Whether the current work was requested as of another moment. */
export const isAtRequestedClock = (): boolean => requested.getStore() !== undefined

/** A clock that a request can shift for itself. */
export function requestedOr(clock: () => Date): () => Date {
  return () => {
    const offset = requested.getStore()
    return offset === undefined ? clock() : new Date(machineTime() + offset)
  }
}
