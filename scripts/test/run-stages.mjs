// Runs stages in order, some of them in parallel, and prints the result of each.
import fs from 'node:fs'
import path from 'node:path'
import { Advice } from '../advice.mjs'
import { results } from './programs.mjs'

/** @typedef {import('./stages.mjs').Stage} Stage */
/** @typedef {import('./programs.mjs').Counts & { name: string, seconds: number }} Ended */
/** @typedef {{ files: string[], keepsGoing: boolean, whole: boolean }} Options */

/** @param {Stage} stage @param {Options} options @param {import('./programs.mjs').Out} out @param {boolean} isAlone @returns {Promise<Ended>} */
async function runStage({ name, run, needs }, { files, whole }, out, isAlone) {
  const started = performance.now()
  const end = (/** @type {import('./programs.mjs').Counts} */ counts) => ({
    ...counts,
    name,
    seconds: (performance.now() - started) / 1000,
  })
  try {
    await needs?.()
  } catch (error) {
    if (error instanceof Advice && !isAlone) {
      console.log(`${'!'.repeat(80)}\n${error.message}\n${'!'.repeat(80)}`)
      return end({ passed: 0, failed: 0, skipped: error.message })
    }
    console.error(error instanceof Advice ? error.message : error)
    return end({ passed: 0, failed: 1 })
  }
  try {
    return end(await run(files, out, whole))
  } catch (error) {
    console.error(error instanceof Advice ? error.message : error)
    return end({ passed: 0, failed: 1 })
  }
}

/** Runs a stage in parallel with another; prints its output last. @param {Stage} stage @param {Options} options */
async function runBeside(stage, options) {
  const log = path.join(results, `${stage.name}.log`)
  fs.mkdirSync(results, { recursive: true })
  const out = fs.openSync(log, 'w')
  const result = await runStage(stage, options, out, false)
  fs.closeSync(out)
  return { result, output: fs.readFileSync(log, 'utf8').trimEnd() }
}

/**
 * Runs the stages. Stops after the first round with a failure, unless `keepsGoing` is set.
 * @param {readonly Stage[]} chosen
 * @param {Options} options
 * @returns {Promise<Ended[]>}
 */
export async function runStages(chosen, options) {
  /** @type {Ended[]} */
  const done = []
  const isBeside = (/** @type {Stage} */ stage) => chosen.some(({ name }) => name === stage.beside)
  const heading = (/** @type {Stage} */ stage, more = '') =>
    console.log(`\n[${chosen.indexOf(stage) + 1}/${chosen.length}] ${stage.name}: ${stage.what}${more}`)
  for (const stage of chosen.filter((each) => !isBeside(each))) {
    const others = chosen.filter((other) => other.beside === stage.name)
    heading(stage, others.map(({ name }) => `; beside it ${name}`).join(''))
    const running = others.map((other) => runBeside(other, options))
    done.push(await runStage(stage, options, 'inherit', chosen.length === 1))
    for (const [n, other] of others.entries()) {
      const ended = await running[n]
      if (!ended) continue
      heading(other)
      console.log(ended.output)
      done.push(ended.result)
    }
    if (!options.keepsGoing && done.some(({ failed }) => failed > 0)) break
  }
  return done
}

/** @param {Ended} result @returns {string} a row of the closing table */
export function rowOf({ name, passed, failed, skipped, seconds }) {
  const mark = skipped ? 'NOT RUN' : failed === 0 ? 'ok' : 'FAILED'
  const time = `${seconds.toFixed(1).padStart(7)} s`
  return `${name.padEnd(9)} ${mark.padEnd(7)} ${time}  ${skipped ?? `${passed} passed, ${failed} failed`}`
}
