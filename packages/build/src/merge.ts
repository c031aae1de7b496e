// Merges the shards of a sharded build (src/content/shard.ts) into one release, with the same bytes as a single build.
import { copyFileSync, existsSync, linkSync, mkdirSync, readFileSync, realpathSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { BuildFailure, EXIT } from '@fair/contract/rules/failure.ts'
import type { PlannedPage } from '../../../src/content/build-context.ts'
import { INCOMPLETE } from '../../../src/content/lists.ts'
import { nameOfShard } from '../../../src/content/shard.ts'
import { assemble, readPreviousBuild } from './assemble.ts'
import type { Bundle } from './bundle.ts'
import type { Log } from './log.ts'
import { builtByOlder } from './older-output.ts'
import { openOutput } from './open-output.ts'
import { fileOf } from './output.ts'
import { countPages, requireNoFewer } from './page-counts.ts'
import { MARKER, siteBefore } from './release.ts'
import { mergeFindings, type Report, reportOf } from './report.ts'
import { writeIndex } from './search-index.ts'
import { isSearchPart, joinSearch } from './search-part.ts'
import { heavyIndexes, type IndexWeight } from './search-weight.ts'
import { readShard, type ShardFolder } from './shard-file.ts'
import { writeSitemaps } from './sitemap.ts'
import { requireTenant } from './tenant.ts'

export interface MergeOptions {
  from: readonly string[]
  out: string
  wait: number
  keepAssets: number
  clean: boolean
  /** As in BuildOptions. */
  tenant: string | null
  newTenant: boolean
  allowFewer: boolean
  log: Log
}

const refuse = (sentence: string) => new BuildFailure(EXIT.usage, `${sentence} Nothing was published.`)

/**
 * Throws BuildFailure (2) unless the folders are all shards of one site, each once; the output shows the last release
 * until the new one is complete.
 *
 * @param bundleOf the bundle of the pages' code of these sources
 */
export async function merge(options: MergeOptions, bundleOf: (code: string) => Promise<Bundle>): Promise<Report> {
  const started = performance.now()
  const say = (text: string) => options.log.info('wait', text)
  const out = resolve(options.out)
  // If a shard is a link to its newest release, the current target is read to the end.
  const shards = options.from.map((dir) => readShard(existsSync(dir) ? realpathSync(dir) : dir))
  const [first] = shards
  if (!first) throw refuse('No shards given: name their folders with --from.')
  allOfOne(shards)
  const { planned, tail } = pagesOf(shards)
  const { domain, tenantId, platform, product } = first
  options.log.about({ domain, tenant: tenantId })
  options.log.info('phase', null, { phase: 'assemble', shards: shards.length, pages: planned.size })
  const bundle = await bundleOf(String(first.settled['code (of the checkout)']))
  const output = await openOutput({ out, domain, wait: options.wait, isOlder: () => builtByOlder(out), say })
  try {
    const previous = platform === 'sandbox' ? null : siteBefore(out, output.served)
    requireTenant(tenantId, previous?.tenantId ?? null, { ...options, domain })
    const onRequest = tail.size === 0 ? undefined : countPages(tail.keys())
    if (previous && !options.allowFewer)
      requireNoFewer(previous.counts, countPages([...planned.keys(), ...tail.keys()]), 'The site is unchanged')
    const before = readPreviousBuild(output, { platform, product, clean: options.clean })
    const known = before.former?.tenantId === tenantId ? before.known : new Map<string, PlannedPage>()
    const fresh = join(output.run, 'fresh')
    mkdirSync(fresh)
    for (const shard of shards) bring(shard, fresh, known)
    const indexes: IndexWeight[] = []
    for (const index of joinSearch(shards))
      indexes.push(...writeIndex(fresh, index, join(output.run, 'search')).weights)
    writeSitemaps(fresh, { ...first, planned: tail.size === 0 ? planned : new Map([...planned, ...tail]) })
    const assembled = await assemble(output, before, {
      ...{ domain, tenantId, platform, product, planned, fresh },
      client: bundle.client,
      pictures: { names: [], kept: '' },
      keepAssets: options.keepAssets,
      ...{ onRequest, now: first.now, readAt: Math.min(...shards.map(({ readAt }) => readAt)) },
    })
    const total = performance.now() - started
    const peakMb = Math.max(...shards.map((shard) => shard.peakMb))
    const merged = mergeFindings(shards.map((shard) => shard.met))
    const met = { ...merged, indexes, warnings: [...merged.warnings, ...heavyIndexes(indexes)] }
    const report = reportOf({ domain, tenantId, out, planned, tail: tail.size }, met, assembled, {
      peakMb,
      assemble: total,
      total,
    })
    return { ...report, shards: shards.map(costOf) }
  } finally {
    output.close()
  }
}

const costOf = ({ shard, pages, peakMb, met }: ShardFolder): NonNullable<Report['shards']>[number] => ({
  shard: nameOfShard(shard),
  pages: pages.length,
  peakMb,
  load: Math.round(met.load),
  render: Math.round(met.render),
})

/** Every shard of one site, made of the same content: otherwise throws what is missing, duplicate or different. */
function allOfOne(shards: readonly ShardFolder[]): void {
  const [first] = shards
  if (!first) return
  const { of } = first.shard
  const byIndex = Map.groupBy(shards, ({ shard }) => shard.index)
  for (const folder of shards) {
    const facts = { domain: 'domain', tenantId: 'tenant', platform: 'platform', product: 'product' } as const
    const differ = (what: string, one: unknown, other: unknown) =>
      refuse(`${first.dir} and ${folder.dir} differ in the ${what}: ${short(one)}, ${short(other)}.`)
    for (const [fact, what] of Object.entries(facts) as [keyof typeof facts, string][]) {
      if (folder[fact] !== first[fact]) throw differ(what, first[fact], folder[fact])
    }
    if (folder.shard.of !== of) throw differ('number of shards', of, folder.shard.of)
    for (const what of Object.keys({ ...first.settled, ...folder.settled })) {
      const [one, other] = [first.settled[what], folder.settled[what]]
      if (JSON.stringify(one) !== JSON.stringify(other)) throw differ(what, one, other)
    }
  }
  for (const [index, same] of byIndex) {
    if (same.length > 1)
      throw refuse(`Shard ${nameOfShard({ index, of })} was given twice: ${same.map(({ dir }) => dir).join(', ')}.`)
  }
  const missing = Array.from({ length: of }, (_, index) => ({ index, of })).filter(({ index }) => !byIndex.has(index))
  if (missing.length > 0) throw refuse(`Missing: shard ${missing.map(nameOfShard).join(', ')}.`)
}

const short = (value: unknown): string => {
  const text = JSON.stringify(value) ?? 'none'
  return text.length > 200 ? `${text.slice(0, 200)}…` : text
}

type Pages = Map<string, PlannedPage>

/**
 * All pages of the site, each language's in the order in which a single build plans them; each once, and as many as
 * every shard has counted.
 */
function pagesOf(shards: readonly ShardFolder[]): { planned: Pages; tail: Pages } {
  const [first] = shards
  const [planned, tail]: [Pages, Pages] = [new Map(), new Map()]
  if (!first) return { planned, tail }
  const placedIn = (pages: ShardFolder['pages'], dir: string, into: Pages) =>
    pages.map(([address, page]) => ({ address, page, dir, into }))
  const all = shards.flatMap((shard) => [
    ...placedIn(shard.pages, shard.dir, planned),
    ...placedIn(shard.tail, shard.dir, tail),
  ])
  const byLanguage = Map.groupBy(all, ({ page }) => page.language)
  for (const language of first.languages) {
    const plans = shards.map((shard) => new Map(shard.plan).get(language))
    const plan = plans[0]
    const other = plans.findIndex((each) => each?.digest !== plan?.digest)
    if (other > 0) throw refuse(otherPages(first, shards[other], shards, language))
    const pages = (byLanguage.get(language) ?? []).sort((a, b) => (a.page.nth ?? 0) - (b.page.nth ?? 0))
    for (const { address, page, dir, into } of pages) {
      const { nth: _, ...rest } = page
      if (planned.has(address) || tail.has(address)) throw refuse(`${address} occurs twice, the second time in ${dir}.`)
      into.set(address, rest)
    }
    const skipped = plans.reduce((sum, each) => sum + (each?.skipped ?? 0), 0)
    const missing = (plan?.pages ?? 0) - skipped - pages.length
    if (missing !== 0)
      throw refuse(`${Math.abs(missing)} pages in ${language} are ${missing > 0 ? 'missing' : 'too many'}.`)
  }
  return { planned, tail }
}

/** Why two shards list different pages: only the shard that renders a page requests its item, and may get none. */
function otherPages(first: ShardFolder, other: ShardFolder | undefined, all: readonly ShardFolder[], language: string) {
  const lost = all.flatMap(({ shard, met }) =>
    met.skipped.flatMap(({ id, reason }) => (reason === INCOMPLETE ? [`${id} (shard ${nameOfShard(shard)})`] : [])),
  )
  if (lost.length > 0)
    return `The platform lists records that it does not return in full: ${[...new Set(lost)].slice(0, 10).join(', ')}. Have them fixed there, or build the site in one piece, without --shard: it then omits them.`
  return `The platform's lists changed between ${first.dir} and ${other?.dir}, which list different pages in ${language}: build the shards again.`
}

/** Links a shard's files into a folder, except the pages that the previous release has as well. */
function bring({ dir, pages, files }: ShardFolder, fresh: string, known: ReadonlyMap<string, PlannedPage>): void {
  const made = new Set<string>()
  const place = (file: string) => {
    const to = join(fresh, file)
    if (!made.has(dirname(to))) mkdirSync(dirname(to), { recursive: true })
    made.add(dirname(to))
    return to
  }
  for (const [address, { digest }] of pages) {
    const file = fileOf(address)
    if (!existsSync(join(dir, file))) throw refuse(`${file} is missing from ${dir}: build the shard again.`)
    if (known.get(address)?.digest !== digest) link(join(dir, file), place(file))
  }
  for (const file of files) {
    if (file === MARKER || isSearchPart(file)) continue
    if (!existsSync(join(dir, file))) throw refuse(`${file} is missing from ${dir}: build the shard again.`)
    const to = place(file)
    if (!existsSync(to)) link(join(dir, file), to)
    else if (!readFileSync(to).equals(readFileSync(join(dir, file))))
      throw refuse(`${file} differs between the shards: the platform's content changed between them.`)
  }
}

function link(from: string, to: string): void {
  try {
    linkSync(from, to)
  } catch {
    // The shard is on another disk.
    copyFileSync(from, to)
  }
}
