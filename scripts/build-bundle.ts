// npm run build:bundle: compiles the pages' code once, for the shards that other machines build (--bundle DIR).
import { cpSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { writeBundle } from '@fair/build/bundle-folder.ts'
import { digestSources } from '@fair/build/digests.ts'
import { exitCodeOf } from '@fair/build/exit-code.ts'
import { BuildFailure, EXIT } from '@fair/contract/rules/failure.ts'

const USAGE = 'Usage: npm run build:bundle -- --out DIR [--source-maps DIR] [--cache-dir DIR]'

function commandLine() {
  const text = { type: 'string' } as const
  try {
    return parseArgs({ options: { out: text, 'cache-dir': text, 'source-maps': text, help: { type: 'boolean' } } })
      .values
  } catch (error) {
    throw new BuildFailure(EXIT.usage, `${error instanceof Error ? error.message : error}\n${USAGE}`)
  }
}

async function main(): Promise<void> {
  const { out, help, 'cache-dir': cacheDir = null, 'source-maps': maps } = commandLine()
  if (help) return console.log(USAGE)
  if (out === undefined) throw new BuildFailure(EXIT.usage, `--out is missing.\n${USAGE}`)
  const { code } = digestSources()
  const bundle = await writeBundle(out, code, cacheDir)
  // For debugging browser errors; never part of a site.
  if (maps !== undefined) cpSync(bundle.maps, maps, { recursive: true })
  console.log(`Wrote the pages' code (${code}) to ${out}`)
}

if (import.meta.main) process.exit(await exitCodeOf(main))
