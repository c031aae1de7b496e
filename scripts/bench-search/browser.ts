// How a browser searches the index that is built with a site: how much it fetches until the first answer, how long
// answers take, and whether its page is blocked meanwhile.
import { chromium, type Page } from '@playwright/test'
import { launchOptions } from '../chromium.mjs'
import { type BenchSite, type Line, serveSearch } from './site.ts'

/** The functions on the benchmark's page (site.ts). */
type Bench = Pick<typeof import('../../src/features/search/index-thread.ts'), 'indexThread'> &
  Pick<typeof import('../../src/features/search/search-state.ts'), 'readSearch'>

/** The slow phone's line (scripts/slow-phone.ts). */
const PHONE: Line = { wait: 150, bytesPerSecond: 1_600_000 / 8 }
const CPU = 4
/** One query in this many also runs over the phone's line, each for the first time. */
const SAMPLE = 8

export const percentile = (values: readonly number[], part: number): number =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * part))] ?? 0

/** Runs each query in the page: how long each answer took, and the longest time that the page was blocked. */
async function request(page: Page, manifest: string, queries: readonly string[], isFresh: boolean) {
  return page.evaluate(
    async ([address, keywords, fresh]) => {
      const { indexThread, readSearch } = (globalThis as unknown as { bench: Bench }).bench
      const held: number[] = []
      const observer = new PerformanceObserver((list) =>
        held.push(...list.getEntries().map(({ duration }) => duration)),
      )
      observer.observe({ type: 'longtask' })
      const stored = globalThis as unknown as { index?: ReturnType<Bench['indexThread']> }
      if (fresh) stored.index = indexThread(address)
      const times: number[] = []
      for (const keyword of keywords) {
        const begin = performance.now()
        await stored.index?.search(readSearch(`?keyword=${encodeURIComponent(keyword)}`))
        times.push(performance.now() - begin)
      }
      await new Promise((resolve) => setTimeout(resolve, 50))
      observer.disconnect()
      return { times, held: Math.max(0, ...held) }
    },
    [manifest, queries, isFresh] as const,
  )
}

async function fresh(page: Page, site: BenchSite): Promise<void> {
  await page.goto(`${site.origin}/`)
  await page.waitForFunction(() => 'bench' in globalThis)
  site.takeSent()
}

/** A row of figures for each language's index. */
export async function measureBrowser(
  dir: string,
  indexes: readonly { language: string; manifest: string; queries: readonly string[] }[],
): Promise<Record<string, unknown>[]> {
  const site = await serveSearch(dir)
  const browser = await chromium.launch(launchOptions())
  const rows: Record<string, unknown>[] = []
  for (const { language, manifest, queries } of indexes) {
    const page = await browser.newPage()
    const firsts: { bytes: number; files: number }[] = []
    const phone: number[] = []
    let held = 0
    for (const [at, query] of queries.entries()) {
      await fresh(page, site)
      await request(page, manifest, [query], true)
      firsts.push(site.takeSent())
      if (at % SAMPLE > 0) continue
      await fresh(page, site)
      const session = await page.context().newCDPSession(page)
      await session.send('Emulation.setCPUThrottlingRate', { rate: CPU })
      site.slow(PHONE)
      const first = await request(page, manifest, [query], true)
      site.slow(null)
      await session.send('Emulation.setCPUThrottlingRate', { rate: 1 })
      phone.push(...first.times)
      held = Math.max(held, first.held)
    }
    await fresh(page, site)
    const twice = await request(
      page,
      manifest,
      queries.flatMap((query) => [query, query]),
      true,
    )
    const [next, again] = [0, 1].map((part) => twice.times.filter((_, at) => at > 1 && at % 2 === part))
    await page.close()
    const kb = (part: number) =>
      Math.round(
        percentile(
          firsts.map(({ bytes }) => bytes),
          part,
        ) / 1024,
      )
    const ms = (times: readonly number[] | undefined, part: number) => Number(percentile(times ?? [], part).toFixed(1))
    rows.push({
      language,
      queries: queries.length,
      'first KB p50': kb(0.5),
      'p95 KB': kb(0.95),
      'files p50': percentile(
        firsts.map(({ files }) => files),
        0.5,
      ),
      'next ms p50': ms(next, 0.5),
      'next p95': ms(next, 0.95),
      'again ms p50': ms(again, 0.5),
      'again p95': ms(again, 0.95),
      'phone first ms p50': Math.round(percentile(phone, 0.5)),
      'phone p95': Math.round(percentile(phone, 0.95)),
      'page held ms': Math.round(held),
    })
  }
  await browser.close()
  site.close()
  return rows
}
