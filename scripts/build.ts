// npm run build: builds one tenant's site from its platform. The CI job; see --help and README.md.
import { requirePlatform } from './build/asked-platform.ts'
import { keepCompiled } from './build/compiled.ts'
import { exitCodeOf } from './build/exit-code.ts'
import { type BuildOptions, readOptions, USAGE } from './build/options.ts'
import { startProcesses } from './build/processes.ts'
import type { Report } from './build/report.ts'
import { tellReport } from './build/tell-report.ts'

async function main(): Promise<void> {
  const args = process.argv.slice(2)
  if (args.includes('--help')) {
    console.log(USAGE)
    return
  }
  const options = readOptions(args, process.env)
  requirePlatform(options, args, process.env)
  tellReport(await run(options), options.report)
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

if (import.meta.main) process.exit(await exitCodeOf(main))
