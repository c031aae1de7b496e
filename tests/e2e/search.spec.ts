// The search's stories: from any page, by keyboard and with an input method, by kinds and filters and back again,
// without the platform, without script; and the card views in another site's frame.

import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from '@playwright/test'
import { LANGUAGES, prefixOf } from './addresses.ts'
import { idle, watchNetwork } from './at-rest.ts'
import { ownKey } from './device.ts'
import { expect, expectAccessible, expectNoLayoutShift, test } from './fixtures.ts'
import { followPager } from './lists-helpers.ts'

const SEARCH = '/en-US/search/'
const field = (page: Page) => page.locator('#search-for')
const options = (page: Page) => page.getByRole('option')
const results = (page: Page) => page.locator('#list li.item')
const result = (page: Page) => page.locator('.result')
const tab = (page: Page, name: string) => page.locator('.find-tabs').getByRole('link', { name })
const address = (page: Page) => decodeURIComponent(new URL(page.url()).pathname + new URL(page.url()).search)

test('the header of any page leads to results of every kind', { tag: '@core' }, async ({ page }) => {
  await page.goto('/en-US/news/')
  await page.locator('#q').fill('robot')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/en-US\/search\/\?keyword=robot$/)
  await expect(result(page)).toHaveText(/^\d+ results for “robot”$/)
  await expect(results(page)).toHaveCount(20)
  await expect(page.locator('#list mark').first()).toHaveText(/robot/i)
  await expect(page).toHaveTitle(/^Results for “robot” – Search/)
  await expectNoLayoutShift(page)
  await expectAccessible(page)
  // The keyboard focus continues at the results.
  await page.keyboard.press('Tab')
  await expect(page.locator('#list li.item').first().locator(':focus')).toHaveCount(1)
})

test('kinds, filters and pages are stored in the address, and Back undoes them one by one', async ({ page }) => {
  await page.goto(`${SEARCH}?keyword=robot`)
  const all = await result(page).textContent()
  await tab(page, 'Exhibits').click()
  await expect(result(page)).toHaveText(/results for “robot” in Exhibits$/)
  expect(address(page)).toBe(`${SEARCH}?keyword=robot&kind=exhibit`)
  const count = Number((await tab(page, 'Exhibits').locator('.number').textContent())?.replace(/\D/g, ''))
  expect(Number((await result(page).textContent())?.match(/\d+/)?.[0])).toBe(count)

  const box = page.locator('input[data-key="region:JP"]')
  const promised = await box.locator('xpath=..').locator('.number').textContent()
  await box.check()
  await expect(result(page)).toHaveText(new RegExp(`^${promised} results? for`))
  await expect(page.locator('.chip')).toHaveText(['Japan'])
  expect(address(page)).toBe(`${SEARCH}?keyword=robot&kind=exhibit&region=JP`)
  await page.getByRole('link', { name: 'Remove Japan' }).click()
  await expect(page.locator('.chip')).toHaveCount(0)

  await followPager(page, '2')
  await expect(page).toHaveURL(/page=2/)
  await expect(page.locator('#list-title')).toBeFocused()
  for (let step = 0; step < 2; step += 1) await page.goBack()
  await expect(page.locator('.chip')).toHaveText(['Japan'])
  await expect(box).toBeChecked()
  for (let step = 0; step < 2; step += 1) await page.goBack()
  await expect(result(page)).toHaveText(all ?? '')
  expect(address(page)).toBe(`${SEARCH}?keyword=robot`)
})

test('Back from an item restores the results and the scroll position', { tag: '@all' }, async ({ page }) => {
  await page.goto(`${SEARCH}?keyword=robot&kind=exhibit`)
  await expect(results(page).nth(30)).toBeAttached()
  await results(page).nth(24).scrollIntoViewIfNeeded()
  const top = await page.evaluate(() => scrollY)
  expect(top).toBeGreaterThan(400)
  await results(page).nth(24).locator('h3 a').click()
  await expect(page).toHaveURL(/\/exhibits\/detail\//)
  await page.goBack()
  await expect(results(page).nth(24)).toBeInViewport()
})

test('the field suggests completions after a delay, and they can be selected by keyboard', async ({ page, clock }) => {
  await page.goto(SEARCH)
  const requests: string[] = []
  page.on('request', (request) => {
    const url = new URL(request.url())
    if (url.pathname.endsWith('/app/search')) requests.push(url.searchParams.get('keyword') ?? '')
  })
  await field(page).click()
  await expect(field(page)).toHaveAttribute('role', 'combobox')
  // The delay after typing ends when the page's clock is moved.
  await page.clock.install({ time: clock.now })
  await page.clock.pauseAt(clock.now.getTime() + 60_000)
  await field(page).pressSequentially('robo')
  await page.clock.runFor(190)
  expect(requests).toEqual([])
  await page.clock.resume()
  await expect(options(page).first()).toBeVisible()
  expect(requests).toEqual(['robo'])
  await expect(field(page)).toHaveAttribute('aria-expanded', 'true')
  await expectAccessible(page, '.find-form')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await expect(options(page).nth(1)).toHaveAttribute('aria-selected', 'true')
  await expect(field(page)).toHaveAttribute('aria-activedescendant', 'search-for-1')
  await page.keyboard.press('Escape')
  await expect(field(page)).toHaveAttribute('aria-expanded', 'false')
  await expect(field(page)).toHaveValue('robo')
  await page.keyboard.press('ArrowDown')
  const chosen = (await options(page).first().textContent()) ?? ''
  await page.keyboard.press('Enter')
  await expect(field(page)).toHaveValue(chosen)
  await expect(page).toHaveURL((url) => url.searchParams.get('keyword') === chosen)
})

test('Enter does not search while an input method composes', { tag: '@core' }, async ({ page, clock }) => {
  await page.goto('/search/?language=zh-CN')
  await field(page).click()
  await expect(field(page)).toHaveAttribute('role', 'combobox')
  await page.clock.install({ time: clock.now })
  const session = await page.context().newCDPSession(page)
  await session.send('Input.imeSetComposition', { text: 'jiqi', selectionStart: 4, selectionEnd: 4 })
  await page.evaluate(() => {
    const input = document.querySelector('#search-for')
    input?.dispatchEvent(
      new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true, isComposing: true }),
    )
  })
  await page.clock.runFor(5000)
  await idle(page)
  expect(new URL(page.url()).search).toBe('')
  await expect(options(page)).toHaveCount(0)
  await session.send('Input.insertText', { text: '机器人' })
  await page.keyboard.press('Enter')
  await expect(result(page)).toContainText('机器人')
})

test('recent searches are stored on the device, link to their results, and can be removed', { tag: '@all' }, async ({
  page,
}) => {
  for (const keyword of ['drone', 'robot']) {
    await page.goto(`${SEARCH}?keyword=${keyword}`)
    await expect(result(page)).toContainText(keyword)
  }
  await page.goto(SEARCH)
  await field(page).focus()
  const recent = page.locator('.find-recent')
  await expect(recent.locator('.chip')).toHaveText(['robot', 'drone'])
  await expectAccessible(page, '.find-recent')
  await page.getByRole('button', { name: 'Remove “robot”' }).click()
  await expect(recent.locator('.chip')).toHaveText(['drone'])
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(recent.locator('.chip')).toHaveText(['robot', 'drone'])
  await recent.getByRole('link', { name: 'drone' }).click()
  await expect(result(page)).toContainText('drone')
  await page.goBack()
  expect(await page.evaluate((name) => localStorage.getItem(name), ownKey('searches'))).toContain('drone')
  await recent.getByRole('button', { name: 'Clear all' }).click()
  await expect(recent).toHaveCount(0)
  expect(await page.evaluate((name) => localStorage.getItem(name), ownKey('searches'))).toBeNull()
})

const WORDS = [
  ['zh-CN', '机器人', '机器人', []],
  ['zh-CN', 'hanlin', '瀚林', ['@all']],
  ['en-US', 'gx650', 'GX-650', ['@all']],
  ['ja-JP', 'ろぼっと', 'ロボット', []],
  ['ko-KR', '로봇', '로봇', ['@all']],
] as const
for (const [language, keyword, name, tag] of WORDS) {
  test(`${keyword} (${language}) is found with the platform, and without it`, { tag: [...tag] }, async ({
    page,
    problems,
  }) => {
    problems.allow(/webapi/)
    const url = `${prefixOf(language)}/search/?keyword=${encodeURIComponent(keyword)}&language=${language}`
    await page.goto(url)
    await expect(results(page).first()).toBeVisible()
    expect((await results(page).allTextContents()).join(' ')).toContain(name)
    await expect(page.locator('.find-note')).toHaveCount(0)
    const number = await result(page).textContent()

    await page.route('**/webapi/**', (route) => route.abort())
    await page.reload()
    await expect(page.locator('.find-note')).toBeVisible()
    expect((await results(page).allTextContents()).join(' ')).toContain(name)
    await expect(result(page)).toHaveText(number ?? '')
  })
}

test('without the platform the search uses the built index with a note, and a retry uses the platform', async ({
  page,
  problems,
}) => {
  problems.allow(/webapi/)
  await page.route('**/webapi/**', (route) => route.fulfill({ status: 503, body: 'away' }))
  await page.goto(`${SEARCH}?keyword=robot&kind=exhibit`)
  await expect(page.locator('.find-note')).toContainText(/index made with this site at \d+ \w+ 20\d\d \d\d:00/)
  await page.locator('input[data-key="region:JP"]').check()
  await expect(page.locator('.chip')).toHaveText(['Japan'])
  await expect(page.locator('.find-note')).toBeVisible()
  await expectAccessible(page, '#main')
  await page.unroute('**/webapi/**')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.locator('.find-note')).toHaveCount(0)
  await expect(page.locator('.chip')).toHaveText(['Japan'])
})

test('an incomplete index shows partial results with a note, and the rest on a retry', {
  tag: '@all',
}, async ({ page, problems }) => {
  problems.allow(/webapi|_astro\/search/)
  await page.route('**/webapi/**', (route) => route.fulfill({ status: 503, body: 'away' }))
  const { shown } = (await (await page.request.get(`${SEARCH}index.json`)).json()) as { shown: string[] }
  const missing = new RegExp(`/_astro/search/(?:${shown.slice(0, 3).join('|')})\\.json$`)
  await page.route(missing, (route) => route.abort())
  await page.goto(`${SEARCH}?keyword=robot&kind=exhibit`)
  await expect(page.locator('.find-note')).toContainText('Part of the index could not be loaded')
  await expect(result(page)).toHaveText(/^\d+ results for “robot” in Exhibits$/)
  const some = await results(page).count()
  expect(some).toBeGreaterThan(0)
  await expectAccessible(page, '#main')
  await page.unroute(missing)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.locator('.find-note')).not.toContainText('Part of the index')
  expect(await results(page).count()).toBeGreaterThan(some)
})

test('without platform and index the search shows an error, and a retry uses the same keyword', {
  tag: '@all',
}, async ({ page, problems }) => {
  problems.allow(/webapi|index\.json/)
  await page.route(/webapi|index\.json/, (route) => route.abort())
  await page.goto(`${SEARCH}?keyword=robot`)
  await expect(page.getByRole('alert')).toContainText('The search failed')
  await expect(field(page)).toHaveValue('robot')
  await page.unroute(/webapi|index\.json/)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(results(page)).toHaveCount(20)
})

test('an empty result links to the lists', { tag: '@all' }, async ({ page }) => {
  await page.goto(`${SEARCH}?keyword=xyzzyq`)
  await expect(page.getByRole('heading', { name: 'Nothing found for “xyzzyq”' })).toBeVisible()
  await expectAccessible(page, '#main')
  await page.locator('#list').getByRole('link', { name: 'Exhibits' }).click()
  await expect(page).toHaveURL(/\/en-US\/exhibits\/$/)
})

test('the search field of the header suggests completions as well', { tag: '@all' }, async ({ page }) => {
  await page.goto('/en-US/')
  await page.locator('#q').click()
  await page.keyboard.type('seto')
  await expect(page.getByRole('option', { name: /Seto/ }).first()).toBeVisible()
  await expect(page.locator('#q')).toHaveValue('seto')
  await expectAccessible(page, '.masthead')
  await page.keyboard.press('ArrowDown')
  const chosen = (await options(page).first().textContent()) ?? ''
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL((url) => url.pathname === SEARCH && url.searchParams.get('keyword') === chosen)
})

test('on a phone the filters are in a sheet', { tag: '@all' }, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`${SEARCH}?keyword=robot&kind=exhibit`)
  await page.getByRole('link', { name: 'Filters', exact: true }).click()
  await page.locator('input[data-key="region:JP"]').check()
  await expect(page.locator('.facets-foot .btn-primary')).toHaveText(/^Show \d+ results?$/)
  await page.locator('.facets-foot .btn-primary').click()
  await expect(page.locator('.facets')).toBeHidden()
  await expect(page.locator('.chip')).toHaveText(['Japan'])
  const wide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)
  expect(wide).toBe(false)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  test('the search page shows a message, and links to the lists', async ({ page }) => {
    for (const language of LANGUAGES) {
      await page.goto(`${prefixOf(language)}/search/`)
      await expect(page.locator('.no-js')).toBeVisible()
      await expect(page.getByRole('search').last()).toHaveAttribute('action', `${prefixOf(language)}/search/`)
      await expect(page.locator('#search-start a')).not.toHaveCount(0)
    }
    await page.locator('#search-start a').first().click()
    await expect(page).toHaveURL(/exhibits\/$/)
  })
})

test('any site may embed the cards and receives their height, also when there are fewer of them', {
  tag: '@all',
}, async ({ page, baseURL, problems }) => {
  const atRest = watchNetwork(page)
  let html = ''
  const site = createServer((_, response) => response.setHeader('content-type', 'text/html').end(html))
  await new Promise<void>((open) => site.listen(0, open))
  const partner = `http://localhost:${(site.address() as AddressInfo).port}/`
  problems.allow(new RegExp(partner))
  const received = () =>
    page.evaluate(() => (window as unknown as { received: { type: string; height: number }[] }).received)
  const around = async (query: string) => {
    html = `<!doctype html><title>Partner</title><iframe width="900" height="2000" src="${baseURL}/en-US/search/component/exhibits-card/${query}"></iframe>
      <script>window.received = []; addEventListener('message', (e) => e.origin === ${JSON.stringify(baseURL)} && received.push(e.data))</script>`
    await page.goto(partner)
    await expect(page.frameLocator('iframe').locator('li.item').first()).toBeVisible()
    // Its height is final once everything has loaded.
    await atRest()
    await expect.poll(async () => (await received()).length).toBeGreaterThan(0)
    return (await received()).at(-1)
  }
  const all = await around('')
  expect(all).toEqual({ type: 'fair:height', height: expect.any(Number) })
  const one = await around('?keyword=robot&size=1')
  // The frame is 2,000 high both times: the height of the cards is reported.
  expect(all?.height).toBeLessThan(1500)
  expect(one?.height).toBeLessThan(all?.height ?? 0)
  await page.frameLocator('iframe').locator('li.item h3 a').click()
  await expect(page).toHaveURL(new RegExp(`^${baseURL}/en-US/exhibits/detail/`))
  site.close()
})
