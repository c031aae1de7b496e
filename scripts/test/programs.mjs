// How the test runner starts programs and reads their results. Plain JavaScript: it runs on the system's Node.
import fs from 'node:fs'
import path from 'node:path'
import { handOver, pinnedNode, root } from '../install.mjs'
import { NODE_FLAGS } from '../node-flags.mjs'

/** Where a program writes: the terminal, or an open file. @typedef {'inherit' | number} Out */
/** `skipped` is the reason why a stage cannot run here. @typedef {{ passed: number, failed: number, skipped?: string }} Counts */
/** Starts Node; returns its exit code. @typedef {(args: string[], out: Out) => Promise<number>} Start */

/** The folder of the runners' JSON reports. */
export const results = path.join(root, '.cache', 'test')

const cached = (/** @type {string} */ name) => path.join(root, '.cache', name)

/** Where the test sites are built. */
export const FOLDERS = {
  /** The first tenant of the sample fair. */
  main: cached('test-site'),
  /** The second tenant. */
  second: cached('test-site-b'),
  /** A site whose platform is on separate hosts. */
  apart: cached('test-site-apart'),
}

/** The report of the main site's build. */
export const BUILD_REPORT = path.join(results, 'build-report.json')

/** The calls that the sandbox served to the builds and stories of this run (packages/sandbox/src/call-log.ts). */
export const SERVED = path.join(results, 'served-calls.txt')

/** The servers of the tests run on this machine: a proxy cannot reach them. */
const noProxy = [process.env.NO_PROXY ?? process.env.no_proxy, 'localhost', '.localhost', '127.0.0.1']
  .filter(Boolean)
  .join(',')

/** The environment of every test program. */
export const environment = /** @type {NodeJS.ProcessEnv} */ ({
  ...process.env,
  TEST_SITE: FOLDERS.main,
  TEST_SITE_B: FOLDERS.second,
  TEST_SITE_APART: FOLDERS.apart,
  TEST_REPORT: BUILD_REPORT,
  SERVED_CALLS: SERVED,
  ASTRO_TELEMETRY_DISABLED: '1',
  NO_PROXY: noProxy,
  no_proxy: noProxy,
  // The kill test of stage xmpp in its small size; npm run test:xmpp runs the large one.
  XMPP_MESSAGES: '200',
  XMPP_KILLS: '3',
})

/** @param {string} file a program inside node_modules */
export const tool = (file) => path.join(root, 'node_modules', file)

/**
 * Runs the pinned Node.
 * @param {string[]} args
 * @param {Out} out
 * @param {NodeJS.ProcessEnv} [extra] variables besides `environment`
 */
export const node = (args, out, extra = {}) =>
  handOver(pinnedNode, [...NODE_FLAGS, ...args], { ...environment, ...extra }, out)

/** Runs the pinned Node with the system clock 200 days ahead, at another time of day. @type {Start} */
export const nodeLater = (args, out) =>
  node(['scripts/at-time.ts', '--days', '200', '--at', '20:00', '--', pinnedNode, ...NODE_FLAGS, ...args], out)

/** Counts a program as one check. @param {Promise<number>} running its exit code @returns {Promise<Counts>} */
export const asOneCheck = async (running) =>
  (await running) === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }

/** @param {...Counts} all @returns {Counts} */
export const sumOf = (...all) => ({
  passed: all.reduce((sum, { passed }) => sum + passed, 0),
  failed: all.reduce((sum, { failed }) => sum + failed, 0),
})

/**
 * Runs a program that writes a JSON report, and reads its counts.
 * @param {string} name of the report
 * @param {(file: string) => Promise<number>} run receives the report's path, returns the exit code
 * @returns {Promise<Counts>}
 */
export async function countsFrom(name, run) {
  const file = path.join(results, `${name}.json`)
  fs.rmSync(file, { force: true })
  fs.mkdirSync(results, { recursive: true })
  const code = await run(file)
  const report = fs.existsSync(file) ? JSON.parse(fs.readFileSync(file, 'utf8')) : {}
  const stats = report.stats ?? {}
  const passed = report.passed ?? report.numPassedTests ?? stats.expected ?? 0
  const failed = report.failed ?? report.numFailedTests ?? (stats.unexpected ?? 0) + (stats.flaky ?? 0)
  // A runner can fail without a failed test: no tests found, or a file that does not load.
  return { passed, failed: code === 0 ? failed : Math.max(failed, 1) }
}

/**
 * Runs projects of vitest.config.ts.
 * @param {string | string[]} projects
 * @param {string[]} files patterns; none means all
 * @param {Out} out
 * @param {Start} [start]
 * @param {string} [name] of the report; without it, the project's
 */
export const vitest = (projects, files, out, start = node, name = [projects].flat().join('-')) =>
  countsFrom(name, (file) => {
    const reports = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`]
    const chosen = [projects].flat().flatMap((project) => ['--project', project])
    return start([tool('vitest/vitest.mjs'), 'run', ...chosen, ...reports, ...files], out)
  })
