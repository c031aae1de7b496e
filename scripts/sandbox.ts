// npm run sandbox -- [--port N] [--db FILE] [--size SIZE] [--now TIME]: the sandbox platform by itself, for other front
// ends and curl.
import { parseArgs } from 'node:util'
import { Advice, giveUp } from './advice.mjs'
import { fairClock } from './serve/fair-clock.ts'
import { LOCAL_USE, localOnly, localOnlyUpgrade } from './serve/local-only.ts'
import { atEachMidnight, openRunningFair } from './serve/running-fair.ts'
import { untilSignal } from './serve/until-signal.ts'
import { listen, portOf } from './serve.ts'

const USAGE = `Usage: npm run sandbox -- [--port N] [--db FILE] [--size small|fair|large|N] [--now TIME]
  --port  where to listen on 127.0.0.1; 0 takes any free port   (PORT, else 4400)
  --db    the file that keeps what is changed, or :memory:      (.sandbox/fair.db)
  --size  how large the fair is; a number counts its exhibits   (fair)
  --now   where the clock begins, as 2026-11-19T10:42+08:00      (SANDBOX_NOW, else the machine's time)`

function commandLine() {
  try {
    return parseArgs({
      options: {
        port: { type: 'string' },
        db: { type: 'string' },
        size: { type: 'string' },
        now: { type: 'string' },
        help: { type: 'boolean' },
      },
    }).values
  } catch (error) {
    throw new Advice(`${error instanceof Error ? error.message : error}\n${USAGE}`, 2)
  }
}

async function main() {
  const flags = commandLine()
  if (flags.help) return console.log(USAGE)
  const port = portOf(flags.port ?? process.env['PORT'] ?? '4400')
  if (flags.db === '') throw new Advice('--db must name a file, or be :memory:.', 2)
  const sandbox = openRunningFair({
    db: flags.db ?? '.sandbox/fair.db',
    size: flags.size ?? 'fair',
    clock: fairClock(flags.now),
    tell: console.log,
  })
  const listening = await listen(
    localOnly(sandbox.fetch),
    port,
    (other) => `npm run sandbox -- --port ${other}`,
    localOnlyUpgrade(sandbox.upgrade),
  )
  console.log(`http://localhost:${listening.port}/webapi/expo-main/`)
  console.log(LOCAL_USE)
  const stop = atEachMidnight(
    sandbox.now,
    () => {
      const { notice } = sandbox.renew()
      console.log(`${notice ? `${notice} ` : ''}It is ${sandbox.day()}.`)
    },
    giveUp,
  )
  await untilSignal()
  stop()
  await listening.close()
  sandbox.close()
}

await main().catch(giveUp)
process.exit(0)
