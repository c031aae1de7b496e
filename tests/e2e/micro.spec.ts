// Pages that a tenant composes: read, played, embedded in another site, and opened by ?microPageId=.
import http from 'node:http'
import type { Page } from '@playwright/test'
import { pathOf } from './addresses.ts'
import { idle, watchNetwork } from './at-rest.ts'
import { expect, expectNoLayoutShift, test } from './fixtures.ts'
import { fairDay } from './moment.ts'

test.use({ locale: 'en-US' })

/** The origin where the sample's first micro page may be embedded, and one where it may not. */
const PARTNER = 'http://localhost:4400'
const STRANGER = 'http://localhost:4401'

/** The content of the other sites' page: each test sets it. */
let pasted = ''

/** Another site, really served: a page that exists only as an interception belongs to another network. */
function otherSite(origin: string) {
  const server = http.createServer((_, response) => {
    response.setHeader('Content-Type', 'text/html')
    response.end(`<!doctype html><title>Host</title><link rel="icon" href="data:,"><h1>Host</h1>${pasted}`)
  })
  test.beforeAll(() => new Promise<void>((done) => server.listen(Number(new URL(origin).port), 'localhost', done)))
  test.afterAll(() => {
    server.closeAllConnections()
    server.close()
  })
}

async function hostAt(page: Page, origin: string, body: string): Promise<void> {
  pasted = body
  await page.goto(`${origin}/`)
}

/** The offered code; the build contains the tenant's own host, the test serves the site at another. */
async function offeredCode(page: Page, path: string, site: string): Promise<string> {
  await page.goto(path)
  await page.locator('.offer summary').click()
  const code = await page.locator('.offer textarea').inputValue()
  const built = /src="(https?:\/\/[^/"]+)\//.exec(code)?.[1] ?? ''
  return code.replaceAll(built, site)
}

test('the list links to each micro page, and the routes with an assigned micro page show it', async ({ page }) => {
  await page.goto('/en-US/micro-list/')
  const titles = await page.locator('.features h2').allTextContents()
  expect(titles.length).toBeGreaterThan(4)
  await page.locator('.features h2 a').last().click()
  await expect(page).toHaveURL(/\/micro-page\/[^/]+\/$/)
  await expect(page.locator('h1')).toHaveText(titles.at(-1) ?? '')
  for (const route of ['promote', 'cainiao-openweek', 'mixed-list', 'micro-page/servics']) {
    await page.goto(`/en-US/${route}/`)
    expect(titles).toContain(await page.locator('h1').textContent())
    expect(await page.locator('link[rel=canonical]').getAttribute('href')).toMatch(new RegExp(`/en-US/${route}/$`))
  }
})

test('a micro page has no layout shift and no overflow on a phone', { tag: '@all' }, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/en-US/promote/')
  await expectNoLayoutShift(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
})

test('a countdown runs, and shows when it is over', { tag: ['@time', '@all'] }, async ({ page, clock }) => {
  // The fair closes at 18:00 there.
  await clock.moveTo(`${fairDay(3)}T09:30:00Z`)
  await page.clock.install({ time: clock.now })
  await page.goto('/en-US/promote/')
  const seconds = page.locator('[data-unit="seconds"]')
  await expect(seconds).toHaveText(/^\d\d$/)
  const shown = (await seconds.textContent()) ?? ''
  await expect(seconds).not.toHaveText(shown)
  await clock.moveTo(`${fairDay(3)}T10:00:01Z`)
  await page.clock.fastForward('31:00')
  await expect(page.locator('.countdown .done')).toHaveText(/The fair has closed/)
})

test('the floor plan links to its halls, in the picture and as a list for the keyboard', { tag: '@all' }, async ({
  page,
}) => {
  await page.goto('/en-US/micro-page/servics/')
  const words = page.locator('.spot-list a')
  await expect(words).toHaveCount(14)
  await words.first().focus()
  const target = await words.first().getAttribute('href')
  expect(target).toMatch(/\/en-US\/exhibitor\/\?hall=/)
  await page.locator('.spots rect').first().click()
  await expect(page).toHaveURL((url) => url.pathname + url.search === target)
})

test('a recording that cannot be played shows an error, and its poster returns', {
  tag: '@all',
}, async ({ page, problems }) => {
  problems.allow(/404.*\.m3u8/)
  let answer = () => {}
  const answered = new Promise<void>((done) => {
    answer = done
  })
  await page.route('**/*.m3u8', async (route) => {
    await answered
    await route.fulfill({ status: 404 })
  })
  await page.goto('/en-US/micro-page/MP06/')
  await page.locator('a.film').click()
  await expect(page.locator('video.film')).toBeFocused()
  answer()
  await expect(page.locator('.toast')).toHaveText(/This video cannot be played/)
  await expect(page.locator('a.film')).toBeVisible()
})

test('micro pages by ?microPageId= redirect, are rendered in the browser if unbuilt, or are not found', {
  tag: '@all',
}, async ({ page, problems }) => {
  await page.goto('/en-US/micro-page/?microPageId=MP06&from=mail')
  await expect(page).toHaveURL((url) => url.pathname === '/en-US/micro-page/MP06/' && url.search === '?from=mail')
  const prerendered = await page.locator('.micro .section').count()

  // The page belongs to another exhibition, so this one has no file for it.
  problems.allow(/404.*\/micro-page\//)
  await page.goto('/en-US/micro-page/?microPageId=MP07')
  await expect(page.locator('h1')).toHaveText(/UCAN Week/)
  await expect(page.locator('.micro .section')).not.toHaveCount(0)
  expect(prerendered).toBeGreaterThan(4)

  await page.goto('/en-US/micro-page/?microPageId=none')
  await expect(page.locator('h1')).toHaveText('This feature was not found')
  await page.locator('main .btn-primary').click()
  await expect.poll(() => pathOf(page)).toBe('/en-US/micro-list/')
})

test.describe('embedded in another site', () => {
  // One at a time: the two other sites have fixed ports.
  test.describe.configure({ mode: 'serial' })
  otherSite(PARTNER)
  otherSite(STRANGER)

  test('an allowed site shows the page without header, at its full height, with links to the top window', async ({
    page,
    baseURL,
    problems,
  }) => {
    problems.allow(new RegExp(PARTNER))
    const code = await offeredCode(page, '/en-US/micro-page/MP01/', baseURL ?? '')
    await hostAt(page, PARTNER, code)
    const frame = page.frameLocator('iframe')
    await expect(frame.locator('h1')).toBeVisible()
    await expect(
      frame.locator('.masthead, .topbar, .footer, .micro-bar, .offer').filter({ visible: true }),
    ).toHaveCount(0)
    const inner = await frame.locator('main').evaluate((main) => main.getBoundingClientRect().height)
    expect(inner).toBeGreaterThan(1500)
    await expect
      .poll(() => page.locator('iframe').evaluate((each) => each.getBoundingClientRect().height))
      .toBeGreaterThanOrEqual(Math.floor(inner))
    await frame.locator('.micro-from a').click()
    await expect(page).toHaveURL(`${baseURL}/en-US/`)
  })

  test('other sites, other micro pages and other routes are blocked', { tag: '@core' }, async ({
    page,
    baseURL,
    problems,
  }) => {
    problems.allow(/localhost:440\d/, /frame-ancestors/, /ERR_BLOCKED_BY_RESPONSE/)
    const framed = async (origin: string, path: string) => {
      await hostAt(page, origin, `<iframe src="${baseURL}${path}"></iframe>`)
      await expect.poll(() => page.frames().length).toBe(2)
      await page.waitForLoadState('load')
      return (await page.frames()[1]?.locator('main h1').count()) ?? 0
    }
    expect(await framed(PARTNER, '/en-US/micro-page/MP01/?embed=1')).toBe(1)
    expect(await framed(STRANGER, '/en-US/micro-page/MP01/?embed=1')).toBe(0)
    expect(await framed(PARTNER, '/en-US/micro-page/MP02/?embed=1')).toBe(0)
    expect(await framed(PARTNER, '/en-US/news/?embed=1')).toBe(0)
    expect(await framed(PARTNER, '/en-US/preview/')).toBe(0)
  })

  test('the height is not sent to a site that is not listed', { tag: '@all' }, async ({ page, baseURL, problems }) => {
    problems.allow(new RegExp(PARTNER))
    const atRest = watchNetwork(page)
    // A page that allows our origin itself: the same frame, but embedded in another site than the listed one.
    await page.route(`${baseURL}/en-US/micro-page/MP06/**`, async (route) => {
      const response = await route.fetch({ maxRetries: 2 })
      const { 'content-security-policy': _, ...headers } = response.headers()
      await route.fulfill({ response, headers })
    })
    await hostAt(
      page,
      PARTNER,
      `<script>window.received = []; addEventListener('message', (e) => received.push(e.data))</script><iframe src="${baseURL}/en-US/micro-page/MP06/?embed=1"></iframe>`,
    )
    await expect(page.frameLocator('iframe').locator('html')).toHaveClass(/embedded/)
    await atRest()
    const [, frame] = page.frames()
    if (!frame) throw new Error('No frame')
    await idle(frame)
    // Any earlier message of the page arrives before this one.
    await frame.evaluate(() => parent.postMessage('last', '*'))
    await expect
      .poll(() => page.evaluate(() => (window as unknown as { received: unknown[] }).received))
      .toEqual(['last'])
  })
})

test('oEmbed describes a micro page, at the address in its link element', { tag: '@all' }, async ({
  page,
  request,
}) => {
  await page.goto('/en-US/micro-page/MP06/')
  const href = await page.locator('link[type="application/json+oembed"]').getAttribute('href')
  const answer = await (await request.get(new URL(href ?? '').pathname)).json()
  expect(answer).toMatchObject({ version: '1.0', type: 'rich', title: await page.locator('h1').textContent() })
  expect(answer.html).toContain('/en-US/micro-page/MP06/?embed=1')
  await page.goto('/en-US/micro-page/MP02/')
  await expect(page.locator('link[type="application/json+oembed"], .offer')).toHaveCount(0)
})
