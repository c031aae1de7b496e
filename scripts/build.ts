// npm run build: builds one tenant's site from its platform. The CI job; see --help and README.md.
import { createHash } from 'node:crypto'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { BuildFailure, EXIT } from '../src/content/failure.ts'
import type { WantedPage } from '../src/content/run.ts'
import { LANGUAGES } from '../src/rules/language.ts'
import { exceeded, heaviest, type Weight } from './build/budgets.ts'
import { digestSources, itemStamp, root } from './build/digests.ts'
import { clearPictures, placePictures } from './build/og.ts'
import { type BuildOptions, readOptions, USAGE } from './build/options.ts'
import {
  discard,
  forgetManifest,
  mergeIn,
  moveTree,
  readManifest,
  swapIn,
  unite,
  writeManifest,
} from './build/output.ts'
import { buildParts } from './build/parts.ts'
import { writeSitemaps } from './build/sitemap.ts'

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
  /** Most memory that the build's processes have held, added up, in MB. */
  peakMb: number
  /** Loading and rendering overlap between processes: the longest of each. */
  timings: { load: number; render: number; assemble: number; total: number }
}

const count = (keys: Iterable<string>) => {
  const counts: Record<string, number> = {}
  for (const key of keys) counts[key] = (counts[key] ?? 0) + 1
  return counts
}

/** Builds a tenant's site. Throws BuildFailure; the last good output stays as it was. */
export async function build(options: BuildOptions): Promise<Report> {
  const started = performance.now()
  const say = (text: string) => options.quiet || console.log(text)
  const out = resolve(options.out)
  const key = createHash('sha256')
    .update(`${out} ${options.domain} ${options.platform ?? ''}`)
    .digest('hex')
    .slice(0, 12)
  const cacheDir = join(root, '.cache', 'build', key)
  const stage = join(dirname(out), `.${out.split('/').pop()}.stage`)
  if (options.clean) rmSync(cacheDir, { recursive: true, force: true })

  say(`Reading ${options.domain} from ${options.platform ?? 'the sandbox'} …`)
  const sources = digestSources()
  const items = { dir: join(cacheDir, 'items'), stamp: itemStamp(options, sources) }
  const keptPictures = join(root, '.cache', 'og')
  const stageOf = (index: number) => join(root, '.cache', 'stage', `${key}-${index}`)
  const jobs = Math.min(options.jobs, options.languages.length || LANGUAGES.length)
  const orders = Array.from({ length: jobs }, (_, index) => ({
    options,
    cacheDir,
    items,
    out,
    stage: stageOf(index),
    pictures: keptPictures,
    share: { index, of: jobs },
    codeDigest: sources.code,
  }))
  const before = readManifest(cacheDir, out)
  for (const order of orders) discard(order.stage)
  discard(stage)
  try {
    const parts = await buildParts(orders, before)
    const done = performance.now()
    const [first, ...others] = parts
    if (!first) throw new Error('A build has at least one part.')
    const wanted = new Map(parts.flatMap((part) => [...part.wanted]))
    const weights = heaviest(parts.flatMap((part) => part.weights))
    const tooHeavy = exceeded(weights)
    if (tooHeavy.length > 0) throw new BuildFailure(EXIT.budget, `A budget is exceeded:\n${tooHeavy.join('\n')}`)
    for (const other of orders.slice(1, 1 + others.length)) unite(other.stage, stageOf(0))
    moveTree(stageOf(0), stage)
    writeSitemaps(stage, { ...first, wanted })

    const isKept = ([address, page]: readonly [string, WantedPage]) => before.get(address)?.digest === page.digest
    const rendered = [...wanted].filter((page) => !isKept(page)).map(([address]) => address)
    const removed = [...before.keys()].filter((address) => !wanted.has(address))
    forgetManifest(cacheDir)
    const pictures = parts.flatMap((part) => part.pictures)
    const anew = rendered.length === wanted.size
    placePictures(pictures, keptPictures, anew ? stage : out)
    if (anew) swapIn(stage, out)
    else mergeIn(stage, out, removed)
    clearPictures(pictures, out)
    writeManifest(cacheDir, out, wanted)
    const end = performance.now()
    const isNew = rendered.filter((address) => !before.has(address)).length
    return {
      domain: options.domain,
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
      warnings: [...new Set(parts.flatMap((part) => part.warnings))],
      peakMb: parts.reduce((sum, part) => sum + part.peakMb, 0),
      timings: {
        load: Math.round(Math.max(...parts.map((part) => part.load))),
        render: Math.round(Math.max(...parts.map((part) => part.render))),
        assemble: Math.round(end - done),
        total: Math.round(end - started),
      },
    }
  } finally {
    for (const order of orders) discard(order.stage)
    discard(stage)
  }
}

async function main(): Promise<number> {
  const args = process.argv.slice(2)
  if (args.includes('--help')) {
    console.log(USAGE)
    return EXIT.ok
  }
  try {
    const options = readOptions(args, process.env)
    const report = await build(options)
    if (options.report !== null) {
      mkdirSync(dirname(resolve(options.report)), { recursive: true })
      writeFileSync(options.report, `${JSON.stringify(report, null, 2)}\n`)
    }
    const { pages, timings, warnings } = report
    for (const warning of warnings.slice(0, 20)) console.warn(`warning: ${warning}`)
    console.log(
      `${pages.total} pages in ${report.out}: ${pages.new} new, ${pages.changed} changed, ${pages.reused} reused, ${pages.removed} removed, in ${(timings.total / 1000).toFixed(1)} s`,
    )
    return EXIT.ok
  } catch (error) {
    if (error instanceof BuildFailure) {
      console.error(error.message)
      return error.exitCode
    }
    console.error('The build failed by a mistake of ours:', error)
    return EXIT.internal
  }
}

if (import.meta.main) process.exit(await main())
