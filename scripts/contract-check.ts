// npm run contract:check -- --platform URL --domain HOST: makes every request to a platform that changes nothing, and
// checks the answers against the contract: one line per call, with the exact place and reason if it does not match;
// then the rules across several answers (contract/rules.ts), then what visitors would miss. With --write it also
// writes, on a test account. Exit code 5 if an answer does not match, or if a required call is refused, empty or cannot
// be requested, or a required rule is broken; 4 if nothing answers.
import fs from 'node:fs'
import { checkPlatform } from '@fair/conformance/check.ts'
import { EXIT, readCheckOptions, USAGE } from '@fair/conformance/check-options.ts'
import type { Checked } from '@fair/conformance/checked.ts'
import { Unreachable } from '@fair/conformance/platform.ts'
import { RULES } from '@fair/conformance/rules.ts'
import { htmlOf, isSound, tableOf } from '@fair/conformance/table.ts'
import { contract } from '@fair/contract/index.ts'
import { callsOf } from '@fair/sandbox/probe/reads.ts'
import { Advice, giveUp } from './advice.mjs'

type CheckOptions = NonNullable<ReturnType<typeof readCheckOptions>>

async function check({ report: _, ...options }: CheckOptions): Promise<Checked[]> {
  try {
    return await checkPlatform({ ...options, calls: callsOf(contract), rules: RULES })
  } catch (error) {
    throw error instanceof Unreachable ? new Advice(error.message, EXIT.unreached) : error
  }
}

async function main(): Promise<void> {
  const options = readCheckOptions(process.argv.slice(2), process.env)
  if (!options) return console.log(USAGE)
  const { report, platform } = options
  const checked = await check(options)
  console.log(tableOf(checked))
  if (report?.endsWith('.html')) fs.writeFileSync(report, htmlOf(checked, platform))
  else if (report) fs.writeFileSync(report, `${JSON.stringify(checked, null, 2)}\n`)
  process.exitCode = isSound(checked) ? 0 : EXIT.broken
}

await main().catch(giveUp)
