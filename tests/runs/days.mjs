// npm run test:days [-- --all] [--days 3,200] [--at 02:00,10:30] [--only unit,sandbox,engine,site,e2e]: the tests on
// other days. Each run moves the system clock forward by this many days, to that time (UTC), for the tests, the build,
// the platform and the browser alike; the site is rebuilt. By default three runs, with each day and each time once;
// --all runs all nine pairs; --days and --at together choose others. `npm run test:all` runs a small version.
import fs from 'node:fs'
import path from 'node:path'
import * as util from 'node:util'
import { Advice, giveUp } from '../../scripts/advice.mjs'
import { ensureFaketime } from '../../scripts/faketime.mjs'
import { checkNode, ensurePackages, handOver, pinnedNode, root } from '../../scripts/install.mjs'
import { NODE_FLAGS } from '../../scripts/node-flags.mjs'

const USAGE =
  'Usage: npm run test:days [-- --all] [--days 3,200] [--at 02:00,10:30] [--only unit,sandbox,engine,site,e2e]'
const DAYS = ['3', '200', '400']
const TIMES = ['02:00', '10:30', '20:00']
const STAGES = 'unit,sandbox,engine,site,e2e'

/** @typedef {{ days: string, at: string }} Pair */
/** @typedef {{ name: string, passed: number, failed: number, skipped?: string, seconds: number }} Ended */

/** @returns {{ pairs: Pair[], only: string }} */
function commandLine() {
  /** @type {{ all?: boolean, days?: string, at?: string, only?: string }} */
  let flags
  try {
    const texts = Object.fromEntries(['days', 'at', 'only'].map((name) => [name, { type: 'string' }]))
    flags = util.parseArgs({ options: { ...texts, all: { type: 'boolean' } } }).values
  } catch {
    throw new Advice(USAGE, 2)
  }
  const days = flags.days?.split(',') ?? DAYS
  const times = flags.at?.split(',') ?? TIMES
  if (![...days.map(Number), ...times.map((at) => Date.parse(`1970-01-01T${at}Z`))].every(Number.isFinite))
    throw new Advice(USAGE, 2)
  const isChosen = flags.all || flags.days !== undefined || flags.at !== undefined
  const pairs = isChosen
    ? days.flatMap((each) => times.map((at) => ({ days: each, at })))
    : DAYS.map((each, n) => ({ days: each, at: TIMES[n] ?? '' }))
  return { pairs, only: flags.only ?? STAGES }
}

/** @param {Pair} pair @param {string} only @returns {Promise<Ended[]>} */
async function run({ days, at }, only) {
  const report = path.join(root, '.cache', 'test', 'days.json')
  fs.rmSync(report, { force: true })
  // Built on that day, not reused from another.
  for (const site of ['test-site', 'test-site-b', 'test-site-apart'])
    fs.rmSync(path.join(root, '.cache', site), { recursive: true, force: true })
  const test = [pinnedNode, 'scripts/test.mjs', '--all', '--only', only, '--keep-going', '--report', report]
  const code = await handOver(pinnedNode, [
    ...NODE_FLAGS,
    'scripts/at-time.ts',
    ...['--days', days, '--at', at],
    '--',
    ...test,
  ])
  /** @type {Ended[]} */
  const ended = fs.existsSync(report) ? JSON.parse(fs.readFileSync(report, 'utf8')) : []
  const hasFailed = ended.some(({ failed }) => failed > 0)
  // It ended before it could report, or for another reason than a failed test.
  return code === 0 || hasFailed ? ended : [...ended, { name: 'npm test', passed: 0, failed: 1, seconds: 0 }]
}

async function main() {
  checkNode()
  const { pairs, only } = commandLine()
  await ensurePackages()
  await ensureFaketime()
  /** @type {string[]} */
  const rows = []
  let failures = 0
  for (const pair of pairs) {
    const name = `+${pair.days} d ${pair.at}`
    console.log(`\n=== ${name} UTC ===`)
    for (const { name: stage, passed, failed, seconds } of await run(pair, only)) {
      failures += failed
      const figures = [passed, failed, seconds.toFixed(0)].map((each) => String(each).padStart(8)).join('')
      rows.push(`${name.padEnd(16)}${stage.padEnd(8)}${figures}`)
    }
  }
  const head = `${'clock (UTC)'.padEnd(16)}${'stage'.padEnd(8)}${['passed', 'failed', 'seconds'].map((each) => each.padStart(8)).join('')}`
  console.log(`\n${[head, ...rows].join('\n')}`)
  process.exitCode = failures === 0 && rows.length > 0 ? 0 : 1
}

await main().catch(giveUp)
