// What every e2e test starts from. Import `test` and `expect` from here, never from Playwright itself: then a console
// error or warning, a page error, a failed or foreign request and a CSP violation fail the test, whatever it is about.
import { test as base, expect } from '@playwright/test'
import { slowPhone } from '../../scripts/slow-phone.ts'
import { expectAccessible } from './accessibility.ts'
import { expectNoLayoutShift } from './layout-shift.ts'
import { Problems } from './problems.ts'

interface Fixtures {
  /** The watch over every page of the test; `problems.allow(/…/)` for what the test causes on purpose. */
  problems: Problems
}

export const test = base.extend<Fixtures>({
  problems: [
    async ({ context, baseURL }, use) => {
      const problems = new Problems(new URL(baseURL ?? '').origin)
      await problems.watch(context)
      await use(problems)
      expect(problems.unexpected, 'problems while the test ran').toEqual([])
    },
    { auto: true },
  ],
})

export { expect, expectAccessible, expectNoLayoutShift, slowPhone }
