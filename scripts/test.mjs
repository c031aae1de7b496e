// npm test [-- --only unit,e2e] [FILES…]: the checks that protect visitors, from the cheapest to the most expensive.
// npm run test:all: everything. npm test -- --changed: npm test, and the stages of test:all that cover the changes
// since TEST_BASE or origin/main; CI runs this. Stops at the first failing stage unless --keep-going is given. The last
// line counts all checks: "12 passed, 0 failed". --report FILE writes the stages as JSON, --slow lists the slowest
// files.
import fs from 'node:fs'
// Imports the whole module: an old Node lacks parseArgs, and checkNode() then reports that in a sentence.
import * as util from 'node:util'
import { Advice, giveUp } from './advice.mjs'
import { checkNode, ensurePackages } from './install.mjs'
import { restarts } from './run-build.mjs'
import { changedFiles, stagesFor } from './test/changed.mjs'
import { environment, SERVED } from './test/programs.mjs'
import { rowOf, runStages } from './test/run-stages.mjs'
import { slowestFiles } from './test/slowest.mjs'
import { CORE, STAGES } from './test/stages.mjs'

const USAGE = `Usage: npm test [-- --all] [--changed] [--only STAGE,…] [--keep-going] [--slow] [--report FILE] [FILES…]
  --all      every stage and every story (npm run test:all)
  --changed  also the stages that cover what has changed since TEST_BASE or origin/main
  --only     these stages: ${STAGES.map(({ name }) => name).join(', ')}
  FILES      with one stage only, for example: npm test -- --only unit src/domain`

function commandLine() {
  const flag = /** @type {const} */ ({ type: 'boolean' })
  const text = /** @type {const} */ ({ type: 'string' })
  try {
    return util.parseArgs({
      options: { all: flag, changed: flag, only: text, 'keep-going': flag, slow: flag, report: text },
      allowPositionals: true,
    })
  } catch {
    throw new Advice(USAGE, 2)
  }
}

/** @param {ReturnType<typeof commandLine>['values']} flags @returns {string[]} */
function chosenNames({ all, changed, only }) {
  if (only !== undefined) return only.split(',')
  if (all) return STAGES.filter(({ partOf }) => partOf === undefined).map(({ name }) => name)
  return changed ? [...CORE, ...stagesFor(STAGES, changedFiles())] : CORE
}

async function main() {
  checkNode()
  const { values: flags, positionals: files } = commandLine()
  const names = chosenNames(flags)
  if (names.some((name) => !STAGES.some((stage) => stage.name === name))) throw new Advice(USAGE, 2)
  if (files.length > 0 && names.length !== 1) throw new Advice(USAGE, 2)
  const chosen = STAGES.filter(({ name }) => names.includes(name))
  const keepsGoing = flags['keep-going'] ?? false
  await ensurePackages()
  // More cases than npm test, with different values each time (tests/property-runs.ts).
  if (flags.all) environment.FC_RUNS ??= '1000'
  fs.rmSync(SERVED, { force: true })
  const started = performance.now()
  const done = await runStages(chosen, { files, keepsGoing, whole: flags.all ?? false })
  if (flags.report) fs.writeFileSync(flags.report, JSON.stringify(done))
  if (flags.slow) console.log(`\n${slowestFiles(done.map(({ name }) => name))}`)
  console.log(`\n${done.map(rowOf).join('\n')}\nin all ${((performance.now() - started) / 1000).toFixed(1)} s`)
  const failing = done.filter(({ failed }) => failed > 0).map(({ name }) => name)
  if (failing.length > 0) {
    const left = chosen.filter(({ name }) => !done.some((each) => each.name === name)).map(({ name }) => name)
    const notRun = left.length > 0 ? ` (not run: ${left.join(', ')})` : ''
    console.log(`Failed: ${failing.join(', ')}${notRun}. Run again: npm test -- --only ${failing.join(',')}`)
  }
  if (restarts.length > 0)
    console.log(
      `The engine crashed during a build (exit codes ${restarts.map(({ code }) => code).join(', ')}): a failure.`,
    )
  const sum = (/** @type {'passed' | 'failed'} */ which) => done.reduce((all, each) => all + each[which], 0)
  const failed = sum('failed') + restarts.length
  console.log(`${sum('passed')} passed, ${failed} failed`)
  process.exitCode = failed === 0 && sum('passed') > 0 ? 0 : 1
}

await main().catch(giveUp)
