// A release, a step back and a list, wherever releases stand (store.ts). Nothing that is shown is touched before the one
// step of `show`; what a kill leaves is a folder without a manifest, which the next release clears away.
import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { BuildFailure, EXIT } from '../../src/content/failure.ts'
import { machineTime } from '../../src/lib/clock.ts'
import {
  assetsOf,
  carriedFrom,
  type FileFacts,
  keptReleases,
  type Manifest,
  nextId,
  releaseBefore,
} from './manifest.ts'
import { type Site, sentAs } from './site-files.ts'
import { eachOf, type Held, type ReleaseStore } from './store.ts'

export interface ReleaseOptions {
  /** Releases that stay, for steps back. */
  keep: number
  /** Days for which assets stay that no page of the site names any more. */
  keepAssets: number
  /** Percent of the pages that one release may have fewer than the one before. */
  mayLose: number
  /** Seconds to wait for another release. */
  wait: number
  say: (text: string) => void
}

/** What a release did, as JSON for CI. */
export interface ReleaseReport {
  domain: string
  place: string
  /** What is shown now, and what was before. */
  release: string
  former: string | null
  /** Files that were sent, those of the shared ones among them, and their bytes. */
  uploaded: number
  uploadedBytes: number
  /** Files that were taken over from a release that stands there. */
  taken: number
  /** Releases that were cleared away. */
  removed: string[]
  milliseconds: number
}

const refuse = (sentence: string) => new BuildFailure(EXIT.usage, sentence)

/** Does a thing while the place is held. */
async function holding<T>(store: ReleaseStore, options: ReleaseOptions, work: (held: Held) => Promise<T>): Promise<T> {
  const held = await store.hold(options.wait, options.say)
  try {
    return await work(held)
  } finally {
    await held.release()
  }
}

/** All whole releases, the oldest first. */
async function wholeReleases(store: ReleaseStore): Promise<Manifest[]> {
  const { manifests } = await store.list()
  const read: Manifest[] = []
  for (const id of manifests.sort()) {
    const manifest = await store.manifest(id)
    if (manifest) read.push(manifest)
  }
  return read
}

/**
 * Brings a site and shows it. The same site again changes nothing.
 *
 * @throws BuildFailure (2) the place is another domain's, (5) the site has lost too many pages, (6) another release holds
 *   the place
 */
export function publish(store: ReleaseStore, site: Site, options: ReleaseOptions): Promise<ReleaseReport> {
  const started = performance.now()
  return holding(store, options, async (held) => {
    const whole = await wholeReleases(store)
    const former = await store.shown()
    const shown = whole.find(({ id }) => id === former)
    if (former !== null && !shown) throw refuse(`${store.place} shows ${former}, of which nothing is known.`)
    guard(store, site, whole, shown, options.mayLose)
    await clearUnfinished(store, whole)
    const done = { uploaded: 0, uploadedBytes: 0, taken: 0 }
    // One that a kill has left before its step, or that was stepped back from.
    const same = whole.findLast((each) => each.digest === site.digest + store.adds && each.id >= (former ?? ''))
    const next = same ?? (await bring(store, site, whole, former, options.keepAssets, done))
    const all = same ? whole : [...whole, next]
    if (next.id !== former) await show(store, next, all, held)
    const removed = await prune(store, all, next, options.keep, held)
    const milliseconds = Math.round(performance.now() - started)
    return { domain: site.domain, place: store.place, release: next.id, former, ...done, removed, milliseconds }
  })
}

/** A job that has mixed up its folders, or a platform that has lost its content, is not shown to visitors. */
function guard(
  { place }: ReleaseStore,
  site: Site,
  whole: readonly Manifest[],
  shown: Manifest | undefined,
  mayLose: number,
): void {
  const other = whole.find(({ domain }) => domain !== site.domain)
  if (other) throw refuse(`${place} holds releases of ${other.domain}: nothing of ${site.domain} goes there.`)
  const pages = (files: Manifest['files']) => Object.keys(files).filter((name) => name.endsWith('.html')).length
  const [before, now] = [pages(shown?.files ?? {}), pages(site.files)]
  if (now < before * (1 - mayLose / 100))
    throw new BuildFailure(
      EXIT.contract,
      `The site has ${now} pages, and ${before} before: more than ${mayLose} % are missing (--may-lose). Nothing was released.`,
    )
}

async function clearUnfinished(store: ReleaseStore, whole: readonly Manifest[]): Promise<void> {
  const known = new Set(whole.map(({ id }) => id))
  const { folders, manifests } = await store.list()
  for (const id of new Set([...folders, ...manifests])) if (!known.has(id)) await store.remove(id)
}

async function bring(
  store: ReleaseStore,
  site: Site,
  whole: readonly Manifest[],
  former: string | null,
  keepAssets: number,
  done: { uploaded: number; uploadedBytes: number; taken: number },
): Promise<Manifest> {
  const id = nextId(
    whole.map((each) => each.id),
    randomBytes(3).toString('hex'),
  )
  const source = (name: string) => ({ name, path: join(site.dir, name), sent: sentAs(name) })
  const sent = ([, bytes]: FileFacts) => {
    done.uploaded += 1
    done.uploadedBytes += bytes
  }
  const digests = new Map(whole.flatMap(({ assets }) => Object.entries(assets)))
  await eachOf(Object.entries(site.assets), store.parallel, async ([name, facts]) => {
    const [digest] = digests.get(name) ?? []
    if (digest !== undefined && digest !== facts[0])
      throw new Error(`${name} is named by its content, and stands in ${store.place} with another.`)
    if (digest !== undefined) return
    await store.uploadShared(source(name))
    sent(facts)
  })
  const newestFirst = [...whole].reverse().sort((a, b) => Number(b.id === former) - Number(a.id === former))
  await eachOf(Object.entries(site.files), store.parallel, async ([name, facts]) => {
    const from = newestFirst.find(({ files }) => files[name]?.[0] === facts[0])
    if (from) {
      await store.take(from.id, id, name)
      done.taken += 1
    } else {
      await store.upload(id, source(name))
      sent(facts)
    }
  })
  const { domain, tenantId, files, assets } = site
  const digest = site.digest + store.adds
  const now = machineTime()
  const carried = carriedFrom(whole, former, Object.keys(assets), now, keepAssets)
  const made = new Date(now).toISOString()
  const manifest = { id, domain, tenantId, made, former, digest, files, assets, carried }
  await store.seal(manifest, assetsOf([...whole, manifest]))
  return manifest
}

async function show(store: ReleaseStore, next: Manifest, whole: readonly Manifest[], held: Held): Promise<void> {
  await held.check()
  await store.show(next, assetsOf(whole))
}

async function prune(
  store: ReleaseStore,
  whole: readonly Manifest[],
  shown: Manifest,
  keep: number,
  held: Held,
): Promise<string[]> {
  await held.check()
  const kept = keptReleases(whole, shown, keep)
  const gone = whole.flatMap(({ id }) => (kept.has(id) ? [] : [id]))
  for (const id of gone) await store.remove(id)
  const needed = assetsOf(whole.filter(({ id }) => kept.has(id)))
  const unneeded = (await store.shared()).filter((name) => !needed.has(name))
  if (unneeded.length > 0) await store.unshare(unneeded)
  return gone
}

/**
 * Shows a release that stands there again.
 *
 * @param id the one before, if none is named
 * @throws BuildFailure (2) there is none
 */
export function rollBack(store: ReleaseStore, id: string | null, options: ReleaseOptions): Promise<ReleaseReport> {
  const started = performance.now()
  return holding(store, options, async (held) => {
    const whole = await wholeReleases(store)
    const former = await store.shown()
    const shown = whole.find((each) => each.id === former)
    const before = shown && releaseBefore(shown, whole)
    const target = id === null ? before : whole.find((each) => each.id === id)
    if (!target)
      throw refuse(
        id === null ? `${store.place} has no release before ${former}.` : `${store.place} has no release ${id}.`,
      )
    if (target.id !== former) await show(store, target, whole, held)
    const { domain } = target
    const milliseconds = Math.round(performance.now() - started)
    const none = { uploaded: 0, uploadedBytes: 0, taken: 0, removed: [] }
    return { domain, place: store.place, release: target.id, former, ...none, milliseconds }
  })
}

/** The releases that stand there, the newest first. */
export async function listReleases(store: ReleaseStore): Promise<(Manifest & { isShown: boolean })[]> {
  const shown = await store.shown()
  return (await wholeReleases(store)).reverse().map((each) => ({ ...each, isShown: each.id === shown }))
}
