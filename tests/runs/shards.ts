// npm run test:shards: splits the sample fair into 1, 3 and 7 shards, compares the merged sites with a single build,
// byte for byte, and prints what each cost.
import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Report } from '@fair/build/report.ts'
import { giveUp } from '../../scripts/advice.mjs'
import { BUILD_FLAGS } from '../../scripts/node-flags.mjs'

/** Flags of the build, such as `--size 2000 --languages en-US`. */
const flags = process.argv.slice(2)
const SPLITS = [1, 3, 7]

const start = (command: string, args: readonly string[]): Promise<number | null> =>
  new Promise((resolve, reject) => {
    const child = spawn(command, args, { stdio: ['ignore', 'inherit', 'inherit'] })
    child.once('error', reject)
    child.once('close', resolve)
  })

async function main(): Promise<number> {
  const dir = mkdtempSync(join(tmpdir(), 'shards-'))
  const run = async (name: string, ...args: string[]): Promise<Report> => {
    const report = join(dir, `${name}.json`)
    const own = ['--out', join(dir, name), '--report', report, '--cache-dir', join(dir, 'kept'), '--quiet']
    const code = await start(process.execPath, [...BUILD_FLAGS, ...args, ...own])
    if (code !== 0) throw new Error(`${name} did not build (exit code ${code}).`)
    return JSON.parse(readFileSync(report, 'utf8')) as Report
  }
  const printReport = (name: string, { pages, timings, peakMb }: Report) =>
    console.log(`${name.padEnd(10)} ${pages.total} pages, ${(timings.total / 1000).toFixed(1)} s, ${peakMb} MB at most`)
  try {
    const build = ['scripts/build.ts', '--sandbox', ...flags]
    printReport('whole', await run('whole', ...build))
    let differing = 0
    for (const of of SPLITS) {
      const names = Array.from({ length: of }, (_, n) => `shard-${n + 1}-${of}`)
      for (const [n, name] of names.entries()) {
        printReport(`shard ${n + 1}/${of}`, await run(name, ...build, '--shard', `${n + 1}/${of}`))
      }
      const joined = `of-${of}`
      printReport(
        `joined ${of}`,
        await run(joined, 'scripts/build-merge.ts', ...names.flatMap((each) => ['--from', join(dir, each)])),
      )
      const isSame = (await start('diff', ['-rq', join(dir, 'whole'), join(dir, joined)])) === 0
      console.log(`${of} shards and the complete build: ${isSame ? 'the same bytes' : 'NOT the same'}`)
      if (!isSame) differing += 1
      for (const name of [...names, joined]) {
        for (const each of [name, `.${name}.releases`]) rmSync(join(dir, each), { recursive: true, force: true })
      }
    }
    return differing === 0 ? 0 : 1
  } finally {
    rmSync(dir, { recursive: true, force: true })
  }
}

process.exit(await main().catch(giveUp))
