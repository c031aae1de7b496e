import { readdirSync, readFileSync } from 'node:fs'
import { brotliCompressSync, constants } from 'node:zlib'
import { transform } from 'lightningcss'
import { describe, expect, it } from 'vitest'
import { themeStylesheet } from './config.ts'
import { DEFAULT_SKINS, usedSkins } from './special.ts'

/** Bytes with brotli 11: what a page loads of ours, and with the tenant's own sheet. */
const BUDGET = 9.5 * 1024
const WHOLE = 10 * 1024
/** The sheets of one kind of page, on top of the catalogue. */
const PAGES = [
  'home.css',
  'detail.css',
  'list.css',
  'reading.css',
  'agenda.css',
  'agenda-detail.css',
  'concert.css',
  'search.css',
]

/** Browsers as Vite reads astro.config's target, for which it rewrites the sheet. */
const version = (major: number, minor = 0) => (major << 16) | (minor << 8)
const ES2022 = { chrome: version(94), edge: version(94), firefox: version(93), safari: version(16, 4) }

const here = new URL('./', import.meta.url)
const sheets = readdirSync(here, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.css'))
const read = (name: string) => readFileSync(new URL(name, here), 'utf8').replace(/\/\*[\s\S]*?\*\//g, '')
const compressed = (text: string | Uint8Array) =>
  brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length
/** A sheet with its imports in their places, but for those of `without`. */
const flat = (name: string, without: readonly string[] = []): string =>
  read(name).replace(/@import "\.\/([^"]+)";/g, (_, target: string) => {
    const beside = name.includes('/') ? name.replace(/[^/]+$/, target) : target
    return without.includes(beside) ? '' : flat(beside)
  })
const built = (name: string, without?: readonly string[]) =>
  compressed(transform({ filename: name, code: Buffer.from(flat(name, without)), minify: true, targets: ES2022 }).code)
const isTokens = (name: string) => name.endsWith('tokens.css')
const defined = (names: readonly string[]) =>
  new Set(names.flatMap((name) => [...read(name).matchAll(/(?:^|[{;\s])(--[\w-]+):/g)].map((match) => match[1])))
const used = (name: string) => [...read(name).matchAll(/var\((--[\w-]+)/g)].map((match) => match[1] ?? '')

const NAMED = /:[^;{}]*\b(white|black|red|green|blue|gr[ae]y|silver|navy|teal|orange|purple|yellow)\b/
const COLOUR = /#[\da-f]{3,8}\b|\b(rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\(/i
const PHYSICAL = /(?:^|[\s;{])((?:margin|padding|border)-(?:left|right|top|bottom)|left|right|top|bottom|width|height):/

describe('the sheets of src/theme', () => {
  it.each(PAGES)('catalogue.css and %s together hold the budget of a page', (page) => {
    expect(built('catalogue.css', PAGES)).toBeGreaterThan(5000)
    expect(built('catalogue.css', PAGES) + built(page)).toBeLessThanOrEqual(BUDGET)
  })
  it('all of it, with a tenant, stays under the hard limit', () => {
    const tenant = themeStylesheet({ primaryColor: '#b3202c', themeType: 'light' }, usedSkins(DEFAULT_SKINS)).css
    expect(built('catalogue.css') + compressed(tenant)).toBeLessThanOrEqual(WHOLE)
  })
  it.each(sheets.filter((name) => !isTokens(name)))('%s writes no colour of its own', (name) => {
    expect(
      read(name)
        .split('\n')
        .filter((line) => COLOUR.test(line) || NAMED.test(line)),
    ).toEqual([])
  })
  it.each(sheets)('%s imports only from beside it', (name) => {
    for (const [, target] of read(name).matchAll(/@import\s+([^;]+);/g)) expect(target).toMatch(/^"\.\/[\w/-]+\.css"$/)
    expect(read(name)).not.toContain('url(')
  })
  it.each(sheets)('%s goes by the text, not by left and right', (name) => {
    expect(
      read(name)
        .split('\n')
        .filter((line) => PHYSICAL.test(line)),
    ).toEqual([])
  })
  it('every sheet of the catalogue stands in an entry', () => {
    const listed = ['catalogue.css', ...PAGES].flatMap((entry) =>
      [...read(entry).matchAll(/"\.\/(catalogue\/[^"]+)"/g)].map((match) => match[1]),
    )
    expect([...new Set(listed)].sort()).toEqual(sheets.filter((name) => name.startsWith('catalogue/')).sort())
  })
  it('what the catalogue uses is defined in it', () => {
    const catalogue = sheets.filter((name) => name.startsWith('catalogue/'))
    const known = defined(['tokens.css', ...catalogue])
    for (const name of ['tokens.css', ...catalogue]) expect(used(name).filter((each) => !known.has(each))).toEqual([])
  })
  it.each(sheets.filter((name) => name.startsWith('islands/') || name === 'shoelace.css'))(
    '%s uses what is defined in the tokens that it has',
    (name) => {
      const own = isTokens(name) || read(name).includes('tokens.css"') ? ['islands/tokens.css'] : []
      const known = defined(['tokens.css', name, ...own])
      expect(used(name).filter((each) => !known.has(each))).toEqual([])
    },
  )
  it('no token is left over', () => {
    const needed = new Set(sheets.flatMap(used))
    // The primary itself is what the others are derived from (brand.ts); it is there for a platform's own rich text.
    needed.add('--primary')
    const tokens = [...defined(['tokens.css', 'islands/tokens.css'])]
    expect(tokens.filter((name) => name && !needed.has(name))).toEqual([])
  })
})
