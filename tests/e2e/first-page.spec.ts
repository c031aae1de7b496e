// The page that the platform opens first, and the notice over it, once per visit.
import { watchNetwork } from './at-rest.ts'
import { expect, expectAccessible, expectNoLayoutShift, test } from './fixtures.ts'

test.use({ locale: 'en-US', notice: true })

test('the notice appears once per visit, and links to its subject', async ({ page }) => {
  const atRest = watchNetwork(page)
  await page.goto('/en-US/')
  const notice = page.getByRole('complementary', { name: 'Notice' })
  await expect(notice.getByRole('link', { name: 'Logistics open week' })).toHaveAttribute('href', /.+/)
  // It covers nothing that is in view, and nothing moves for it.
  await expect(notice).not.toBeInViewport()
  await expectNoLayoutShift(page)
  await expectAccessible(page, '.first-notice')
  await notice.getByRole('button', { name: 'Close' }).click()
  await expect(notice).toBeHidden()
  await page.reload()
  await expect(page.locator('[data-figures]')).toBeVisible()
  await atRest()
  await expect(notice).toHaveCount(0)
})

test('the home page shows current figures', async ({ page }) => {
  await page.goto('/en-US/')
  const figures = page.locator('[data-figures]')
  await expect(figures).toContainText(/\d+ exhibitors/)
  await expect(figures.getByRole('link', { name: /on air now/ })).toHaveAttribute('href', '/en-US/live/')
})
