// npm run build: builds one tenant's site from its platform. Runs as a CI job; see --help and docs/operator.md.

import { exitCodeOf } from '@fair/build/exit-code.ts'
import { USAGE } from '@fair/build/flags.ts'
import { createLog, type Log, logFormat } from '@fair/build/log.ts'
import { type BuildOptions, readOptions } from '@fair/build/options.ts'
import { printReport } from '@fair/build/print-report.ts'
import { startProcesses } from '@fair/build/processes.ts'
import type { Report } from '@fair/build/report.ts'
import { requirePlatform } from '@fair/build/requested-platform.ts'
import { nameOfShard } from '../src/content/shard.ts'

let log = createLog(logFormat(process.argv, process.env))

async function main(): Promise<void> {
  const args = process.argv.slice(2)
  if (args.includes('--help')) {
    console.log(USAGE)
    return
  }
  const options = readOptions(args, process.env)
  requirePlatform(options, args, process.env)
  log = createLog(options.log, options)
  log.about({ domain: options.domain, ...(options.shard ? { shard: nameOfShard(options.shard) } : {}) })
  printReport(await run(options, log), options.report, log)
}

/** The other processes are started before this one loads its own code, so that all of them load it at the same time. */
async function run(options: BuildOptions, log: Log): Promise<Report> {
  const helpers = startProcesses(options)
  try {
    const { build } = await import('@fair/build/job.ts')
    return await build(options, helpers, log)
  } finally {
    for (const helper of helpers) helper.kill()
  }
}

if (import.meta.main) process.exit(await exitCodeOf(main, () => log))
