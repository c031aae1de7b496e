// node_modules/.bin/node scripts/at-time.ts --days 200 --at 10:30 COMMAND…: runs a command with the system clock moved
// forward by this many days, to that time of the day in UTC. Its child processes inherit the clock, including browsers.
import { parseArgs } from 'node:util'
import { machineTime } from '@fair/contract/rules/machine-time.ts'
import { Advice, giveUp } from './advice.mjs'
import { ensureFaketime, laterBy } from './faketime.mjs'
import { handOver } from './install.mjs'

const USAGE = 'Usage: node_modules/.bin/node scripts/at-time.ts --days N --at HH:MM -- COMMAND…'

const DAY = 86_400_000

/** @returns seconds from now until that time (UTC) on the day this many days after today */
function secondsUntil(days: string, at: string): number {
  const time = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(at)
  if (!time || !/^-?\d{1,4}$/.test(days)) throw new Advice(USAGE, 2)
  const now = machineTime()
  const midnight = now - (now % DAY)
  return (midnight + Number(days) * DAY + (Number(time[1]) * 60 + Number(time[2])) * 60_000 - now) / 1000
}

function commandLine() {
  try {
    return parseArgs({ options: { days: { type: 'string' }, at: { type: 'string' } }, allowPositionals: true })
  } catch {
    throw new Advice(USAGE, 2)
  }
}

try {
  const { values, positionals } = commandLine()
  const [command, ...args] = positionals
  if (!command) throw new Advice(USAGE, 2)
  const seconds = secondsUntil(values.days ?? '', values.at ?? '')
  await ensureFaketime()
  process.exit(await handOver(command, args, { ...process.env, ...laterBy(seconds) }))
} catch (error) {
  giveUp(error)
}
