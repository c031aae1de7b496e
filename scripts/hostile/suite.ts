/** What a suite tries and what held; printed as a row of the table of `npm run test:hostile`. */
export class SuiteResults {
  tried = 0
  held = 0
  /** What broke, each with what was seen. */
  readonly broken: string[] = []
  /** Tries in which a build left records out and named them in its report. */
  skippedRecords = 0
  /** What could not be tried on this machine, and why. */
  readonly skipped: string[] = []

  /** Notes one try. `seen` says what was found where it did not hold. */
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
  /** `full` tries as often as the issue asks; `small` takes some seconds, for npm test. */
  size: 'full' | 'small'
  /** From 0 to 1, the same for the same seed. */
  random: () => number
  /** An empty folder of the suite's own. */
  dir: string
  results: SuiteResults
}

/** Something that is done to a build or a site again and again. A new one goes into suites.ts. */
export interface HostileSuite {
  name: string
  /** In a few words, for the table. */
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
