import { hash } from 'node:crypto'
import type { Instant } from '@fair/contract/rules/brand.ts'
import { type BuildContext, type PlannedPage, setBuild } from '../../../src/content/build-context.ts'
import type { BuildWorker } from '../../../src/content/load.ts'
import { isOfShard, Plan } from '../../../src/content/shard.ts'
import { weigh } from './budgets.ts'
import type { Part } from './built-part.ts'
import type { Bundle } from './bundle.ts'
import { writeFeeds } from './feeds.ts'
import { writeFullTexts } from './full-texts.ts'
import type { RetainedItems } from './head.ts'
import { tenantIcons, writeIcons } from './icons.ts'
import { createLog } from './log.ts'
import { renderPictures } from './og.ts'
import type { BuildOptions } from './options.ts'
import { prepare } from './prepare.ts'
import { renderAll } from './render.ts'
import { writeSearchIndex } from './search-index.ts'
import { writeSearchPart } from './search-part.ts'
import { staticImportsIn } from './static-imports.ts'
import { addTime, type PhaseTimes, type RouteTimes, stopwatch } from './times.ts'

/** Files between two progress reports of a process. */
const PROGRESS = 50

/** The work of one process of a build. */
export interface PartOrder {
  options: BuildOptions
  /** Its cache folder (caches.ts). */
  search: string
  items: RetainedItems
  /** Id of the tenant of the current site; null if there is none, or if it may be replaced (tenant.ts). */
  formerTenant: string | null
  /** The release whose pages need not be rendered again; null: render all. */
  served: { dir: string; tenantId: string } | null
  /** Addresses of pages whose files are missing in that release. */
  missing: readonly string[]
  /** Folder that it renders into. */
  stage: string
  /** Cache folder of rendered pictures. */
  pictures: string
  worker: BuildWorker
  codeDigest: string
}

/** What the processes of a build share. */
export interface Common {
  /** Receives the platform's hour as read by this process; resolves to the hour that all processes use as "now". */
  hour: (own: Instant) => Promise<Instant>
  bundle: () => Promise<Bundle>
  /** Receives the progress of this process, in files. */
  progress: (done: number, total: number) => void
}

/** The pages of the current release, by address. */
export type Manifest = ReadonlyMap<string, PlannedPage>

/**
 * Loads and renders a part of a site's languages into its stage, with everything that belongs to single languages;
 * unchanged pages of the current release are skipped. Throws BuildFailure.
 */
export async function buildPart(order: PartOrder, before: Manifest, common: Common): Promise<Part> {
  const { options, stage } = order
  const lap = stopwatch()
  const known = new Map([...before].map(([address, page]) => [address, page.digest]))
  const { run, warnings, fullTexts, skipped, dataWarnings, blocked, fetcher, close } = await prepare(
    options,
    order.items,
    known,
    order.codeDigest,
    order.worker,
    common.hour,
    order.formerTenant,
  )
  const load = lap()
  try {
    const { tenantId } = run.content
    // The host now belongs to another tenant: nothing of the former one may remain.
    if (order.served && order.served.tenantId !== tenantId) run.known = new Map()
    const { shard } = options
    if (shard) run.plan = new Plan(shard)
    const isOurs = (address: string) => !shard || isOfShard(shard, address)
    setBuild(run)
    if (order.worker.index === 0)
      createLog(options.log, options).info('phase', 'Rendering …', { domain: options.domain, phase: 'render' })
    // Sharp renders in separate threads, in parallel with the pages.
    const pictures = renderPictures(run, order.pictures, isOurs)
    // Awaited at the end; if a page fails meanwhile, that is the build's error.
    pictures.catch(() => {})
    // One process renders the site's icons.
    const rendersIcons = order.worker.index === 0 && isOurs('/favicon.svg')
    const [bundle, icons] = await Promise.all([
      common.bundle(),
      // Not while pages are rendered: they block the process, and the time in which the logo must arrive would pass.
      rendersIcons ? tenantIcons(run, options.platform ?? options.origin, fetcher) : null,
    ])
    run.importsOf = staticImportsIn(bundle.client)
    const bundling = lap()
    const routes: RouteTimes = {}
    let [done, total] = [0, 0]
    // Every shard writes the style sheets, because the weights of its pages include them.
    const plan = await renderAll(
      bundle,
      stage,
      run.config.origin,
      (address) => address.endsWith('.css') || isOurs(address),
      (address, pattern, ms) => {
        addTime(routes, run.planned.get(address)?.route ?? pattern, ms)
        done += 1
        if (done % PROGRESS === 0 || done === total) common.progress(done, total)
      },
      (files) => {
        total = files
        common.progress(0, files)
      },
    )
    const pages = lap() - plan
    const rendered = new Map([...run.planned].filter(([address, page]) => run.known.get(address) !== page.digest))
    writeFeeds(stage, run, isOurs)
    writeFullTexts(stage, fullTexts)
    if (icons !== null) {
      writeIcons(stage, icons.icons)
      warnings.push(...icons.warnings)
    }
    if (shard) writeSearchPart(stage, run, shard, order.worker.index)
    const indexes = shard ? { names: [], weights: [] } : writeSearchIndex(stage, run, order.search)
    const weights = weigh(stage, bundle, rendered)
    const files = lap()
    const names = await pictures
    const phases: PhaseTimes = { load, bundle: bundling, plan, pages, files, pictures: lap() }
    return {
      origin: run.config.origin,
      tenantId,
      now: run.config.now,
      languages: run.content.languages,
      defaultLanguage: run.content.defaultLanguage,
      planned: run.planned,
      tail: run.tail,
      plan: run.plan?.languages() ?? [],
      settled: buildFingerprint(run, options),
      pictures: names,
      shards: indexes.names,
      weights,
      indexes: indexes.weights,
      warnings,
      skipped,
      blocked,
      shortened: fullTexts.length,
      dataWarnings: [
        ...dataWarnings,
        ...(run.duplicates ?? []).map((address) => `two records at ${address}: the first is shown`),
      ],
      peakMb: Math.round(process.resourceUsage().maxRSS / 1024),
      load,
      render: bundling + plan + pages + files + phases.pictures,
      phases,
      routes,
    }
  } finally {
    close()
  }
}

function buildFingerprint(
  { config, content, codeDigest }: BuildContext,
  { head }: BuildOptions,
): Record<string, unknown> {
  const { now, domain: _, ...options } = config
  const { languages, defaultLanguage, exhibitionIds, currentId } = content
  return {
    'code (of the checkout)': codeDigest,
    'moment (--now)': now,
    'languages of the platform, or --languages': [languages, defaultLanguage],
    'exhibitions of the platform, or --exhibition': [exhibitionIds, currentId],
    'prerendered exhibits (--head, --visited)': head && [head.count, hash('sha256', head.visited.join('\n'))],
    'options (--origin, --api-base, --media, --og and the like)': options,
  }
}
