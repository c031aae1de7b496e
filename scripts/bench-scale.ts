// npm run bench:scale [-- --sizes 500,2000] [--shards 8] [--only 1|1,2|all] [--jobs 1] [--dir DIR]: what one shard of
// a large fair costs (time, memory, files, bytes), how that grows with its size, and an estimate for a fair of the
// Canton Fair's size (docs/scale.md). With `--only all` it also merges the shards. The sandbox serves the platform
// over HTTP from this process, so that a shard's memory is its own; each shard is a process. Phases are CPU seconds.
// Not a test.
import { spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { type Cost, growthOf, planFor } from '@fair/build/growth.ts'
import { filesBelow } from '@fair/build/output.ts'
import type { Report } from '@fair/build/report.ts'
import { listen } from '@fair/deploy/serve/server.ts'
import { createSandbox } from '@fair/sandbox/app.ts'
import { Advice, giveUp } from './advice.mjs'
import { BUILD_FLAGS } from './node-flags.mjs'

/** 3.06 million products, as at the Canton Fair. */
const CANTON = { exhibits: 3_060_000, exhibitors: 34_744, languages: 4 }
const NOW = '2026-11-19T02:00:00Z'

/** Runs a command to its end; returns its wall time and CPU time in seconds. @throws {Advice} it failed */
async function ran(args: readonly string[]): Promise<{ seconds: number; cpu: number }> {
  const begun = performance.now()
  const child = spawn(process.execPath, [...BUILD_FLAGS, ...args], { stdio: ['ignore', 'ignore', 'inherit'] })
  let cpu = 0
  const look = () => {
    try {
      // Ticks of 10 ms in user and system mode (proc(5)); the name before them may contain spaces.
      const fields = readFileSync(`/proc/${child.pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
      cpu = (Number(fields[11]) + Number(fields[12])) / 100
    } catch {
      // No such file: not Linux, or the process has ended.
    }
  }
  const looking = setInterval(look, 200)
  const code = await new Promise((done, failed) => child.once('error', failed).once('close', done))
  clearInterval(looking)
  if (code !== 0) throw new Advice(`${args[0]} ended with ${code}.`)
  return { seconds: (performance.now() - begun) / 1000, cpu }
}

const weigh = (dir: string) => {
  let [files, bytes] = [0, 0]
  for (const file of filesBelow(dir)) {
    files += 1
    bytes += statSync(join(dir, file)).size
  }
  return { files, bytes }
}

function commandLine() {
  const text = { type: 'string' } as const
  const { values } = parseArgs({ options: { sizes: text, shards: text, only: text, jobs: text, dir: text } })
  const sizes = (values.sizes ?? '500,2000').split(',').map(Number)
  const shards = Number(values.shards ?? '8')
  const all = Array.from({ length: shards }, (_, n) => n + 1)
  const only = values.only === 'all' ? all : (values.only ?? '1').split(',').map(Number)
  const isWell = [...sizes, ...only].every((each) => Number.isInteger(each) && each > 0) && shards >= Math.max(...only)
  if (!isWell) throw new Advice('npm run bench:scale -- --sizes 500,2000 --shards 8 --only 1,2|all', 2)
  return { sizes, shards, only, jobs: values.jobs ?? '1', dir: values.dir }
}

async function main(): Promise<void> {
  const { sizes, shards, only, jobs, dir: given } = commandLine()
  const dir = given === undefined ? mkdtempSync(join(tmpdir(), 'scale-')) : resolve(given)
  mkdirSync(dir, { recursive: true })
  const bundle = join(dir, 'bundle')
  try {
    await ran(['scripts/build-bundle.ts', '--out', bundle])
    const costs: Cost[] = []
    for (const size of sizes) {
      const sandbox = createSandbox({ db: join(dir, `${size}.db`), size, media: false })
      const platform = await listen(
        (request) => sandbox.fetch(request),
        0,
        () => 'npm run bench:scale',
      )
      const run = async (name: string, ...args: string[]) => {
        const [out, report] = [join(dir, name), join(dir, `${name}.json`)]
        const own = ['--out', out, '--report', report, '--cache-dir', join(dir, 'kept'), '--bundle', bundle, '--quiet']
        const took = await ran([...args, ...own])
        return { ...(JSON.parse(readFileSync(report, 'utf8')) as Report), ...took, out }
      }
      const flags = [
        '--exhibition',
        'current',
        '--og',
        'none',
        '--jobs',
        jobs,
        '--now',
        NOW,
        '--time-limit',
        '120',
        '--memory',
        '20000',
      ]
      for (const n of only) {
        const { out, seconds, cpu, pages, timings, peakMb } = await run(
          ...([`shard-${size}-${n}`, 'scripts/build.ts', '--platform', `${platform.url}webapi`] as const),
          ...['--domain', 'localhost', '--shard', `${n}/${shards}`, ...flags],
        )
        const { load, plan, pages: render, files: index } = timings
        // Other processes may use the machine: CPU time is attributed to the phases in proportion to their duration.
        const busy = cpu === 0 ? 1 : cpu / seconds
        costs.push({
          ...{ exhibits: size, shard: `${n}/${shards}`, pages: pages.total, seconds, cpu: busy * seconds, peakMb },
          ...{ load: (load * busy) / 1000, plan: (plan * busy) / 1000, render: ((render + index) * busy) / 1000 },
          ...weigh(`${out}/`),
        })
        console.table(costs.slice(-1).map(rounded))
      }
      await platform.close()
      sandbox.close()
      if (only.length < shards) continue
      const from = only.flatMap((n) => ['--from', join(dir, `shard-${size}-${n}`)])
      const { out, seconds, pages, peakMb } = await run(`site-${size}`, 'scripts/build-merge.ts', ...from)
      console.table([
        { exhibits: size, joined: pages.total, seconds: Math.round(seconds), peakMb, ...weigh(`${out}/`) },
      ])
    }
    console.table(costs.map(rounded))
    const [small, large] = [costs[0], costs.at(-1)]
    if (!small || !large || small.exhibits === large.exhibits) return
    const growth = growthOf(small, large)
    console.log('\nWhat grows with what:')
    console.table([rounded(growth)])
    console.log(
      `\n${CANTON.exhibits} exhibits, ${CANTON.exhibitors} exhibitors, ${CANTON.languages} languages, by these figures:`,
    )
    console.table(
      [50_000, CANTON.exhibits].flatMap((head) => [10, 100].map((n) => rounded(planFor(CANTON, growth, n, head)))),
    )
  } finally {
    if (given === undefined) rmSync(dir, { recursive: true, force: true })
  }
}

/** For display: three significant digits. */
const rounded = <T extends object>(row: T) =>
  Object.fromEntries(
    Object.entries(row).map(([name, value]) => [
      name,
      typeof value === 'number' ? Number(value.toPrecision(3)) : value,
    ]),
  )

await main().catch(giveUp)
