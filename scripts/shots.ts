// npm run shots -- [--only home,exhibits] [--lang …] [--theme …] [--width …] [--dir SITE] [--url ADDRESS]: pictures of
// every page state in .shots/, and one contact sheet of them all, for a visual check.
import fs from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { LANGUAGES, type Language } from '@fair/contract/rules/language.ts'
import { openPlatform } from '@fair/deploy/serve/platform.ts'
import { createSite, listen } from '@fair/deploy/serve/server.ts'
import { type Browser, chromium, type Page } from '@playwright/test'
import { Advice, giveUp, sentenceFor } from './advice.mjs'
import { ensureChromium, ensureFonts, launchOptions } from './chromium.mjs'
import { contactSheet } from './shots/contact-sheet.ts'
import { SHOTS, type ShotConfig } from './shots-table.ts'

const THEMES = ['light', 'dark'] as const
const WIDTHS = [1440, 1024, 768, 390]
const HEIGHTS: Readonly<Record<number, number>> = { 768: 1024, 390: 844 }
/** A longer page is cropped: the picture is for people to look at. */
const LONGEST = 6000
const PATIENCE = 20_000
const folder = path.join(path.dirname(import.meta.dirname), '.shots')

interface Shot {
  face: ShotConfig
  language: Language
  width: number
  theme: (typeof THEMES)[number]
}

const nameOf = ({ face, language, width, theme }: Shot) => `${face.name}-${language}-${width}-${theme}`

function commandLine() {
  const usage = `Usage: npm run shots -- [--only ${SHOTS.slice(0, 3).map((face) => face.name)},…] [--lang ${LANGUAGES}] [--theme light,dark] [--width ${WIDTHS}] [--dir SITE | --url ADDRESS]`
  try {
    const text = { type: 'string' } as const
    const options = { only: text, lang: text, theme: text, width: text, dir: text, url: text }
    return { ...parseArgs({ options }).values, usage }
  } catch (error) {
    throw new Advice(`${error instanceof Error ? error.message : error}\n${usage}`, 2)
  }
}

/** The selected entries of a list; throws for a name that is not in it. */
function chosen<T>(all: readonly T[], given: string | undefined, nameOne: (one: T) => string): readonly T[] {
  if (given === undefined) return all
  return given.split(',').map((name) => {
    const one = all.find((each) => nameOne(each) === name)
    if (one === undefined) throw new Advice(`"${name}" is not one of ${all.map(nameOne).join(', ')}.`, 2)
    return one
  })
}

/** The prefix of a language in addresses: none for the site's default, which its root page names. */
async function defaultLanguage(page: Page, base: string): Promise<string> {
  const html = await (await page.request.get(base)).text()
  return /<html[^>]*\slang="?([\w-]+)/.exec(html)?.[1] ?? 'zh-CN'
}

/** The address of a page state; the link to the first detail page is read from its list. */
async function addressOf(page: Page, base: string, face: ShotConfig, prefix: string): Promise<string> {
  const list = /^\{first:(.+)\}$/.exec(face.path)?.[1]
  if (list === undefined) return base + prefix + face.path
  const html = await (await page.request.get(base + prefix + list)).text()
  const link = new RegExp(`href="?([^" >]*${list}detail/[^" >?]+)`).exec(html)?.[1]
  if (link === undefined) throw new Advice(`${prefix}${list} has no link to a detail page: build the site first.`)
  return new URL(link, base).href
}

/** Scrolls through the page, so that lazy pictures load, and lays out what is outside the viewport too. */
async function loadAll(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (const each of document.querySelectorAll<HTMLElement>('body *'))
      if (getComputedStyle(each).contentVisibility === 'auto') each.style.contentVisibility = 'visible'
    for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight) {
      scrollTo(0, y)
      await new Promise((resolve) => setTimeout(resolve, 60))
    }
    scrollTo(0, 0)
    const loading = [...document.images].filter((image) => !image.complete)
    const loaded = loading.map(
      (image) =>
        new Promise((resolve) => {
          image.addEventListener('load', resolve)
          image.addEventListener('error', resolve)
        }),
    )
    await Promise.race([Promise.all(loaded), new Promise((resolve) => setTimeout(resolve, 10_000))])
  })
  await page.waitForLoadState('networkidle')
}

async function take(browser: Browser, base: string, fallback: string, shot: Shot): Promise<string> {
  const { face, language, width, theme } = shot
  const context = await browser.newContext({
    baseURL: base,
    locale: language,
    colorScheme: theme,
    viewport: { width, height: HEIGHTS[width] ?? 900 },
    isMobile: width < 600,
    hasTouch: width < 600,
    reducedMotion: 'reduce',
  })
  try {
    const page = await context.newPage()
    page.setDefaultTimeout(PATIENCE)
    const prefix = language === fallback ? '' : `/${language}`
    await page.goto(await addressOf(page, base, face, prefix), { waitUntil: 'networkidle' })
    await page.evaluate((name) => {
      document.documentElement.dataset['theme'] = name
    }, theme)
    await face.before?.(page)
    await loadAll(page)
    const file = path.join(folder, `${nameOf(shot)}.png`)
    const height = await page.evaluate(() => document.documentElement.scrollHeight)
    await page.screenshot({
      path: file,
      fullPage: true,
      clip: { x: 0, y: 0, width, height: Math.min(height, LONGEST) },
      animations: 'disabled',
    })
    return file
  } finally {
    await context.close()
  }
}

/** Two pages at a time, because the machine has two cores. If one fails, it is reported and the others continue. */
async function takeAll(browser: Browser, base: string, fallback: string, shots: readonly Shot[]): Promise<string[]> {
  const files: string[] = []
  let next = 0
  const work = async () => {
    for (let index = next++; index < shots.length; index = next++) {
      const shot = shots[index]
      if (shot === undefined) return
      try {
        files[index] = await take(browser, base, fallback, shot)
        console.log(`${index + 1}/${shots.length} ${path.basename(files[index] ?? '')}`)
      } catch (error) {
        process.exitCode = 1
        console.error(`${index + 1}/${shots.length} ${nameOf(shot)} failed: ${sentenceFor(error) ?? error}`)
      }
    }
  }
  await Promise.all([work(), work()])
  return files.filter(Boolean)
}

async function main(): Promise<void> {
  const flags = commandLine()
  const shots = chosen(SHOTS, flags.only, (face) => face.name).flatMap((face) =>
    chosen(LANGUAGES, flags.lang, String).flatMap((language) =>
      chosen(WIDTHS, flags.width, String).flatMap((width) =>
        chosen(THEMES, flags.theme, String).map((theme) => ({ face, language, width, theme })),
      ),
    ),
  )
  await ensureChromium()
  await ensureFonts()
  fs.mkdirSync(folder, { recursive: true })
  const dir = path.resolve(flags.dir ?? 'dist')
  if (!flags.url && !fs.existsSync(path.join(dir, 'index.html'))) {
    throw new Advice(`${dir} contains no built site: run npm run build first, or give --dir or --url.`)
  }
  const platform = flags.url ? undefined : await openPlatform({ platform: process.env['PLATFORM_URL'] })
  const listening = flags.url
    ? undefined
    : await listen(createSite({ sites: { '*': dir }, platform: platform?.handler }), 0, String)
  const base = (flags.url ?? listening?.url ?? '').replace(/\/+$/, '')
  const browser = await chromium.launch(launchOptions())
  try {
    const page = await browser.newPage()
    const fallback = await defaultLanguage(page, base)
    const files = await takeAll(browser, base, fallback, shots)
    if (files.length > 0) console.log(await contactSheet(files, path.join(folder, 'contact-sheet.png')))
  } finally {
    await browser.close()
    await listening?.close()
    await platform?.close()
  }
}

await main().catch(giveUp)
process.exit()
