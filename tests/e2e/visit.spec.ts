// A visitor opens every page in every language: nothing fails, nothing moves by itself, everything is accessible.
import type { Page } from '@playwright/test'
import { ROUTES } from '../../src/routes.ts'
import { HANG_GUARD, TEST_GUARD } from '../hang-guard.ts'
import type { Theme } from './accessibility.ts'
import { builtItem, isBuilt, LANGUAGES, type Language, pathOf, prefixOf } from './addresses.ts'
import { watchNetwork } from './at-rest.ts'
import { expect, expectAccessible, expectNoLayoutShift, test } from './fixtures.ts'

/** Pages that redirect by themselves have separate stories. */
const LEADS_ON = new Set(['/loading', '/sign-group/member-apply-form'])
/** `npm run test:visits`: every page in every language. */
const EVERY = process.env['VISIT_EVERY'] === '1'
const WIDE = { width: 1440, height: 900 }
const NARROW = { width: 390, height: 844 }

/** Each page is viewed wide and narrow, light and dark, each of the four once. */
const SEEN: Record<Language, { viewport: typeof WIDE; theme: Theme }> = {
  'zh-CN': { viewport: WIDE, theme: 'light' },
  'en-US': { viewport: NARROW, theme: 'dark' },
  'ja-JP': { viewport: WIDE, theme: 'dark' },
  'ko-KR': { viewport: NARROW, theme: 'light' },
}

/**
 * Down to the footer, so that late content has loaded, and on wide screens up again: sticky bars cover content that can
 * be scrolled out from under them, and in those places they cover nothing (a phone's actions below, the header above).
 */
async function readThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
    for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight) {
      scrollTo({ top: y, behavior: 'instant' })
      await frame()
    }
    const top = innerWidth < 640 ? document.documentElement.scrollHeight : 0
    scrollTo({ top, behavior: 'instant' })
  })
}

/** A page of the site, by the prefix of a language. */
interface Visit {
  name: string
  /** Its number, which determines its language, size and theme. */
  nth: number
  addressIn: (prefix: string) => string
}

/**
 * A page in one of its four languages, which changes from page to page, so that each size, theme and language sees a
 * quarter of the site: all four of each take 25 minutes on two cores, which is all that CI has. `npm run test:visits`
 * opens all four.
 */
async function visit(page: Page, atRest: () => Promise<void>, { nth, addressIn }: Visit): Promise<void> {
  const turn = LANGUAGES[nth % LANGUAGES.length]
  for (const language of EVERY ? LANGUAGES : LANGUAGES.filter((each) => each === turn)) {
    const { viewport, theme } = SEEN[language]
    const address = addressIn(prefixOf(language))
    const look = async () => {
      await page.setViewportSize(viewport)
      await page.emulateMedia({ colorScheme: theme })
      await page.goto(address)
      await expect.poll(() => pathOf(page)).toBe(address)
      await expect(page.locator('h1')).toHaveCount(1)
      // Waits for the placeholders to disappear; shifts that this caused are still reported below.
      await expect(page.locator('main .skeleton:visible')).toHaveCount(0)
      await readThrough(page)
      await atRest()
      await expectNoLayoutShift(page)
      const wider = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      )
      expect(wider, 'the page can be moved sideways').toBe(0)
      await expectAccessible(page, undefined, [theme])
    }
    // The guard of the test is that of all its pages: a page that hangs ends here, and is named.
    await test.step(address, look, { timeout: TEST_GUARD })
  }
}

const VISITS: Visit[] = ROUTES.filter((each) => !LEADS_ON.has(each.pattern)).flatMap((route, nth) => {
  const list = (prefix: string) => `${prefix}${route.pattern}/`.replace('//', '/')
  const item = (prefix: string) => `${list(prefix)}${builtItem(list(prefix))}/`
  const next = (prefix: string) => `${list(prefix)}page/2/`
  return [
    { name: list(''), nth, addressIn: list },
    ...(route.byId ? [{ name: `${list('')}{id}/`, nth: nth + 1, addressIn: item }] : []),
    // Some lists of the sample fair fit on one page.
    ...(route.paged && isBuilt(next('')) ? [{ name: next(''), nth: nth + 2, addressIn: next }] : []),
  ]
})

/**
 * This many pages are opened one after the other in one tab: a new browser process, and compiling the site's code and
 * axe in it, is a third of a visit. Each is fetched again, as by a first visitor.
 */
const IN_A_TAB = 6

// One guard for each page.
test.describe.configure({ timeout: IN_A_TAB * LANGUAGES.length * HANG_GUARD })
test.use({ locale: 'zh-CN' })

/** One page in five is opened by `npm test`, the others by `npm run test:all`. */
const CORE = VISITS.filter((_, n) => n % 5 === 0)
const OTHERS = VISITS.filter((visit) => !CORE.includes(visit))
const tabsOf = (visits: readonly Visit[]) =>
  Array.from({ length: Math.ceil(visits.length / IN_A_TAB) }, (_, tab) =>
    visits.slice(tab * IN_A_TAB, (tab + 1) * IN_A_TAB),
  )

for (const visits of [...tabsOf(CORE), ...tabsOf(OTHERS)]) {
  const tag = visits.some((each) => CORE.includes(each)) ? [] : '@all'
  test(visits.map(({ name }) => name).join(' '), { tag }, async ({ page, context, problems }) => {
    // The not-found page is a page like any other when it is requested by its own address.
    if (visits.some(({ name }) => name === '/404/')) problems.allow(/status (of )?404.*\/404\/\)?$/)
    const session = await context.newCDPSession(page)
    await session.send('Network.setCacheDisabled', { cacheDisabled: true })
    const atRest = watchNetwork(page)
    const failures: unknown[] = []
    for (const each of visits) await visit(page, atRest, each).catch((error) => failures.push(error))
    if (failures.length > 0)
      throw failures.length === 1 ? failures[0] : new AggregateError(failures, failures.join('\n\n'))
  })
}
