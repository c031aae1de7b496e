// The lists' stories: filters, order, pages, views, Back, what wakes it all, and what is there without script.
import { expect, expectAccessible, expectNoLayoutShift, test } from './fixtures.ts'
import { address, box, chips, count, EXHIBITORS, EXHIBITS, items, names, number, promised } from './lists-helpers.ts'

test('a filter does what it promises, is taken away by its chip, and undone by Back', async ({ page }) => {
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

test('a province narrows its country', async ({ page }) => {
  await page.goto(EXHIBITORS)
  await box(page, 'region', 'CN').check()
  const first = page.locator('[data-facet=region] .sub input').first()
  const province = (await first.getAttribute('data-key'))?.split(':')[1] ?? ''
  const own = await promised(page, 'region', province)
  await first.check()
  await expect(count(page)).toHaveText(new RegExp(`^${own} exhibitors?$`))
  expect(address(page)).toBe(`/en-US/exhibitor/?region=${province}`)
  await expect(box(page, 'region', 'CN')).not.toBeChecked()
  expect(await box(page, 'region', 'CN').evaluate((each: HTMLInputElement) => each.indeterminate)).toBe(true)
})

test('clearing all filters can be undone', async ({ page }) => {
  await page.goto(`${EXHIBITS}?region=CN&tag=ce&view=rows`)
  await expect(chips(page)).toHaveCount(2)
  await page.locator('.chips').getByRole('link', { name: 'Clear all' }).click()
  await expect(chips(page)).toHaveCount(0)
  expect(address(page)).toBe(`${EXHIBITS}?view=rows`)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(chips(page)).toHaveText(['China', 'CE'])
  expect(address(page)).toBe(`${EXHIBITS}?region=CN&tag=ce&view=rows`)
})

test('the order decides what is asked, and A–Z leads into the directory', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => {
    const path = new URL(request.url()).pathname
    if (path.startsWith('/webapi/')) asked.push(path.replace('/webapi/expo-main', ''))
  })
  await page.goto(EXHIBITORS)
  const recommended = await names(page)
  await page.getByRole('link', { name: 'A–Z', exact: true }).click()
  await expect(page.locator('.az')).toBeVisible()
  await expect.poll(() => names(page)).not.toEqual(recommended)
  const az = await names(page)
  expect(az).toEqual(az.toSorted((a, b) => a.localeCompare(b, 'en', { numeric: true })))
  expect(asked.at(-1)).toBe('/api/v1/app/exhibitors/web/page')
  expect(address(page)).toBe('/en-US/exhibitor/?sort=AZ')

  await page.getByRole('link', { name: 'As listed' }).click()
  await expect.poll(() => names(page)).not.toEqual(az)
  expect(asked).toContain('/ali/api/v1/app/exhibitors')
  await page.getByRole('link', { name: 'Recommended' }).click()
  await expect.poll(() => names(page)).toEqual(recommended)

  await page.getByRole('link', { name: 'A–Z', exact: true }).click()
  await page.locator('.az').getByRole('link', { name: 'H', exact: true }).click()
  await expect(page).toHaveURL(/\/en-US\/exhibitor\/more\/#H$/)
  await expect(page.locator('#H')).toBeInViewport()
})

test('pages are links, move the focus to the list, and come back with their scroll', async ({ page }) => {
  await page.goto(`${EXHIBITS}?region=CN`)
  await expect(chips(page)).toHaveText(['China'])
  const first = await names(page)
  await page.locator('.pager').getByRole('link', { name: '2', exact: true }).click()
  await expect(page.locator('#list-title')).toBeFocused()
  await expect(page.locator('#list-title')).toHaveText(/page 2 of/)
  await expect(page.locator('#list')).toBeInViewport()
  expect(address(page)).toBe('/en-US/exhibits/?region=CN&page=2')
  const second = await names(page)
  expect(second.filter((name) => first.includes(name)).length).toBeLessThan(10)

  await page.evaluate(() => scrollTo(0, 1200))
  await page.waitForTimeout(300)
  await box(page, 'hall', '8.1').check()
  await expect(chips(page)).toHaveCount(2)
  expect(address(page)).toBe('/en-US/exhibits/?region=CN&hall=8.1')
  await page.goBack()
  await expect.poll(() => names(page)).toEqual(second)
  await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(1200)
})

test('Back from an exhibit finds list and scroll again', async ({ page }) => {
  await page.goto(EXHIBITS)
  const china = await promised(page, 'region', 'CN')
  await box(page, 'region', 'CN').check()
  await expect(count(page)).toHaveText(`${number(china)} exhibits`)
  const before = await names(page)
  await page.evaluate(() => scrollTo(0, 900))
  await page.waitForTimeout(300)
  await items(page).locator('h3 a').nth(9).click()
  await expect(page).toHaveURL(/\/exhibits\/detail\//)
  await page.goBack()
  await expect(chips(page)).toHaveText(['China'])
  await expect.poll(() => names(page)).toEqual(before)
  await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(900)
})

test('a prerendered page goes on to the next without script’s help, and with it', async ({ page }) => {
  await page.goto('/en-US/exhibits/page/2/')
  const second = await names(page)
  await box(page, 'region', 'CN').check()
  await expect(chips(page)).toHaveText(['China'])
  expect(address(page)).toBe('/en-US/exhibits/?region=CN')
  await page.locator('.chips').getByRole('link', { name: 'Clear all' }).click()
  await page.locator('.pager').getByRole('link', { name: '2', exact: true }).click()
  await expect.poll(() => names(page)).toEqual(second)
  expect(address(page)).toBe('/en-US/exhibits/page/2/')
  // The language switch follows the list, whose page was loaded under another address.
  const links = page.locator('a[data-language="ja-JP"]')
  await expect(links.first()).toHaveAttribute('href', /\/ja-JP\/exhibits\/page\/2\//)
})

test('typing searches after a moment, in one step of the history, and not while composing', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => {
    const keyword = new URL(request.url()).searchParams.get('keyword')
    if (keyword) asked.push(keyword)
  })
  await page.goto(EXHIBITS)
  const field = page.getByRole('searchbox', { name: 'Search in exhibits' })
  await field.pressSequentially('ro', { delay: 20 })
  await expect(chips(page)).toHaveText(['“ro”'])
  await field.pressSequentially('bot', { delay: 20 })
  await expect(chips(page)).toHaveText(['“robot”'])
  expect(asked).toEqual(['ro', 'robot'])
  expect(await field.inputValue()).toBe('robot')
  await page.goBack()
  await expect(chips(page)).toHaveCount(0)
  await expect(field).toHaveValue('')

  const session = await page.context().newCDPSession(page)
  await field.focus()
  await session.send('Input.imeSetComposition', { text: 'ji', selectionStart: 2, selectionEnd: 2 })
  await page.waitForTimeout(600)
  expect(asked).toEqual(['ro', 'robot'])
  await session.send('Input.insertText', { text: '机' })
  await expect(chips(page)).toHaveText(['“机”'])
  expect(asked).toEqual(['ro', 'robot', '机'])

test('exhibitor mode shows exhibitors with what matches', async ({ page }) => {
  test.slow()
  await page.goto(`${EXHIBITS}?keyword=robot`)
  await expect(chips(page)).toHaveCount(1)
  await page.getByRole('link', { name: 'By exhibitor' }).click()
  await expect(count(page)).toHaveText(/^\d+ exhibitors?$/)
  expect(address(page)).toBe('/en-US/exhibits/?keyword=robot&type=exhibitor')
  await expect(page.locator('.entities > li').first().locator('.item').first()).toBeVisible()
  await expect(page.locator('[data-facet]')).toHaveCount(0)
  await expectAccessible(page, '.entities > li:first-child')
  await page.goBack()
  await expect(page.locator('.entities')).toHaveCount(0)
  await page.goto(`${EXHIBITS}?type=exhibitor`)
  await expect(page.locator('.entities > li')).toHaveCount(10)
})

test('long groups open, can be searched, and keep what is out of reach disabled', async ({ page }) => {
  await page.goto(EXHIBITORS)
  await page.locator('[data-key="more:region"]').click()
  const region = page.locator('[data-facet=region]')
  await expect(region.getByRole('searchbox')).toBeVisible()
  await region.getByRole('searchbox').fill('switz')
  await expect(region.locator('input[type=checkbox]')).toHaveCount(1)
  await region.locator('input[type=checkbox]').check()
  await expect(chips(page)).toHaveText(['Switzerland'])
  const empty = page.locator('[data-facet=industry] input:disabled').first()
  await expect(empty.locator('xpath=..').locator('.n')).toHaveText('0')
})

test('rows are kept in the address, and hearts stay right in a redrawn list', async ({ page }) => {
  await page.goto(EXHIBITORS)
  await page.getByRole('link', { name: 'Rows' }).click()
  await expect(page.locator('#list')).toHaveAttribute('data-view', 'rows')
  expect(address(page)).toBe('/en-US/exhibitor/?view=rows')
  await items(page).first().locator('.save').click()
  await expect(items(page).first().locator('.save')).toHaveAttribute('aria-pressed', 'true')
  await page.getByRole('link', { name: 'A–Z', exact: true }).click()
  await expect(page.locator('.az')).toBeVisible()
  await page.getByRole('link', { name: 'Recommended' }).click()
  await expect(items(page).first().locator('.save')).toHaveAttribute('aria-pressed', 'true')
})

test('the lists are accessible with filters set', async ({ page }) => {
  test.slow()
  await page.goto(`${EXHIBITS}?region=CN&tag=ce`)
  await expect(chips(page)).toHaveCount(2)
  await expectAccessible(page, '.facets')
  await expectAccessible(page, '.bar, .chips')
  await page.goto(`${EXHIBITORS}?sort=AZ&view=rows`)
  await expect(page.locator('.az')).toBeVisible()
  await expectAccessible(page, '.az, .ex:first-child')
})

test('an address with filters never shows the other list', async ({ page }) => {
  await page.route('**/webapi/**', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1000))
    await route.continue()
  })
  await page.goto(`${EXHIBITS}?category=nothing-has-this`)
  await expect(page.locator('#list .items')).toBeHidden()
  await expect(count(page)).toBeHidden()
  await expect(page.getByRole('heading', { name: 'No exhibits match' })).toBeVisible()
  await expectNoLayoutShift(page)

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('lists read page by page, and say what needs script', async ({ page }) => {
    await page.goto(EXHIBITS)
    await expect(items(page)).toHaveCount(40)
    await expect(page.locator('#filters')).toBeHidden()
    await expect(page.getByText('Filters and search need JavaScript')).toBeVisible()
    await page.locator('.pager').getByRole('link', { name: 'Next page' }).click()
    await expect(page).toHaveURL(/\/en-US\/exhibits\/page\/2\/$/)
    await expect(items(page)).toHaveCount(40)
    await expect(page.locator('.pager a[rel=prev]')).toHaveAttribute('href', EXHIBITS)
  })
