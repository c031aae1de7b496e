// Visits of a browser that has a language's dictionary: how many bytes its pages transfer.
import fs from 'node:fs'
import path from 'node:path'
import type { Browser, Page, Response } from '@playwright/test'
import { median } from '../bench-page/figures.ts'

/** Folders of pages by kind, relative to a language's folder. `list` are the pages of the exhibits' list, 40 each. */
const KINDS = { exhibit: 'exhibits/detail', list: 'exhibits/page', news: 'news/detail' } as const
export type PageKind = keyof typeof KINDS

/** Bytes of the response bodies, as transferred. */
export type Weights = Readonly<Record<PageKind, number | null>>

/** Visits after which the dictionary must be loaded. Browsers fetch it when they are idle. */
const MAX_TRIES = 60

/** Evenly spaced pages of a folder; each address is visited once, so that no copy is in the browser's cache. */
function addressesOf(site: string, prefix: string, kind: PageKind, count: number): string[] {
  const folder = fs.readdirSync(path.join(site, prefix, KINDS[kind]), { withFileTypes: true })
  const names = folder.flatMap((entry) => (entry.isDirectory() ? [entry.name] : [])).sort()
  const step = Math.max(1, Math.floor(names.length / count))
  return names.filter((_, n) => n % step === 0).map((name) => `${prefix}${KINDS[kind]}/${name}/`)
}

const isPacked = (response: Response | null) => response?.headers()['content-encoding'] === 'dcz'

/** Opens a page. Returns the body's bytes on the wire, and its encoding as the browser reports it. */
async function open(page: Page, address: string): Promise<{ bytes: number; packed: boolean; plain: number }> {
  const response = await page.goto(address, { waitUntil: 'commit' })
  await page.waitForLoadState('domcontentloaded')
  const [bytes, plain] = await page.evaluate(() => {
    const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
    return [entry?.encodedBodySize ?? 0, entry?.decodedBodySize ?? 0] as const
  })
  return { bytes, plain, packed: isPacked(response) }
}

/**
 * Opens a language's home page, and then others once Chromium has the dictionary.
 *
 * @param prefix `/`, `/ja-JP/`
 * @throws Error the browser does not use the dictionary, or has a page that is not the site's
 */
export async function visit(
  browser: Browser,
  origin: string,
  site: string,
  prefix: string,
  count: number,
): Promise<{ first: number; weights: Weights }> {
  // Without scripts: they do not count here, and could redirect to another language.
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: origin })
  const page = await context.newPage()
  const first = await open(page, prefix)
  let tries = 0
  while (!(await open(page, `${prefix}agreement/?try=${tries}`)).packed) {
    if (++tries === MAX_TRIES) throw new Error(`Chromium has not used the dictionary of ${origin}${prefix}.`)
    // The next visit would cancel the request for the dictionary.
    await page.waitForLoadState('networkidle')
  }
  const weights: Record<PageKind, number | null> = { exhibit: null, list: null, news: null }
  for (const kind of Object.keys(KINDS) as PageKind[]) {
    const bytes: number[] = []
    for (const address of addressesOf(site, prefix, kind, count)) {
      const answer = await open(page, address)
      const size = fs.statSync(path.join(site, address, 'index.html')).size
      if (!answer.packed || answer.plain !== size)
        throw new Error(
          `${origin}${address}: ${answer.packed ? 'packed' : 'not packed'}, ${answer.plain} bytes of ${size}`,
        )
      bytes.push(answer.bytes)
    }
    weights[kind] = median(bytes)
  }
  await context.close()
  return { first: first.bytes, weights }
}
