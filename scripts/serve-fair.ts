// What `npm start` runs once the packages are there: the sandbox, the sample fair's two sites built from it over HTTP,
// and all of it on one port: http://localhost:4321/ (PORT), the second tenant at b.localhost. The fair is made around
// today; --now TIME (SANDBOX_NOW) begins at another moment. At midnight of the event's zone the sites are built anew.
import fs from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { DEMO_LOGIN } from '../src/sandbox/demo.ts'
import { Advice, giveUp, sentenceFor } from './advice.mjs'
import { buildSite } from './serve/build-site.ts'
import { fairClock } from './serve/fair-clock.ts'
import { LOCAL_USE, localOnly, localOnlyUpgrade } from './serve/local-only.ts'
import type { Upgrade } from './serve/proxy.ts'
import { atEachMidnight, openRunningFair } from './serve/running-fair.ts'
import { untilSignal } from './serve/until-signal.ts'
import { createSite, type Listening, listen, portOf } from './serve.ts'

/** The hosts of the sample fair's two tenants; an imported fair has one. */
const HOSTS = ['localhost', 'b.localhost']
const root = path.dirname(import.meta.dirname)
const databaseOf = (data: string | undefined) =>
  path.join(root, '.sandbox', data === undefined ? 'fair.db' : 'imported.db')
const folderOf = (host: string) => path.join(root, '.cache', 'start', host)
const LEAST_FREE_BYTES = 300 * 1024 * 1024
const USAGE = `Usage: npm start [-- --now TIME] [-- --data DIR]
  --now  where the fair's clock begins, as 2026-11-19T10:42+08:00   (SANDBOX_NOW, else the machine's time)
  --data the folder of a fair that npm run import has made, in place of the sample fair`

function commandLine() {
  try {
    return parseArgs({ options: { now: { type: 'string' }, data: { type: 'string' }, help: { type: 'boolean' } } })
      .values
  } catch (error) {
    throw new Advice(`${error instanceof Error ? error.message : error}\n${USAGE}`, 2)
  }
}

function checkDisk(): void {
  const { bavail, bsize } = fs.statfsSync(root)
  if (bavail * bsize < LEAST_FREE_BYTES)
    throw new Advice('The disk is full: free at least 300 MB and run npm start again.')
}

/**
 * Builds the tenants' sites one after the other, as of the platform's hour: started again within it, nothing is built.
 * False if the person ended it.
 */
async function buildAll(
  hosts: readonly string[],
  port: number,
  ended: Promise<void>,
  isQuiet = false,
): Promise<boolean> {
  for (const [index, host] of hosts.entries()) {
    if (!isQuiet) console.log(`[${index + 2}/${hosts.length + 1}] Building the site of ${host} …`)
    const flags = {
      domain: host,
      out: folderOf(host),
      platform: `http://127.0.0.1:${port}/webapi`,
      origin: `http://${host}:${port}`,
    }
    const building = buildSite(flags, isQuiet)
    const code = await Promise.race([building.done, ended.then(() => undefined)])
    if (code === undefined) {
      building.stop()
      await building.done
      return false
    }
    if (code !== 0) throw new Advice(`The site of ${host} could not be built, as said above (exit code ${code}).`, code)
  }
  return true
}

async function main(): Promise<void> {
  const flags = commandLine()
  if (flags.help) return console.log(USAGE)
  const started = performance.now()
  const clock = fairClock(flags.now)
  const { data } = flags
  const hosts = data === undefined ? HOSTS : HOSTS.slice(0, 1)
  const ended = untilSignal()
  const port = portOf(process.env['PORT'] ?? '4321')
  checkDisk()
  // The port first: that it is taken should be known at once. The sites come under it as they are built.
  let answer = (_request: Request): Response | Promise<Response> =>
    new Response(null, { status: 503, headers: { 'Retry-After': '5' } })
  let upgrade: Upgrade = () => false
  const listening: Listening = await listen(
    (request) => answer(request),
    port,
    (other) => `PORT=${other} npm start`,
    (...asked) => upgrade(...asked),
  )

  console.log(`[1/${hosts.length + 1}] Starting the sandbox …`)
  const sandbox = openRunningFair({ db: databaseOf(data), size: 'fair', clock, data, tell: console.log })
  upgrade = localOnlyUpgrade(sandbox.upgrade)
  const sites = Object.fromEntries(hosts.map((host) => [host, folderOf(host)]))
  answer = createSite({ sites: { ...sites, '*': folderOf('localhost') }, platform: localOnly(sandbox.fetch) })

  const built = buildAll(hosts, listening.port, ended)
  const stop = atEachMidnight(
    sandbox.now,
    async () => {
      // Midnight may come before the sites stand.
      if (!(await built)) return
      const { notice } = sandbox.renew()
      console.log(`${notice ? `${notice} ` : ''}It is ${sandbox.day()}: building anew …`)
      await buildAll(hosts, listening.port, ended, true)
    },
    (error) => console.error('The sites stay as they were.', sentenceFor(error) ?? error),
  )
  if (await built) {
    console.log(`\nThe fair is open (${((performance.now() - started) / 1000).toFixed(0)} s):`)
    console.log(`  ${listening.url}`)
    if (hosts.length > 1) console.log(`  http://b.localhost:${listening.port}/   a second tenant`)
    console.log(`  log in as ${DEMO_LOGIN.account} / ${DEMO_LOGIN.password}`)
    console.log(LOCAL_USE)
    console.log(`It is ${sandbox.day()}. Ctrl-C ends it.`)
    await ended
  }
  stop()
  await listening.close()
  sandbox.close()
}

await main().catch(giveUp)
process.exit(0)
