/** Exit codes of the build, as CI reads them. */
export const EXIT = {
  ok: 0,
  internal: 1,
  usage: 2,
  configuration: 3,
  unreachable: 4,
  contract: 5,
  /** Another build holds the output. */
  busy: 6,
  budget: 7,
  /** The machine: a full disk, a folder that may not be written. */
  disk: 8,
  /** A process of the build crashed: scripts/run-build.mjs begins once more. */
  crashed: 9,
  /** A kind of page has lost more than a site may lose unasked (scripts/build/page-counts.ts). */
  fewer: 10,
  /** The platform answers for another tenant than the site's. */
  tenant: 11,
  /** Releases are paused since a rollback. */
  paused: 12,
  /** The site to be released was built before the one that is shown. */
  older: 13,
} as const

/** A build that cannot go on; the message is one sentence for a person, the code is for CI. */
export class BuildFailure extends Error {
  readonly exitCode: number

  constructor(exitCode: number, message: string) {
    super(message)
    this.name = 'BuildFailure'
    this.exitCode = exitCode
  }
}
