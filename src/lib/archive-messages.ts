import type { Language } from '@fair/contract/rules/language.ts'

/** The tasks that pages send to the archive worker. */
export type ArchiveTask =
  /** Stores the archive, or updates it. */
  | { kind: 'take' }
  /** Reports the state. */
  | { kind: 'report' }
  /** Stores the pictures of these pages: paths from the site's root. */
  | { kind: 'pictures'; pages: readonly string[] }

export type ArchiveRequest = ArchiveTask & { language: Language }

/** Why an archive could not be stored. */
export type ArchiveFailure = 'network' | 'space' | 'missing'

/** What the worker reports to all pages of its scope. */
export interface ArchiveReport {
  language: Language
  state: ArchiveState
}

export type ArchiveState =
  | { kind: 'none' }
  /** `done` from 0 to 1. */
  | { kind: 'loading'; done: number }
  /** `stored`: the archive that could not be updated; null if there is none. */
  | { kind: 'failed'; why: ArchiveFailure; stored: ArchiveSummary | null }
  | ({ kind: 'ready' } & ArchiveSummary)

/** `bytes` on the device; `at`: when the archive was last compared with the site's, in ms since 1970. */
export interface ArchiveSummary {
  pages: number
  bytes: number
  at: number
}

/** The worker's own copy of an archive's header, with what was updated since. */
export interface StoredArchive {
  version: string
  /** The version of the archive that was updated to it: its blocks are named by it. */
  archive: string
  /** Block and position in the text by path: [block, start, size]. */
  files: Record<string, readonly [block: number, start: number, size: number]>
  /** Sizes of the files of each block, in their order. */
  blocks: readonly { sizes: readonly number[]; streams: readonly number[] }[]
  /** Paths of files that an update has replaced; each is stored by itself. */
  updated: readonly string[]
  assets: readonly string[]
  /** Bytes on the device. */
  bytes: number
  at: number
}
