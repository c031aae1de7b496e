// What a page loads before any interaction, after brotli: the largest page of each route in each language.
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import type { Report } from '@fair/build/report.ts'
import { heavyIndexes } from '@fair/build/search-weight.ts'
import { describe, expect, it } from 'vitest'
import { routeOf } from '../../src/routes.ts'
import { attribute, SITE, type Surveyed, survey, tags } from './survey.ts'

const KB = 1024
/** A page that is an island (a form, a preview) is not a catalogue page: it may have a little more CSS. */
const MOST = {
  js: 8 * KB,
  css: 10 * KB,
  skin: KB,
  appCss: 11.5 * KB,
  list: 12 * KB,
  home: 12.25 * KB,
  exhibit: 8.75 * KB,
  detail: 8.5 * KB,
  programme: 9.75 * KB,
}
/** Details that list the fair's full programme, a stream's chapters, a meeting's agenda and recommendations. */
const WITH_PROGRAMME = ['/exhibitor/detail', '/exhibition-group/detail', '/live/detail', '/meeting/detail']

function mostHtml(pattern: string): number {
  if (WITH_PROGRAMME.includes(pattern)) return MOST.programme
  if (pattern === '/exhibits/detail') return MOST.exhibit
  if (pattern === '/' || pattern === '/home') return MOST.home
  return pattern.endsWith('/detail') ? MOST.detail : MOST.list
}

const compressed = new Map<string, Promise<number>>()

/** The size of a text after brotli. Many pages share a style sheet or script: each is compressed once. */
function squeeze(text: string): Promise<number> {
  const known = compressed.get(text)
  if (known) return known
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11 }
  const size = promisify(brotliCompress)(text, { params }).then(({ length }) => length)
  compressed.set(text, size)
  return size
}

const fileSize = (href: string) => squeeze(readFileSync(path.join(SITE, href), 'utf8'))

/** All added up. */
async function total(sizes: Iterable<Promise<number>>): Promise<number> {
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0)
}

/** A module, and everything that it imports statically. */
function modules(href: string, seen = new Set<string>()): Set<string> {
  if (seen.has(href)) return seen
  seen.add(href)
  const code = readFileSync(path.join(SITE, href), 'utf8')
  for (const [, from = ''] of code.matchAll(/(?:\bfrom|\bimport)\s*["'](\.{1,2}\/[^"']+)["']/g)) {
    modules(new URL(from, `http://site${href}`).pathname, seen)
  }
  return seen
}

async function weigh(page: Surveyed) {
  const html = readFileSync(page.file, 'utf8')
  const inline = [...html.matchAll(/<script(?![^>]*\s(?:src|type="application\/))[^>]*>([\s\S]*?)<\/script>/g)]
  const hrefs = (name: string, is: (tag: string) => boolean, at: string) =>
    tags(html, name)
      .filter(is)
      .map((tag) => attribute(tag, at) ?? '')
  const scripts = [
    ...hrefs('script', (tag) => attribute(tag, 'src') !== undefined, 'src'),
    ...hrefs('link', (tag) => attribute(tag, 'rel') === 'modulepreload', 'href'),
  ]
  const loaded = new Set<string>()
  for (const src of scripts) modules(src, loaded)
  const sheets = [...html.matchAll(/<style>([\s\S]*?)<\/style>/g)]
  return {
    html: await squeeze(sheets.reduce((rest, [sheet]) => rest.replace(sheet, ''), html)),
    js: await total([...[...loaded].map(fileSize), ...inline.map(([, code = '']) => squeeze(code))]),
    css: await total(sheets.map(([, css = '']) => squeeze(css))),
    hasSkin: attribute(tags(html, 'html')[0] ?? '', 'data-skin') !== undefined,
    scripts: scripts.length,
    sheets: sheets.length,
    files: hrefs('link', (tag) => attribute(tag, 'rel') === 'stylesheet', 'href'),
  }
}

const largest = new Map<string, Surveyed>()
for (const page of survey()) {
  const key = `${routeOf(page.path)?.pattern} ${page.language}`
  if (page.size > (largest.get(key)?.size ?? 0)) largest.set(key, page)
}
const weights = await Promise.all([...largest].map(async ([key, page]) => ({ key, page, ...(await weigh(page)) })))

it('the chart library is not part of any client script', () => {
  const scripts = readdirSync(SITE, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.js'))
  expect(scripts.length).toBeGreaterThan(10)
  expect(scripts.filter((name) => readFileSync(path.join(SITE, name), 'utf8').includes('visx-'))).toEqual([])
  expect(largest.has('/exhibition/figures en-US')).toBe(true)
})

// The second requests React, the calls and a dialog in parallel: it must not wait for one of them itself.
it.each(['after-load', 'action-handlers'])('%s does not import React or the calls statically', (name) => {
  // The files that the pages refer to: a site retains the files of earlier builds for a while.
  const scripts = tags(readFileSync(path.join(SITE, 'index.html'), 'utf8'), 'script')
  const start = scripts.map((tag) => attribute(tag, 'src')).find((src) => src !== undefined)
  const code = [...modules(start ?? '')].map((href) => readFileSync(path.join(SITE, href), 'utf8')).join('\n')
  const [late] = new RegExp(`${name}\\.[\\w-]+\\.js`).exec(code) ?? []
  expect(late).toBeDefined()
  const fetched = [...modules(`/_astro/${late}`)]
  expect(fetched.filter((href) => /\/(framework|island|calls)\./.test(href))).toEqual([])
})

it('the build report lists the index of every search page, each within its size limits', () => {
  const { indexes } = JSON.parse(
    readFileSync(process.env['TEST_REPORT'] ?? '.cache/test/build-report.json', 'utf8'),
  ) as Report
  const pages = survey().filter((page) => routeOf(page.path)?.pattern === '/search')
  expect(indexes.map(({ address }) => address).sort()).toEqual(
    pages.map(({ address }) => `${address}index.json`).sort(),
  )
  for (const { address, finds, first } of indexes) {
    expect(finds, address).toBeGreaterThan(20)
    expect(first, address).toBeGreaterThan(1000)
  }
  expect(heavyIndexes(indexes)).toEqual([])
})

describe('size limits of the largest pages', () => {
  it.each(weights.map((each) => [each.key, each] as const))(
    '%s',
    (_, { page, html, js, css, hasSkin, scripts, sheets, files }) => {
      expect(scripts, 'pages have a script of their own').toBeGreaterThan(0)
      expect(sheets, 'pages have one style sheet, in their head').toBe(1)
      expect(files, 'no page waits for a style sheet').toEqual([])
      expect(js, `JavaScript at load of ${page.address}`).toBeLessThanOrEqual(MOST.js)
      const route = routeOf(page.path)
      const isApp = route?.kind === 'app' && !route.byId
      const mostCss = (isApp ? MOST.appCss : MOST.css) + (hasSkin ? MOST.skin : 0)
      expect(css, `CSS of ${page.address}`).toBeLessThanOrEqual(mostCss)
      const pattern = route?.pattern ?? ''
      expect(html, `HTML of ${page.address}`).toBeLessThanOrEqual(mostHtml(pattern))
    },
  )
})
