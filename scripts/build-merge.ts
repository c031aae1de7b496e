// npm run build:merge: merges the shards that `npm run build -- --shard I/N` has made into one site.
import { globSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { bundleOf } from '@fair/build/bundle.ts'
import { adoptBundle } from '@fair/build/bundle-folder.ts'
import { digestSources } from '@fair/build/digests.ts'
import { exitCodeOf } from '@fair/build/exit-code.ts'
import { createLog, logFormat, logFormOf } from '@fair/build/log.ts'
import { merge } from '@fair/build/merge.ts'
import { printReport } from '@fair/build/print-report.ts'
import { BuildFailure, EXIT } from '@fair/contract/rules/failure.ts'

const USAGE = `Usage: npm run build:merge -- --from DIR [--from DIR …] [--out DIR] [--bundle DIR] [--report FILE] [--wait SECONDS]
                              [--keep-assets DAYS] [--cache-dir DIR] [--clean] [--quiet] [--log text|json]
                              [--tenant ID] [--new-tenant] [--allow-fewer]
  --from     the shards' folders: one flag for each, or a pattern for all: --from 'shards/*'
  --bundle   the pages' code as made by npm run build:bundle; without it, the code is bundled here unless it is cached`

const usage = (sentence: string) => new BuildFailure(EXIT.usage, `${sentence}\n${USAGE}`)

function commandLine() {
  const [text, flag] = [{ type: 'string' }, { type: 'boolean' }] as const
  const options = {
    ...{
      out: text,
      bundle: text,
      report: text,
      wait: text,
      'keep-assets': text,
      'cache-dir': text,
      log: text,
      tenant: text,
    },
    ...{
      clean: flag,
      quiet: flag,
      help: flag,
      'new-tenant': flag,
      'allow-fewer': flag,
      from: { type: 'string', multiple: true } as const,
    },
  }
  try {
    return parseArgs({ options }).values
  } catch (error) {
    throw usage(error instanceof Error ? error.message : String(error))
  }
}

function numberOf(name: string, text: string): number {
  if (!/^\d{1,6}$/.test(text)) throw usage(`--${name} takes a number, not "${text}".`)
  return Number(text)
}

let log = createLog(logFormat(process.argv, process.env))

async function main(): Promise<void> {
  const { from = [], ...flags } = commandLine()
  if (flags.help) return console.log(USAGE)
  if (from.length === 0) throw usage('No shards given: name their folders with --from.')
  const form = logFormOf(flags.log ?? process.env['BUILD_LOG'] ?? 'text')
  if (form === null) throw usage(`--log takes text or json, not "${flags.log}".`)
  log = createLog(form, { quiet: flags.quiet ?? false })
  const cacheDir = flags['cache-dir'] ?? null
  const { code } = digestSources()
  if (flags.bundle !== undefined) adoptBundle(flags.bundle, code, cacheDir)
  const options = {
    from: from.flatMap((each) => (/[*?[{]/.test(each) ? globSync(each).sort() : [each])),
    out: flags.out ?? 'dist',
    wait: numberOf('wait', flags.wait ?? '600'),
    keepAssets: numberOf('keep-assets', flags['keep-assets'] ?? '7'),
    clean: flags.clean ?? false,
    tenant: flags.tenant || null,
    newTenant: flags['new-tenant'] ?? false,
    allowFewer: flags['allow-fewer'] ?? false,
    log,
  }
  const report = await merge(options, async (ofShards) => {
    if (ofShards !== code)
      throw new BuildFailure(
        EXIT.usage,
        'The shards were built from sources other than this checkout: nothing was published.',
      )
    return bundleOf(code, cacheDir)
  })
  printReport(report, flags.report ?? null, log)
}

if (import.meta.main) process.exit(await exitCodeOf(main, () => log))
