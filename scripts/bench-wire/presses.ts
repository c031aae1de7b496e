// How soon the next page appears on the slow phone: presses on links to details that the browser has prefetched.
import type { Browser } from '@playwright/test'
import { slowPhone } from '../slow-phone.ts'

/** Until the dictionary, and then the details of a list, have been fetched, in ms. Playwright does not see either. */
const PREFETCHED = 5000
/** Links that are pressed in turn. */
const LINKS = 4

/** Stores when a finger touched the page; the page that follows reads it. */
function recordPress(): void {
  const record = ({ timeStamp }: Event) => sessionStorage.setItem('pressed', String(performance.timeOrigin + timeStamp))
  addEventListener('pointerdown', record, true)
}

/** @returns null before the first paint */
function readPress(): { ms: number; isPrefetched: boolean } | null {
  const [paint] = performance.getEntriesByName('first-contentful-paint')
  const [navigation] = performance.getEntriesByType('navigation') as { deliveryType?: string }[]
  if (!paint) return null
  return {
    ms: performance.timeOrigin + paint.startTime - Number(sessionStorage.getItem('pressed')),
    isPrefetched: navigation?.deliveryType === 'navigational-prefetch',
  }
}

/**
 * Opens a language's home page and its list of exhibits, and presses a link there. Returns the ms until the first paint
 * of its page.
 *
 * @param prefix `/`, `/ja-JP/`
 * @param count which press this is: each is on another link
 * @throws Error the browser had not prefetched the page
 */
export async function press(browser: Browser, origin: string, prefix: string, count: number): Promise<number> {
  const context = await browser.newContext({ baseURL: origin, hasTouch: true, isMobile: true, locale: 'en-US' })
  const page = await context.newPage()
  await page.addInitScript(recordPress)
  await page.goto(prefix)
  await page.waitForTimeout(PREFETCHED)
  await slowPhone(page)
  await page.goto(`${prefix}exhibits/`)
  await page.waitForTimeout(PREFETCHED)
  const link = page.locator('main a[href*="/exhibits/detail/"]').nth(count % LINKS)
  const address = await link.getAttribute('href')
  await link.scrollIntoViewIfNeeded()
  await link.tap()
  await page.waitForURL((url) => url.pathname === address)
  const pressed = await page.waitForFunction(readPress)
  const measured = await pressed.jsonValue()
  await context.close()
  if (!measured?.isPrefetched) throw new Error(`Chromium had not prefetched ${origin}${address}.`)
  return measured.ms
}
