// The lists' stories: a filter and Back, pages, scroll, the directory, and the page without platform or script.
// Filters, orders and views: tests/component/list-*.test.tsx.
import { expectAccessible } from './accessibility.ts'
import { expect, expectNoLayoutShift, test } from './fixtures.ts'
import { hold } from './hold.ts'
import {
  address,
  box,
  chips,
  count,
  EXHIBITORS,
  EXHIBITS,
  followPager,
  items,
  names,
  number,
  promised,
} from './lists-helpers.ts'

/** In the page: the scroll position of this history entry; it is stored when the scrolling has ended. */
const storedScroll = () => Math.round((history.state as { scroll?: number } | null)?.scroll ?? -1)

test('a filter yields the number of results beside it, is removed by its chip, and undone by Back', {
  tag: ['@core', '@origins'],
}, async ({ page }) => {
  await page.goto(EXHIBITS)
  const all = await count(page).textContent()
  const china = await promised(page, 'region', 'CN')
  await box(page, 'region', 'CN').check()
  await expect(count(page)).toHaveText(`${number(china)} exhibits`)
  await expect(chips(page)).toHaveText(['China'])
  expect(address(page)).toBe('/en-US/exhibits/?region=CN')

  const ce = await promised(page, 'tag', 'ce')
  await box(page, 'tag', 'ce').check()
  await expect(count(page)).toHaveText(`${number(ce)} exhibits`)
  expect(address(page)).toBe('/en-US/exhibits/?region=CN&tag=ce')

  await page.getByRole('link', { name: 'Remove China' }).click()
  await expect(chips(page)).toHaveText(['CE'])
  await expect(page.getByRole('link', { name: 'Remove CE' })).toBeFocused()
  await expect(box(page, 'region', 'CN')).not.toBeChecked()

  await page.goBack()
  await expect(chips(page)).toHaveText(['China', 'CE'])
  await expect(count(page)).toHaveText(`${number(ce)} exhibits`)
  await page.goBack()
  await page.goBack()
  await expect(count(page)).toHaveText(all ?? '')
  expect(address(page)).toBe(EXHIBITS)
  await expect(box(page, 'region', 'CN')).not.toBeChecked()
})

test('A–Z offers letters that link to the directory', { tag: '@all' }, async ({ page }) => {
  await page.goto(EXHIBITORS)
  await page.getByRole('link', { name: 'A–Z', exact: true }).click()
  await page.locator('.letters').getByRole('link', { name: 'H', exact: true }).click()
  await expect(page).toHaveURL(/\/en-US\/exhibitor\/more\/#H$/)
  await expect(page.locator('#H')).toBeInViewport()
})

test('pages are links, move the focus to the list, and restore their scroll position', async ({ page }) => {
  await page.goto(`${EXHIBITS}?region=CN`)
  await expect(chips(page)).toHaveText(['China'])
  const first = await names(page)
  await followPager(page, '2')
  await expect(page.locator('#list-title')).toBeFocused()
  await expect(page.locator('#list-title')).toHaveText(/page 2 of/)
  await expect(page.locator('#list')).toBeInViewport()
  expect(address(page)).toBe('/en-US/exhibits/?region=CN&page=2')
  const second = await names(page)
  expect(second.filter((name) => first.includes(name)).length).toBeLessThan(10)

  await page.evaluate(() => scrollTo(0, 1200))
  await expect.poll(() => page.evaluate(storedScroll)).toBe(1200)
  await box(page, 'hall', '8.1').check()
  await expect(chips(page)).toHaveCount(2)
  expect(address(page)).toBe('/en-US/exhibits/?region=CN&hall=8.1')
  await page.goBack()
  await expect.poll(() => names(page)).toEqual(second)
  await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(1200)
})

test('Back from an exhibit restores the list and its scroll position', { tag: '@core' }, async ({ page }) => {
  await page.goto(EXHIBITS)
  const china = await promised(page, 'region', 'CN')
  await box(page, 'region', 'CN').check()
  await expect(count(page)).toHaveText(`${number(china)} exhibits`)
  const before = await names(page)
  await page.evaluate(() => scrollTo(0, 900))
  await expect.poll(() => page.evaluate(storedScroll)).toBe(900)
  await items(page).locator('h3 a').nth(9).click()
  await expect(page).toHaveURL(/\/exhibits\/detail\//)
  await page.goBack()
  await expect(chips(page)).toHaveText(['China'])
  await expect.poll(() => names(page)).toEqual(before)
  await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(900)
})

test('after filters are cleared the pager leads to prerendered pages, and the language switch follows', async ({
  page,
}) => {
  await page.goto('/en-US/exhibits/page/2/')
  const second = await names(page)
  await box(page, 'region', 'CN').check()
  await expect(chips(page)).toHaveText(['China'])
  expect(address(page)).toBe('/en-US/exhibits/?region=CN')
  await page.locator('.chips').getByRole('link', { name: 'Clear all' }).click()
  await followPager(page, '2')
  await expect.poll(() => names(page)).toEqual(second)
  expect(address(page)).toBe('/en-US/exhibits/page/2/')
  // The language switch follows the list, whose page was loaded from another address.
  const links = page.locator('a[data-language="ja-JP"]')
  await expect(links.first()).toHaveAttribute('href', /\/ja-JP\/exhibits\/page\/2\//)
})

test('an unreachable platform leaves the prerendered list unchanged and shows no error', { tag: '@all' }, async ({
  page,
  problems,
}) => {
  problems.allow(/webapi|ERR_FAILED/)
  await page.route('**/webapi/**', (route) => route.abort())
  await page.goto(EXHIBITORS)
  const before = await names(page)
  const failed = page.waitForEvent('requestfailed', (request) => request.url().includes('/app/search/exhibitor'))
  await page.getByRole('searchbox', { name: 'Search in exhibitors' }).focus()
  await failed
  expect(await names(page)).toEqual(before)
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test('an address with filters never shows the unfiltered list', async ({ page }) => {
  const answer = await hold(page, '**/webapi/**')
  const requested = page.waitForRequest('**/webapi/**/exhibit**')
  await page.goto(`${EXHIBITS}?category=nothing-has-this`)
  await requested
  await expect(page.locator('#list .items')).toBeHidden()
  await expect(count(page)).toBeHidden()
  answer()
  await expect(page.getByRole('heading', { name: 'No exhibits match' })).toBeVisible()
  await expectNoLayoutShift(page)
})

test('specification filters are restored after a reload, and in another language', { tag: '@all' }, async ({
  page,
}) => {
  await page.goto(`${EXHIBITS}?category=machine-vertical&specification=x-travel_600..1300,control_mitsubishi-m80`)
  const travel = page.locator('[data-specification=x-travel]')
  await expect(travel.getByRole('slider', { name: 'X travel: From' })).toHaveAttribute('aria-valuetext', '600 mm')
  const found = await count(page).textContent()
  await page.reload()
  await expect(travel.getByRole('textbox', { name: 'To' })).toHaveValue('1,300')
  await expect(count(page)).toHaveText(found ?? '')
  await expectAccessible(page)
  await page.goto(page.url().replace('en-US', 'ja-JP'))
  await expect(page.locator('.chips')).toContainText('制御装置：三菱電機 M80')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('lists have pages, and a message explains what needs JavaScript', async ({ page }) => {
    await page.goto(EXHIBITS)
    await expect(items(page)).toHaveCount(40)
    await expect(page.locator('#filters')).toBeHidden()
    await expect(page.getByText('Filters and search need JavaScript')).toBeVisible()
    await followPager(page, 'Next page')
    await expect(page).toHaveURL(/\/en-US\/exhibits\/page\/2\/$/)
    await expect(items(page)).toHaveCount(40)
    await expect(page.locator('.pager a[rel=prev]')).toHaveAttribute('href', EXHIBITS)
  })
})
