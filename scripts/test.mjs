// npm test [-- --only unit,e2e] [FILES…]: everything that must hold, in order, from the cheapest to the dearest check.
// Stops at the first stage that fails, unless it is told to --keep-going; what runs side by side comes to its end. The
// last line counts all checks: "12 passed, 0 failed". --report FILE has the stages as JSON.
import fs from 'node:fs'
import path from 'node:path'
// As a whole: an old Node has no parseArgs, and is to be told so in a sentence.
import * as util from 'node:util'
import { Advice, giveUp } from './advice.mjs'
import { APART_BUILD } from './apart.mjs'
import { ensureChromium, ensureFonts } from './chromium.mjs'
import { clockTests } from './clock-tests.mjs'
import { ensureEjabberd } from './ejabberd.mjs'
import { ensureFaketime } from './faketime.mjs'
import { freePort } from './free-port.mjs'
import { checkNode, ensurePackages, handOver, pinnedNode, root } from './install.mjs'
import { ensureHosts } from './nginx-caddy.mjs'
import { NODE_FLAGS } from './node-flags.mjs'
import { runBuild } from './run-build.mjs'

/** `skipped` says why a stage could not run here. @typedef {{ passed: number, failed: number, skipped?: string }} Counts */
/** Where a stage's programs write: to the person, or into a file that is shown when the stage has ended. @typedef {'inherit' | number} Out */
/** `beside`: the stage that it runs beside, where both are asked for. `needs`: throws an Advice where what it needs can't be installed, which is no fault of the site: it is NOT RUN, unless it is asked for alone. @typedef {{ name: string, what: string, beside?: string, needs?: () => Promise<void>, run: (files: string[], out: Out) => Promise<Counts> }} Stage */

const results = path.join(root, '.cache', 'test')
const site = path.join(root, '.cache', 'test-site')
const tool = (/** @type {string} */ file) => path.join(root, 'node_modules', file)
const node = (/** @type {string[]} */ args, /** @type {Out} */ out) =>
  handOver(pinnedNode, [...NODE_FLAGS, ...args], environment, out)
const environment = {
  ...process.env,
  TEST_SITE: site,
  TEST_SITE_B: `${site}-b`,
  TEST_SITE_APART: `${site}-apart`,
  TEST_REPORT: path.join(results, 'build-report.json'),
  ASTRO_TELEMETRY_DISABLED: '1',
  // The kill test of stage xmpp, small: npm run test:xmpp has it larger.
  XMPP_MESSAGES: '200',
  XMPP_KILLS: '3',
}

/** A check that is one program: passed or failed as a whole. @param {Promise<number>} running */
const asOne = async (running) => ((await running) === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 })

/** @param {string} file what a runner wrote about its tests @param {number} code how it ended */
function countsOf(file, code) {
  const text = fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : '{}'
  const report = JSON.parse(text)
  const stats = report.stats ?? {}
  const passed = report.passed ?? report.numPassedTests ?? (stats.expected ?? 0) + (stats.flaky ?? 0)
  const failed = report.failed ?? report.numFailedTests ?? stats.unexpected ?? 0
  // A runner that failed without a failed test (no tests found, a file that does not load) is a failure all the same.
  return { passed, failed: code === 0 ? failed : Math.max(failed, 1) }
}

/** @param {string} name of the report @param {(file: string) => Promise<number>} run */
async function counted(name, run) {
  const file = path.join(results, `${name}.json`)
  fs.rmSync(file, { force: true })
  fs.mkdirSync(results, { recursive: true })
  const code = await run(file)
  return countsOf(file, code)
}

/** Starts Node with these arguments: `node`, or the same on another day. @typedef {(args: string[], out: Out) => Promise<number>} Start */

/** @param {string} project of vitest.config.ts @param {string[]} files @param {Out} out @param {Start} start */
const vitest = (project, files, out, start = node, name = project) =>
  counted(name, (file) => {
    const reports = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`]
    return start([tool('vitest/vitest.mjs'), 'run', '--project', project, ...reports, ...files], out)
  })

let areBuilt = false
/**
 * Builds the sites of the sample fair's two tenants, as TEST_SITE and TEST_SITE_B, with the first one's TEST_REPORT, and one
 * whose platform is on hosts of its own: once for all stages, so that what stands from an earlier day is not taken for today's.
 */
async function buildSites(/** @type {Out} */ out) {
  if (areBuilt) return
  // The last of the published ones is left out: it is shown as an unbuilt one is.
  const built = ['--exhibition', '2001,2002,2004,2005']
  const first = ['--sandbox', ...built, '--out', site, '--report', environment.TEST_REPORT]
  const second = ['--sandbox', '--domain', 'b.localhost', '--out', environment.TEST_SITE_B]
  const apart = [...APART_BUILD, '--out', environment.TEST_SITE_APART]
  const build = async (/** @type {string[]} */ flags) => {
    const code = await runBuild(flags, environment, out)
    if (code !== 0) throw new Advice(`The site did not build (exit code ${code}).`)
  }
  // The smallest bundles the pages' code for all; the others use both cores where one alone waits for its reading.
  await build(second)
  await Promise.all([build(first), build(apart)])
  areBuilt = true
}

/** The browser stories over the built sites. @param {string[]} args @param {Out} out @param {Start} start */
async function stories(args, out, start = node, name = 'e2e') {
  await ensureChromium()
  await ensureFonts()
  await buildSites(out)
  environment.E2E_PORT = String(await freePort())
  environment.E2E_APART_PORTS = (await Promise.all([freePort(), freePort(), freePort()])).join(',')
  return counted(name, (file) => {
    environment.PLAYWRIGHT_JSON_OUTPUT_FILE = file
    return start([tool('@playwright/test/cli.js'), 'test', '--reporter=list,json', ...args], out)
  })
}

/** Another day and another time of the day than people test at; npm run test:days has more of both. @type {Start} */
const later = (args, out) =>
  node(['scripts/at-time.ts', '--days', '200', '--at', '20:00', '--', pinnedNode, ...NODE_FLAGS, ...args], out)

/** @type {Stage[]} */
const stages = [
  {
    name: 'lint',
    what: 'format and lint (Biome)',
    run: (_, out) => asOne(node([tool('@biomejs/biome/bin/biome'), 'check', '--error-on-warnings'], out)),
  },
  {
    name: 'house',
    what: 'house rules',
    beside: 'lint',
    run: (_, out) => counted('house', (file) => node(['scripts/house.ts', '--report', file], out)),
  },
  {
    name: 'unused',
    what: 'files, exports and packages that nothing uses, then what tests alone use (knip)',
    beside: 'lint',
    run: async (_, out) => {
      const knip = [tool('knip/bin/knip.js'), '--no-progress', '--no-config-hints']
      const all = await asOne(node(knip, out))
      const live = await asOne(node([...knip, '--production', '--include', 'files,exports,types'], out))
      return { passed: all.passed + live.passed, failed: all.failed + live.failed }
    },
  },
  { name: 'unit', what: 'unit and contract tests', run: (files, out) => vitest('unit', files, out) },
  {
    name: 'types',
    what: 'types (astro check)',
    run: (_, out) => asOne(node([tool('astro/bin/astro.mjs'), 'check', '--minimumSeverity', 'warning'], out)),
  },
  {
    name: 'component',
    what: 'islands in a browser',
    run: async (files, out) => {
      await ensureChromium()
      return vitest('component', files, out)
    },
  },
  {
    name: 'xmpp',
    what: 'the chat over XMPP, against an ejabberd of its own',
    needs: ensureEjabberd,
    // They keep time limits and take half a core; the types take one. Other stages take both.
    beside: 'types',
    run: (files, out) => vitest('xmpp', files, out),
  },
  {
    name: 'build',
    what: 'the built site',
    run: async (files, out) => {
      await buildSites(out)
      return vitest('build', files, out)
    },
  },
  {
    name: 'hosts',
    what: 'the test sites behind nginx and Caddy',
    needs: ensureHosts,
    run: (_, out) => asOne(handOver(pinnedNode, [...NODE_FLAGS, 'scripts/test-hosts.ts'], process.env, out)),
  },
  {
    name: 'release',
    what: 'releases that are killed, into a folder and into an S3-compatible store',
    // It waits for locks most of the time.
    beside: 'hosts',
    run: (_, out) => asOne(node(['scripts/test-release.ts', '--kills', '2'], out)),
  },
  {
    name: 'days',
    what: 'what goes by the clock, for a system that is 200 days on',
    needs: ensureFaketime,
    run: async (_, out) => {
      const unit = await vitest('unit', clockTests(), out, later, 'days-unit')
      const seen = await stories(['--grep', '@time'], out, later, 'days-e2e')
      return { passed: unit.passed + seen.passed, failed: unit.failed + seen.failed }
    },
  },
  { name: 'e2e', what: 'a visitor in a browser', run: (files, out) => stories(files, out) },
]

function chosenStages() {
  const names = stages.map((stage) => stage.name)
  const usage = `Usage: npm test [-- --only ${names.join(',')}] [--keep-going] [--report FILE] [FILES…]`
  /** @type {{ values: { only?: string, report?: string, 'keep-going'?: boolean }, positionals: string[] }} */
  let line
  try {
    line = util.parseArgs({
      options: { only: { type: 'string' }, report: { type: 'string' }, 'keep-going': { type: 'boolean' } },
      allowPositionals: true,
    })
  } catch {
    throw new Advice(usage, 2)
  }
  const only = line.values.only?.split(',') ?? names
  if (only.some((name) => !names.includes(name))) throw new Advice(usage, 2)
  if (line.positionals.length > 0 && only.length !== 1)
    throw new Advice('Name files with one stage only: npm test -- --only unit src/rules', 2)
  const { report, 'keep-going': keepsGoing = false } = line.values
  return { chosen: stages.filter((stage) => only.includes(stage.name)), files: line.positionals, report, keepsGoing }
}

/** @typedef {Counts & { name: string, seconds: number }} Ended */

/** @param {Stage} stage @param {string[]} files @param {Out} out @param {boolean} isAlone @returns {Promise<Ended>} */
async function ended({ name, run, needs }, files, out, isAlone) {
  const started = performance.now()
  /** @type {unknown} */
  const missing = await needs?.().catch((error) => error)
  /** @type {Counts} */
  let counts
  if (missing instanceof Advice && !isAlone) {
    console.log(`${'!'.repeat(80)}\n${missing.message}\n${'!'.repeat(80)}`)
    counts = { passed: 0, failed: 0, skipped: missing.message }
  } else {
    counts = await (missing ? Promise.reject(missing) : run(files, out)).catch((error) => {
      console.error(error instanceof Advice ? error.message : error)
      return { passed: 0, failed: 1 }
    })
  }
  return { ...counts, name, seconds: (performance.now() - started) / 1000 }
}

/** A stage beside another one: what it says is shown as a whole, after it. @param {Stage} stage @param {string[]} files */
async function endedBeside(stage, files) {
  const log = path.join(results, `${stage.name}.log`)
  fs.mkdirSync(results, { recursive: true })
  const out = fs.openSync(log, 'w')
  const result = await ended(stage, files, out, false)
  fs.closeSync(out)
  return { ...result, said: fs.readFileSync(log, 'utf8').trimEnd() }
}

/** @param {Ended} result */
function lineOf({ name, passed, failed, skipped, seconds }) {
  const mark = skipped ? 'NOT RUN' : failed === 0 ? 'ok' : 'FAILED'
  const time = `${seconds.toFixed(1).padStart(7)} s`
  return `${name.padEnd(6)} ${mark.padEnd(7)} ${time}  ${skipped ?? `${passed} passed, ${failed} failed`}`
}

/** Stages in the order of their rounds: one, with those that run beside it. @param {Stage[]} chosen */
function roundsOf(chosen) {
  const isBeside = (/** @type {Stage} */ stage) => chosen.some(({ name }) => name === stage.beside)
  return chosen
    .filter((stage) => !isBeside(stage))
    .map((stage) => ({ stage, others: chosen.filter((other) => other.beside === stage.name) }))
}

async function main() {
  checkNode()
  const { chosen, files, report, keepsGoing } = chosenStages()
  await ensurePackages()
  const started = performance.now()
  /** @type {Ended[]} */
  const done = []
  const heading = (/** @type {Stage} */ stage, more = '') =>
    console.log(`\n[${chosen.indexOf(stage) + 1}/${chosen.length}] ${stage.name}: ${stage.what}${more}`)
  for (const { stage, others } of roundsOf(chosen)) {
    heading(stage, others.map(({ name }) => `; beside it ${name}`).join(''))
    const running = others.map((other) => endedBeside(other, files))
    done.push(await ended(stage, files, 'inherit', chosen.length === 1))
    for (const [n, other] of others.entries()) {
      const result = await running[n]
      heading(other)
      console.log(result.said)
      done.push(result)
    }
    if (!keepsGoing && done.some(({ failed }) => failed > 0)) break
  }
  if (report) fs.writeFileSync(report, JSON.stringify(done))
  console.log(`\n${done.map(lineOf).join('\n')}\nin all ${((performance.now() - started) / 1000).toFixed(1)} s`)
  const failing = done.filter(({ failed }) => failed > 0).map(({ name }) => name)
  if (failing.length > 0) {
    const left = chosen.filter(({ name }) => !done.some((each) => each.name === name)).map(({ name }) => name)
    const names = failing.join(',')
    console.log(
      `${keepsGoing ? 'Failed:' : 'Stopped at'} ${names}${left.length > 0 ? ` (not run: ${left.join(', ')})` : ''}; once more: npm test -- --only ${names}`,
    )
  }
  const sum = (/** @type {'passed' | 'failed'} */ which) => done.reduce((all, each) => all + each[which], 0)
  console.log(`${sum('passed')} passed, ${sum('failed')} failed`)
  process.exitCode = sum('failed') === 0 && sum('passed') > 0 ? 0 : 1
}

await main().catch(giveUp)
