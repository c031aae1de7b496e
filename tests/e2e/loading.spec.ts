// /loading redirects to home; if home is slow it offers links after ten seconds, and never only spins.
import { expect, expectAccessible, test } from './fixtures.ts'

test.use({ locale: 'en-US' })

test('/loading redirects to the home page, and Back does not return to it', async ({ page }) => {
  await page.goto('/en-US/privacy/')
  await page.goto('/en-US/loading/')
  await expect(page).toHaveURL(/\/en-US\/$/)
  await page.goBack()
  await expect(page).toHaveURL(/\/en-US\/privacy\/$/)
})

test('/loading offers links after ten seconds if the home page does not load', { tag: '@all' }, async ({ page }) => {
  const isHome = (url: URL) => url.pathname === '/en-US/'
  // No content: the browser stays on the page, as it does while a response is pending.
  await page.route(isHome, (route) => route.fulfill({ status: 204 }))
  await page.goto('/en-US/loading/')
  const late = page.locator('.late')
  await expect(page.locator('h1')).toHaveText('Opening the home page')
  await expect(late).toBeHidden()
  const wait = await late.evaluate((element) => element.getAnimations()[0]?.effect?.getComputedTiming().endTime)
  expect(wait).toBe(10_000)
  await late.evaluate((element) => {
    for (const animation of element.getAnimations()) animation.finish()
  })
  await expect(late).toBeVisible()
  await expectAccessible(page)
  await page.unroute(isHome)
  await late.locator('.btn-primary').click()
  await expect(page).toHaveURL(/\/en-US\/$/)
})
