// /loading leads on to home; where home is slow to come it offers ways on after ten seconds, and never only spins.
import { pathOf } from './addresses.ts'
import { expect, expectAccessible, test } from './fixtures.ts'

test.use({ locale: 'en-US' })

test('leads on to home, and Back does not return to it', async ({ page }) => {
  await page.goto('/en-US/privacy/')
  await page.goto('/en-US/loading/')
  await expect(page).toHaveURL(/\/en-US\/$/)
  await page.goBack()
  await expect(page).toHaveURL(/\/en-US\/privacy\/$/)
})

test('is calm while home is slow, then offers ways on', async ({ page }) => {
  let answer = () => {}
  const answered = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route(
    (url) => url.pathname === '/en-US/',
    async (route) => {
      await answered
      await route.continue()
    },
  )
  await page.goto('/en-US/loading/', { waitUntil: 'commit' })
  const late = page.locator('.late')
  await expect(page.locator('h1')).toHaveText('Opening the home page')
  await expect(late).toBeHidden()
  // Ten seconds of the page's animations.
  await late.evaluate((element) => {
    for (const animation of element.getAnimations()) animation.finish()
  })
  await expect(late).toBeVisible()
  await expectAccessible(page)
  answer()
  await expect(page).toHaveURL(/\/en-US\/$/)
  expect(pathOf(page)).toBe('/en-US/')
})
