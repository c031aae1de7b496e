// A visit to one page in a new browser context with an empty cache.
import type { Browser, CDPSession, Page } from '@playwright/test'
import { slowPhone } from '../slow-phone.ts'

/** A page is quiet when it has made no request for this long, in ms. */
const QUIET = 1200
const LONGEST_WAIT = 25_000
const STEP = 50

export interface Visit {
  readonly page: Page
  readonly session: CDPSession
  /** Resolves when the page is quiet, or after the longest wait. */
  readonly untilQuiet: () => Promise<void>
  readonly end: () => Promise<void>
}

/** Opens an empty page, 390 pixels wide: on a slow phone, or on an unthrottled one. */
export async function visit(browser: Browser, isSlow: boolean): Promise<Visit> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    serviceWorkers: 'block',
    locale: 'en-US',
  })
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  if (isSlow) await slowPhone(page)
  let open = 0
  let last = performance.now()
  const count = (change: number) => () => {
    open += change
    last = performance.now()
  }
  page.on('request', count(1)).on('requestfinished', count(-1)).on('requestfailed', count(-1))
  const untilQuiet = async () => {
    const end = performance.now() + LONGEST_WAIT
    while (performance.now() < end && (open > 0 || performance.now() - last < QUIET)) await page.waitForTimeout(STEP)
  }
  return { page, session, untilQuiet, end: () => context.close() }
}
