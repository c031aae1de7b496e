// The lists on a phone: the filters' sheet, rows first, and how soon a slow one answers.
import { cpus, loadavg } from 'node:os'
import { expect, expectAccessible, slowPhone, test } from './fixtures.ts'
import { box, chips, EXHIBITORS, EXHIBITS } from './lists-helpers.ts'

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('the filters are a sheet that keeps its place until it is done', async ({ page }) => {
    await page.goto(EXHIBITS)
    await page.getByRole('link', { name: 'Filters' }).tap()
    const sheet = page.locator('#filters')
    await expect(sheet).toBeVisible()
    await box(page, 'region', 'CN').tap()
    await expect(sheet.getByRole('link', { name: /^Show [\d,]+ exhibits$/ })).toBeVisible()
    await box(page, 'tag', 'ce').tap()
    await expect(sheet).toBeVisible()
    await expect(page.locator('#list')).toHaveJSProperty('inert', true)
    await expectAccessible(page, '#filters')
    await sheet.getByRole('link', { name: /^Show/ }).tap()
    await expect(sheet).toBeHidden()
    await expect(page.locator('#list')).toHaveJSProperty('inert', false)
    await expect(chips(page)).toHaveText(['China', 'CE'])
    await expect(page.getByRole('link', { name: 'Filters (2)' })).toBeVisible()
  })

  test('Esc closes the sheet and gives the focus back', async ({ page }) => {
    await page.goto(EXHIBITORS)
    await page.getByRole('link', { name: 'Filters' }).tap()
    await expect(page.getByRole('searchbox', { name: 'Search in exhibitors' })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(page.locator('#filters')).toBeHidden()
    await expect(page.getByRole('link', { name: 'Filters' })).toBeFocused()
  })

  test('exhibitors start as rows, and that is what the switch says', async ({ page }) => {
    await page.goto(EXHIBITORS)
    await expect(page.getByRole('link', { name: 'Rows' })).toHaveAttribute('aria-current', 'true')
    await page.getByRole('link', { name: 'Cards' }).tap()
    await expect(page.locator('#list')).toHaveAttribute('data-view', 'cards')
    await expect(page.getByRole('link', { name: 'Cards' })).toHaveAttribute('aria-current', 'true')
  })
})

test('a slow phone’s first touch answers within 1.2 s', async ({ browser, baseURL }) => {
  test.slow()
  test.skip((loadavg()[0] ?? 0) > 3 * cpus().length, 'this computer is too busy to be a slow phone')
  const times: number[] = []
  // The best of five: what else this computer does meanwhile is not the page's doing.
  for (let n = 0; n < 5 && !times.some((time) => time < 1200); n += 1) {
    const context = await browser.newContext({ baseURL: baseURL ?? '' })
    const page = await context.newPage()
    await slowPhone(page)
    await page.goto(EXHIBITORS)
    times.push(await page.evaluate(touchFirst))
    await expect(page.locator('.az')).toBeVisible()
    await context.close()
  }
  expect(Math.min(...times), `${times.map(Math.round).join(', ')} ms`).toBeLessThan(1200)
})

/** Presses "A–Z" on a page that no hand has touched yet; how long until the list says so, in milliseconds. */
function touchFirst(): Promise<number> {
  return new Promise((resolve) => {
    const start = performance.now()
    const answered = () => document.querySelector('[data-key="sort:AZ"][aria-current]') !== null
    new MutationObserver(() => answered() && resolve(performance.now() - start)).observe(document.body, {
      subtree: true,
      childList: true,
      attributes: true,
    })
    document.querySelector<HTMLElement>('[data-key="sort:AZ"]')?.click()
  })
}
