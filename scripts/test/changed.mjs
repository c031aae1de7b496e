// Which stages of test:all a change requires: CI runs them besides npm test.
import { execFileSync } from 'node:child_process'
import { root } from '../install.mjs'

/** @param {string[]} args @returns {string | null} null if git fails */
function git(...args) {
  try {
    return execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim()
  } catch {
    return null
  }
}

/**
 * The commit that a change starts from: TEST_BASE, else where it branched off origin/main.
 * @returns {string | null} null if unknown: in a clone whose main branch already contains the change
 */
function baseOfChange() {
  const given = process.env.TEST_BASE
  const base = git('merge-base', given ?? 'origin/main', 'HEAD')
  return base !== null && (given !== undefined || base !== git('rev-parse', 'HEAD')) ? base : null
}

/** @returns {string[] | null} changed files, uncommitted ones included; null if the base is unknown */
export function changedFiles() {
  const base = baseOfChange()
  const files = base && git('diff', '--name-only', base)
  return files === null ? null : files.split('\n').filter(Boolean)
}

/**
 * @param {readonly import('./stages.mjs').Stage[]} stages
 * @param {readonly string[] | null} files null: unknown, so that every stage is required
 * @returns {string[]} names of the stages beyond npm test that cover one of the files
 */
export const stagesFor = (stages, files) =>
  stages
    .filter(({ covers }) => covers && (files === null || files.some((file) => covers.test(file))))
    .map(({ name }) => name)
