// Lists that have nothing to show, or get no answer: what they say, and the way on.
import { expect, expectAccessible, test } from './fixtures.ts'
import { box, chips, count, EXHIBITORS, EXHIBITS, items, names } from './lists-helpers.ts'

test('nothing matches: the reason, and the way out', async ({ page }) => {
  await page.goto(`${EXHIBITORS}?keyword=no-such-company`)
  await expect(page.getByRole('heading', { name: 'No exhibitors match' })).toBeVisible()
  await expect(count(page)).toHaveText('0 exhibitors')
  await expectAccessible(page, '#list')
  await page.getByRole('link', { name: 'Clear filters' }).click()
  await expect(items(page)).toHaveCount(40)
  await expect(page.locator('#list-title')).toBeFocused()
})

test('a failed call says so, keeps the filters, and is tried again', async ({ page, problems }) => {
  problems.allow(/ERR_INTERNET_DISCONNECTED/)
  await page.goto(EXHIBITS)
  await box(page, 'region', 'CN').check()
  await expect(chips(page)).toHaveText(['China'])
  await page.context().setOffline(true)
  await box(page, 'tag', 'ce').check()
  await expect(page.getByRole('alert')).toContainText('The list could not be loaded')
  await expect(page.getByRole('alert')).toContainText('Check your network')
  await expect(chips(page)).toHaveText(['China', 'CE'])
  await page.context().setOffline(false)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(items(page).first()).toBeVisible()
  await expect(chips(page)).toHaveText(['China', 'CE'])
})

test('without the platform the list stays as it is until a filter needs it', async ({ page, problems }) => {
  problems.allow(/webapi|ERR_FAILED/)
  await page.route('**/webapi/**', (route) => route.abort())
  await page.goto(EXHIBITORS)
  const before = await names(page)
  await page.getByRole('searchbox', { name: 'Search in exhibitors' }).focus()
  await page.waitForTimeout(1500)
  expect(await names(page)).toEqual(before)
  await expect(page.getByRole('alert')).toHaveCount(0)
})
