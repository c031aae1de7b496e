import { machineTime } from '@fair/contract/rules/machine-time.ts'
import { parseTime } from '@fair/contract/rules/time.ts'
import { Advice } from '../../../../scripts/advice.mjs'

/** The platform's clock in a command. */
export interface FairClock {
  now(): Date
  /** A fair of this moment is required, and no stored one of other days. */
  readonly isPinned: boolean
}

/**
 * The machine's clock, or one that starts at the moment of `--now` (or SANDBOX_NOW) and runs from there.
 *
 * @throws {Advice} it is not an ISO 8601 time with an offset (exit code 2)
 */
export function fairClock(flag: string | undefined, variable = process.env['SANDBOX_NOW']): FairClock {
  const text = flag ?? (variable === '' ? undefined : variable)
  if (text === undefined) return { now: () => new Date(machineTime()), isPinned: false }
  const begun = machineTime()
  const start = momentOf(text, flag === undefined ? 'SANDBOX_NOW' : '--now').getTime()
  return { now: () => new Date(start + machineTime() - begun), isPinned: true }
}

/** The moment given by a person. @throws {Advice} as above */
function momentOf(text: string, name: string): Date {
  const moment = parseTime(text)
  if (moment) return moment
  throw new Advice(`${name} takes a time with a UTC offset, such as 2026-11-19T10:42+08:00, not "${text}".`, 2)
}
