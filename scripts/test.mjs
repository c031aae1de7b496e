// npm test [-- --only unit,e2e] [FILES…]: everything that must hold, in order, from the cheapest to the dearest check.
// Stops at the first stage that fails. The last line counts all checks: "12 passed, 0 failed".
import fs from 'node:fs'
import net from 'node:net'
import path from 'node:path'
// As a whole: an old Node has no parseArgs, and is to be told so in a sentence.
import * as util from 'node:util'
import { Advice, giveUp } from './advice.mjs'
import { ensureChromium, ensureFonts } from './chromium.mjs'
import { checkNode, ensurePackages, handOver, pinnedNode, root } from './install.mjs'

/** @typedef {{ passed: number, failed: number }} Counts */
/** @typedef {{ name: string, what: string, run: (files: string[]) => Promise<Counts> }} Stage */

const results = path.join(root, '.cache', 'test')
const site = path.join(root, '.cache', 'test-site')
const tool = (/** @type {string} */ file) => path.join(root, 'node_modules', file)
const node = (/** @type {string[]} */ ...args) =>
  handOver(pinnedNode, ['--disable-warning=ExperimentalWarning', ...args], environment)
const environment = {
  ...process.env,
  TEST_SITE: site,
  TEST_SITE_B: `${site}-b`,
  TEST_REPORT: path.join(results, 'build-report.json'),
  ASTRO_TELEMETRY_DISABLED: '1',
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

/** @param {string} project of vitest.config.ts @param {string[]} files */
const vitest = (project, files) =>
  counted(project, (file) =>
    node(
      tool('vitest/vitest.mjs'),
      'run',
      '--project',
      project,
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${file}`,
      ...files,
    ),
  )

/** Builds the sites of the sample fair's two tenants, as TEST_SITE and TEST_SITE_B, with the first one's TEST_REPORT. */
async function buildSites() {
  const first = ['--out', site, '--report', environment.TEST_REPORT]
  const second = ['--domain', 'b.localhost', '--out', environment.TEST_SITE_B]
  for (const flags of [first, second]) {
    const code = await node('scripts/build.ts', ...flags)
    if (code !== 0) throw new Advice(`The site did not build (exit code ${code}).`)
  }
}

/** @returns {Promise<number>} a port that nobody listens on */
const freePort = () =>
  new Promise((resolve, reject) => {
    const server = net.createServer()
    server.on('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })

/** @type {Stage[]} */
const stages = [
  {
    name: 'lint',
    what: 'format and lint (Biome)',
    run: () => asOne(node(tool('@biomejs/biome/bin/biome'), 'check', '--error-on-warnings')),
  },
  {
    name: 'house',
    what: 'house rules',
    run: () => counted('house', (file) => node('scripts/house.ts', '--report', file)),
  },
  {
    name: 'types',
    what: 'types (astro check)',
    run: () => asOne(node(tool('astro/bin/astro.mjs'), 'check', '--minimumSeverity', 'warning')),
  },
  { name: 'unit', what: 'unit and contract tests', run: (files) => vitest('unit', files) },
  {
    name: 'build',
    what: 'the built site',
    run: async (files) => {
      await buildSites()
      return vitest('build', files)
    },
  },
  {
    name: 'e2e',
    what: 'a visitor in a browser',
    run: async (files) => {
      await ensureChromium()
      await ensureFonts()
      if (![site, environment.TEST_SITE_B].every((folder) => fs.existsSync(path.join(folder, 'index.html'))))
        await buildSites()
      environment.E2E_PORT = String(await freePort())
      return counted('e2e', (file) => {
        environment.PLAYWRIGHT_JSON_OUTPUT_FILE = file
        return node(tool('@playwright/test/cli.js'), 'test', '--reporter=list,json', ...files)
      })
    },
  },
]

function chosenStages() {
  const names = stages.map((stage) => stage.name)
  const usage = `Usage: npm test [-- --only ${names.join(',')}] [FILES…]`
  /** @type {{ values: { only?: string }, positionals: string[] }} */
  let line
  try {
    line = util.parseArgs({ options: { only: { type: 'string' } }, allowPositionals: true })
  } catch {
    throw new Advice(usage, 2)
  }
  const only = line.values.only?.split(',') ?? names
  if (only.some((name) => !names.includes(name))) throw new Advice(usage, 2)
  if (line.positionals.length > 0 && only.length !== 1)
    throw new Advice('Name files with one stage only: npm test -- --only unit src/rules', 2)
  return { chosen: stages.filter((stage) => only.includes(stage.name)), files: line.positionals }
}

async function main() {
  checkNode()
  const { chosen, files } = chosenStages()
  await ensurePackages()
  const sum = { passed: 0, failed: 0 }
  const times = []
  for (const [index, stage] of chosen.entries()) {
    console.log(`\n[${index + 1}/${chosen.length}] ${stage.name}: ${stage.what}`)
    const started = Date.now()
    const counts = await stage.run(files).catch((error) => {
      console.error(error instanceof Advice ? error.message : error)
      return { passed: 0, failed: 1 }
    })
    sum.passed += counts.passed
    sum.failed += counts.failed
    const mark = counts.failed === 0 ? 'ok' : 'FAILED'
    times.push(
      `${stage.name.padEnd(6)} ${mark.padEnd(6)} ${((Date.now() - started) / 1000).toFixed(1).padStart(7)} s  ${counts.passed} passed, ${counts.failed} failed`,
    )
    if (counts.failed > 0) break
  }
  console.log(`\n${times.join('\n')}`)
  const left = chosen.slice(times.length).map((stage) => stage.name)
  if (sum.failed > 0) {
    const failed = chosen[times.length - 1]?.name
    console.log(
      `Stopped at ${failed}${left.length > 0 ? ` (not run: ${left.join(', ')})` : ''}; once more: npm test -- --only ${failed}`,
    )
  }
  console.log(`${sum.passed} passed, ${sum.failed} failed`)
  process.exitCode = sum.failed === 0 && sum.passed > 0 ? 0 : 1
}

await main().catch(giveUp)
