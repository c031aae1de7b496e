import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import type { WantedPage } from '../../src/content/run.ts'
import { ROUTES } from '../../src/routes.ts'
import { fileOf } from './output.ts'

/** Bytes after brotli 11 of what a page loads before a hand touches it. */
export interface Weight {
  address: string
  route: string
  html: number
  /** The page's script with its inline part. */
  js: number
  css: number
}

/**
 * `appCss`: a page that is an island (a form, a preview) is no catalogue page, and a special theme's sheet comes on top.
 * A list is one of 40 items; the directory is one line for every exhibitor of the fair, so it has a measure
 * of its own.
 */
export const BUDGET = {
  js: 6 * 1024,
  css: 10 * 1024,
  appCss: 11 * 1024,
  list: 12 * 1024,
  detail: 8 * 1024,
  directory: 32 * 1024,
} as const

const squeeze = (data: Buffer | string) =>
  brotliCompressSync(data, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length

/**
 * Weighs the largest page of each route in the stage; what a page links is weighed once.
 *
 * @param client the bundle's folder of scripts and stylesheets; the tenant's own stylesheet stands in the stage
 */
export function weigh(stage: string, client: string, rendered: ReadonlyMap<string, WantedPage>): Weight[] {
  const largest = new Map<string, { address: string; size: number }>()
  for (const [address, { route }] of rendered) {
    const size = statSync(join(stage, fileOf(address))).size
    if (size > (largest.get(route)?.size ?? 0)) largest.set(route, { address, size })
  }
  const assets = new Map<string, number>()
  const assetSize = (href: string) => {
    const known = assets.get(href) ?? squeeze(readFileSync(join(existsSync(join(client, href)) ? client : stage, href)))
    assets.set(href, known)
    return known
  }
  return [...largest].map(([route, { address }]) => {
    const html = readFileSync(join(stage, fileOf(address)), 'utf8')
    const inline = /<script>([\s\S]*?)<\/script>/.exec(html)?.[1] ?? ''
    const scripts = [...html.matchAll(/<script[^>]+src="(\/[^"]+)"/g)].map((match) => match[1] ?? '')
    const imports = scripts.flatMap((src) => staticImports(client, src))
    const sheets = [...html.matchAll(/<link rel="stylesheet" href="(\/[^"]+)"/g)].map((match) => match[1] ?? '')
    return {
      address,
      route,
      html: squeeze(html),
      js: squeeze(inline) + [...new Set([...scripts, ...imports])].reduce((sum, src) => sum + assetSize(src), 0),
      css: [...new Set(sheets)].reduce((sum, href) => sum + assetSize(href), 0),
    }
  })
}

/** The heaviest page of each route, of what several processes weighed. */
export function heaviest(weights: readonly Weight[]): Weight[] {
  const byRoute = new Map<string, Weight>()
  for (const weight of weights)
    if (weight.html > (byRoute.get(weight.route)?.html ?? -1)) byRoute.set(weight.route, weight)
  return [...byRoute.values()]
}

/** What a module imports at once, and what those import. */
function staticImports(client: string, src: string, seen = new Set<string>()): string[] {
  const code = readFileSync(join(client, src), 'utf8')
  for (const match of code.matchAll(/(?:import|from)\s*"(\.\/[^"]+)"/g)) {
    const href = new URL(match[1] ?? '', `http://x${src}`).pathname
    if (!seen.has(href)) {
      seen.add(href)
      staticImports(client, href, seen)
    }
  }
  return [...seen]
}

/** A sentence for each budget that a page exceeds. */
export function exceeded(weights: readonly Weight[]): string[] {
  return weights.flatMap(({ address, route, html, js, css }) => {
    // One file draws all children of the personal center: they count as it does.
    const known = ROUTES.find(({ pattern }) => pattern === route || `${pattern}/child` === route)
    const cssLimit = known?.kind === 'app' && !known.byId ? BUDGET.appCss : BUDGET.css
    const limit = route === '/exhibitor/more' ? BUDGET.directory : /\/detail$/.test(route) ? BUDGET.detail : BUDGET.list
    return [
      ...(js > BUDGET.js ? [`${address}: ${js} bytes of JavaScript at load (at most ${BUDGET.js})`] : []),
      ...(css > cssLimit ? [`${address}: ${css} bytes of CSS (at most ${cssLimit})`] : []),
      ...(html > limit ? [`${address}: ${html} bytes of HTML (at most ${limit})`] : []),
    ]
  })
}
