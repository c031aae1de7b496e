// A release, a rollback and a list, for any kind of store (store.ts). Nothing that is live is touched before the single
// step of `show`; a kill leaves only a folder without a manifest, which the next release deletes.
import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { BuildFailure, EXIT } from '@fair/contract/rules/failure.ts'
import { isoOf } from '@fair/contract/rules/instant.ts'
import { machineTime } from '@fair/contract/rules/machine-time.ts'
import { type ReleaseOptions, refuse, requireNewest, requireSameSite } from './guard.ts'
import {
  assetsOf,
  type FileFacts,
  type Manifest,
  nextId,
  releaseBefore,
  retainedFrom,
  retainedReleases,
} from './manifest.ts'
import { factsOf, RELEASE_FILE, type Site, sentAs } from './site-files.ts'
import { eachOf, type Held, type ReleaseStore, type Tag } from './store.ts'

/** The result of a release, as JSON for CI. */
export interface ReleaseReport {
  domain: string
  /** Its id. */
  tenant: string
  place: string
  /** The current release, and the previous one. */
  release: string
  former: string | null
  /** Uploaded files, including the shared ones, and their bytes. */
  uploaded: number
  uploadedBytes: number
  /** Files that were reused from an existing release. */
  taken: number
  /** Releases that were deleted. */
  removed: string[]
  milliseconds: number
}

/** Runs the work while the place is locked. */
async function holding<T>(store: ReleaseStore, options: ReleaseOptions, work: (held: Held) => Promise<T>): Promise<T> {
  const held = await store.hold(options.wait, options.say)
  try {
    return await work(held)
  } finally {
    await held.release()
  }
}

/** All complete releases, the oldest first. */
async function completeReleases(store: ReleaseStore): Promise<Manifest[]> {
  const { manifests } = await store.list()
  const read: Manifest[] = []
  for (const id of manifests.sort()) {
    const manifest = await store.manifest(id)
    if (manifest) read.push(manifest)
  }
  return read
}

/**
 * Uploads a site and shows it. Releasing the same site again changes nothing.
 *
 * @throws BuildFailure (2) the place is another domain's, (5) the store's content differs from the upload, (6) another
 *   release holds the place, (10) the site has lost too many pages, (11) it is another tenant's, (12) releases are
 *   paused, (13) the site is older than the current one
 */
export function publish(store: ReleaseStore, built: Site, options: ReleaseOptions): Promise<ReleaseReport> {
  const started = performance.now()
  return holding(store, options, async (held) => {
    const releases = await completeReleases(store)
    const former = await store.shown()
    // If the lock was lost while this was read, another release may have changed some of it.
    await held.check()
    const shown = releases.find(({ id }) => id === former)
    if (former !== null && !shown)
      throw refuse(`${store.place} serves ${former}, which is not among its complete releases.`)
    requireSameSite(store, built, releases, shown, options)
    const site = store.extend?.(built, releases) ?? built
    if (options.resume) await store.resume()
    const digest = site.digest + store.adds
    requireNewest(site, shown, digest, await store.paused(), options)
    await clearUnfinished(store, releases, held)
    const done = { uploaded: 0, uploadedBytes: 0, taken: 0 }
    // A release that was killed before that step, or that was rolled back.
    const same = releases.findLast((each) => each.digest === digest && each.id >= (former ?? ''))
    const first = same ?? (await bring(store, site, releases, former, new Set(), options, done, held))
    // Missing or damaged files are sent again.
    const damaged = await store.faults(first)
    const sound = damaged.length === 0 ? releases : releases.filter(({ id }) => id !== first.id)
    const next =
      damaged.length === 0 ? first : await bring(store, site, releases, former, new Set(damaged), options, done, held)
    if (damaged.length > 0) await requireComplete(store, next)
    const all = [...sound.filter(({ id }) => id !== next.id), next]
    if (next.id !== former) await show(store, next, all, held)
    if (damaged.length > 0) await store.remove(first.id)
    const removed = await prune(store, all, next, options, held)
    const milliseconds = Math.round(performance.now() - started)
    return {
      domain: site.domain,
      tenant: site.tenantId,
      place: store.place,
      release: next.id,
      former,
      ...done,
      removed,
      milliseconds,
    }
  })
}

async function clearUnfinished(store: ReleaseStore, releases: readonly Manifest[], held: Held): Promise<void> {
  const known = new Set(releases.map(({ id }) => id))
  const { folders, manifests } = await store.list()
  // An id that was listed under the lock remains unfinished; one that was listed later may be another release's.
  await held.check()
  for (const id of new Set([...folders, ...manifests])) if (!known.has(id)) await store.remove(id)
}

async function bring(
  store: ReleaseStore,
  site: Site,
  releases: readonly Manifest[],
  former: string | null,
  damaged: ReadonlySet<string>,
  { keepAssets }: ReleaseOptions,
  done: { uploaded: number; uploadedBytes: number; taken: number },
  held: Held,
): Promise<Manifest> {
  const id = nextId(
    releases.map((each) => each.id),
    randomBytes(3).toString('hex'),
  )
  await store.reserve(id)
  // Detects a lock that was lost before the reservation. One that is lost later makes `seal` fail.
  await held.check()
  const tags: Record<string, string> = Object.assign({}, ...releases.map((each) => each.tags))
  const tagged = (name: string, tag: Tag) => {
    if (tag === undefined) delete tags[name]
    else tags[name] = tag
  }
  const source = (name: string) => ({ name, path: site.made?.[name] ?? join(site.dir, name), sent: sentAs(name) })
  const sent = ([, bytes]: FileFacts) => {
    done.uploaded += 1
    done.uploadedBytes += bytes
  }
  const digests = new Map(releases.flatMap(({ assets }) => Object.entries(assets)))
  await eachOf(Object.entries(site.assets), store.parallel, async ([name, facts]) => {
    const [digest] = digests.get(name) ?? []
    if (digest !== undefined && digest !== facts[0])
      throw new Error(`${name} is named by its content, but has different content in ${store.place}.`)
    if (digest !== undefined && !damaged.has(name)) return
    held.throwIfLost()
    tagged(name, await store.uploadShared(source(name)))
    sent(facts)
  })
  const newestFirst = [...releases].reverse().sort((a, b) => Number(b.id === former) - Number(a.id === former))
  await eachOf(Object.entries(site.files), store.parallel, async ([name, facts]) => {
    held.throwIfLost()
    const from = newestFirst.find(({ files }) => files[name]?.[0] === facts[0] && !damaged.has(name))
    const copy = from && (await store.take(from.id, id, name))
    if (from && copy === (from.tags?.[name] ?? copy)) {
      tagged(name, copy)
      done.taken += 1
    } else {
      tagged(name, await store.upload(id, source(name)))
      sent(facts)
    }
  })
  const { domain, tenantId, assets, now: moment, readAt, onRequest } = site
  const label = `${JSON.stringify({ release: id, domain, tenant: tenantId, now: moment, built: isoOf(readAt) })}\n`
  tagged(RELEASE_FILE, await store.write(id, RELEASE_FILE, label))
  const files = { ...site.files, [RELEASE_FILE]: factsOf(RELEASE_FILE, Buffer.from(label)) }
  const digest = site.digest + store.adds
  const now = machineTime()
  const carried = retainedFrom(releases, former, Object.keys(assets), now, keepAssets)
  const made = new Date(now).toISOString()
  const names = new Set([...Object.keys(files), ...Object.keys(assets)])
  const own = Object.entries(tags).filter(([name]) => names.has(name))
  const manifest: Manifest = {
    ...{ id, domain, tenantId, made, readAt, former, digest, files, assets, carried },
    ...(moment === undefined ? {} : { now: moment }),
    ...(onRequest === undefined ? {} : { onRequest }),
    ...(own.length === 0 ? {} : { tags: Object.fromEntries(own) }),
  }
  await held.check()
  await store.seal(manifest, assetsOf([...releases, manifest]))
  return manifest
}

/** @throws BuildFailure (5) a stored file is missing or differs from the manifest */
async function requireComplete(store: ReleaseStore, next: Manifest): Promise<void> {
  const faults = await store.faults(next)
  if (faults.length > 0)
    throw new BuildFailure(
      EXIT.contract,
      `${store.place} does not contain ${next.id} as it was sent: ${faults.slice(0, 5).join(', ')} (${faults.length} files). It was not made current.`,
    )
}

async function show(store: ReleaseStore, next: Manifest, releases: readonly Manifest[], held: Held): Promise<void> {
  await held.check()
  await store.show(next, assetsOf(releases))
}

async function prune(
  store: ReleaseStore,
  releases: readonly Manifest[],
  shown: Manifest,
  { keep, keepRelease = null }: ReleaseOptions,
  held: Held,
): Promise<string[]> {
  const retained = retainedReleases(releases, shown, keep)
  if (keepRelease !== null) retained.add(keepRelease)
  const removed = releases.flatMap(({ id }) => (retained.has(id) ? [] : [id]))
  for (const id of removed) {
    await held.check()
    await store.remove(id)
  }
  const needed = assetsOf(releases.filter(({ id }) => retained.has(id)))
  const unneeded = (await store.shared()).filter((name) => !needed.has(name))
  await held.check()
  if (unneeded.length > 0) await store.unshare(unneeded)
  return removed
}

/**
 * Shows an existing release again, and pauses releases: otherwise the next CI run would show what was rolled back.
 *
 * @param id the previous one by default
 * @throws BuildFailure (2) there is none
 */
export function rollBack(store: ReleaseStore, id: string | null, options: ReleaseOptions): Promise<ReleaseReport> {
  const started = performance.now()
  return holding(store, options, async (held) => {
    const releases = await completeReleases(store)
    const former = await store.shown()
    const shown = releases.find((each) => each.id === former)
    const before = shown && releaseBefore(shown, releases)
    const target = id === null ? before : releases.find((each) => each.id === id)
    if (!target)
      throw refuse(
        id === null ? `${store.place} has no release before ${former}.` : `${store.place} has no release ${id}.`,
      )
    await requireComplete(store, target)
    await store.pause(new Date(machineTime()).toISOString())
    if (target.id !== former) await show(store, target, releases, held)
    const { domain, tenantId: tenant } = target
    const milliseconds = Math.round(performance.now() - started)
    const none = { uploaded: 0, uploadedBytes: 0, taken: 0, removed: [] }
    return { domain, tenant, place: store.place, release: target.id, former, ...none, milliseconds }
  })
}

/** Ends the pause that a rollback began. */
export const resumeReleases = (store: ReleaseStore, options: ReleaseOptions): Promise<void> =>
  holding(store, options, () => store.resume())

/** The existing releases, the newest first. */
export async function listReleases(store: ReleaseStore): Promise<(Manifest & { isShown: boolean })[]> {
  const shown = await store.shown()
  return (await completeReleases(store)).reverse().map((each) => ({ ...each, isShown: each.id === shown }))
}
