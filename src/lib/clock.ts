import { machineTime } from '@fair/contract/rules/machine-time.ts'
import { readStored, session, writeStored } from './storage.ts'
import { deviceKey } from './storage-keys.ts'

/*
 * The clock of everything visitors see: the platform's time, since a visitor's computer may be wrong by days. Durations
 * are measured with performance.now(), which cannot be set back.
 */

const KEY = deviceKey('clockOffset')
const listeners = new Set<() => void>()
/** Offset to add to the machine's time, in ms; undefined until it is looked up. */
let offset: number | undefined

/**
 * Now by the platform's clock: the machine's time plus the offset learned from the Date headers of the platform's
 * answers.
 */
export function now(): Date {
  return new Date(machineTime() + knownOffset())
}

/** Sets and stores the offset for the session, in ms, and notifies listeners (lib/learn-time.ts computes it). */
export function setOffset(ms: number): void {
  offset = ms
  writeStored(session, KEY, String(ms))
  for (const listener of [...listeners]) listener()
}

/** Calls back when the offset has changed (a visitor's clock was wrong); returns the unsubscribe. */
export function onClockChange(listener: () => void): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

/**
 * Offset to add to the machine's time, in ms. Stored for the session, so that the next page has it before its first
 * paint.
 */
export function knownOffset(): number {
  if (offset !== undefined) return offset
  const stored = Number(readStored(session, KEY))
  offset = Number.isFinite(stored) ? stored : 0
  return offset
}
