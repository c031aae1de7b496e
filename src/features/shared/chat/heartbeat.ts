import { machineTime } from '../../../lib/clock.ts'

/** Between two pings, and how long an answer to one may take, in ms: a half-open connection is found within both. */
const PING_EVERY = 8000
const PONG_WITHIN = 4000
/** How long a connection may take until it is let in, in ms. */
const WELCOME_WITHIN = 8000
/** A timer that comes so much too late says that the device has slept, in ms. */
const SLEPT = 5000

export interface Watch {
  /** The connection is let in: from now on it is pinged. */
  begin(): void
  /** Something came: it is alive. */
  heard(): void
  stop(): void
}

/** Ends a connection that is not let in, does not answer pings, or was slept over. */
export function watching(ping: () => void, dead: () => void): Watch {
  let deadline = setTimeout(dead, WELCOME_WITHIN)
  let pinging: ReturnType<typeof setInterval> | undefined
  let awaits = false
  // The wall clock: what counts a page’s own time may stand still while the machine sleeps.
  let last = machineTime()
  const look = () => {
    const slept = machineTime() - last > PING_EVERY + SLEPT
    last = machineTime()
    // After a sleep the other side has most likely gone: a new connection is sooner than the answer to a ping.
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
      pinging = setInterval(look, PING_EVERY)
    },
    heard: () => {
      awaits = false
    },
    stop: () => {
      clearTimeout(deadline)
      clearInterval(pinging)
    },
  }
}
