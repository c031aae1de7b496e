// Recommendations on the built site: prerendered for everybody, the visitor's own by their interests, current streams.
import { asVisitor } from './as-visitor.ts'
import { expect, expectNoLayoutShift, test } from './fixtures.ts'

test('the home page has a default selection, and shows a visitor’s own recommendations with the reason', {
  tag: '@all',
}, async ({ page }) => {
  await page.goto('/en-US/home/')
  const exhibits = page.locator('section:has(> [data-recommend="EXHIBIT"])')
  await expect(exhibits.locator('li.item').first()).toBeAttached()
  await expect(exhibits.locator('.recommend-reason')).toHaveCount(0)
  // Their form may be incomplete after other stories: no login in its dialog, which would prompt for missing answers.
  await asVisitor(page, 'newcomer@example.com')

  await page.goto('/en-US/personal-center/setting/')
  const tag = page.locator('.pc-tags label').first()
  const name = (await tag.textContent()) ?? '-'
  await tag.getByRole('checkbox').check()
  await page.locator('form:has(.pc-tags)').getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Saved', { exact: false }).first()).toBeVisible()

  await page.goto('/en-US/home/')
  await exhibits.scrollIntoViewIfNeeded()
  await expect(exhibits.getByText(`Because you follow ${name}`).first()).toBeVisible()
  await expect(exhibits.locator('[data-recommend]')).toBeHidden()
  await exhibits.getByRole('button', { name: 'Show others' }).click()
  await exhibits
    .getByRole('button', { name: /^Not interested/ })
    .first()
    .click()
  await expect(exhibits.getByRole('button', { name: 'Show what you hid (1)' })).toBeVisible()
})

test('a stream page shows four other streams', { tag: '@all' }, async ({ page }) => {
  await page.goto('/en-US/live/')
  await page.locator('.live-item h3 a').first().click()
  const others = page.locator('.also-live')
  await others.scrollIntoViewIfNeeded()
  await expect(others.getByRole('button', { name: 'Show others' })).toBeVisible()
  await expect(others.locator('[data-recommend]')).toBeHidden()
  await expect(others.locator('[data-recommend] + div li')).toHaveCount(4)
})

for (const width of [390, 1440]) {
  test(`scrolling to the end of an exhibit page at once causes no layout shift, ${width} px wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 })
    await page.goto('/en-US/exhibits/detail/800001/')
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
    await expect(page.locator('.recommend-place li.item')).toHaveCount(8)
    await expectNoLayoutShift(page)
  })
}
