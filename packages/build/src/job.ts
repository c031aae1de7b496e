import type { ChildProcess } from 'node:child_process'
import { rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { BuildFailure, EXIT } from '@fair/contract/rules/failure.ts'
import { machineTime } from '@fair/contract/rules/machine-time.ts'
import { nameOfShard } from '../../../src/content/shard.ts'
import { assemble, readPreviousBuild } from './assemble.ts'
import { checkBudgets } from './budgets.ts'
import type { Part } from './built-part.ts'
import { adoptBundle } from './bundle-folder.ts'
import { cacheOf, holdCache, itemsOf, pruneCaches, type TenantCache, type UsedCaches } from './caches.ts'
import { digestSources, itemStamp } from './digests.ts'
import type { Log } from './log.ts'
import { builtByOlder } from './older-output.ts'
import { type Output, openOutput } from './open-output.ts'
import type { BuildOptions } from './options.ts'
import { mergeFolder } from './output.ts'
import { countPages, requireNoFewer } from './page-counts.ts'
import type { PartOrder } from './part.ts'
import { buildParts } from './parts.ts'
import { writePasswordModule } from './password-module.ts'
import { siteBefore } from './release.ts'
import { mergeFindings, type Report, reportOf } from './report.ts'
import { writeSecurityText } from './security-text.ts'
import { writeShard } from './shard-file.ts'
import { writeSitemaps } from './sitemap.ts'

/**
 * Builds a tenant's site, or a shard of it. Throws BuildFailure; the output shows the last good release until the new
 * one is complete.
 *
 * @param helpers processes that have been started for this build (processes.ts); they end with it
 */
export async function build(options: BuildOptions, helpers: readonly ChildProcess[], log: Log): Promise<Report> {
  const say = (text: string) => log.info('wait', text)
  const { domain, wait, shard } = options
  const out = resolve(options.out)
  const shardName = shard ? nameOfShard(shard) : undefined
  const output = await openOutput({ out, domain, shard: shardName, wait, isOlder: () => builtByOlder(out), say })
  const cache = cacheOf(options)
  try {
    const use = await holdCache(cache)
    const { report, used } = await buildInto(output, cache, options, helpers, log).finally(() => use.release())
    try {
      pruneCaches(cache, used)
    } catch (error) {
      // The site is published: caches that are not cleared now are cleared after another build.
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
  log: Log,
): Promise<{ report: Report; used: UsedCaches }> {
  const started = performance.now()
  const readAt = machineTime()
  const { out, served, run } = output
  const { domain, product, shard } = options
  const platform = options.platform ?? 'sandbox'
  log.info('phase', `Reading ${domain} from ${options.platform ?? 'the sandbox'} …`, { phase: 'load', platform })
  const sources = digestSources()
  if (options.bundle !== null) adoptBundle(options.bundle, sources.code, options.cacheDir)
  const items = { dir: itemsOf(cache, itemStamp(options, sources)), stamp: itemStamp(options, sources) }
  if (options.clean) rmSync(items.dir, { recursive: true, force: true })
  const before = readPreviousBuild(output, { platform, product, clean: options.clean })
  const { former, missing, known } = before
  // The sample fair may be replaced by any other: no real site depends on it.
  const previous = options.platform === null ? null : siteBefore(out, served)
  const stageOf = (index: number) => join(run, `part-${index}`)
  const jobs = 1 + helpers.length
  const orders = Array.from(
    { length: jobs },
    (_, index): PartOrder => ({
      options,
      items,
      search: cache.search,
      formerTenant: previous?.tenantId ?? null,
      served: served && former ? { dir: served.dir, tenantId: former.tenantId } : null,
      missing,
      stage: stageOf(index),
      pictures: cache.pictures,
      worker: { index, of: jobs },
      codeDigest: sources.code,
    }),
  )
  const { parts, bundle } = await buildParts(orders, helpers, known, (done, total) =>
    log.info('progress', null, { done, total }),
  )
  const done = performance.now()
  const [first, ...others] = parts
  if (!first) throw new Error('A build has at least one part.')
  const { tenantId } = first
  requireSameSite(parts)
  log.about({ tenant: tenantId })
  const planned = new Map(parts.flatMap((part) => [...part.planned]))
  const met = mergeFindings(parts)
  const { refused, warnings: budgetWarnings } = checkBudgets(met, options.platform !== null)
  if (refused.length > 0) throw new BuildFailure(EXIT.budget, `A budget is exceeded:\n${refused.join('\n')}`)
  met.warnings.push(...budgetWarnings.filter((each) => !met.warnings.includes(each)))
  log.info('phase', null, { phase: 'assemble', pages: planned.size })
  const fresh = stageOf(0)
  for (const order of orders.slice(1, 1 + others.length)) mergeFolder(order.stage, fresh)
  // Pages that are rendered on request count like any other.
  const tail = new Map(parts.flatMap((part) => [...part.tail]))
  const onRequest = tail.size === 0 ? undefined : countPages(tail.keys())
  if (previous && !shard && !options.allowFewer)
    requireNoFewer(previous.counts, countPages([...planned.keys(), ...tail.keys()]), 'The site is unchanged')
  if (!shard) writeSitemaps(fresh, { ...first, planned: tail.size === 0 ? planned : new Map([...planned, ...tail]) })
  const names = [...new Set(parts.flatMap((part) => part.pictures))]
  const { securityContact: contact, passwordModule } = options
  if (!shard || shard.index === 0) {
    if (passwordModule !== null) writePasswordModule(fresh, passwordModule)
    if (contact !== null) writeSecurityText(fresh, { ...first, contact })
  }
  const peakMb = parts.reduce((sum, part) => sum + part.peakMb, 0)
  const site = { domain, tenantId, platform, product, planned }
  const made = {
    ...site,
    fresh,
    client: shard ? null : bundle.client,
    pictures: { names, kept: cache.pictures },
    keepAssets: options.keepAssets,
    readAt,
    now: first.now,
    onRequest,
    ...(shard ? { shard: nameOfShard(shard) } : {}),
  }
  const assembled = await assemble(output, before, made, (tree, files) =>
    shard ? [writeShard(tree, { ...site, shard, parts, met, peakMb, files, readAt })] : [],
  )
  const end = performance.now()
  const report = reportOf({ domain, tenantId, out, planned, tail: tail.size }, met, assembled, {
    peakMb,
    assemble: end - done,
    total: end - started,
  })
  return { report, used: { items: items.dir, pictures: names, search: parts.flatMap((part) => part.shards) } }
}

/** @throws BuildFailure (5, 11) the processes have not read the same site: each of them requests it separately */
function requireSameSite([first, ...others]: readonly Part[]): void {
  for (const other of others) {
    if (other.tenantId !== first?.tenantId)
      throw new BuildFailure(
        EXIT.tenant,
        `The platform answered for tenant ${first?.tenantId} and for tenant ${other.tenantId} while the site was read. Nothing was published.`,
      )
    for (const [what, value] of Object.entries(other.settled)) {
      if (JSON.stringify(value) !== JSON.stringify(first.settled[what]))
        throw new BuildFailure(
          EXIT.contract,
          `The platform's answers changed while the site was read: ${what}. Nothing was published. Build again.`,
        )
    }
  }
}
