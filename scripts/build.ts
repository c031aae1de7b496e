// npm run build: builds one tenant's site from its platform. The CI job; see --help and README.md.
import { createHash } from 'node:crypto'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { build as astro } from 'astro'
import { BuildFailure, EXIT } from '../src/content/failure.ts'
import { setRun, type WantedPage } from '../src/content/run.ts'
import { exceeded, type Weight, weigh } from './build/budgets.ts'
import { writeFeeds } from './build/feeds.ts'
import { type BuildOptions, readOptions, USAGE } from './build/options.ts'
import { discard, forgetManifest, mergeIn, readManifest, swapIn, writeManifest } from './build/output.ts'
import { prepare, root } from './build/prepare.ts'
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
  /** Most memory that this process has held, in MB. */
  peakMb: number
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
  const before = options.clean ? new Map<string, WantedPage>() : readManifest(cacheDir, out)
  if (options.clean) rmSync(cacheDir, { recursive: true, force: true })

  say(`Reading ${options.domain} from ${options.platform ?? 'the sandbox'} …`)
  const known = new Map([...before].map(([address, page]) => [address, page.digest]))
  const { run, warnings, close } = await prepare(options, cacheDir, known)
  const loaded = performance.now()
  try {
    setRun(run)
    say('Rendering …')
    discard(stage)
    process.env['ASTRO_TELEMETRY_DISABLED'] = '1'
    await astro({
      root,
      outDir: stage,
      logLevel: 'error',
      site: options.origin,
      cacheDir: join(root, '.cache', 'astro'),
    })
    const done = performance.now()

    const kept = [...run.wanted]
      .filter(([address, page]) => known.get(address) === page.digest)
      .map(([address]) => address)
    const rendered = new Map([...run.wanted].filter(([address, page]) => known.get(address) !== page.digest))
    const weights = weigh(stage, rendered)
    const tooHeavy = exceeded(weights)
    if (tooHeavy.length > 0) throw new BuildFailure(EXIT.budget, `A budget is exceeded:\n${tooHeavy.join('\n')}`)
    writeSitemaps(stage, run)
    writeFeeds(stage, run)
    const removed = [...known.keys()].filter((address) => !run.wanted.has(address))
    forgetManifest(cacheDir)
    if (kept.length === 0) swapIn(stage, out)
    else mergeIn(stage, out, removed)
    writeManifest(cacheDir, out, run.wanted)
    const end = performance.now()
    const isNew = [...rendered.keys()].filter((address) => !known.has(address)).length
    return {
      domain: options.domain,
      out,
      pages: {
        total: run.wanted.size,
        new: isNew,
        changed: rendered.size - isNew,
        reused: kept.length,
        removed: removed.length,
        byRoute: count([...run.wanted.values()].map((page) => page.route)),
        byLanguage: count([...run.wanted.values()].map((page) => page.language)),
      },
      rendered: [...rendered.keys()].slice(0, 1000),
      weights,
      warnings,
      peakMb: Math.round(process.resourceUsage().maxRSS / 1024),
      timings: {
        load: Math.round(loaded - started),
        render: Math.round(done - loaded),
        assemble: Math.round(end - done),
        total: Math.round(end - started),
      },
    }
  } finally {
    close()
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
