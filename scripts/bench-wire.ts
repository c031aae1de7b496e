// npm run bench:wire [-- --site dist --pages 15]: how many bytes pages transfer in Chromium, once it has a language's
// dictionary (RFC 9842), from nginx, Caddy and the reference, over HTTPS except the last. It releases the site with
// --precompress. Then how soon a prefetched page appears on the slow phone. Takes about seven minutes. Not a test: it
// prints tables, and goals as met or missed.
import fs from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { readRules } from '@fair/deploy/hosts/rules.ts'
import { answering, makeCertificate, startCaddy, startNginx } from '@fair/deploy/hosts/running.ts'
import { packPage } from '@fair/deploy/release/dictionaries.ts'
import { folderStore } from '@fair/deploy/release/folder-store.ts'
import { publish } from '@fair/deploy/release/publish.ts'
import { readSiteFiles } from '@fair/deploy/release/site-files.ts'
import { dictionaryId } from '@fair/deploy/serve/dictionaries.ts'
import { readDictionaryIndex } from '@fair/deploy/serve/dictionary-index.ts'
import { createSite, listen } from '@fair/deploy/serve/server.ts'
import { type Browser, chromium } from '@playwright/test'
import { Advice, giveUp } from './advice.mjs'
import { trustSwitch } from './bench-page/certificate.ts'
import { median } from './bench-page/figures.ts'
import { press } from './bench-wire/presses.ts'
import { type PageKind, visit, type Weights } from './bench-wire/visits.ts'
import { ensureChromium, launchOptions } from './chromium.mjs'
import { ensureHosts } from './debian.mjs'
import { freePort } from './free-port.mjs'

/** For the medians of the bodies, in bytes; and for the time to compress a page, in milliseconds. */
const GOALS: Readonly<Record<PageKind, number>> = { exhibit: 1900, list: 3500, news: 800 }
const PACKING = 3
/** From a press to the first paint of a prefetched page, in milliseconds: three of four presses. */
const PRESS = 200
const PRESSES = 12

const work = path.join(path.dirname(import.meta.dirname), '.cache/bench-wire')

/** Chromium uses dictionaries only from hosts with a publicly trusted certificate; this flag lifts that limit. */
const ANY_ROOT = '--disable-features=CompressionDictionaryTransportRequireKnownRootCert'

async function main(): Promise<void> {
  const text = (standard: string) => ({ type: 'string', default: standard }) as const
  const { site: given, pages } = parseArgs({ options: { site: text('dist'), pages: text('15') } }).values
  if (!/^[1-9]\d*$/.test(pages)) throw new Advice(`--pages takes a number from 1 on, not "${pages}".`, 2)
  await ensureHosts()
  await ensureChromium()
  const site = readSiteFiles(given)
  const to = path.join(work, 'released')
  const options = { keep: 1, keepAssets: 0, wait: 0, allowFewer: true, allowOlder: true, say: console.log }
  console.log('Releasing …')
  await publish(folderStore(to, site.domain, true, true), site, options)
  const folder = path.join(to, site.domain, 'current')
  const index = await readDictionaryIndex(fs.realpathSync(folder))
  await printPacking(folder, index)
  const domain = 'wire.localhost'
  const tenant = { domain, folder, rules: readRules(folder) }
  const certificate = makeCertificate(work, [domain])
  const ports = async () => ({ plain: await freePort(), http: await freePort(), https: await freePort() })
  const [ofNginx, ofCaddy] = [await ports(), await ports()]
  fs.chmodSync(work, 0o755)
  const reference = await listen(createSite({ sites: { '*': folder } }), 0, () => 'npm run bench:wire')
  const hosts = [
    startNginx(work, [tenant], { platform: null }, ofNginx, certificate),
    startCaddy(work, [tenant], { platform: null }, ofCaddy, certificate),
  ]
  const key = { key: fs.readFileSync(certificate.key), cert: fs.readFileSync(certificate.chain) }
  const launched = launchOptions()
  const browser = await chromium.launch({ ...launched, args: [...launched.args, ANY_ROOT, trustSwitch(key)] })
  try {
    await Promise.all([ofNginx, ofCaddy].map(({ plain }) => answering(plain, domain)))
    const origins = {
      nginx: `https://${domain}:${ofNginx.https}`,
      Caddy: `https://${domain}:${ofCaddy.https}`,
      reference: `http://localhost:${reference.port}`,
    }
    const all: Weights[] = []
    for (const [name, origin] of Object.entries(origins)) {
      for (const prefix of Object.keys(index)) {
        const { first, weights } = await visit(browser, origin, fs.realpathSync(folder), prefix, Number(pages))
        all.push(weights)
        const figures = Object.entries(weights).map(([kind, bytes]) => `${kind} ${bytes}`)
        console.log(`${name} ${prefix}: first page ${first}, then ${figures.join(', ')} bytes`)
      }
    }
    for (const [kind, goal] of Object.entries(GOALS) as [PageKind, number][]) {
      const worst = Math.max(...all.map((weights) => weights[kind] ?? Number.POSITIVE_INFINITY))
      console.log(`${worst <= goal ? 'met   ' : 'MISSED'}  ${kind}: ${worst} bytes, the largest median; goal ${goal}`)
    }
    await printPresses(browser, origins.reference)
  } finally {
    await browser.close()
    for (const host of hosts) host.kill()
    await reference.close()
  }
}

async function printPresses(browser: Browser, origin: string): Promise<void> {
  const times: number[] = []
  for (let n = 0; n < PRESSES; n += 1) times.push(await press(browser, origin, '/en-US/', n))
  times.sort((a, b) => a - b)
  const time = times[Math.ceil(PRESSES * 0.75) - 1] ?? Number.POSITIVE_INFINITY
  console.log(
    `${time <= PRESS ? 'met   ' : 'MISSED'}  press to first paint: ${time.toFixed(0)} ms, the 75th percentile of ` +
      `${PRESSES} (${times.map((each) => each.toFixed(0)).join(', ')}); goal ${PRESS}`,
  )
}

/** How long it takes to compress a page, one after the other. */
async function printPacking(folder: string, index: Readonly<Record<string, string>>): Promise<void> {
  const times: number[] = []
  for (const [prefix, file] of Object.entries(index)) {
    const bytes = fs.readFileSync(path.join(folder, file))
    const dictionary = { id: dictionaryId(bytes) ?? '', bytes }
    const details = path.join(folder, prefix, 'exhibits/detail')
    for (const { name } of fs
      .readdirSync(details, { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .slice(0, 100)) {
      const page = fs.readFileSync(path.join(details, name, 'index.html'))
      const started = performance.now()
      await packPage(page, dictionary)
      times.push(performance.now() - started)
    }
  }
  const time = median(times) ?? Number.POSITIVE_INFINITY
  console.log(
    `${time <= PACKING ? 'met   ' : 'MISSED'}  packing: ${time.toFixed(1)} ms a page, the median; goal ${PACKING}`,
  )
}

await main().catch(giveUp)
