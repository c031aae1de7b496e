// The next page before it is opened: fetched on hover, and counted only once it is visible.
import { expect } from '@playwright/test'
import { watchNetwork } from './at-rest.ts'
import { test } from './fixtures.ts'

test.use({ locale: 'en-US' })

test('a page is prefetched on hover, and opened from the prefetched response', async ({ page }) => {
  await page.goto('/en-US/exhibits/')
  const link = page.locator('.items h3 a').nth(5)
  const address = await link.getAttribute('href')
  const fetched = page.waitForEvent(
    'requestfinished',
    (request) => request.url().endsWith(address ?? 'none') && request.headers()['sec-purpose'] === 'prefetch',
  )
  await link.hover()
  await fetched
  await link.click()
  await page.waitForURL(`**${address}`)
  const deliveryType = await page.evaluate(
    () => (performance.getEntriesByType('navigation')[0] as unknown as { deliveryType?: string }).deliveryType,
  )
  expect(deliveryType).toBe('navigational-prefetch')
})

// Browsers do not prerender while they are automated, so the page is made to believe that it is prerendered.
test('a page that is prerendered by the browser makes no calls before it is opened', { tag: '@core' }, async ({
  page,
}) => {
  await page.addInitScript(() => Object.defineProperty(document, 'prerendering', { value: true, configurable: true }))
  const calls: string[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith('/webapi/')) calls.push(request.url())
  })
  const atRest = watchNetwork(page)
  await page.goto('/en-US/exhibits/detail/800002/')
  await atRest()
  expect(calls).toEqual([])
  const counted = page.waitForRequest('**/app/tracking/save')
  await page.evaluate(() => {
    Object.defineProperty(document, 'prerendering', { value: false, configurable: true })
    document.dispatchEvent(new Event('prerenderingchange'))
  })
  await counted
})
