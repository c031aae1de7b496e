// A visitor follows a link to another site; pages are entered under the overlay. Texts and refusals of the page in
// between: tests/component/external-link.test.tsx.
import type { Page } from '@playwright/test'
import { pathOf } from './addresses.ts'
import { expect, test } from './fixtures.ts'

test.use({ locale: 'en-US' })

const middle = (url: string, route = 'jump-middle') => `/en-US/${route}/?${new URLSearchParams({ url })}`
const heading = (page: Page) => page.locator('main h1')

/** Other sites receive no requests: the browser gets a page in their place. */
async function serveForeignSites(page: Page): Promise<string[]> {
  const opened: string[] = []
  await page.context().route(/^https?:\/\/[^/]*example/, async (route) => {
    opened.push(route.request().url())
    await route.fulfill({ contentType: 'text/html', body: '<title>Elsewhere</title><link rel="icon" href="data:,">' })
  })
  return opened
}

test('a known site opens after a countdown, and Back skips the external-link page', async ({
  page,
  problems,
  clock,
}) => {
  problems.allow(/request to another origin: https:\/\/www\.example\.com/)
  const opened = await serveForeignSites(page)
  await page.goto('/en-US/news/')
  // The countdown waits until the page has been read.
  await page.clock.install({ time: clock.now })
  await page.clock.pauseAt(clock.now.getTime() + 60_000)
  await page.goto(middle('https://www.example.com/rooms?from=fair'))
  await expect(heading(page)).toHaveText('You are leaving Haihui Expo')
  await expect(page.getByText('Partner hotels is on the list')).toBeVisible()
  await expect(page.getByRole('timer')).toContainText('Opens in')
  expect(opened).toEqual([])
  await page.clock.resume()
  await page.waitForURL('https://www.example.com/rooms?from=fair')
  expect(opened).toEqual(['https://www.example.com/rooms?from=fair'])
  await page.goBack()
  await expect.poll(() => pathOf(page)).toBe('/en-US/news/')
})

test('an unknown site is named and needs a click, and staying leads back', async ({ page, problems }) => {
  problems.allow(/request to another origin: https:\/\/mill\.example/)
  await serveForeignSites(page)
  await page.goto('/en-US/exhibits/')
  await page.evaluate((href) => {
    location.href = href
  }, middle('https://mill.example/catalogue'))
  await expect(page.getByText('The organizer does not know this site')).toBeVisible()
  await expect(page.getByRole('timer')).toHaveCount(0)
  await page.getByRole('link', { name: 'Stay here' }).click()
  await expect(page).toHaveURL(/\/en-US\/exhibits\/$/)
  await page.goto(middle('https://mill.example/catalogue'))
  await page.getByRole('link', { name: 'Go to mill.example' }).click()
  await page.waitForURL('https://mill.example/catalogue')
})

test('an address of this site opens at once', { tag: '@all' }, async ({ page }) => {
  await page.goto(middle('/en-US/agreements/'))
  await expect(page).toHaveURL(/\/en-US\/agreements\/$/)
})

test('an exhibitor’s website is linked through the external-link page', { tag: '@all' }, async ({ page }) => {
  await page.goto('/en-US/exhibitor/')
  await page.locator('.exhibitor-card h3 a').first().click()
  const link = page.locator('.owner a[target="_blank"]')
  await expect(link).toHaveAttribute('href', /^\/en-US\/jump-middle\/\?url=https%3A%2F%2F/)
  const host = (await link.textContent())?.split(' ')[0] ?? ''
  const [tab] = await Promise.all([page.waitForEvent('popup'), link.click()])
  await expect(tab.locator('.external-link-host')).toContainText(host)
})

test.describe('the transit overlay', () => {
  const overlay = (page: Page) =>
    page.evaluate(() => {
      const style = getComputedStyle(document.body, '::before')
      return { name: style.animationName, colour: style.backgroundColor, touch: style.pointerEvents }
    })

  test('appears briefly, in the tenant’s colour, without blocking the page', { tag: '@all' }, async ({ page }) => {
    await page.goto('/en-US/exhibits/')
    await page.locator('.nav a[href="/en-US/news/"]').click()
    await expect(page.locator('html')).toHaveClass(/transit/)
    const primary = await page.evaluate(() => {
      const probe = document.createElement('i')
      probe.className = 'btn btn-primary'
      document.body.append(probe)
      return getComputedStyle(probe).backgroundColor
    })
    expect(await overlay(page)).toEqual({ name: 'transit', colour: primary, touch: 'none' })
    await expect(heading(page)).toHaveText('News')
    const visibility = () => page.evaluate(() => getComputedStyle(document.body, '::before').visibility)
    await expect.poll(visibility).toBe('hidden')
  })

  test('does not appear on other pages, nor on a reload', { tag: '@all' }, async ({ page }) => {
    await page.goto('/en-US/exhibits/')
    await expect(page.locator('html')).not.toHaveClass(/transit/)
    await page.goto('/en-US/news/')
    await page.reload()
    await expect(page.locator('html')).not.toHaveClass(/transit/)
  })

  test('is not animated with reduced motion', { tag: '@all' }, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto('/en-US/news/')
    expect((await overlay(page)).name).toBe('none')
    expect(await page.evaluate(() => getComputedStyle(document.body, '::before').visibility)).not.toBe('visible')
  })
})

test('the ticket terms have their own address, to which the list of agreements links', { tag: '@all' }, async ({
  page,
}) => {
  await page.goto('/en-US/agreements/')
  await page
    .getByRole('link', { name: /^Ticket terms/ })
    .first()
    .click()
  await expect.poll(() => pathOf(page)).toBe('/en-US/tick-agreement/')
  await expect(heading(page)).toHaveText('Ticket terms')
})
