import type { ChildProcess } from 'node:child_process'
import { createHash } from 'node:crypto'
import { cpSync, rmSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import type { LeftOut } from '../../src/content/border-report.ts'
import type { WantedPage } from '../../src/content/build-context.ts'
import { BuildFailure, EXIT } from '../../src/content/failure.ts'
import { exceeded, heaviest, type Weight } from './budgets.ts'
import { digestSources, itemStamp, root } from './digests.ts'
import { clearPictures, placePictures } from './og.ts'
import type { BuildOptions } from './options.ts'
import { discard, forgetManifest, mergeIn, moveTree, readManifest, swapIn, unite, writeManifest } from './output.ts'
import { buildParts } from './parts.ts'
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
 * Builds a tenant's site. Throws BuildFailure; the last good output stays as it was.
 *
 * @param helpers processes that have been started for this build (processes.ts); they end with it
 */
export async function build(options: BuildOptions, helpers: readonly ChildProcess[]): Promise<Report> {
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
  const { pages: before, missing } = readManifest(cacheDir, out)
  const jobs = 1 + helpers.length
  const orders = Array.from({ length: jobs }, (_, index) => ({
    options,
    cacheDir,
    items,
    out,
    missing,
    stage: stageOf(index),
    pictures: keptPictures,
    share: { index, of: jobs },
    codeDigest: sources.code,
  }))
  for (const order of orders) discard(order.stage)
  discard(stage)
  try {
    const { parts, bundle } = await buildParts(orders, helpers, before)
    const done = performance.now()
    const [first, ...others] = parts
    if (!first) throw new Error('A build has at least one part.')
    const wanted = new Map(parts.flatMap((part) => [...part.wanted]))
    const weights = heaviest(parts.flatMap((part) => part.weights))
    const tooHeavy = exceeded(weights)
    // A platform's long texts, cut as they are, may still be more than a page has room for: that is named, and no
    // reason to leave the old site standing. What our own code weighs shows in every build without such texts.
    const isByTexts = parts.some((part) => part.shortened > 0)
    if (tooHeavy.length > 0 && !isByTexts) {
      throw new BuildFailure(EXIT.budget, `A budget is exceeded:\n${tooHeavy.join('\n')}`)
    }
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
    if (anew) {
      cpSync(bundle.client, stage, { recursive: true })
      swapIn(stage, out)
    } else mergeIn(stage, bundle.client, out, removed)
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
      warnings: [...new Set([...parts.flatMap((part) => part.warnings), ...tooHeavy])],
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
  } finally {
    for (const order of orders) discard(order.stage)
    discard(stage)
  }
}
