// A buyer takes the fair along: stores all pages, loses the network in the hall, and reads, searches and finds routes.
import type { Page } from '@playwright/test'
import { expectAccessible } from './accessibility.ts'
import { watchNetwork } from './at-rest.ts'
import { expect, test } from './fixtures.ts'

test.use({ locale: 'en-US' })

/** Everything that fails without a network. */
const NO_NETWORK = /Failed to fetch|ERR_INTERNET_DISCONNECTED|net::|Failed to load resource/

async function take(page: Page): Promise<void> {
  await page.goto('/en-US/offline/')
  await page.getByRole('button', { name: /^Download \(.*MB\)$/ }).click()
  await expect(page.getByRole('heading', { name: /pages are ready for offline use/ })).toBeVisible()
}

/** Pages of the stored archive. */
const storedPages = (page: Page) =>
  page.evaluate(async () => {
    const cache = await caches.open('archive:1001:en-US')
    const state = (await (await cache.match('/archive/state'))?.json()) as { files: Record<string, unknown> }
    return Object.keys(state.files)
  })

test('the whole fair opens without a network', async ({ page, context, problems }) => {
  await take(page)
  await expectAccessible(page)
  const paths = await storedPages(page)
  expect(paths.length).toBeGreaterThan(2000)
  const listed = (await (await page.request.get('/en-US/exhibits/')).text()).match(/<h1[^>]*>([^<]+)/)?.[1]
  problems.allow(NO_NETWORK)
  await context.setOffline(true)

  // Pages of each kind, and some in each block of the archive.
  const details = paths.filter((path) => /^\/en-US\/(exhibits|exhibitor|news)\/detail\/[^/]+\/$/.test(path))
  for (let n = 0; n < details.length; n += Math.ceil(details.length / 12)) {
    const response = await page.goto(details[n] ?? '')
    expect(response?.fromServiceWorker()).toBe(true)
    await expect(page.locator('h1')).not.toBeEmpty()
  }
  await page.goto('/en-US/exhibits/')
  await expect(page.locator('h1')).toHaveText(listed ?? '')
  // Filters need the platform; the list without them, and its further pages, are part of the archive.
  await page.locator('[data-facet] input').first().check()
  await expect(page.getByRole('alert')).toContainText('The list could not be loaded')
  await page.getByRole('alert').getByRole('link', { name: 'Clear filters' }).click()
  await expect(page).toHaveURL(/\/en-US\/exhibits\/$/)
  await page.locator('.pager').getByRole('link', { name: '2', exact: true }).click()
  await expect(page).toHaveURL(/\/en-US\/exhibits\/page\/2\/$/)
  await expect(page.getByRole('alert')).toHaveCount(0)
  await page.locator('main a[href*="/exhibits/detail/"]').first().click()
  await expect(page.locator('main a.booth-link:has(.booth-l)')).toBeVisible()
  const map = page.locator('.booth-map img')
  await map.scrollIntoViewIfNeeded()
  await expect.poll(() => map.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  await page.locator('main a.booth-link:has(.booth-l)').click()
  await expect(page.locator('.hall-booths a:target')).toBeInViewport()

  // The archive contains the search index.
  await page.goto('/en-US/search/?keyword=lamp')
  await expect(page.locator('main')).toContainText(/lamp/i)
  await expect(page.locator('main a[href*="/exhibits/detail/"]').first()).toBeVisible()

  // It also contains the data for routes through the halls.
  await page.goto('/en-US/hall/way/?from=9.1&to=8.2+A04')
  await expect(page.locator('.way-steps')).toContainText('Take the stairs to floor 2, hall 8.2.')

  // A page that the site does not have: the archive reports that.
  await page.goto('/en-US/news/detail/none/')
  await expect(page.getByText('that page is not part of the stored fair')).toBeVisible()
})

test('saved items are stored with their pictures', { tag: '@all' }, async ({ page, context, problems }) => {
  await page.goto('/en-US/exhibits/')
  const card = page.locator('.items [data-save]').first()
  await card.click()
  await expect(card).toHaveAttribute('aria-pressed', 'true')
  const detail = await page.locator('.items a[href*="/exhibits/detail/"]').first().getAttribute('href')
  await take(page)
  await expect
    .poll(() => page.evaluate(async () => (await (await caches.open('archive-pictures:1001')).keys()).length))
    .toBeGreaterThan(0)
  problems.allow(NO_NETWORK)
  await context.setOffline(true)
  await page.goto(detail ?? '')
  const picture = page.locator('main img').first()
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  // A picture that is not stored is a grey box, not the browser's broken image.
  const other = page.locator('main .items img, main .four img').first()
  await other.scrollIntoViewIfNeeded()
  await expect.poll(() => other.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
})

test('the stored fair can be deleted by keyboard', { tag: '@all' }, async ({ page, context, problems }) => {
  await take(page)
  await page.getByRole('button', { name: 'Delete from this device' }).press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Delete the stored fair?' })
  await expect(dialog).toBeVisible()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Delete from this device' }).press('Enter')
  await expect(page.getByRole('button', { name: /^Download/ })).toBeVisible()
  expect(await page.evaluate(() => caches.keys())).toEqual([])
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0)
  problems.allow(NO_NETWORK)
  await context.setOffline(true)
  await expect(page.goto('/en-US/news/')).rejects.toThrow(/ERR_INTERNET_DISCONNECTED/)
})

test('a page requests no part of the archive unless the visitor downloads the fair', { tag: '@core' }, async ({
  page,
}) => {
  const fetched: string[] = []
  const atRest = watchNetwork(page)
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname))
  await page.goto('/en-US/exhibits/')
  await expect(page.locator('footer').getByRole('link', { name: 'Take the fair with you' })).toBeVisible()
  await atRest()
  expect(fetched.filter((path) => path.includes('archive'))).toEqual([])
})
