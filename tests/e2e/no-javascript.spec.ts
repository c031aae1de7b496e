// A visitor without JavaScript reads the complete catalogue.
import { pathOf } from './addresses.ts'
import { expect, test } from './fixtures.ts'

test.use({ locale: 'ko-KR', javaScriptEnabled: false })

test('visitors can browse from the home page to an exhibitor and back to the list', { tag: '@core' }, async ({
  page,
}) => {
  await page.goto('/ko-KR/')
  await page.locator('.nav a[href$="/exhibits/"]').click()
  await expect.poll(() => pathOf(page)).toBe('/ko-KR/exhibits/')
  await page.locator('.pager a[rel="next"]').press('Enter')
  await expect.poll(() => pathOf(page)).toBe('/ko-KR/exhibits/page/2/')
  await page.locator('main .item h3 a').first().click()
  await expect(page).toHaveURL(/\/ko-KR\/exhibits\/detail\//)
  await expect(page.locator('.shots img').first()).toBeVisible()
  await page.locator('.byline a').first().click()
  await expect(page).toHaveURL(/\/ko-KR\/exhibitor\/detail\//)
  await expect(page.locator('h1')).toBeVisible()
  await page.locator('.crumbs a').nth(1).click()
  await expect.poll(() => pathOf(page)).toBe('/ko-KR/exhibitor/')
})

test('the language menu opens and leads to the same page', { tag: '@all' }, async ({ page }) => {
  await page.goto('/ko-KR/news/')
  await page.locator('.topbar summary.lang').click()
  await page.locator('.topbar').getByRole('link', { name: '日本語', exact: true }).click()
  await expect.poll(() => pathOf(page)).toBe('/ja-JP/news/')
})

test('controls that need JavaScript are hidden', { tag: '@core' }, async ({ page }) => {
  for (const address of [
    '/ko-KR/',
    '/ko-KR/exhibits/',
    '/ko-KR/exhibitor/',
    '/ko-KR/news/',
    '/ko-KR/meeting/detail/5002/',
    '/ko-KR/exhibitor/detail/30002/',
    '/ko-KR/exhibits/detail/800001/',
  ]) {
    await page.goto(address)
    await expect(page.locator('.needs-js')).not.toHaveCount(0)
    await expect(page.locator('.needs-js').filter({ visible: true })).toHaveCount(0)
    await expect(page.locator('[data-save], [data-action]').filter({ visible: true })).toHaveCount(0)
  }
})

test('forms show how to contact the organiser instead', { tag: '@core' }, async ({ page }) => {
  for (const form of ['audience', 'business/publish-inquiry']) {
    await page.goto(`/ko-KR/${form}/`)
    await expect(page.getByRole('main').locator('a[href^="mailto:"]')).toBeVisible()
  }
})

test('the loading page offers its links at once', { tag: '@all' }, async ({ page }) => {
  await page.goto('/ko-KR/loading/')
  await page.locator('main a.btn').first().click()
  await expect.poll(() => pathOf(page)).toBe('/ko-KR/')
})

test('the contents of an agreement link to its sections', { tag: '@all' }, async ({ page }) => {
  await page.goto('/ko-KR/privacy/')
  const heading = page.locator('.prose h2').nth(1)
  await page.locator('.contents a').nth(1).click()
  await expect(heading).toBeInViewport()
})
