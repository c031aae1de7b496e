// `npm start` runs this once the packages are installed: the sandbox and the sample fair's two sites, on one port:
// http://localhost:4321/ (PORT), the second tenant at b.localhost. Pages that are not built yet are rendered on request
// while the sites are built from the sandbox over HTTP. The fair takes place around today; --now TIME (SANDBOX_NOW)
// starts at another moment. At midnight in the event's time zone the sites are rebuilt.
import fs from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { digestSources } from '@fair/build/digests.ts'
import { buildSite, flagsOf } from '@fair/deploy/local/build-site.ts'
import { fairClock } from '@fair/deploy/local/fair-clock.ts'
import { OnRequestSites } from '@fair/deploy/local/on-request.ts'
import { createProgress, type Progress, quietProgress } from '@fair/deploy/local/progress.ts'
import { atEachMidnight, openRunningFair } from '@fair/deploy/local/running-fair.ts'
import { isBuilt, noteBuilt } from '@fair/deploy/local/site-cache.ts'
import { LOCAL_USE, localOnly, localOnlyUpgrade } from '@fair/deploy/serve/local-only.ts'
import type { Upgrade } from '@fair/deploy/serve/proxy.ts'
import { createSite, type Listening, listen, portOf } from '@fair/deploy/serve/server.ts'
import { type Files, NotBuiltYet } from '@fair/deploy/serve/site-path.ts'
import { untilSignal } from '@fair/deploy/serve/until-signal.ts'
import { DEMO_LOGIN } from '@fair/sandbox/demo.ts'
import { Advice, giveUp, sentenceFor } from './advice.mjs'

/** The hosts of the sample fair's two tenants; an imported fair has only one. */
const HOSTS = ['localhost', 'b.localhost']
const root = path.dirname(import.meta.dirname)
const databaseOf = (data: string | undefined) =>
  path.join(root, '.sandbox', data === undefined ? 'fair.db' : 'imported.db')
const folderOf = (host: string) => path.join(root, '.cache', 'start', host)
const MIN_FREE_BYTES = 300 * 1024 * 1024
const USAGE = `Usage: npm start [-- --now TIME] [-- --data DIR]
  --now  start of the fair's clock, as in 2026-11-19T10:42+08:00    (SANDBOX_NOW, else the machine's time)
  --data folder of a fair made by npm run import, instead of the sample fair`

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
  if (bavail * bsize < MIN_FREE_BYTES)
    throw new Advice('The disk is full: free at least 300 MB and run npm start again.')
}

/** One tenant's site, and the flags of its build. */
interface Site {
  host: string
  folder: string
  flags: Readonly<Record<string, string>>
}

const siteOf = (host: string, port: number): Site => ({
  host,
  folder: folderOf(host),
  flags: {
    domain: host,
    out: folderOf(host),
    platform: `http://127.0.0.1:${port}/webapi`,
    origin: `http://${host}:${port}`,
    // The sandbox is one process: a long queue of calls from the build would delay visitors, and save no time.
    calls: '2',
  },
})

/** The uptime of this process, in seconds. */
const seconds = () => `${(performance.now() / 1000).toFixed(1)} s`

/**
 * Builds the tenants' sites one after the other, as of the platform's hour: a restart within that hour builds nothing.
 * False if the person stopped the build.
 */
async function buildAll(
  sites: readonly Site[],
  ended: Promise<void>,
  progress: Progress,
  onBuilt: (site: Site) => void = () => {},
): Promise<boolean> {
  for (const [index, site] of sites.entries()) {
    const name = `${index + 1}/${sites.length} ${site.host}`
    const building = buildSite(site.flags, ({ level, event, message, done = 0, total = 0, pages }) => {
      if (event === 'phase' && message) progress.show(0, `${name}: ${message}`)
      if (event === 'progress') progress.show(total === 0 ? 1 : done / total, `${name}: ${done} of ${total} files`)
      if (event === 'done') progress.show(1, `${name}: ${pages} pages`)
      if (level !== 'info' && message) progress.warn(message)
    })
    const code = await Promise.race([building.done, ended.then(() => undefined)])
    // Ctrl-C in a terminal stops the build as well, and its end may be noticed first.
    const isEnded = code === undefined || (code >= 128 && (await isSoon(ended)))
    if (isEnded) building.stop()
    if (isEnded) await building.done
    progress.end()
    if (isEnded) return false
    if (code !== 0)
      throw new Advice(`The site of ${site.host} could not be built, as reported above (exit code ${code}).`, code)
    onBuilt(site)
  }
  return true
}

const isSoon = (event: Promise<void>): Promise<boolean> =>
  Promise.race([event.then(() => true), new Promise<boolean>((resolve) => setTimeout(resolve, 200, false))])

/** The person's proxy (NODE_USE_ENV_PROXY) is for the network: builds connect to the sandbox without it. */
function reachDirectly(): void {
  for (const name of ['NO_PROXY', 'no_proxy'])
    process.env[name] = [process.env[name], '127.0.0.1', 'localhost'].filter(Boolean).join(',')
}

async function main(): Promise<void> {
  reachDirectly()
  const flags = commandLine()
  if (flags.help) return console.log(USAGE)
  const clock = fairClock(flags.now)
  const { data } = flags
  const ended = untilSignal()
  const port = portOf(process.env['PORT'] ?? '4321')
  checkDisk()
  // The port first: if it is taken, the person should find out at once.
  let answer = (_request: Request): Response | Promise<Response> =>
    new Response(null, { status: 503, headers: { 'Retry-After': '5' } })
  let upgrade: Upgrade = () => false
  const listening: Listening = await listen(
    (request) => answer(request),
    port,
    (other) => `PORT=${other} npm start`,
    (...args) => upgrade(...args),
  )
  const sites = (data === undefined ? HOSTS : HOSTS.slice(0, 1)).map((host) => siteOf(host, listening.port))

  // Bundling the pages' code, the first step, takes longest: it starts before everything else.
  const onRequest = new OnRequestSites(path.join(root, '.cache', 'start', 'on-request'))
  console.log('Starting the sandbox …')
  const sandbox = openRunningFair({ db: databaseOf(data), size: 'fair', clock, data, announce: console.log })
  upgrade = localOnlyUpgrade(sandbox.upgrade)
  const code = digestSources().code
  const stampNow = () => JSON.stringify([code, listening.port, data ? path.resolve(data) : '', sandbox.day()])
  const stamp = stampNow()
  const served: Record<string, string | Files> = {}
  const serve = ({ host, folder }: Site, files: string | Files = folder) => {
    served[host] = files
    // A request for an unknown host name shows the first tenant.
    if (host === sites[0]?.host) served['*'] = files
  }
  const unbuilt = sites.filter(({ folder }) => !isBuilt(folder, stamp))
  for (const site of sites) serve(site)
  for (const site of unbuilt) serve(site, onRequest.open(site.host, flagsOf(site.flags)))
  if (unbuilt.length === 0) onRequest.close()
  answer = createSite({ sites: served, platform: localOnly(sandbox.fetch), archives: path.resolve('.cache/archives') })

  let isOpen = false
  const open = () => {
    if (isOpen) return
    isOpen = true
    console.log(`\nThe fair is open (first page after ${seconds()}):`)
    console.log(`  ${listening.url}`)
    if (sites.length > 1) console.log(`  http://b.localhost:${listening.port}/   a second tenant`)
    console.log(`  log in as ${DEMO_LOGIN.account} / ${DEMO_LOGIN.password}`)
    console.log(LOCAL_USE)
    console.log(`It is ${sandbox.day()}. Press Ctrl-C to stop.`)
    if (unbuilt.length > 0) console.log('Until all pages are built, they are rendered on request.')
  }
  const first = served['*']
  const home = typeof first === 'function' ? first(['index.html']) : undefined
  const hasHome = await Promise.race([Promise.resolve(home).then(() => true, notYet), ended.then(() => null)])
  if (hasHome) open()
  const progress = createProgress()
  const [firstSite] = unbuilt
  if (hasHome && firstSite) {
    // Before the build uses the machine: browsers redirect visitors from the first page to their own language.
    progress.show(0, 'Reading the other languages …')
    await Promise.race([onRequest.load(firstSite.host).catch(notYet), ended])
  }

  const built = buildAll(hasHome === null ? [] : sites, ended, progress, (site) => {
    noteBuilt(site.folder, stamp)
    serve(site)
    onRequest.closeSite(site.host)
  })
  const stop = atEachMidnight(
    sandbox,
    async () => {
      // Midnight may pass before the sites are built.
      if (!(await built)) return
      const { notice } = sandbox.renew()
      console.log(`${notice ? `${notice} ` : ''}It is ${sandbox.day()}: rebuilding …`)
      const today = stampNow()
      await buildAll(sites, ended, quietProgress, ({ folder }) => noteBuilt(folder, today))
    },
    (error) => console.error('The sites are unchanged.', sentenceFor(error) ?? error),
  )
  const isComplete = await built.finally(() => onRequest.close())
  if (isComplete && hasHome !== null) {
    open()
    console.log(`All pages are built (${seconds()}).`)
  }
  await ended
  stop()
  await listening.close()
  sandbox.close()
}

/** The build reports the reason if the platform is at fault; visitors wait for it. */
function notYet(error: unknown): false {
  if (!(error instanceof NotBuiltYet)) throw error
  console.error(
    `warning: Pages can't be rendered on request, and will be available when the build is done: ${error.message}`,
  )
  return false
}

await main().catch(giveUp)
process.exit(0)
