// npm run bench:page [-- --loads 7] [--dist DIR]: our exhibit page and exhibit list on a slow phone, compared with the
// same pages written by hand (the floor) and built with plain Astro and React islands. Takes about five minutes on an
// idle computer. Not a test: it prints tables, and goals as met or missed.
import fs from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { openPlatform } from '@fair/deploy/serve/platform.ts'
import type { Handler } from '@fair/deploy/serve/proxy.ts'
import { type Browser, chromium } from '@playwright/test'
import { Advice, giveUp } from './advice.mjs'
import { buildAstroReact, buildHandwritten } from './bench-page/build-contenders.ts'
import { type Certificate, certificateIn, trustSwitch } from './bench-page/certificate.ts'
import { DETAIL_PATH, LIST_PATH } from './bench-page/contenders/fair/content.ts'
import { median, rounded } from './bench-page/figures.ts'
import { type Goal, goalsOf, lineOf } from './bench-page/goals.ts'
import { type Contender, measure, rowOf } from './bench-page/measure.ts'
import { generatePictures } from './bench-page/pictures.ts'
import { type Served, serve } from './bench-page/server.ts'
import { TOUCHES, touched } from './bench-page/touches.ts'
import { ensureChromium, launchOptions } from './chromium.mjs'

const USAGE = `Usage: npm run bench:page -- [--loads N] [--dist DIR] [--detail PATH] [--second PATH] [--list PATH]
  --loads   loads of each page, of which the median is printed    (7)
  --dist    our built site                                        (dist)
  --detail  an exhibit's page                                     (/en-US/exhibits/detail/800001/)
  --second  the page that a visitor opens after each of the two   (/en-US/exhibits/detail/800002/)
  --list    the exhibit list                                      (/en-US/exhibits/)`

const repository = path.dirname(import.meta.dirname)
const work = path.join(repository, '.cache/bench-page')
const folder = (name: string) => path.join(work, name)

function commandLine() {
  try {
    const text = (standard: string) => ({ type: 'string', default: standard }) as const
    const { values } = parseArgs({
      options: {
        loads: text('7'),
        dist: text('dist'),
        detail: text('/en-US/exhibits/detail/800001/'),
        second: text('/en-US/exhibits/detail/800002/'),
        list: text('/en-US/exhibits/'),
        help: { type: 'boolean' },
      },
    })
    if (!/^[1-9]\d*$/.test(values.loads)) throw new Error(`--loads takes a number from 1 on, not "${values.loads}".`)
    return values
  } catch (error) {
    throw new Advice(`${error instanceof Error ? error.message : error}\n${USAGE}`, 2)
  }
}

type Flags = ReturnType<typeof commandLine>

function checkDist({ dist, detail, second, list }: Flags): void {
  for (const page of [detail, second, list]) {
    if (fs.existsSync(path.join(dist, page, 'index.html'))) continue
    throw new Advice(
      `${dist} has no page ${page}: build the site with npm run build -- --sandbox, or name its folder by --dist.`,
    )
  }
}

/** Builds and serves the contenders and our site, in the order of the tables. */
async function serveAll(browser: Browser, dist: string, certificate: Certificate) {
  console.error('Building the contenders …')
  await generatePictures(browser, folder('pictures'))
  await buildHandwritten(folder('handwritten'))
  buildAstroReact(folder('astro-react'), folder('source'), repository)
  const platform = await openPlatform({})
  const start = (site: string, handler?: Handler) => serve(site, folder('pictures'), certificate, handler)
  const served = {
    handwritten: await start(folder('handwritten')),
    'astro-react': await start(folder('astro-react')),
    ours: await start(dist, platform.handler),
  }
  const close = async () => {
    for (const each of Object.values(served)) each.close()
    await platform.close()
  }
  return { served, close }
}

async function measureTouches(browser: Browser, list: string, times: number): Promise<Goal[]> {
  console.error('Measuring first touches …')
  const goals: Goal[] = []
  const table: Record<string, unknown> = {}
  for (const each of TOUCHES) {
    const taken: (number | null)[] = []
    for (let n = 0; n < times; n += 1) taken.push(rounded(await touched(browser, list, each)))
    const sorted = taken.filter((time) => time !== null).toSorted((a, b) => a - b)
    table[each.name] = { 'best ms': sorted[0], 'median ms': median(taken), 'worst ms': sorted.at(-1) }
    goals.push({ what: each.name, measured: median(taken), limit: each.goal, unit: 'ms' })
  }
  console.table(table)
  return goals
}

async function measurePage(
  browser: Browser,
  title: string,
  contenders: readonly Contender[],
  loads: number,
): Promise<Goal[]> {
  console.error(`Measuring the ${title} …`)
  const all = await measure(browser, contenders, loads)
  const [floor, ours] = [all[0], all.at(-1)]
  if (!floor || !ours) return []
  console.log(`\n${title}`)
  console.table(Object.fromEntries(all.map((each) => [each.name, rowOf(each, floor)])))
  return goalsOf(title, ours, floor)
}

async function main() {
  const flags = commandLine()
  if (flags.help) return console.log(USAGE)
  checkDist(flags)
  await ensureChromium()
  const certificate = certificateIn(folder('tls'))
  const { args, ...launch } = launchOptions()
  const browser = await chromium.launch({ ...launch, args: [...args, trustSwitch(certificate)] })
  const { served, close } = await serveAll(browser, flags.dist, certificate)
  const loads = Number(flags.loads)
  const contender = (name: string, { origin }: Served, page: string): Contender =>
    name === 'ours'
      ? { name, url: origin + page, second: origin + flags.second, favourite: 'button[data-save]' }
      : { name, url: origin + page, second: origin + page, favourite: '.fav' }
  const contenders = (page: string, our: string) =>
    Object.entries(served).map(([name, each]) => contender(name, each, name === 'ours' ? our : page))
  const goals = [
    ...(await measurePage(browser, 'exhibit detail', contenders(DETAIL_PATH, flags.detail), loads)),
    ...(await measurePage(browser, 'exhibit list', contenders(LIST_PATH, flags.list), loads)),
    ...(await measureTouches(browser, served.ours.origin + flags.list, loads)),
  ]
  console.log(goals.map(lineOf).join('\n'))
  await browser.close()
  await close()
}

await main().catch(giveUp)
