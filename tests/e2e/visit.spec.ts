// A visitor opens every page in every language: nothing fails, nothing moves by itself, everybody can read it.
import type { Page } from '@playwright/test'
import { ROUTES } from '../../src/routes.ts'
import type { Theme } from './accessibility.ts'
import { builtItem, isBuilt, LANGUAGES, type Language, pathOf, prefixOf } from './addresses.ts'
import { expect, expectAccessible, expectNoLayoutShift, test } from './fixtures.ts'
import type { Problems } from './problems.ts'

/** Pages that lead on by themselves have stories of their own. */
const LEADS_ON = new Set(['/loading', '/sign-group/member-apply-form'])
/** `npm run test:visits`: every page in every language. */
const EVERY = process.env['VISIT_EVERY'] === '1'
const WIDE = { width: 1440, height: 900 }
const NARROW = { width: 390, height: 844 }
interface Visited {
  page: Page
  problems: Problems
}

/** Each page is seen wide and narrow, light and dark, each of the four once. */
const SEEN: Record<Language, { viewport: typeof WIDE; theme: Theme }> = {
  'zh-CN': { viewport: WIDE, theme: 'light' },
  'en-US': { viewport: NARROW, theme: 'dark' },
  'ja-JP': { viewport: WIDE, theme: 'dark' },
  'ko-KR': { viewport: NARROW, theme: 'light' },
}

/**
 * Down to the foot, so that what loads late has loaded, and on wide screens up again: bars that stick to an edge lie over
 * what can be scrolled out from under them, and there they lie over nothing (a phone's actions below, the header above).
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

/** How long nothing is on its way to a page that has come to rest, in ms: Playwright's `networkidle` waits for 500. */
const REST = 150

/** Watches what is on its way to a page; what it answers waits until that is nothing. */
function watchNetwork(page: Page): () => Promise<void> {
  const underway = new Set<unknown>()
  let changed = performance.now()
  const note = (change: (request: unknown) => void) => (request: unknown) => {
    change(request)
    changed = performance.now()
  }
  page.on(
    'request',
    note((request) => underway.add(request)),
  )
  for (const end of ['requestfinished', 'requestfailed'] as const)
    page.on(
      end as 'requestfinished',
      note((request) => underway.delete(request)),
    )
  return async () => {
    const isAtRest = () => underway.size === 0 && performance.now() - changed > REST
    await expect.poll(isAtRest, { intervals: [25] }).toBe(true)
  }
}

/**
 * A page in one of its four languages, another one from page to page, so that each size, theme and language sees a
 * quarter of the site: all four of each take 25 minutes on two cores, which is all that CI has. `npm run test:visits`
 * opens all.
 */
async function visit({ page, problems }: Visited, nth: number, addressIn: (prefix: string) => string): Promise<void> {
  // A picture that the page before has shown comes from memory, and the browser finds its preload unused.
  if (EVERY) problems.allow(/was preloaded using link preload but not used/)
  const turn = LANGUAGES[nth % LANGUAGES.length]
  const atRest = watchNetwork(page)
  for (const language of EVERY ? LANGUAGES : LANGUAGES.filter((each) => each === turn)) {
    const { viewport, theme } = SEEN[language]
    const address = addressIn(prefixOf(language))
    await test.step(address, async () => {
      await page.setViewportSize(viewport)
      await page.emulateMedia({ colorScheme: theme })
      await page.goto(address)
      expect(pathOf(page)).toBe(address)
      await expect(page.locator('h1')).toHaveCount(1)
      // Nobody reads grey bars to their end; what moved when they went is told below all the same.
      await expect(page.locator('main .skeleton:visible')).toHaveCount(0)
      await readThrough(page)
      await atRest()
      await expectNoLayoutShift(page)
      const wider = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      )
      expect(wider, 'the page can be moved sideways').toBe(0)
      await expectAccessible(page, undefined, [theme])
    })
  }
}

// The sandbox draws each picture when it is first asked for.
test.describe.configure({ timeout: 180_000 })
test.use({ locale: 'zh-CN' })

for (const [nth, route] of ROUTES.filter((each) => !LEADS_ON.has(each.pattern)).entries()) {
  const addressIn = (prefix: string) => `${prefix}${route.pattern}/`.replace('//', '/')
  test(addressIn(''), async ({ page, problems }) => {
    // The not-found page is a page like any other where it is asked for by its own address.
    if (route.pattern === '/404') problems.allow(/status of 404|status 404/)
    await visit({ page, problems }, nth, addressIn)
  })
  if (route.byId) {
    test(`${addressIn('')}{id}/`, ({ page, problems }) =>
      visit({ page, problems }, nth + 1, (prefix) => `${addressIn(prefix)}${builtItem(addressIn(prefix))}/`))
  }
  // Some lists of the sample fair fit on one page.
  if (route.paged && isBuilt(`${addressIn('')}page/2/`)) {
    test(`${addressIn('')}page/2/`, ({ page, problems }) =>
      visit({ page, problems }, nth + 2, (prefix) => `${addressIn(prefix)}page/2/`))
  }
}
