// npm run sandbox -- [--port N] [--db FILE] [--size SIZE] [--now TIME]: the sandbox platform alone, for other front
// ends and curl.

import { atEachMidnight, openRunningFair } from '@fair/deploy/local/running-fair.ts'
import { LOCAL_USE, localOnly, localOnlyUpgrade } from '@fair/deploy/serve/local-only.ts'
import { listen } from '@fair/deploy/serve/server.ts'
import { untilSignal } from '@fair/deploy/serve/until-signal.ts'
import { giveUp } from './advice.mjs'
import { readSandboxOptions, USAGE } from './sandbox-options.ts'

async function main() {
  const options = readSandboxOptions(process.argv.slice(2), process.env)
  if (!options) return console.log(USAGE)
  const { port, filesPort, fair } = options
  const sandbox = openRunningFair({ ...fair, announce: console.log })
  const listening = await listen(
    localOnly(sandbox.fetch),
    port,
    (other) => `npm run sandbox -- --port ${other}`,
    localOnlyUpgrade(sandbox.upgrade),
  )
  const listeningToo =
    filesPort === null
      ? undefined
      : await listen(localOnly(sandbox.fetch), filesPort, (other) => `npm run sandbox -- --files-port ${other}`)
  console.log(`http://localhost:${listening.port}/webapi/expo-main/`)
  console.log(LOCAL_USE)
  const stop = atEachMidnight(
    sandbox,
    () => {
      const { notice } = sandbox.renew()
      console.log(`${notice ? `${notice} ` : ''}It is ${sandbox.day()}.`)
    },
    giveUp,
  )
  await untilSignal()
  stop()
  await listening.close()
  await listeningToo?.close()
  sandbox.close()
}

await main().catch(giveUp)
process.exit(0)
