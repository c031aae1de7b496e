// A visitor moves between the tenant's exhibitions: by the address (?eid=), the header's menu and the list.
import { expectAccessible } from './accessibility.ts'
import { OTHER_EXHIBITION, pathOf, UNBUILT_EXHIBITION, UNPUBLISHED_EXHIBITION } from './addresses.ts'
import { expect, test } from './fixtures.ts'
import { hold } from './hold.ts'

test.use({ locale: 'ja-JP' })

const stored = () => sessionStorage.getItem('exhibitionId')

test('?eid= opens that exhibition, and keeps it for the session', { tag: '@core' }, async ({ page, context }) => {
  await page.goto(`/ja-JP/exhibits/?eid=${OTHER_EXHIBITION}&tag=CE`)
  await expect(page).toHaveURL(new RegExp(`/ja-JP/e/${OTHER_EXHIBITION}/exhibits/\\?tag=CE$`))
  expect(await page.evaluate(stored)).toBe(OTHER_EXHIBITION)
  await page.goto('/ja-JP/news/')
  await expect(page).toHaveURL(new RegExp(`/ja-JP/e/${OTHER_EXHIBITION}/news/$`))
  // Another tab is another session.
  const other = await context.newPage()
  await other.goto('/ja-JP/news/')
  await expect.poll(() => pathOf(other)).toBe('/ja-JP/news/')
})

test('an address of a record of the current exhibition selects that one', { tag: '@all' }, async ({ page }) => {
  for (const path of ['exhibits/page/2', 'micro-page/MP01', 'concert/player/V-stage-1', 'hall/1.2']) {
    await page.goto(`/ja-JP/?eid=${OTHER_EXHIBITION}`)
    await expect(page).toHaveURL(new RegExp(`/e/${OTHER_EXHIBITION}/$`))
    await page.goto(`/ja-JP/${path}/`)
    await expect.poll(() => page.evaluate(stored)).not.toBe(OTHER_EXHIBITION)
    expect(pathOf(page)).toBe(`/ja-JP/${path}/`)
  }
})

test('the menu leads back to the current exhibition, which is kept for the session', { tag: '@all' }, async ({
  page,
}) => {
  await page.goto(`/ja-JP/?eid=${OTHER_EXHIBITION}`)
  await expect(page).toHaveURL(new RegExp(`/e/${OTHER_EXHIBITION}/$`))
  await page.locator('.topbar summary.fair').click()
  await expectAccessible(page)
  const current = page.locator('.topbar [data-eid]').first()
  await expect(current).not.toHaveAttribute('aria-current')
  await current.click()
  await expect(page).toHaveURL(/\/ja-JP\/$/)
  await page.goto('/ja-JP/exhibits/')
  await expect.poll(() => pathOf(page)).toBe('/ja-JP/exhibits/')
})

test('the list links to the home page of each exhibition', { tag: '@all' }, async ({ page }) => {
  await page.goto('/ja-JP/exhibition/')
  const cards = page.locator('main [data-eid]')
  await expect(cards).not.toHaveCount(0)
  await page.locator(`main [data-eid="${OTHER_EXHIBITION}"]`).click()
  await expect(page).toHaveURL(new RegExp(`/ja-JP/e/${OTHER_EXHIBITION}/$`))
  await page.goto(`/ja-JP/e/${OTHER_EXHIBITION}/exhibition/`)
  const current = page.locator(`main [data-eid]:not([data-eid="${OTHER_EXHIBITION}"])`).first()
  await current.click()
  await expect(page).toHaveURL((url) => !url.pathname.includes(`/e/${OTHER_EXHIBITION}/`))
})

test('an unknown exhibition is shown as not started, without header, and links to the others', { tag: '@all' }, async ({
  page,
}) => {
  await page.goto('/ja-JP/exhibits/?eid=9999')
  await expect(page.locator('h1')).toHaveText('展示会はまだ始まっていません')
  await expect(page.locator('.masthead')).toBeHidden()
  await expect(page.locator('.topbar')).toBeHidden()
  await page.locator('main .btn-primary').click()
  await expect.poll(() => pathOf(page)).toBe('/ja-JP/exhibition/')
  // The list links to it, whatever was requested before.
  await page.locator(`main [data-eid="${OTHER_EXHIBITION}"]`).click()
  await expect(page).toHaveURL(new RegExp(`/ja-JP/e/${OTHER_EXHIBITION}/$`))
})

test('an unpublished exhibition is rendered in the browser, without the header', async ({ page }) => {
  await page.goto(`/ja-JP/?eid=${UNPUBLISHED_EXHIBITION}`)
  await expect(page).toHaveURL(new RegExp(`live=${UNPUBLISHED_EXHIBITION}$`))
  await expect(page.locator('.masthead')).toBeHidden()
  // Its home is not published either (decorations/content/state).
  await expect(page.locator('main')).toContainText('ホームは準備中です')
  await expect(page.locator('main h1')).toHaveCount(1)
  // None of its other pages has a header either.
  for (const path of ['news', 'exhibits', 'exhibitor/more', 'concert']) {
    await page.goto(`/ja-JP/${path}/?eid=${UNPUBLISHED_EXHIBITION}`)
    await expect(page).toHaveURL(new RegExp(`/ja-JP/${path}/\\?live=${UNPUBLISHED_EXHIBITION}$`))
    await expect(page.locator('.masthead')).toBeHidden()
    await expect(page.locator('main h1')).toHaveCount(1)
  }
})

test('an unbuilt exhibition is rendered in the browser on every list page, and links stay within it', {
  tag: '@all',
}, async ({ page }) => {
  // The page redirects by itself, which would abort a wait for its load.
  const list = async (path: string) => {
    await page.goto(`/ja-JP/${path}/?eid=${UNBUILT_EXHIBITION}`, { waitUntil: 'commit' })
    await expect(page).toHaveURL(new RegExp(`/${path}/\\?live=${UNBUILT_EXHIBITION}$`))
  }
  await list('exhibitor/more')
  const entries = page.locator('main .letter li')
  await expect(entries).not.toHaveCount(0)
  await expect.poll(() => entries.count()).toBeLessThan(20)
  await expect(page.locator('.topbar summary.fair')).toContainText('スマート産業展')
  await expect(page.locator('.footer-brand')).toContainText('スマート産業展')
  await expect(page).toHaveTitle(/スマート産業展/)
  // From the list to an item, and back through the header.
  await expect(entries.locator('.booth-link')).toHaveCount(0)
  await entries.first().getByRole('link').click()
  await expect(page).toHaveURL(new RegExp(`/exhibitor/detail/\\?live=${UNBUILT_EXHIBITION}&id=`))
  await expect(page.locator('main h1')).not.toHaveText('')
  const news = page.locator('.nav a[href*="/news/"]')
  await expect(news).toHaveAttribute('href', `/ja-JP/news/?live=${UNBUILT_EXHIBITION}`)
  await news.click()
  await expect(page.locator('main h1')).toHaveText('ニュース')
  await expect(page.locator('.masthead')).toBeVisible()
  for (const path of ['national-image', 'micro-list', 'activity/contain', 'promote', 'mixed-list', 'concert']) {
    await list(path)
    await expect(page.locator('main h1')).toHaveCount(1)
    await expect(page.locator('html.is-query-state')).toHaveCount(0)
    await expect(page.locator('[data-built]')).toHaveCount(0)
  }
  // Hall pages exist only for built exhibitions: those of the current one are not shown under this one's name.
  await list('hall')
  await expect(page.getByRole('heading', { name: '会場図はまだありません' })).toBeVisible()
  await expect(page.locator('.hall-list')).toBeHidden()
})

test('the prefix of the default language redirects to the page without it', async ({ page }) => {
  await page.goto('/zh-CN/exhibits/?tag=CE')
  await expect(page).toHaveURL(/^[^/]*\/\/[^/]+\/exhibits\/\?tag=CE$/)
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN')
})

test('the figures of the home page lead to charts, and each bar to the entries that it counts', {
  tag: '@all',
}, async ({ page }) => {
  await page.goto('/ja-JP/')
  await page.getByRole('link', { name: 'グラフで見る' }).click()
  await expect(page.locator('h1')).toHaveText('数字で見る展示会')
  for (const id of ['countries', 'industries', 'categories', 'programme', 'visits']) {
    const chart = page.locator(`#${id}`)
    const reported = (await chart.locator('p').first().textContent()) ?? ''
    await expect(chart.getByRole('img', { name: reported })).toBeVisible()
  }
  await page.locator('#countries summary').click()
  const [row] = await page.locator('#countries tbody tr').all()
  const count = (await row?.locator('td').first().textContent()) ?? ''
  await expectAccessible(page)
  await page.locator('#countries .bar-chart a').first().click()
  await expect(page).toHaveURL(/\/ja-JP\/exhibitor\/region\/\w+\/$/)
  await expect(page.locator('.page-head')).toContainText(count)
})

test('an unbuilt exhibition is kept for the session, until the visitor selects another', async ({ page }) => {
  await page.goto(`/en-US/home/?eid=${UNBUILT_EXHIBITION}`, { waitUntil: 'commit' })
  await expect(page).toHaveURL(new RegExp(`/home/\\?live=${UNBUILT_EXHIBITION}$`))
  const name = /Smart Industry Expo/
  for (const path of ['exhibits', 'ticket', 'exhibition', 'news']) {
    await page.goto(`/en-US/${path}/`, { waitUntil: 'commit' })
    await expect(page).toHaveURL(new RegExp(`/en-US/${path}/\\?live=${UNBUILT_EXHIBITION}$`))
    await expect(page.locator('.topbar summary.fair b')).toHaveText(name)
  }
  await page.goto('/en-US/exhibition/', { waitUntil: 'commit' })
  await expect(page.locator('main li').filter({ hasText: 'You are here' })).toHaveCount(1)
  await expect(page.locator('main li').filter({ hasText: 'You are here' })).toContainText(name)
  await page.goto('/en-US/ticket/', { waitUntil: 'commit' })
  await expect(page.locator('.page-head p')).toContainText('The tickets of Haihui Smart Expo')
  await expect(page.locator('#passes')).toBeHidden()
  // Selected by the visitor, another one replaces it, even if the answers for this one arrive after the press.
  const answer = await hold(page, '**/theme/color/primary*')
  await page.route(`**/e/${OTHER_EXHIBITION}/`, async (route) => {
    answer()
    await expect(page.locator('.topbar summary.fair b')).toHaveText(name)
    await route.continue()
  })
  await page.goto('/en-US/exhibition/')
  await page.locator(`main [data-eid="${OTHER_EXHIBITION}"]`).click()
  await expect(page).toHaveURL(new RegExp(`/e/${OTHER_EXHIBITION}/$`))
  await page.goto('/en-US/news/')
  await expect(page).toHaveURL(new RegExp(`/e/${OTHER_EXHIBITION}/news/$`))
})
