// Moves a page's clock to the sample fair's moment. It runs on, unlike Playwright's fixed one: players live by it.
import type { Page } from '@playwright/test'
import { SAMPLE_NOW } from '../../src/sandbox/app.ts'

/** From now on every page of this tab reads the time of the fair, or some ms after it, which goes on. */
export async function atFairTime(page: Page, after = 0): Promise<void> {
  await page.addInitScript((now) => {
    const Real = Date
    const by = now - Real.now()
    const Moved = function (this: unknown, ...given: [number]) {
      if (!new.target) return new Real(Real.now() + by).toString()
      return Reflect.construct(Real, given.length > 0 ? given : [Real.now() + by], new.target)
    }
    Object.assign(Moved, { parse: Real.parse, UTC: Real.UTC, now: () => Real.now() + by })
    Moved.prototype = Real.prototype
    Object.assign(globalThis, { Date: Moved })
  }, SAMPLE_NOW.getTime() + after)
}
