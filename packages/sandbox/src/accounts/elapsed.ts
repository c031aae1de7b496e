import { machineTime } from '@fair/contract/rules/machine-time.ts'
import type { Platform } from '../platform.ts'

/** A moment by the platform's clock (ISO 8601) and by the machine's clock (ms). */
export interface Moment {
  readonly time: string
  readonly real: number
}

export function momentOf({ now }: Pick<Platform, 'now'>): Moment {
  return { time: now().toISOString(), real: machineTime() }
}

/**
 * The time since a moment, in ms, by whichever clock has advanced further. A platform clock that stands still, or was
 * set back by a restart, would otherwise lock a person out for good: a code could never be sent again, a lock would
 * never end.
 */
export function msSince({ now }: Pick<Platform, 'now'>, { time, real }: Moment): number {
  return Math.max(now().getTime() - Date.parse(time), machineTime() - real, 0)
}
