// The content of a release, stored next to it: a folder without a manifest was not finished, and is not a release.

import type { PageCounts } from '@fair/build/page-counts.ts'
import { retainedAssets } from '@fair/build/retained-assets.ts'

/** Incremented with the format of the manifests, so that those in another format are not read. */
const FORM = 1

/** Digest of a file's content and headers (site-files.ts), and its size in bytes. */
export type FileFacts = readonly [digest: string, bytes: number]

export interface Manifest {
  /** '000007-3f9c2a': counts up, so that the newest needs no clock; two created at once differ in the rest. */
  id: string
  domain: string
  tenantId: string
  /** ISO 8601, UTC. */
  made: string
  /** The moment for which the site's pages were rendered, ISO 8601 in UTC. Absent in releases of older versions. */
  now?: string
  /** When the platform was read, in milliseconds since 1970. Orders builds with the same `now`. */
  readAt?: number
  /** Pages that the tail service renders. */
  onRequest?: PageCounts
  /** The release that was current when this was made: the target of a rollback. */
  former: string | null
  /** Digest of all files and assets: two releases with the same digest are the same. */
  digest: string
  /** The files in the release's own folder. */
  files: Record<string, FileFacts>
  /** Files that are named by their content, and shared by all releases. */
  assets: Record<string, FileFacts>
  /** Assets of earlier releases that open pages may still load: since when no current release refers to them. */
  carried: Record<string, string>
  /** The ETag of each object at its upload, by name. Absent for folders. */
  tags?: Record<string, string>
}

export const ID = /^\d{6,12}-[0-9a-f]{6}$/

/** @param text undefined if there is none */
export function parseManifest(text: string | undefined): Manifest | null {
  try {
    const { form, ...manifest } = JSON.parse(text ?? '') as Manifest & { form: number }
    return form === FORM ? manifest : null
  } catch {
    return null
  }
}

export const manifestText = (manifest: Manifest): string => JSON.stringify({ form: FORM, ...manifest })

/** Written in place of a manifest until its release is complete. It does not parse as a manifest. */
export const reservationText = (token: string): string => JSON.stringify({ form: 0, token })

/** Whether one site was built before another: by the moment of their pages, then by when the platform was read. */
export function isOlder(site: Pick<Manifest, 'now' | 'readAt'>, other: Pick<Manifest, 'now' | 'readAt'>): boolean {
  if (site.now === undefined || other.now === undefined) return false
  return site.now < other.now || (site.now === other.now && (site.readAt ?? 0) < (other.readAt ?? 0))
}

/** @param random six hexadecimal digits */
export function nextId(known: readonly string[], random: string): string {
  const last = known.reduce((most, id) => Math.max(most, Number.parseInt(id, 10)), 0)
  return `${String(last + 1).padStart(6, '0')}-${random}`
}

/**
 * The target of a rollback: the release before the current one, else the newest of the older ones.
 *
 * @param releases all complete releases, the oldest first
 */
export function releaseBefore(shown: Manifest, releases: readonly Manifest[]): Manifest | undefined {
  return releases.find(({ id }) => id === shown.former) ?? releases.findLast(({ id }) => id < shown.id)
}

/** The assets that the next release retains from all existing ones: each with the latest time of its last use. */
export function retainedFrom(
  releases: readonly Manifest[],
  shown: string | null,
  assets: readonly string[],
  now: number,
  days: number,
): Record<string, string> {
  const carried = new Map<string, string>()
  for (const each of releases) {
    const until = each.id === shown ? now : Date.parse(each.made)
    const own = retainedAssets({ assets: Object.keys(each.assets), carried: each.carried }, assets, until, days)
    for (const [name, since] of Object.entries(own)) {
      const isYoung = now - Date.parse(since) < days * 24 * 60 * 60 * 1000
      if (isYoung && since > (carried.get(name) ?? '')) carried.set(name, since)
    }
  }
  return Object.fromEntries(carried)
}

/** Ids of the releases to keep: the newest, the current one, and the target of a rollback from it. */
export function retainedReleases(releases: readonly Manifest[], shown: Manifest, keep: number): Set<string> {
  const before = releaseBefore(shown, releases)
  return new Set([...releases.slice(-keep).map(({ id }) => id), shown.id, ...(before ? [before.id] : [])])
}

/** All assets that a page of some release, or a page that is still open, may load. */
export const assetsOf = (releases: readonly Manifest[]): Set<string> =>
  new Set(releases.flatMap(({ assets, carried }) => [...Object.keys(assets), ...Object.keys(carried)]))
