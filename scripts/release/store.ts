import type { Manifest } from './manifest.ts'
import type { SentAs, Site } from './site-files.ts'

/** A file to be brought: its name from the site's folder, and where it is on this machine. */
interface Source {
  name: string
  path: string
  sent: SentAs
}

/** The ETag of a stored object; undefined in a folder. */
export type Tag = string | undefined

/** That a place is held by this release alone. */
export interface Held {
  /** @throws BuildFailure (6) it has been lost meanwhile */
  check: () => Promise<void>
  /** As `check`, by the result of the last renewal: it sends no request. */
  throwIfLost: () => void
  release: () => Promise<void>
}

/**
 * Where a tenant's releases stand: `{tenant}/{release}/…`, the manifest `{tenant}/{release}.json` beside it, what is named by
 * its content in `{tenant}/shared/…`, and a pointer to the release that is shown. Each method may be ended by a kill at any
 * point and is done again by the next release.
 */
export interface ReleaseStore {
  /** For people. */
  place: string
  /** What it adds to a site besides its files: the same site without it is another release. */
  adds: string
  /** @throws BuildFailure (6) another release holds it for longer than that */
  hold: (wait: number, say: (text: string) => void) => Promise<Held>
  /** The release that is shown; null where there is none yet. */
  shown: () => Promise<string | null>
  /** Ids of folders, and of manifests. */
  list: () => Promise<{ folders: string[]; manifests: string[] }>
  manifest: (id: string) => Promise<Manifest | null>
  /**
   * Writes a reservation in the place of the manifest. Another release that takes over the lock deletes it, and `seal` then fails:
   * a release that was stopped for a while (SIGSTOP, a suspended machine) cannot continue.
   */
  reserve: (id: string) => Promise<void>
  /**
   * Returns the site with the files that this place adds to it (dictionaries). Absent where it adds none.
   *
   * @param whole all releases, the oldest first
   */
  extend?: (site: Site, whole: readonly Manifest[]) => Site
  /** Names of all that is shared. */
  shared: () => Promise<string[]>
  upload: (id: string, source: Source) => Promise<Tag>
  /** Writes a small file that is not part of the site. */
  write: (id: string, name: string, text: string) => Promise<Tag>
  uploadShared: (source: Source) => Promise<Tag>
  /** Takes a file over from another release; nothing is sent. */
  take: (from: string, to: string, name: string) => Promise<Tag>
  /**
   * Replaces the reservation by the manifest: the release is complete.
   *
   * @param shared that its pages, or pages that are open, may load
   * @throws BuildFailure (6) its reservation is gone
   */
  seal: (manifest: Manifest, shared: Iterable<string>) => Promise<void>
  /** Returns the names of a release's files that are missing or differ from its manifest. */
  faults: (manifest: Manifest) => Promise<string[]>
  /** Returns when a rollback paused releases (ISO 8601, UTC); null if they are not paused. */
  paused: () => Promise<string | null>
  /** @param since ISO 8601, UTC */
  pause: (since: string) => Promise<void>
  resume: () => Promise<void>
  /** The one step that visitors see. */
  show: (manifest: Manifest, shared: Iterable<string>) => Promise<void>
  remove: (id: string) => Promise<void>
  unshare: (names: readonly string[]) => Promise<void>
  /** How many files are brought at once. */
  parallel: number
}

/** Does something for each, so many at once; the first that fails ends it, when those under way have ended. */
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
