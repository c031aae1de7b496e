// A visitor and their language (Spec 4): their choice takes precedence, then the address, then the browser.
import type { Page } from '@playwright/test'
import { pathOf } from './addresses.ts'
import { expect, test } from './fixtures.ts'

const stored = (page: Page) =>
  page.evaluate(() => [localStorage.getItem('locale'), localStorage.getItem('localeChanged')])

async function choose(page: Page, name: string): Promise<void> {
  await page.locator('.topbar summary.lang').click()
  await page.locator('.topbar').getByRole('link', { name, exact: true }).click()
}

test.describe('a Japanese browser', () => {
  test.use({ locale: 'ja-JP' })

  test('is redirected to Japanese from an address without a language', async ({ page }) => {
    await page.goto('/exhibits/?tag=CE#main')
    await expect(page).toHaveURL(/\/ja-JP\/exhibits\/\?tag=CE#main$/)
    await expect(page.locator('html')).toHaveAttribute('lang', 'ja-JP')
    expect(await stored(page)).toEqual([null, null])
  })

  test('stays on an address with a language', { tag: '@all' }, async ({ page }) => {
    await page.goto('/ko-KR/news/')
    await expect.poll(() => pathOf(page)).toBe('/ko-KR/news/')
  })

  test('goes back to the previous page, not to the redirect', async ({ page }) => {
    await page.goto('/ko-KR/privacy/')
    await page.goto('/news/')
    await expect(page).toHaveURL(/\/ja-JP\/news\/$/)
    await page.goBack()
    await expect(page).toHaveURL(/\/ko-KR\/privacy\/$/)
  })
})

test.describe('a French browser', () => {
  test.use({ locale: 'fr-FR' })

  test('gets the default language of the tenant', { tag: '@all' }, async ({ page }) => {
    await page.goto('/news/')
    await expect.poll(() => pathOf(page)).toBe('/news/')
    await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN')
  })
})

test.describe('?language=', () => {
  test.use({ locale: 'en-US' })

  test('works on addresses with and without a language, and is stored', { tag: '@core' }, async ({ page }) => {
    await page.goto('/news/?language=ko-KR')
    await expect(page).toHaveURL(/\/ko-KR\/news\/$/)
    await page.goto('/en-US/news/?language=ja&page=2')
    await expect(page).toHaveURL(/\/ja-JP\/news\/\?page=2$/)
    expect(await stored(page)).toEqual(['ja-JP', null])
    await page.goto('/privacy/')
    await expect(page).toHaveURL(/\/ja-JP\/privacy\/$/)
  })

  test('is ignored if the site lacks the language', { tag: '@all' }, async ({ page }) => {
    await page.goto('/news/?language=fr-FR')
    await expect(page).toHaveURL(/\/en-US\/news\/$/)
  })

  test('does not override the visitor’s own choice', { tag: '@all' }, async ({ page }) => {
    await page.goto('/en-US/news/')
    await choose(page, '한국어')
    await expect(page).toHaveURL(/\/ko-KR\/news\/$/)
    expect(await stored(page)).toEqual(['ko-KR', '1'])
    await page.goto('/news/?language=ja-JP')
    await expect(page).toHaveURL(/\/ko-KR\/news\/$/)
  })
})

test.describe('the language switch', () => {
  test.use({ locale: 'en-US' })

  test('keeps path, query and scroll position', async ({ page }) => {
    await page.goto('/en-US/exhibits/?view=rows')
    await page.evaluate(() => scrollTo({ top: 700, behavior: 'instant' }))
    // The menu is above the fold: pressed in place, as by a screen reader's user, so that nothing scrolls.
    await page.locator('.topbar summary.lang').dispatchEvent('click')
    await page.locator('.topbar').getByRole('link', { name: '日本語', exact: true }).dispatchEvent('click')
    await expect(page).toHaveURL(/\/ja-JP\/exhibits\/\?view=rows$/)
    await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(700)
  })

  test('leads to the same news article in all four languages and back', { tag: '@core' }, async ({ page }) => {
    await page.goto('/en-US/news/')
    await page.locator('main h3 a').first().click()
    await expect(page).toHaveURL(/\/en-US\/news\/detail\/[^/]+\/$/)
    const inner = pathOf(page).replace('/en-US', '')
    for (const [name, prefix] of [
      ['日本語', '/ja-JP'],
      ['한국어', '/ko-KR'],
      ['简体中文', ''],
      ['English', '/en-US'],
    ] as const) {
      await choose(page, name)
      await expect(page).toHaveURL((url) => url.pathname === prefix + inner)
    }
  })

  test('marks the current language on the language page, whose links lead to the home page', { tag: '@all' }, async ({
    page,
  }) => {
    await page.goto('/en-US/i18n/')
    await expect(page.locator('.picker [aria-current]')).toHaveText(/^English/)
    await page
      .locator('.picker')
      .getByRole('link', { name: /한국어/ })
      .click()
    await expect(page).toHaveURL(/\/ko-KR\/$/)
    await page.goto('/i18n/')
    await expect(page).toHaveURL(/\/ko-KR\/i18n\/$/)
    await expect(page.locator('.picker [aria-current]')).toHaveText(/^한국어/)
  })
})
