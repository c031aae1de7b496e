// The slowest test files of a run, from the runners' JSON reports.
import fs from 'node:fs'
import path from 'node:path'
import { root } from '../install.mjs'
import { results } from './programs.mjs'

/** Files that npm test -- --slow lists. */
const MAX_FILES = 30

/** @typedef {{ stage: string, file: string, seconds: number }} Timed */

/** @param {any} suite of Playwright's report @returns {number} milliseconds of all its tests */
const suiteTime = (suite) =>
  (suite.suites ?? []).reduce((/** @type {number} */ sum, /** @type {any} */ each) => sum + suiteTime(each), 0) +
  (suite.specs ?? [])
    .flatMap((/** @type {any} */ spec) => spec.tests)
    .flatMap((/** @type {any} */ test) => test.results)
    .reduce((/** @type {number} */ sum, /** @type {any} */ { duration }) => sum + duration, 0)

/** @param {string} stage @param {any} report Vitest's or Playwright's @returns {Timed[]} */
export const timesOf = (stage, report) => [
  ...(report.testResults ?? []).map((/** @type {any} */ { name, startTime, endTime }) => ({
    stage,
    file: path.relative(root, name),
    seconds: (endTime - startTime) / 1000,
  })),
  ...(report.suites ?? []).map((/** @type {any} */ suite) => ({
    stage,
    file: path.join('tests/e2e', suite.file),
    seconds: suiteTime(suite) / 1000,
  })),
]

/** @param {readonly string[]} stages that ran @returns {string} a table, the slowest file first */
export function slowestFiles(stages) {
  const files = stages.flatMap((stage) => {
    const file = path.join(results, `${stage}.json`)
    return fs.existsSync(file) ? timesOf(stage, JSON.parse(fs.readFileSync(file, 'utf8'))) : []
  })
  const rows = files
    .sort((a, b) => b.seconds - a.seconds)
    .slice(0, MAX_FILES)
    .map(({ stage, file, seconds }) => `${seconds.toFixed(1).padStart(8)} s  ${stage.padEnd(9)} ${file}`)
  return [`The slowest ${rows.length} of ${files.length} test files:`, ...rows].join('\n')
}
