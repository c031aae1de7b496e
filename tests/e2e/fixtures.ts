// The basis of every e2e test. Import `test` and `expect` from here, never from Playwright itself: then a console error
// or warning, a page error, a failed or foreign request and a CSP violation fail the test, whatever it is about; and
// its pages and the platform use the story's own time (moment.ts), on any day.
import { type BrowserContext, test as base, expect } from '@playwright/test'
import { slowPhone } from '../../scripts/slow-phone.ts'
import { HANG_GUARD } from '../hang-guard.ts'
import { holdNotices } from '../hold-notices.ts'
import { expectAccessible } from './accessibility.ts'
import { expectNoLayoutShift } from './layout-shift.ts'
import { MOMENT, StoryClock } from './moment.ts'
import { Problems } from './problems.ts'

export interface Fixtures {
  /** The platform's origin, if it is not the site's own. */
  platformOrigins: readonly string[]
  /** The watch over every page of the test; `problems.allow(/…/)` for those that the test causes on purpose. */
  problems: Problems
  /** When the story begins, ISO 8601: `test.use({ moment: after(88) })`. The clock runs. */
  moment: string
  /** By how many ms the visitor's computer is wrong; the platform is right. */
  computerAhead: number
  /** The first page's notice is shown; in other stories the visit has already seen it. */
  notice: boolean
  /** The story's time: `clock.moveTo(after(8))` for another. */
  clock: StoryClock
}

/** In the page: if storage is blocked the notice appears, as it would for a visitor. */
function seeNotice(): void {
  try {
    sessionStorage.setItem('firstNotice', '1')
  } catch {}
}

export const test = base.extend<Fixtures>({
  platformOrigins: [[], { option: true }],
  moment: [MOMENT, { option: true }],
  computerAhead: [0, { option: true }],
  notice: [false, { option: true }],
  // Automatic, because stories create their own contexts, and these have to use the same time.
  clock: [
    async ({ moment, computerAhead, browser, notice }, use) => {
      const clock = new StoryClock(moment, computerAhead)
      const watch = (context: BrowserContext) => {
        void clock.watch(context)
        void context.addInitScript(holdNotices, HANG_GUARD)
        if (!notice) void context.addInitScript(seeNotice)
      }
      browser.on('context', watch)
      await use(clock)
      browser.off('context', watch)
    },
    { auto: true },
  ],
  // Defaults of every context and request of the story.
  extraHTTPHeaders: ({ clock }, use) => use(clock.headers),
  storageState: ({ clock }, use) => use(clock.storageState),
  problems: [
    async ({ context, baseURL, platformOrigins }, use) => {
      const problems = new Problems(new URL(baseURL ?? '').origin, platformOrigins)
      await problems.watch(context)
      await use(problems)
      expect(problems.unexpected, 'problems while the test ran').toEqual([])
    },
    { auto: true },
  ],
})

export { expect, expectAccessible, expectNoLayoutShift, slowPhone }
