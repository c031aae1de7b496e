// The lists on a phone: the filter sheet, and rows as the default view.
import { expect, expectAccessible, test } from './fixtures.ts'
import { box, chips, EXHIBITORS, EXHIBITS } from './lists-helpers.ts'

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('the filters are in a sheet that stays open until it is confirmed', async ({ page }) => {
    await page.goto(EXHIBITS)
    await page.getByRole('link', { name: 'Filters', exact: true }).tap()
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

  test('Esc closes the sheet and returns the focus', { tag: '@all' }, async ({ page }) => {
    await page.goto(EXHIBITORS)
    await page.getByRole('link', { name: 'Filters', exact: true }).tap()
    const title = page.getByRole('heading', { name: 'Filters' })
    await expect(title, 'no field, which would raise the keyboard').toBeFocused()
    await page.keyboard.press('Escape')
    await expect(page.locator('#filters')).toBeHidden()
    await expect(page.getByRole('link', { name: 'Filters', exact: true })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(title).toBeFocused()
    await page.locator('#filters').getByRole('link', { name: 'Close' }).tap()
    await expect(title).toBeHidden()
  })

  test('exhibitors are shown as rows by default, and the switch marks that view', { tag: '@all' }, async ({ page }) => {
    await page.goto(EXHIBITORS)
    await expect(page.getByRole('link', { name: 'Rows' })).toHaveAttribute('aria-current', 'true')
    await page.getByRole('link', { name: 'Cards' }).tap()
    await expect(page.locator('#list')).toHaveAttribute('data-view', 'cards')
    await expect(page.getByRole('link', { name: 'Cards' })).toHaveAttribute('aria-current', 'true')
  })
})
