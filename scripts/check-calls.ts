// Compares the calls that the sandbox served during a test run (SERVED_CALLS) with tests/unused-calls.json. A partial
// run of the stories can only show that a call listed as unused was made. With --whole, after all stories, each call
// that no story and no build made has to be listed.
import fs from 'node:fs'
import { contract } from '@fair/contract/index.ts'
import { compareCalls, readUnusedCalls } from './test/unused-calls.ts'

const file = process.env['SERVED_CALLS'] ?? ''
const lines = fs.existsSync(file) ? fs.readFileSync(file, 'utf8').split('\n') : []
const wrong = compareCalls(
  contract,
  new Set(lines.filter(Boolean)),
  readUnusedCalls(),
  process.argv.includes('--whole'),
)
for (const line of wrong) console.error(line)
if (lines.length < 2) console.error('No call was served: nothing was observed.')
process.exitCode = wrong.length === 0 && lines.length > 1 ? 0 : 1
