// The way to a booth: from an exhibitor to its hall's map, with and without JavaScript, by keys, in four languages.
import { expectAccessible } from './accessibility.ts'
import { LANGUAGES, pathOf, prefixOf } from './addresses.ts'
import { expect, test } from './fixtures.ts'

test.describe('without JavaScript', () => {
  test.use({ locale: 'en-US', javaScriptEnabled: false })

  test('a booth plate leads to its booth on the map, and the booth back to its exhibitor', async ({ page }) => {
    await page.goto('/en-US/exhibitor/detail/30001/')
    const name = (await page.locator('h1').textContent()) ?? ''
    await page.locator('main a.booth').click()
    await expect(page).toHaveURL(/\/en-US\/hall\/[\d.]+\/#\w+$/)
    const booth = page.locator('.hall-booths a:target')
    await expect(booth).toBeInViewport()
    await expect(booth).toHaveAccessibleName(new RegExp(name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')))
    await booth.click()
    await expect.poll(() => pathOf(page)).toBe('/en-US/exhibitor/detail/30001/')
  })

  test('the list of a hall names its aisles before the map, and leads to a booth', async ({ page }) => {
    await page.goto('/en-US/hall/8.1/')
    await expect(page.getByRole('heading', { name: 'Aisle A' })).toBeVisible()
    await page.locator('a[href="#B12"]').click()
    await expect(page.locator('#B12')).toBeInViewport()
    await expect(page.locator('.hall-legend')).toContainText('Step-free')
  })
})

test.describe('with JavaScript', () => {
  test.use({ locale: 'en-US' })

  test('booths are reached and opened by keys', async ({ page }) => {
    await page.goto('/en-US/hall/8.1/#A02')
    await page.locator('#A02').focus()
    const address = (await page.locator('#A02').getAttribute('href')) ?? ''
    await page.keyboard.press('Enter')
    await expect.poll(() => pathOf(page)).toBe(address)
  })
})

for (const language of LANGUAGES) {
  test.describe(language, () => {
    test.use({ locale: language })

    test(`${language}: all halls and a hall are accessible in both themes`, async ({ page }) => {
      await page.goto(`${prefixOf(language)}/hall/`)
      await expect(page.locator('.hall-list li')).toHaveCount(14)
      await expectAccessible(page)
      await page.locator('.hall-list a[href$="/8.1/"]').click()
      await expect(page.locator('.hall-booths a').first()).toBeAttached()
      await expectAccessible(page)
    })
  })
}
