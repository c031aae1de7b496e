import type { ChildProcess } from 'node:child_process'
import { existsSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { LeftOut } from '../../src/content/border-report.ts'
import type { WantedPage } from '../../src/content/build-context.ts'
import { BuildFailure, EXIT } from '../../src/content/failure.ts'
import { blockedWarnings } from '../../src/content/origins.ts'
import { machineTime } from '../../src/lib/clock.ts'
import { type Base, baseOf } from './base.ts'
import { exceeded, heaviest, type Weight } from './budgets.ts'
import { cacheOf, holdCache, itemsOf, pruneCaches, type TenantCache, type UsedCaches } from './caches.ts'
import { carriedAssets } from './carried.ts'
import { digestSources, itemStamp } from './digests.ts'
import { builtByOlder } from './older-output.ts'
import { type Output, openOutput } from './open-output.ts'
import type { BuildOptions } from './options.ts'
import { fileOf, filesBelow, isAsset, makeTree, unite } from './output.ts'
import type { PartOrder } from './part.ts'
import { buildParts } from './parts.ts'
import { MARKER, markerText, publish, type ReleaseRecord, servedPages } from './release.ts'
import { writeSitemaps } from './sitemap.ts'

/** What a build did, as JSON for CI. Times in milliseconds. */
export interface Report {
  domain: string
  out: string
  pages: {
    total: number
    new: number
    changed: number
    reused: number
    removed: number
    byRoute: Record<string, number>
    byLanguage: Record<string, number>
  }
  /** Addresses that were rendered, at most 1,000. */
  rendered: string[]
  weights: Weight[]
  warnings: string[]
  /** Records and fields of the platform that the site does not have, and why. */
  leftOut: LeftOut[]
  /** What was read although the platform writes it in another form: each once. */
  oddities: string[]
  /** Most memory that the build's processes have held, added up, in MB. */
  peakMb: number
  /** Loading and rendering overlap between processes: the longest of each. */
  timings: { load: number; render: number; assemble: number; total: number }
}

/** The release before, as far as this build may take pages of it over: only what the same platform said. */
function reusable(
  record: ReleaseRecord | null,
  now: { platform: string; product: string; clean: boolean },
): ReleaseRecord | null {
  if (!record || now.clean) return null
  return record.platform === now.platform && record.product === now.product ? record : null
}

/** What each process of a build has met is told once. */
const distinct = (leftOut: readonly LeftOut[]): LeftOut[] => [
  ...new Map(leftOut.map((each) => [JSON.stringify(each), each])).values(),
]

const count = (keys: Iterable<string>) => {
  const counts: Record<string, number> = {}
  for (const key of keys) counts[key] = (counts[key] ?? 0) + 1
  return counts
}

/**
 * Builds a tenant's site. Throws BuildFailure; the output shows the last good release until the new one is whole.
 *
 * @param helpers processes that have been started for this build (processes.ts); they end with it
 */
export async function build(options: BuildOptions, helpers: readonly ChildProcess[]): Promise<Report> {
  const say = (text: string) => options.quiet || console.log(text)
  const { domain, wait } = options
  const out = resolve(options.out)
  const output = await openOutput({ out, domain, wait, isOlder: () => builtByOlder(out), say })
  const cache = cacheOf(options)
  try {
    const use = await holdCache(cache)
    const { report, used } = await buildInto(output, cache, options, helpers, say).finally(() => use.release())
    try {
      pruneCaches(cache, used)
    } catch (error) {
      // The site is there: what is not cleared now goes after another build.
      report.warnings.push(`The caches could not be cleared: ${error instanceof Error ? error.message : error}`)
    }
    return report
  } finally {
    output.close()
  }
}

async function buildInto(
  output: Output,
  cache: TenantCache,
  options: BuildOptions,
  helpers: readonly ChildProcess[],
  say: (text: string) => void,
): Promise<{ report: Report; used: UsedCaches }> {
  const started = performance.now()
  const { out, id, served, spare, run } = output
  const { domain, product } = options
  const platform = options.platform ?? 'sandbox'
  say(`Reading ${domain} from ${options.platform ?? 'the sandbox'} …`)
  const sources = digestSources()
  const items = { dir: itemsOf(cache, itemStamp(options, sources)), stamp: itemStamp(options, sources) }
  if (options.clean) rmSync(items.dir, { recursive: true, force: true })
  const former = reusable(served?.record ?? null, { platform, product, clean: options.clean })
  const missing = Object.keys(former?.pages ?? {}).filter(
    (address) => !existsSync(join(served?.dir ?? '', fileOf(address))),
  )
  const isEmpty = Object.keys(former?.pages ?? {}).length === missing.length
  // Beside the reading; one that fails is what the build fails by.
  const beginning: Promise<Base | null> =
    served && former && !isEmpty ? baseOf(served, spare, missing, join(run, 'base')) : Promise.resolve(null)
  beginning.catch(() => {})
  const stageOf = (index: number) => join(run, `part-${index}`)
  const jobs = 1 + helpers.length
  const orders = Array.from(
    { length: jobs },
    (_, index): PartOrder => ({
      options,
      items,
      search: cache.search,
      served: served && former ? { dir: served.dir, tenantId: former.tenantId } : null,
      missing,
      stage: stageOf(index),
      pictures: cache.pictures,
      share: { index, of: jobs },
      codeDigest: sources.code,
    }),
  )
  const known = former && served ? servedPages(served.dir, missing) : new Map<string, WantedPage>()
  const { parts, bundle } = await buildParts(orders, helpers, known)
  const done = performance.now()
  const [first, ...others] = parts
  if (!first) throw new Error('A build has at least one part.')
  const { tenantId } = first
  const before = former?.tenantId === tenantId ? known : new Map<string, WantedPage>()
  const wanted = new Map(parts.flatMap((part) => [...part.wanted]))
  const weights = heaviest(parts.flatMap((part) => part.weights))
  const tooHeavy = exceeded(weights)
  // A platform's long texts, cut as they are, may still be more than a page has room for: that is named, and no reason to
  // leave the old site standing. What our own code weighs shows in every build without such texts.
  const isByTexts = parts.some((part) => part.shortened > 0)
  if (tooHeavy.length > 0 && !isByTexts)
    throw new BuildFailure(EXIT.budget, `A budget is exceeded:\n${tooHeavy.join('\n')}`)
  const fresh = stageOf(0)
  for (const order of orders.slice(1, 1 + others.length)) unite(order.stage, fresh)
  writeSitemaps(fresh, { ...first, wanted })
  writeFileSync(join(fresh, MARKER), markerText({ domain, tenantId }))

  const isKept = ([address, page]: readonly [string, WantedPage]) => before.get(address)?.digest === page.digest
  const rendered = [...wanted].filter((page) => !isKept(page)).map(([address]) => address)
  const removed = [...(former ? Object.keys(former.pages) : [])].filter((address) => !wanted.has(address))
  const names = [...new Set(parts.flatMap((part) => part.pictures))]
  const assets = [...filesBelow(bundle.client)].filter(isAsset)
  const carried = carriedAssets(
    former?.tenantId === tenantId ? former : null,
    assets,
    machineTime(),
    options.keepAssets,
  )
  const base = await beginning
  const files = makeTree(join(run, 'next'), {
    fresh,
    client: bundle.client,
    wanted,
    served: served?.dir ?? null,
    base: rendered.length === wanted.size ? null : base,
    pictures: { names, kept: cache.pictures },
    carried: Object.keys(carried),
  })
  const pages = Object.fromEntries(wanted)
  const formerId = served?.record && missing.length === 0 ? served.id : null
  const record: ReleaseRecord = { domain, tenantId, platform, product, former: formerId, pages, files, assets, carried }
  publish(out, join(run, 'next'), id, record, run)
  const end = performance.now()
  const isNew = rendered.filter((address) => !before.has(address)).length
  const report: Report = {
    domain,
    out,
    pages: {
      total: wanted.size,
      new: isNew,
      changed: rendered.length - isNew,
      reused: wanted.size - rendered.length,
      removed: removed.length,
      byRoute: count([...wanted.values()].map((page) => page.route)),
      byLanguage: count([...wanted.values()].map((page) => page.language)),
    },
    rendered: rendered.slice(0, 1000),
    weights,
    warnings: [
      ...blockedWarnings(parts.flatMap((part) => part.blocked)),
      ...new Set([...parts.flatMap((part) => part.warnings), ...tooHeavy]),
    ],
    leftOut: distinct(parts.flatMap((part) => part.leftOut)),
    oddities: [...new Set(parts.flatMap((part) => part.oddities))],
    peakMb: parts.reduce((sum, part) => sum + part.peakMb, 0),
    timings: {
      load: Math.round(Math.max(...parts.map((part) => part.load))),
      render: Math.round(Math.max(...parts.map((part) => part.render))),
      assemble: Math.round(end - done),
      total: Math.round(end - started),
    },
  }
  return { report, used: { items: items.dir, pictures: names, search: parts.flatMap((part) => part.shards) } }
}
