import { readdirSync, readFileSync } from 'node:fs'
import { posix } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import { transform } from 'lightningcss'
import { describe, expect, it } from 'vitest'
import { parsed } from '../../tests/parsed.ts'
import { themeStylesheet } from './config.ts'

/** Bytes with brotli 11: the site's own styles on a page; the catalogue with the tenant's sheet. */
const PAGE_BUDGET = 9.5 * 1024
const TENANT_BUDGET = 10 * 1024
/** The sheets of one kind of page, on top of the catalogue. */
const PAGES = [
  'styles/home.css',
  'styles/detail.css',
  'styles/list.css',
  'styles/reading.css',
  'styles/agenda.css',
  'styles/agenda-detail.css',
  'styles/concert.css',
  'styles/search.css',
]

/** The browsers of the target in astro.config, for which Vite rewrites the sheets. */
const version = (major: number, minor = 0) => (major << 16) | (minor << 8)
const ES2022 = { chrome: version(94), edge: version(94), firefox: version(93), safari: version(16, 4) }

/** Every sheet of src/ by its path from there: `styles/catalogue.css`. */
const src = new URL('../', import.meta.url)
const sheets = readdirSync(src, { recursive: true, encoding: 'utf8' })
  .map((name) => name.replaceAll('\\', '/'))
  .filter((name) => name.endsWith('.css') && !name.startsWith('sandbox/'))
const read = (name: string) => readFileSync(new URL(name, src), 'utf8').replace(/\/\*[\s\S]*?\*\//g, '')
const compressed = (text: string | Uint8Array) =>
  brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length
const IMPORT = /@import "([^"]+)"(?: layer\((\w+)\))?;/g
/** The sheets that a sheet imports, from src/. */
const importsOf = (name: string): string[] =>
  [...read(name).matchAll(IMPORT)].map(([, target]) => posix.join(posix.dirname(name), target ?? ''))
/** A sheet with its imports inlined. */
const inlined = (name: string): string =>
  read(name).replace(IMPORT, (_, target: string, layer?: string) => {
    const inner = inlined(posix.join(posix.dirname(name), target))
    return layer ? `@layer ${layer} {${inner}}` : inner
  })
const builtSize = (name: string) =>
  compressed(transform({ filename: name, code: Buffer.from(inlined(name)), minify: true, targets: ES2022 }).code)
/** A sheet and all that it imports, directly or indirectly. */
const withImports = (name: string): string[] => [name, ...importsOf(name).flatMap(withImports)]
const TOKENS = ['styles/tokens.css', 'styles/island-tokens.css']
/** The sheets that a browser loads: each a list of other sheets, in their layers (tests/house/styles.ts). */
const ENTRIES = sheets.filter((name) => importsOf(name).includes('styles/layers.css'))
/** The sheets that pages link, without those that islands fetch. */
const CATALOGUE = [...new Set(['styles/catalogue.css', ...PAGES].flatMap(withImports))]
const isTokens = (name: string) => TOKENS.includes(name)
const defined = (names: readonly string[]) =>
  new Set(names.flatMap((name) => [...read(name).matchAll(/(?:^|[{;\s])(--[\w-]+):/g)].map((match) => match[1])))
const used = (name: string) => [...read(name).matchAll(/var\((--[\w-]+)/g)].map((match) => match[1] ?? '')

const NAMED = /:[^;{}]*\b(white|black|red|green|blue|gr[ae]y|silver|navy|teal|orange|purple|yellow)\b/
const COLOUR = /#[\da-f]{3,8}\b|\b(rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\(/i
const PHYSICAL = /(?:^|[\s;{])((?:margin|padding|border)-(?:left|right|top|bottom)|left|right|top|bottom|width|height):/

describe('the style sheets', () => {
  it.each(PAGES)('catalogue.css and %s together stay within the budget of a page', (page) => {
    expect(builtSize('styles/catalogue.css')).toBeGreaterThan(5000)
    expect(builtSize('styles/catalogue.css') + builtSize(page)).toBeLessThanOrEqual(PAGE_BUDGET)
  })
  it('the catalogue with a tenant’s sheet stays within its budget', () => {
    const tenant = themeStylesheet(parsed({ primaryColor: '#b3202c', themeType: 'light' }), 'ucan').css
    expect(builtSize('styles/catalogue.css') + compressed(tenant)).toBeLessThanOrEqual(TENANT_BUDGET)
  })
  it.each(sheets.filter((name) => !isTokens(name)))('%s uses colours only from tokens', (name) => {
    expect(
      read(name)
        .split('\n')
        .filter((line) => COLOUR.test(line) || NAMED.test(line)),
    ).toEqual([])
  })
  it.each(sheets)('%s imports only sheets of this site', (name) => {
    for (const target of importsOf(name)) expect(sheets).toContain(target)
    expect(read(name)).not.toContain('url(')
  })
  it.each(sheets)('%s uses logical properties, not left and right', (name) => {
    expect(
      read(name)
        .split('\n')
        .filter((line) => PHYSICAL.test(line)),
    ).toEqual([])
  })
  it('every custom property that the catalogue uses is defined in it', () => {
    const known = defined(CATALOGUE)
    for (const name of CATALOGUE) expect(used(name).filter((each) => !known.has(each))).toEqual([])
  })
  it.each(ENTRIES)('every custom property that %s uses is defined in its own sheets or tokens.css', (entry) => {
    const known = defined(['styles/tokens.css', ...withImports(entry)])
    for (const name of withImports(entry)) expect(used(name).filter((each) => !known.has(each))).toEqual([])
  })
  it('every sheet is imported by one that a browser loads', () => {
    const known = new Set(ENTRIES.flatMap(withImports))
    // layouts/skins.ts assembles those of the special themes.
    const isOfSkins = (name: string) => name.startsWith('styles/skins/') || name === 'layouts/skins.css'
    expect(sheets.filter((name) => !known.has(name) && !isOfSkins(name))).toEqual([])
  })
  it('every token is used', () => {
    const needed = new Set(sheets.flatMap(used))
    // brand.ts derives the others from it; it exists for a platform's own rich text.
    needed.add('--primary')
    const tokens = [...defined(TOKENS)]
    expect(tokens.filter((name) => name && !needed.has(name))).toEqual([])
  })
})
