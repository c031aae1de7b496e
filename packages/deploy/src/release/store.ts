import type { Manifest } from './manifest.ts'
import type { SentAs, Site } from './site-files.ts'

/** A file to be uploaded: its name relative to the site's folder, and its path on this machine. */
interface Source {
  name: string
  path: string
  sent: SentAs
}

/** The ETag of a stored object; undefined in a folder. */
export type Tag = string | undefined

/** The lock of a place, held by this release. */
export interface Held {
  /** @throws BuildFailure (6) it has been lost meanwhile */
  check: () => Promise<void>
  /** Like `check`, but from the result of the last renewal: it sends no request. */
  throwIfLost: () => void
  release: () => Promise<void>
}

/**
 * Where a tenant's releases are stored: `{tenant}/{release}/…`, the manifest `{tenant}/{release}.json` next to it,
 * files named by their content in `{tenant}/shared/…`, and a pointer to the current release. Each method may be killed
 * at any point and is repeated by the next release.
 */
export interface ReleaseStore {
  /** The name for messages. */
  place: string
  /** Identifies its additions to a site's files: the same site without them is another release. */
  adds: string
  /** @throws BuildFailure (6) another release holds it for longer than that */
  hold: (wait: number, say: (text: string) => void) => Promise<Held>
  /** The current release; null if there is none yet. */
  shown: () => Promise<string | null>
  /** Ids of folders, and of manifests. */
  list: () => Promise<{ folders: string[]; manifests: string[] }>
  manifest: (id: string) => Promise<Manifest | null>
  /**
   * Writes a reservation in place of the manifest. Another release that takes over the lock deletes it, and `seal` then
   * fails: a release that was stopped for a while (SIGSTOP, a suspended machine) cannot continue.
   */
  reserve: (id: string) => Promise<void>
  /**
   * Returns the site with the files that this place adds to it (dictionaries). Absent if it adds none.
   *
   * @param whole all complete releases, the oldest first
   */
  extend?: (site: Site, whole: readonly Manifest[]) => Site
  /** Names of all shared files. */
  shared: () => Promise<string[]>
  upload: (id: string, source: Source) => Promise<Tag>
  /** Writes a small file that is not part of the site. */
  write: (id: string, name: string, text: string) => Promise<Tag>
  uploadShared: (source: Source) => Promise<Tag>
  /** Reuses a file of another release; nothing is sent. */
  take: (from: string, to: string, name: string) => Promise<Tag>
  /**
   * Replaces the reservation by the manifest: the release is complete.
   *
   * @param shared files that its pages, or pages that are open, may load
   * @throws BuildFailure (6) its reservation was deleted
   */
  seal: (manifest: Manifest, shared: Iterable<string>) => Promise<void>
  /** Returns the names of a release's files that are missing or differ from its manifest. */
  faults: (manifest: Manifest) => Promise<string[]>
  /** Returns when a rollback paused releases (ISO 8601, UTC); null if they are not paused. */
  paused: () => Promise<string | null>
  /** @param since ISO 8601, UTC */
  pause: (since: string) => Promise<void>
  resume: () => Promise<void>
  /** The one step that visitors notice. */
  show: (manifest: Manifest, shared: Iterable<string>) => Promise<void>
  remove: (id: string) => Promise<void>
  unshare: (names: readonly string[]) => Promise<void>
  /** How many files are uploaded at once. */
  parallel: number
}

/** Runs the work for each item, this many at once; the first failure ends it, after those in progress have ended. */
export async function eachOf<T>(items: Iterable<T>, parallel: number, work: (item: T) => Promise<void>): Promise<void> {
  const rest = items[Symbol.iterator]()
  let isEnded = false
  const worker = async () => {
    for (let next = rest.next(); !next.done && !isEnded; next = rest.next()) {
      await work(next.value).catch((error) => {
        isEnded = true
        throw error
      })
    }
  }
  const workers = await Promise.allSettled(Array.from({ length: parallel }, worker))
  for (const each of workers) if (each.status === 'rejected') throw each.reason
}
