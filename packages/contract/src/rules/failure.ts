/** Exit codes of the build, for CI. */
export const EXIT = {
  ok: 0,
  internal: 1,
  usage: 2,
  configuration: 3,
  unreachable: 4,
  contract: 5,
  /** Another build is using the output. */
  busy: 6,
  budget: 7,
  /** The machine: a full disk, or a folder that is not writable. */
  disk: 8,
  /** A process of the build crashed: scripts/run-build.mjs starts again. */
  crashed: 9,
  /** A kind of page has lost more pages than permitted without confirmation (packages/build/src/page-counts.ts). */
  fewer: 10,
  /** The platform answers for a tenant other than the site's. */
  tenant: 11,
  /** Releases are paused since a rollback. */
  paused: 12,
  /** The site to be released was built before the current one. */
  older: 13,
} as const

/** An error that ends the build; the message is one sentence for a person, the code is for CI. */
export class BuildFailure extends Error {
  readonly exitCode: number

  constructor(exitCode: number, message: string) {
    super(message)
    this.name = 'BuildFailure'
    this.exitCode = exitCode
  }
}
