// The route to a booth: from an exhibitor to its hall's map, with and without scripts, by keyboard, in four languages.
import { expectAccessible } from './accessibility.ts'
import { LANGUAGES, pathOf, prefixOf } from './addresses.ts'
import { watchNetwork } from './at-rest.ts'
import { expect, test } from './fixtures.ts'

test.describe('without JavaScript', () => {
  test.use({ locale: 'en-US', javaScriptEnabled: false })

  test('a booth link leads to its booth on the map, and the booth back to its exhibitor', { tag: '@core' }, async ({
    page,
  }) => {
    await page.goto('/en-US/exhibitor/detail/30001/')
    const name = (await page.locator('h1').textContent()) ?? ''
    await page.locator('main a.booth-link:has(.booth-l)').click()
    await expect(page).toHaveURL(/\/en-US\/hall\/[\d.]+\/#\w+$/)
    const booth = page.locator('.hall-booths a:target')
    await expect(booth).toBeInViewport()
    await expect(booth).toHaveAccessibleName(new RegExp(name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')))
    await booth.click()
    await expect.poll(() => pathOf(page)).toBe('/en-US/exhibitor/detail/30001/')
  })

  test('the list of a hall is grouped by aisle, and links to the booths on the map', async ({ page }) => {
    await page.goto('/en-US/hall/8.1/')
    await expect(page.getByRole('heading', { name: 'Aisle A' })).toBeVisible()
    await page.locator('a[href="#B12"]').click()
    await expect(page.locator('#B12')).toBeInViewport()
    await expect(page.locator('.hall-legend')).toContainText('Step-free')
  })
})

test.describe('with JavaScript', () => {
  test.use({ locale: 'en-US' })

  test('booths can be focused and opened by keyboard', { tag: '@core' }, async ({ page }) => {
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

    const tag = language === 'ja-JP' ? [] : '@all'
    test(`${language}: all halls and a hall are accessible in both themes`, { tag }, async ({ page }) => {
      await page.goto(`${prefixOf(language)}/hall/`)
      await expect(page.locator('.hall-list li')).toHaveCount(14)
      await expectAccessible(page)
      await page.locator('.hall-list a[href$="/8.1/"]').click()
      await expect(page.locator('.hall-booths a').first()).toBeAttached()
      await expectAccessible(page)
    })
  })
}

test.describe('the map of a hall', () => {
  test.use({ locale: 'en-US' })

  test('marks the booth of a saved exhibitor', async ({ page }) => {
    await page.goto('/en-US/exhibitor/detail/30001/')
    const booth = new URL(
      (await page.locator('main a.booth-link:has(.booth-l)').getAttribute('href')) ?? '',
      page.url(),
    )
    await page.locator('[data-save="EXHIBITOR:30001"]').first().click()
    const atRest = watchNetwork(page)
    await page.goto(booth.pathname + booth.hash)
    await atRest()
    await page.locator('h1').hover()
    const link = page.locator('.hall-booths a:target')
    await expect(link.locator('.hall-mark-saved')).toBeVisible()
    await expect(link).toHaveAccessibleName(/Saved/)
    await expect(page.locator('.hall-tools [data-mark="saved"]')).toBeVisible()
    await expect(page.locator('.hall-tools [data-mark="planned"]')).toBeHidden()
    await expectAccessible(page)
  })

  test('is zoomed by buttons and keys, while the wheel scrolls the page', async ({ page }) => {
    const atRest = watchNetwork(page)
    await page.goto('/en-US/hall/8.1/#map')
    await atRest()
    const width = async () => Math.round((await page.locator('.hall-map svg[role="group"]').boundingBox())?.width ?? 0)
    const before = await width()
    await page.getByRole('button', { name: 'Zoom in' }).click()
    await expect.poll(width).toBeGreaterThan(before * 1.5)
    await page.getByRole('button', { name: 'Show the whole hall' }).click()
    await expect.poll(width).toBe(before)
    await page.locator('.hall-map-scroll').focus()
    await page.keyboard.press('+')
    await expect.poll(width).toBeGreaterThan(before * 1.5)
    const top = await page.evaluate(() => scrollY)
    await page.locator('.hall-map-scroll').hover()
    await page.mouse.wheel(0, -200)
    await expect.poll(() => page.evaluate(() => scrollY)).toBeLessThan(top)
  })
})

const SEARCHES = {
  'zh-CN': ['急救', '无障碍电梯'],
  'en-US': ['first aid', 'step-free lift'],
  'ja-JP': ['医務室', 'バリアフリー エレベーター'],
  'ko-KR': ['의무실', '휠체어 엘리베이터'],
} as const

for (const language of LANGUAGES) {
  test.describe(`${language}: the search`, () => {
    test.use({ locale: language })

    const tag = language === 'en-US' ? [] : '@all'
    test(`${language}: finds places in the halls and leads to their maps`, { tag }, async ({ page }) => {
      const [firstAid, lift] = SEARCHES[language]
      await page.goto(`${prefixOf(language)}/search/?keyword=${encodeURIComponent(firstAid)}`)
      await expect(page.locator('.find-places dd a')).toHaveCount(14)
      await expectAccessible(page)
      await page.goto(`${prefixOf(language)}/search/?keyword=${encodeURIComponent(lift)}`)
      await page.locator('.find-places dd a').first().click()
      await expect(page).toHaveURL(/\/hall\/[\d.]+\/#map$/)
      await expect(page.locator('#map')).toBeInViewport()
    })
  })
}
