import { httpDateMs } from '../domain/instant.ts'
import { readStored, session, writeStored } from './storage.ts'
import { deviceKey } from './storage-keys.ts'

/*
 * The one place that reads the wall clock (scripts/house forbids it elsewhere). What a visitor sees goes by the
 * platform's time, since a visitor's computer may be wrong by days. How long something takes is measured with
 * performance.now(), which nobody can set back.
 */

const KEY = deviceKey('clockOffset')
/** Below this a difference may as well be the network or the header's whole seconds. */
const TOLERANCE = 2000

const listeners = new Set<() => void>()
/** What to add to the machine's time, in ms; undefined until it was looked up. */
let offset: number | undefined

/**
 * The machine's wall clock, in ms since 1970. Only for servers (sandbox, scripts) and for what must outlive a page by the
 * machine's own time.
 */
export function machineTime(): number {
  return Date.now()
}

/** Now by the platform's clock: the machine's plus the offset learned from the Date headers of the platform's answers. */
export function now(): Date {
  return new Date(machineTime() + knownOffset())
}

/**
 * Learns from a Date header of the platform, which has whole seconds. Nothing changes where the header is missing or
 * broken, or where the known offset is less than 2 s off what request and answer leave possible.
 *
 * @param dateHeader of an answer that no cache has kept: a kept one tells the time at which it was made
 * @param sentAt machineTime() before the request
 * @param receivedAt machineTime() when the headers were there
 */
export function learnTime(dateHeader: string | null, sentAt: number, receivedAt: number): void {
  const date = httpDateMs(dateHeader)
  // The machine's clock was set while the request was on its way.
  if (date === null || receivedAt < sentAt) return
  const least = date - receivedAt
  const most = date + 1000 - sentAt
  const known = knownOffset()
  if (known > least - TOLERANCE && known < most + TOLERANCE) return
  offset = Math.round((least + most) / 2)
  // A machine that is right again needs no offset.
  if (Math.abs(offset) < TOLERANCE) offset = 0
  writeStored(session, KEY, String(offset))
  for (const listener of [...listeners]) listener()
}

/** Calls back when the offset has changed (a visitor's clock was wrong); returns the unsubscribe. */
export function onClockChange(listener: () => void): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

/** Kept for the session, so that the next page knows the time before anything is drawn. */
function knownOffset(): number {
  if (offset !== undefined) return offset
  const kept = Number(readStored(session, KEY))
  offset = Number.isFinite(kept) ? kept : 0
  return offset
}
