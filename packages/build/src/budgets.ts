import { hash } from 'node:crypto'
import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import type { PlannedPage } from '../../../src/content/build-context.ts'
import { ROUTES } from '../../../src/routes.ts'
import type { Bundle } from './bundle.ts'
import { fileOf } from './output.ts'
import { heavyIndexes, type IndexWeight } from './search-weight.ts'
import { staticImportsIn } from './static-imports.ts'
import { writeComplete } from './write-complete.ts'

/** Bytes after brotli that a page loads before any interaction. */
export interface Weight {
  address: string
  route: string
  /**
   * As for a server that compresses on the fly (brotli 5). If that exceeds the budget: as a precompressed file (brotli
   * 11), which is 12 % smaller and takes thirty times as long.
   */
  html: number
  /** The page's script with its inline part, at brotli 11. */
  js: number
  /** The inline style sheet of the page's head, at brotli 11. `html` does not include it. */
  css: number
  /** The style sheet includes that of a special theme (layouts/skins.ts). */
  hasSkin: boolean
}

/**
 * `appCss`: a page that is an island (a form, a preview) is not a catalogue page, and a special theme adds `skin` to
 * the CSS budget. A list has 40 items; the directory has one line for every exhibitor of the fair, so it has a separate
 * limit. The details of exhibitors and their groups list the programme of all the fair's days, those of streams their
 * chapters, those of meetings their agenda and related recommendations. An exhibit lists eight related ones.
 * Up to 0.5 KB of a page are its icons (layouts/inline-icons.ts).
 */
export const BUDGET = {
  js: 8 * 1024,
  css: 10 * 1024,
  appCss: 11.5 * 1024,
  skin: 1024,
  list: 12 * 1024,
  home: 12.25 * 1024,
  exhibit: 8.75 * 1024,
  detail: 8.5 * 1024,
  programme: 9.75 * 1024,
  directory: 32 * 1024,
} as const

const DIRECTORY = '/exhibitor/more'

const squeeze = (data: Buffer | string, quality = 11) =>
  brotliCompressSync(data, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }).length

const STYLE = /<style>([\s\S]*?)<\/style>/

const CONTENT_HASH = /([\w.[\]-]+)\.[\w-]{8}(?=\.(?:js|css)\b)|(?<=sha256-)[\w+/]{43}/g

/**
 * Replaces a page's content hashes by hashes of the files' names, which compress equally badly but are the same in
 * every build. Otherwise a page near its limit would exceed it by chance.
 */
export function withStableHashes(html: string): string {
  let unnamed = 0
  return html.replace(CONTENT_HASH, (found, name: string | undefined) => {
    if (name !== undefined) return `${name}.${hash('sha256', name, 'base64url').slice(0, 8)}`
    unnamed += 1
    return hash('sha256', `${unnamed}`, 'base64').slice(0, found.length)
  })
}

const squeezePage = (route: string, html: string): number => {
  const stable = withStableHashes(html)
  const quick = squeeze(stable, 5)
  return quick > htmlLimit(route) ? squeeze(stable) : quick
}

const htmlLimit = (route: string): number => {
  if (route === DIRECTORY) return BUDGET.directory
  if (/^\/(home)?$/.test(route)) return BUDGET.home
  if (/^\/(exhibitor|exhibition-group|live|meeting)\/detail$/.test(route)) return BUDGET.programme
  if (route === '/exhibits/detail') return BUDGET.exhibit
  return /\/detail$/.test(route) ? BUDGET.detail : BUDGET.list
}

/** An exhibition has its own look, and so its own style sheets. */
const scopeOf = (address: string): string => /^\/[^/]+\/e\/[^/]+/.exec(address)?.[0].replace(/^\/[^/]+/, '') ?? ''

interface WeighedPage {
  address: string
  route: string
  language: string
  /** Size of its file, in bytes. */
  size: number
}

const larger = (one: WeighedPage, other: WeighedPage) => (other.size > one.size ? other : one)

/** How many pages of a route are compressed besides the largest of each language. */
const SAMPLES = 16

/**
 * The page of a route that compresses worst. File sizes do not show it, so the largest file of each language and evenly
 * spaced samples are compressed.
 */
function heaviestOf(pages: readonly WeighedPage[], packedSize: (page: WeighedPage) => number): WeighedPage {
  const largest = [...Map.groupBy(pages, ({ language }) => language).values()].map((each) => each.reduce(larger))
  const step = Math.ceil(pages.length / SAMPLES)
  const candidates = [...new Set([...largest, ...pages.filter((_, n) => n % step === 0)])]
  const sizes = new Map(candidates.map((page) => [page, packedSize(page)]))
  return candidates.reduce((one, other) => ((sizes.get(other) ?? 0) > (sizes.get(one) ?? 0) ? other : one))
}

/**
 * Weighs the markup of the heaviest page of each route in the stage, and for each exhibition the scripts and the style
 * sheet of its largest page. Scripts and style sheets shared by several pages are compressed once.
 *
 * @param bundle caches the sizes of its scripts across builds
 */
export function weigh(
  stage: string,
  { client, sizes }: Pick<Bundle, 'client' | 'sizes'>,
  rendered: ReadonlyMap<string, PlannedPage>,
): Weight[] {
  const htmlOf = ({ address }: WeighedPage) => readFileSync(join(stage, fileOf(address)), 'utf8')
  const markupOf = (page: WeighedPage) => htmlOf(page).replace(STYLE, '')
  const pages = [...rendered].map(([address, { route, language }]): WeighedPage => {
    return { address, route, language, size: statSync(join(stage, fileOf(address))).size }
  })
  const routes = [...Map.groupBy(pages, ({ route }) => route).values()]
  const weighed = new Set(routes.map((each) => heaviestOf(each, (page) => squeeze(markupOf(page), 5))))
  const scopes = Map.groupBy(pages, ({ address, route }) => `${scopeOf(address)} ${route}`)
  const largest = [...scopes.values()].map((each) => each.reduce(larger))
  const inlineSize = memo((code) => squeeze(code))
  const importsOf = staticImportsIn(client)
  const known = readSizes(sizes)
  const bundled = new Map(known)
  const bundledSize = memo((href) => squeeze(readFileSync(join(client, href))), bundled)
  const weights = [...new Set([...weighed, ...largest])].map((page) => {
    const { address, route } = page
    const html = htmlOf(page)
    const inline = /<script>([\s\S]*?)<\/script>/.exec(html)?.[1] ?? ''
    const scripts = [...html.matchAll(/<script[^>]+src="(\/[^"]+)"/g)].map((match) => match[1] ?? '')
    const imports = scripts.flatMap(importsOf)
    const sizeOf = (hrefs: string[]) => [...new Set(hrefs)].reduce((sum, href) => sum + bundledSize(href), 0)
    return {
      address,
      route,
      html: weighed.has(page) ? squeezePage(route, markupOf(page)) : 0,
      js: inlineSize(inline) + sizeOf([...scripts, ...imports]),
      css: inlineSize(STYLE.exec(html)?.[1] ?? ''),
      hasSkin: /^[^>]*><html[^>]* data-skin=/.test(html),
    }
  })
  if (bundled.size > known.size) writeSizes(sizes, bundled)
  return weights
}

function readSizes(file: string): ReadonlyMap<string, number> {
  try {
    return new Map(Object.entries(JSON.parse(readFileSync(file, 'utf8')) as Record<string, number>))
  } catch {
    return new Map()
  }
}

/** Each process of each build may write it; lost sizes are computed again. */
function writeSizes(file: string, sizes: ReadonlyMap<string, number>): void {
  writeComplete(file, JSON.stringify(Object.fromEntries(sizes)))
}

/** The compressed size of a text, computed once for each. */
function memo(find: (text: string) => number, known = new Map<string, number>()): (text: string) => number {
  return (text) => {
    const found = known.get(text) ?? find(text)
    known.set(text, found)
    return found
  }
}

/** The heaviest pages of each route, in markup, scripts and sheets, among those that several processes weighed. */
export function heaviest(weights: readonly Weight[]): Weight[] {
  return [...Map.groupBy(weights, ({ route }) => route).values()].flatMap((pages) => {
    const most = (measure: 'html' | 'js' | 'css', first?: Weight) =>
      pages.reduce((best, page) => (page[measure] > best[measure] ? page : best), first ?? (pages[0] as Weight))
    const largest = most('html')
    return [...new Set([largest, most('js', largest), most('css', largest)])]
  })
}

const ofHtml = ({ address, html }: Weight, limit: number): string[] =>
  html > limit ? [`${address}: ${html} bytes of HTML (at most ${limit})`] : []

/**
 * A sentence for each page whose markup is heavy because of a platform's long texts: it is reported, and does not stop
 * the release. Empty for the sandbox, whose fair the budgets are set with.
 */
export const heavyByContent = (weights: readonly Weight[], ofPlatform: boolean): string[] =>
  ofPlatform ? weights.flatMap((each) => ofHtml(each, htmlLimit(each.route))) : []

/** A sentence for each exceeded budget. Scripts and style sheets count in every build, markup in the sandbox's. */
export function exceeded(weights: readonly Weight[], ofPlatform: boolean): string[] {
  return weights.flatMap((each) => {
    const { address, route, js, css, hasSkin } = each
    // One file renders all children of the personal center: they have its limits.
    const known = ROUTES.find(({ pattern }) => pattern === route || `${pattern}/child` === route)
    const cssLimit = (known?.kind === 'app' && !known.byId ? BUDGET.appCss : BUDGET.css) + (hasSkin ? BUDGET.skin : 0)
    return [
      ...(js > BUDGET.js ? [`${address}: ${js} bytes of JavaScript at load (at most ${BUDGET.js})`] : []),
      ...(css > cssLimit ? [`${address}: ${css} bytes of CSS (at most ${cssLimit})`] : []),
      ...(ofPlatform ? [] : ofHtml(each, htmlLimit(route))),
    ]
  })
}

/**
 * What ends a build (exit code 7), and what is only reported. A platform's long texts, cut as they are, may still
 * exceed a page's budget: that is reported, and no reason to keep the old site live. The weight of our own code shows
 * in every build without such texts.
 */
export function checkBudgets(
  { weights, indexes, shortened }: { weights: readonly Weight[]; indexes: readonly IndexWeight[]; shortened: number },
  ofPlatform: boolean,
): { refused: string[]; warnings: string[] } {
  const heavy = heavyIndexes(indexes)
  const tooHeavy = [...exceeded(weights, ofPlatform), ...(ofPlatform ? [] : heavy)]
  const byContent = [...heavyByContent(weights, ofPlatform), ...(ofPlatform ? heavy : [])]
  return shortened === 0
    ? { refused: tooHeavy, warnings: byContent }
    : { refused: [], warnings: [...tooHeavy, ...byContent] }
}
