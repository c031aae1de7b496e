// A visitor opens every page in every language: nothing fails, nothing moves by itself, everybody can read it.
import type { Page } from '@playwright/test'
import { ROUTES } from '../../src/routes.ts'
import type { Theme } from './accessibility.ts'
import { builtItem, isBuilt, LANGUAGES, type Language, pathOf, prefixOf } from './addresses.ts'
import { expect, expectAccessible, expectNoLayoutShift, test } from './fixtures.ts'

/** Pages that lead on by themselves have stories of their own. */
const LEADS_ON = new Set(['/loading'])
const WIDE = { width: 1440, height: 900 }
const NARROW = { width: 390, height: 844 }
/**
 * Each page is seen wide and narrow, light and dark, each of the four once. axe looks at two of them: a page's markup is
 * the same in all languages, and what languages change (length, order of faces) is what the other two are opened for.
 */
const SEEN: Record<Language, { viewport: typeof WIDE; theme: Theme; isAudited: boolean }> = {
  'zh-CN': { viewport: WIDE, theme: 'light', isAudited: true },
  'en-US': { viewport: NARROW, theme: 'dark', isAudited: true },
  'ja-JP': { viewport: WIDE, theme: 'dark', isAudited: false },
  'ko-KR': { viewport: NARROW, theme: 'light', isAudited: false },
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
  await page.waitForLoadState('networkidle')
}

async function visit(page: Page, address: string, { theme, isAudited }: (typeof SEEN)[Language]): Promise<void> {
  await page.emulateMedia({ colorScheme: theme })
  await page.goto(address)
  expect(pathOf(page)).toBe(address)
  await expect(page.locator('h1')).toHaveCount(1)
  await readThrough(page)
  await expectNoLayoutShift(page)
  const wider = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  expect(wider, 'the page can be moved sideways').toBe(0)
  if (isAudited) await expectAccessible(page, undefined, [theme])
}

// The sandbox draws each picture when it is first asked for.
test.describe.configure({ timeout: 180_000 })

for (const language of LANGUAGES) {
  test.describe(language, () => {
    const seen = SEEN[language]
    test.use({ locale: language, viewport: seen.viewport })
    const prefix = prefixOf(language)

    for (const route of ROUTES.filter((each) => !LEADS_ON.has(each.pattern))) {
      const address = `${prefix}${route.pattern}/`.replace('//', '/')
      test(address, async ({ page, problems }) => {
        // The not-found page is a page like any other where it is asked for by its own address.
        if (route.pattern === '/404') problems.allow(/status of 404|status 404/)
        await visit(page, address, seen)
      })
      if (route.byId) {
        test(`${address}{id}/`, ({ page }) => visit(page, `${address}${builtItem(address)}/`, seen))
      }
      // Some lists of the sample fair fit on one page; the second is the first's view with other items.
      if (seen.isAudited && route.paged && isBuilt(`${address}page/2/`)) {
        test(`${address}page/2/`, ({ page }) => visit(page, `${address}page/2/`, seen))
      }
    }
  })
}
