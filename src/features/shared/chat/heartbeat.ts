import { machineTime } from '@fair/contract/rules/machine-time.ts'

/**
 * Time between two pings, and how long an answer may take, in ms: their sum limits how long a half-open connection
 * lasts.
 */
const PING_EVERY = 8000
const PONG_WITHIN = 4000
/** How long a connection may take to be accepted, in ms. */
const WELCOME_WITHIN = 8000
/** A timer that fires this late means that the device was asleep, unless the page was hidden, in ms. */
const SLEPT = 5000

export interface Watch {
  /** The connection is accepted: from now on it is pinged. */
  begin(): void
  /** Something arrived: the connection is alive. */
  received(): void
  stop(): void
}

const isHidden = () => globalThis.document?.visibilityState === 'hidden'

/** Ends a connection that is not accepted, does not answer pings, or was interrupted by sleep. */
export function watching(ping: () => void, dead: () => void): Watch {
  let deadline = setTimeout(dead, WELCOME_WITHIN)
  let pinging: ReturnType<typeof setInterval> | undefined
  let awaits = false
  // The wall clock: timers based on page time may stop while the machine sleeps.
  let last = machineTime()
  let wasHidden = isHidden()
  const look = () => {
    // Browsers slow the timers of hidden pages down to one a minute.
    const slept = machineTime() - last > PING_EVERY + SLEPT && !wasHidden && !isHidden()
    last = machineTime()
    wasHidden = isHidden()
    // After a sleep the other side has most likely closed it: reconnecting is faster than waiting for the answer to a
    // ping.
    if (slept) {
      dead()
      return
    }
    awaits = true
    ping()
    clearTimeout(deadline)
    deadline = setTimeout(() => awaits && dead(), PONG_WITHIN)
  }
  return {
    begin: () => {
      clearTimeout(deadline)
      last = machineTime()
      wasHidden = isHidden()
      pinging = setInterval(look, PING_EVERY)
    },
    received: () => {
      awaits = false
    },
    stop: () => {
      clearTimeout(deadline)
      clearInterval(pinging)
    },
  }
}
