// A visitor on a slow network sees a page arrive: content on the screen does not move when more follows.
import { builtItem } from './addresses.ts'
import { expect, expectNoLayoutShift } from './fixtures.ts'
import { test } from './in-pieces.ts'
import { after } from './moment.ts'

const PAGES = [
  '/',
  '/en-US/',
  '/ja-JP/exhibits/',
  '/exhibitor/',
  '/ja-JP/guest/detail/',
  '/ja-JP/meeting/',
  '/ko-KR/404/',
]

for (const [name, viewport] of [
  ['wide', { width: 1440, height: 900 }],
  ['narrow', { width: 390, height: 844 }],
] as const) {
  test(`no layout shift while a page arrives in parts, ${name}`, { tag: '@all' }, async ({ page, problems }) => {
    // This page is requested by its own address.
    problems.allow(/status of 404|status 404/)
    await page.setViewportSize(viewport)
    for (const address of [...PAGES, `/exhibits/detail/${builtItem('/exhibits/detail/')}/`]) {
      await page.goto(address)
      // The last part: everything that waited for it is shown.
      await expect(page.locator('.footer')).toBeVisible()
      await expect(page.locator('.masthead .account-corner')).toBeVisible()
      await expectNoLayoutShift(page)
    }
  })
}

test('no layout shift if time has passed since the build', { tag: '@all' }, async ({ page, clock }) => {
  for (const hours of [1, 26]) {
    await clock.moveTo(after(hours * 60))
    for (const address of ['/en-US/meeting/', '/ja-JP/live/', '/activity/']) {
      await page.goto(address)
      await expect(page.locator('html')).not.toHaveClass(/is-stale/)
      await expect(page.locator('.agenda-group').first()).toBeVisible()
      await expectNoLayoutShift(page)
    }
  }
  // Items that have begun are shown as such, and past ones are last.
  await expect(page.locator('.agenda-group').last()).toHaveAttribute('data-phase', 'past')
})
