// A visitor prefers the dark theme: the choice is remembered, and no page flashes in the other theme first.
import { expect, test } from './fixtures.ts'

test.use({ locale: 'en-US' })

test('the theme switch changes the page, and the next page before its first frame', { tag: '@core' }, async ({
  page,
  context,
}) => {
  await page.goto('/en-US/exhibits/')
  const html = page.locator('html')
  const button = page.locator('[data-theme-switch]').first()
  await expect(html).toHaveAttribute('data-theme', 'light')
  await button.click()
  await expect(html).toHaveAttribute('data-theme', 'dark')
  await expect(button).toHaveAttribute('aria-pressed', 'true')
  const dark = await page.evaluate(() => getComputedStyle(document.body).backgroundColor)

  // The look of each new page at its first frame, before its script has run.
  await context.addInitScript(() => {
    requestAnimationFrame(() => {
      const seen = document.documentElement.dataset['theme'] ?? ''
      sessionStorage.setItem('firstFrame', seen)
    })
  })
  await page.goto('/en-US/news/')
  await expect(html).toHaveAttribute('data-theme', 'dark')
  // A page may have loaded before its first frame.
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('firstFrame'))).toBe('dark')
  expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe(dark)

  await page.locator('[data-theme-switch]').first().click()
  await page.reload()
  await expect(html).toHaveAttribute('data-theme', 'light')
})

test('other tabs follow the theme switch', { tag: '@all' }, async ({ page, context }) => {
  await page.goto('/en-US/news/')
  const other = await context.newPage()
  await other.goto('/en-US/privacy/')
  await other.locator('[data-theme-switch]').first().click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await expect(page.locator('[data-theme-switch]').first()).toHaveAttribute('aria-pressed', 'true')
})

test.describe('with a dark system theme', () => {
  test.use({ colorScheme: 'dark', viewport: { width: 390, height: 844 } })

  test('pages are dark by default, and light once a visitor on a phone has chosen it', async ({ page }) => {
    await page.goto('/en-US/exhibits/')
    const html = page.locator('html')
    await expect(html).toHaveAttribute('data-theme', 'dark')
    await page.getByRole('button', { name: 'Light' }).click()
    await page.reload()
    await expect(html).toHaveAttribute('data-theme', 'light')
  })
})
