/** What a suite tries and which tries passed; printed as a row of the table of `npm run test:hostile`. */
export class SuiteResults {
  tried = 0
  held = 0
  /** The failures, each with the details. */
  readonly broken: string[] = []
  /** Tries in which a build skipped records and listed them in its report. */
  skippedRecords = 0
  /** What could not be tried on this machine, and why. */
  readonly skipped: string[] = []

  /** Records one try. `seen` describes the failure. */
  check(isHeld: boolean, what: string, seen: unknown = ''): void {
    this.tried += 1
    if (isHeld) this.held += 1
    else this.broken.push(seen === '' ? what : `${what}: ${typeof seen === 'string' ? seen : JSON.stringify(seen)}`)
  }

  skip(what: string, why: string): void {
    this.skipped.push(`${what}: ${why}`)
  }
}

export interface Plan {
  /** `full` tries as often as the full test needs; `small` takes some seconds, for npm test. */
  size: 'full' | 'small'
  /** From 0 to 1, the same sequence for the same seed. */
  random: () => number
  /** An empty folder for the suite. */
  dir: string
  results: SuiteResults
}

/** An action that is applied to a build or a site again and again. Add new ones to suites.ts. */
export interface HostileSuite {
  name: string
  /** A few words for the table. */
  what: string
  run: (plan: Plan) => Promise<void>
}

/** Numbers from 0 to 1 (mulberry32). */
export function randomFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}
