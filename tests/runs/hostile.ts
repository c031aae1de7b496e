// npm run test:hostile [-- --only kills,tenants] [--small] [--seed N] [--report FILE]: exposes builds and sites to
// faults and bad platforms, often enough. Prints what was tried, what passed, how often records were skipped and
// reported, and what could not be tried here; npm test runs a small version. In full: two hours on an idle machine.
import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { Advice, giveUp } from '../../scripts/advice.mjs'
import { runSuite } from '../hostile/run-suite.ts'
import type { SuiteResults } from '../hostile/suite.ts'
import { SUITES } from '../hostile/suites.ts'

const USAGE = `Usage: npm run test:hostile [-- --only ${SUITES.map(({ name }) => name).join(',')}] [--small] [--seed N] [--report FILE]`

function commandLine() {
  try {
    const text = { type: 'string' } as const
    const options = {
      only: text,
      seed: text,
      report: text,
      small: { type: 'boolean' },
      help: { type: 'boolean' },
    } as const
    return parseArgs({ options }).values
  } catch (error) {
    throw new Advice(`${error instanceof Error ? error.message : error}\n${USAGE}`, 2)
  }
}

interface Row extends Pick<SuiteResults, 'tried' | 'held' | 'broken' | 'skippedRecords' | 'skipped'> {
  suite: string
  seconds: number
}

async function main(): Promise<void> {
  const { only, seed = '1', report, small, help } = commandLine()
  if (help) return console.log(USAGE)
  const names = only?.split(',') ?? SUITES.map(({ name }) => name)
  if (!/^\d+$/.test(seed) || names.some((name) => !SUITES.some((each) => each.name === name)))
    throw new Advice(USAGE, 2)
  const rows: Row[] = []
  for (const suite of SUITES.filter(({ name }) => names.includes(name))) {
    console.log(`${suite.name}: ${suite.what} …`)
    const started = performance.now()
    const { tried, held, broken, skippedRecords, skipped } = await runSuite(
      suite,
      small ? 'small' : 'full',
      Number(seed),
    )
    for (const what of broken) console.error(`  BROKEN  ${what}`)
    for (const what of skipped) console.log(`  skipped  ${what}`)
    rows.push({
      suite: suite.name,
      tried,
      held,
      broken,
      skippedRecords,
      skipped,
      seconds: Math.round((performance.now() - started) / 1000),
    })
  }
  console.table(rows.map(({ broken: _, skipped, ...row }) => ({ ...row, skipped: skipped.length })))
  if (report) writeFileSync(report, `${JSON.stringify(rows, null, 2)}\n`)
  const sum = (count: (row: Row) => number) => rows.reduce((all, row) => all + count(row), 0)
  const failed = sum(({ tried, held }) => tried - held)
  console.log(`${sum(({ held }) => held)} passed, ${failed} failed, ${sum(({ skipped }) => skipped.length)} skipped`)
  process.exitCode = failed === 0 && rows.length > 0 ? 0 : 1
}

await main().catch(giveUp)
