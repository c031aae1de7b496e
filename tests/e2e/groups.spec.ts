// Groups, pavilions, members, guests, projects: from a list to the organisation behind it, filtered by the address.
import type { Page } from '@playwright/test'
import { expect, expectNoLayoutShift, test } from './fixtures.ts'
import { followPager } from './lists-helpers.ts'

const GROUPS = '/en-US/exhibition-group/'
const PROJECTS = '/en-US/project/'
const GUESTS = '/en-US/guest/'

const count = (page: Page) => page.locator('.result')
const names = (page: Page) => page.locator('#list .item h3').allTextContents()
const box = (page: Page, facet: string, value: string) => page.locator(`input[data-key="${facet}:${value}"]`)
const address = (page: Page) => decodeURIComponent(new URL(page.url()).pathname + new URL(page.url()).search)
/** The calls that a page makes from now on, as paths. */
function watchCalls(page: Page): string[] {
  const requests: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/webapi/')) requests.push(pathname.replace('/webapi/expo-main', ''))
  })
  return requests
}

test('groups are sorted A–Z, and a district or a keyword requests the filtered list', async ({ page }) => {
  const requests = watchCalls(page)
  await page.goto(GROUPS)
  const all = await names(page)
  expect(all).toEqual(all.toSorted((a, b) => a.localeCompare(b, 'en')))
  await box(page, 'district', 'JP').check()
  await expect(page.locator('.chip')).toHaveText(['Japan'])
  await expect(count(page)).toHaveText('1 group')
  expect(address(page)).toBe(`${GROUPS}?district=JP`)
  expect(requests).toContain('/api/v1/app/exhibitor/groups/web/page')
  await page.getByRole('link', { name: 'Remove Japan' }).click()
  await expect.poll(() => names(page)).toEqual(all)
  expect(requests).toContain('/ali/api/v1/app/exhibitions/exhibitorGroup')
  await page.locator('[data-key=keyword]').fill('pavilion')
  await expect(page.locator('.chip')).toHaveText(['“pavilion”'])
  await expect(page).toHaveURL(/keyword=pavilion/)
  await expect.poll(() => names(page).then((found) => found.length)).toBeLessThan(all.length)
  for (const name of await names(page)) expect(all).toContain(name)
})

test('a group links to its exhibitors, and each exhibitor back to its group', { tag: '@all' }, async ({ page }) => {
  await page.goto(GROUPS)
  await page.getByRole('link', { name: 'Japan Pavilion' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Japan Pavilion' })).toBeVisible()
  const all = page.locator('.buy .btn-primary')
  const own = Number((await all.textContent())?.match(/\d+/)?.[0])
  expect(own).toBeGreaterThanOrEqual(await page.locator('#exhibitors .exhibitor-card').count())
  await all.click()
  await expect(page).toHaveURL(/\/en-US\/exhibitor\/\?exhibitorGroupId=G05$/)
  await expect(count(page)).toHaveText(`${own} exhibitors`)
  await expect(page.locator('.chip')).toHaveText(['In Japan Pavilion'])
  await page.locator('#list .exhibitor-card h3 a').first().click()
  await page.locator('.owner').getByRole('link', { name: 'Japan Pavilion' }).click()
  await expect(page).toHaveURL(/\/exhibition-group\/detail\/G05\/$/)
})

test('projects have ten entries per page, and are filtered by industry', { tag: '@all' }, async ({ page }) => {
  await page.goto(PROJECTS)
  expect(await names(page)).toHaveLength(10)
  await followPager(page, '2')
  await expect(page).toHaveURL(/\/en-US\/project\/page\/2\/$/)
  await box(page, 'industry', 'textile').check()
  await expect(page.locator('.chip')).toHaveText(['Textiles'])
  expect(address(page)).toBe(`${PROJECTS}?industry=textile`)
  await page.locator('#list .item h3 a').first().click()
  await expect(page.locator('.buy .tag').first()).toBeVisible()
  await expect(page.locator('.paired .item').first()).toBeVisible()
})

test('guests can be searched on a phone', { tag: '@all' }, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(GUESTS)
  await expectNoLayoutShift(page)
  const all = await count(page).textContent()
  await page.locator('[data-key=keyword]').fill('purchasing')
  await expect(count(page)).not.toHaveText(all ?? '')
  await expect(page.locator('.chip')).toHaveText(['“purchasing”'])
  await page.locator('#list .item h3 a').first().click()
  await expect(page.locator('.agenda li').first()).toBeVisible()
  await page.locator('.agenda h3 a').first().click()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})
