// npm run build: builds one tenant's site from its platform. The CI job; see --help and README.md.
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { BuildFailure, EXIT } from '../src/content/failure.ts'
import { requirePlatform } from './build/asked-platform.ts'
import { keepCompiled } from './build/compiled.ts'
import { diskFailure } from './build/disk-failure.ts'
import type { Report } from './build/job.ts'
import { type BuildOptions, readOptions, USAGE } from './build/options.ts'
import { startProcesses } from './build/processes.ts'

async function main(): Promise<number> {
  const args = process.argv.slice(2)
  if (args.includes('--help')) {
    console.log(USAGE)
    return EXIT.ok
  }
  try {
    const options = readOptions(args, process.env)
    requirePlatform(options, args, process.env)
    const report = await run(options)
    if (options.report !== null) {
      mkdirSync(dirname(resolve(options.report)), { recursive: true })
      writeFileSync(options.report, `${JSON.stringify(report, null, 2)}\n`)
    }
    const { pages, timings, warnings } = report
    for (const warning of warnings.slice(0, 20)) console.warn(`warning: ${warning}`)
    for (const line of toldOf(report)) console.warn(line)
    console.log(
      `${pages.total} pages in ${report.out}: ${pages.new} new, ${pages.changed} changed, ${pages.reused} reused, ${pages.removed} removed, in ${(timings.total / 1000).toFixed(1)} s`,
    )
    return EXIT.ok
  } catch (error) {
    const failure = error instanceof BuildFailure ? error : diskFailure(error)
    if (failure) {
      console.error(failure.message)
      return failure.exitCode
    }
    console.error('The build failed by a mistake of ours:', error)
    return EXIT.internal
  }
}

/** What of the platform the site does not have: the first of it, the whole is in the report. */
function* toldOf({ leftOut, oddities }: Report): Generator<string> {
  for (const { tenant, language, call, id, field, reason, isRecord } of leftOut.slice(0, 20)) {
    const what = isRecord ? 'record' : 'field'
    yield `left out (${what}): tenant ${tenant}, ${language}, ${call}, ${id ?? 'no id'}, ${field}: ${reason}`
  }
  if (leftOut.length > 20) yield `left out: ${leftOut.length - 20} more, named in the report (--report FILE)`
  for (const oddity of oddities.slice(0, 20)) yield `read all the same: ${oddity}`
}

/** The other processes are started before this one reads its own code: all of them read it at the same time. */
async function run(options: BuildOptions): Promise<Report> {
  keepCompiled(options.cacheDir)
  const helpers = startProcesses(options)
  try {
    const { build } = await import('./build/job.ts')
    return await build(options, helpers)
  } finally {
    for (const helper of helpers) helper.kill()
  }
}

if (import.meta.main) process.exit(await main())
