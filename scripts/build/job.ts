import type { ChildProcess } from 'node:child_process'
import { rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { BuildFailure, EXIT } from '../../src/content/failure.ts'
import { nameOfShard } from '../../src/content/shard.ts'
import { assemble, lookBack } from './assemble.ts'
import { exceeded } from './budgets.ts'
import { adoptBundle } from './bundle-folder.ts'
import { cacheOf, holdCache, itemsOf, pruneCaches, type TenantCache, type UsedCaches } from './caches.ts'
import { digestSources, itemStamp } from './digests.ts'
import { builtByOlder } from './older-output.ts'
import { type Output, openOutput } from './open-output.ts'
import type { BuildOptions } from './options.ts'
import { unite } from './output.ts'
import type { PartOrder } from './part.ts'
import { buildParts } from './parts.ts'
import { type Report, reportOf, uniteMet } from './report.ts'
import { writeShare } from './share-file.ts'
import { writeSitemaps } from './sitemap.ts'

/**
 * Builds a tenant's site, or a share of it. Throws BuildFailure; the output shows the last good release until the new one
 * is whole.
 *
 * @param helpers processes that have been started for this build (processes.ts); they end with it
 */
export async function build(options: BuildOptions, helpers: readonly ChildProcess[]): Promise<Report> {
  const say = (text: string) => options.quiet || console.log(text)
  const { domain, wait, shard } = options
  const out = resolve(options.out)
  const share = shard ? nameOfShard(shard) : undefined
  const output = await openOutput({ out, domain, share, wait, isOlder: () => builtByOlder(out), say })
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
  const { out, served, run } = output
  const { domain, product, shard } = options
  const platform = options.platform ?? 'sandbox'
  say(`Reading ${domain} from ${options.platform ?? 'the sandbox'} …`)
  const sources = digestSources()
  if (options.bundle !== null) adoptBundle(options.bundle, sources.code, options.cacheDir)
  const items = { dir: itemsOf(cache, itemStamp(options, sources)), stamp: itemStamp(options, sources) }
  if (options.clean) rmSync(items.dir, { recursive: true, force: true })
  const before = lookBack(output, { platform, product, clean: options.clean })
  const { former, missing, known } = before
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
  const { parts, bundle } = await buildParts(orders, helpers, known)
  const done = performance.now()
  const [first, ...others] = parts
  if (!first) throw new Error('A build has at least one part.')
  const { tenantId } = first
  const wanted = new Map(parts.flatMap((part) => [...part.wanted]))
  const met = uniteMet(parts)
  const tooHeavy = exceeded(met.weights)
  // A platform's long texts, cut as they are, may still be more than a page has room for: that is named, and no reason to
  // leave the old site standing. What our own code weighs shows in every build without such texts.
  if (tooHeavy.length > 0 && met.shortened === 0)
    throw new BuildFailure(EXIT.budget, `A budget is exceeded:\n${tooHeavy.join('\n')}`)
  met.warnings.push(...tooHeavy.filter((each) => !met.warnings.includes(each)))
  const fresh = stageOf(0)
  for (const order of orders.slice(1, 1 + others.length)) unite(order.stage, fresh)
  if (!shard) writeSitemaps(fresh, { ...first, wanted })
  const names = [...new Set(parts.flatMap((part) => part.pictures))]
  const peakMb = parts.reduce((sum, part) => sum + part.peakMb, 0)
  const site = { domain, tenantId, platform, product, wanted }
  const made = {
    ...site,
    fresh,
    client: shard ? null : bundle.client,
    pictures: { names, kept: cache.pictures },
    keepAssets: options.keepAssets,
    ...(shard ? { share: nameOfShard(shard) } : {}),
  }
  const assembled = await assemble(output, before, made, (tree, files) =>
    shard ? [writeShare(tree, { ...site, shard, parts, met, peakMb, files })] : [],
  )
  const end = performance.now()
  const report = reportOf({ domain, out, wanted }, met, assembled, {
    peakMb,
    assemble: end - done,
    total: end - started,
  })
  return { report, used: { items: items.dir, pictures: names, search: parts.flatMap((part) => part.shards) } }
}
