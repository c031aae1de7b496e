// A buyer chooses exhibits in a list, compares them, shares the address, and contacts all their exhibitors at once.
import { asVisitor } from './as-visitor.ts'
import { watchNetwork } from './at-rest.ts'
import { expect, expectAccessible, expectNoLayoutShift, test } from './fixtures.ts'

test('exhibits are selected, compared, shared by address and asked about in one inquiry', async ({ page, browser }) => {
  await asVisitor(page)
  await page.setViewportSize({ width: 1440, height: 900 })
  const atRest = watchNetwork(page)
  await page.goto('/en-US/exhibits/')
  await atRest()
  // Cards get their buttons at the first interaction.
  const toggles = page.locator('.items .compare-toggle')
  await expect(page.locator('.items .item').first()).toBeVisible()
  await expect(toggles).toHaveCount(0)
  await page.mouse.move(720, 450)
  // Its icon is rendered: a reference to a missing symbol has no size.
  await expect
    .poll(() => toggles.first().evaluate((each) => each.querySelector('use')?.getBBox().width))
    .toBeGreaterThan(0)
  await toggles.first().click()
  const bar = page.getByRole('region', { name: 'Exhibits to compare' })
  await expect(bar).toContainText('Choose one more to compare.')
  await toggles.nth(1).click()
  await expectAccessible(page, '.compare-bar')
  await expectNoLayoutShift(page)
  // On another page it is still there, and the exhibit's own page has a separate button.
  await page.locator('.items .item h3 a').nth(2).click()
  await expect(bar).toBeVisible()
  await page.getByRole('button', { name: 'Compare', exact: true }).click()
  await bar.getByRole('link', { name: 'Compare 3' }).click()
  const table = page.getByRole('region', { name: 'Comparison of exhibits' })
  await expect(table.locator('thead th[scope=col]')).toHaveCount(3)
  await expect(bar).toHaveCount(0)
  await page.getByLabel('Only rows that differ').check()
  await expectAccessible(page)

  // Another person opens the address on a phone.
  const phone = await browser.newContext({ viewport: { width: 390, height: 844 } })
  const other = await phone.newPage()
  await other.goto(page.url())
  await expect(other.locator('.compare-table thead th[scope=col]')).toHaveCount(3)
  await expect(other.getByLabel('Only rows that differ')).toBeChecked()
  await expectAccessible(other)
  // A row's label stays in view; the page itself does not scroll sideways.
  const region = other.locator('.compare-scroll')
  await region.focus()
  await region.evaluate((each) => each.scrollTo({ left: 200 }))
  const label = await other.locator('.compare-table tbody th[scope=row]').first().boundingBox()
  expect(label?.x).toBeLessThan(40)
  expect(await other.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  await phone.close()

  await page.getByRole('button', { name: 'Send one inquiry to all' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Write an inquiry')
  await expect(page.locator('.iq-asked li')).toHaveCount(3)
  await expect(page.getByRole('link', { name: 'Inquiry basket' })).toContainText('3')
  // The page lists them itself. Its hearts and bar are loaded with the same script, which the hall page shows.
  await expect(page.locator('.compare-bar')).toHaveCount(0)
  await page.getByRole('link', { name: 'Into the hall' }).click()
  await page.reload()
  await expect(page.locator('.compare-bar')).toBeVisible()
})

test('a search result can be saved and compared in the list of results', { tag: '@all' }, async ({ page }) => {
  await page.goto('/en-US/search/?keyword=laser&kind=exhibit')
  const first = page.locator('.items .item').first()
  await first.getByRole('button', { name: /^Save / }).click()
  await expect(first.locator('.save')).toHaveAttribute('aria-pressed', 'true')
  await first.locator('.compare-toggle').click()
  await expect(page.getByRole('region', { name: 'Exhibits to compare' })).toBeVisible()
  // Kinds without results have no tab.
  await expect(page.locator('.find-tabs')).not.toContainText(/[^\d]0(?!\d)/)
  await expectAccessible(page, 'main')
})
