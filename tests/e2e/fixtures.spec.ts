// Tests the watch itself: each kind of problem is detected. Without this, a broken watch would pass every story.
import type { APIRequestContext, Page } from '@playwright/test'
import { idle } from './at-rest.ts'
import { expect, expectAccessible, expectNoLayoutShift, test } from './fixtures.ts'
import { after, clockOf, MOMENT } from './moment.ts'

test.describe('the problem watch', () => {
  test.beforeEach(async ({ page, problems }) => {
    problems.allow(/on purpose/)
    await page.goto('/404/')
  })

  test('detects console errors, warnings and page errors', { tag: '@core' }, async ({ page, problems }) => {
    await page.evaluate(() => {
      console.error('an error on purpose')
      console.warn('a warning on purpose')
      queueMicrotask(() => {
        throw new Error('thrown on purpose')
      })
    })
    await expect.poll(() => problems.seen.filter((line) => line.includes('on purpose'))).toHaveLength(3)
  })

  test('detects failed and foreign requests, and policy violations', { tag: '@core' }, async ({ page, problems }) => {
    problems.allow(/nowhere/, /status of 404/, /CSP|Content Security Policy/)
    await page.evaluate(async () => {
      await fetch('/nowhere.json')
      await fetch('http://nowhere.localhost:9/').catch(() => undefined)
    })
    await expect.poll(() => problems.seen.join('\n')).toMatch(/status 404 .*nowhere\.json/)
    await expect.poll(() => problems.seen.join('\n')).toMatch(/CSP connect-src blocked|another origin/)
  })
})

test('a layout shift and insufficient contrast are detected', { tag: '@core' }, async ({ page }) => {
  await page.goto('/404/')
  await idle(page)
  await page.evaluate(() => {
    const block = document.createElement('p')
    block.textContent = 'pushes everything down'
    block.style.cssText = 'height: 200px; color: #cccccc; background: #ffffff'
    document.body.prepend(block)
  })
  await expect(expectNoLayoutShift(page)).rejects.toThrow(/layout shifts/)
  await expect(expectAccessible(page)).rejects.toThrow(/color-contrast/)
})

test('faults of a single theme and faults in a frame are detected', { tag: '@all' }, async ({ page }) => {
  await page.goto('/404/')
  await expectAccessible(page)
  await page.evaluate(() => {
    const line = document.createElement('p')
    line.textContent = 'dark on dark'
    line.style.color = '#1b1b1b'
    // In a landmark: outside all of them it would be reported in both themes.
    document.querySelector('main')?.prepend(line)
  })
  await expectAccessible(page, undefined, ['light'])
  await expect(expectAccessible(page)).rejects.toThrow(/dark theme[\s\S]*color-contrast/)
  await page.evaluate(() => {
    const frame = document.createElement('iframe')
    frame.title = 'framed'
    document.body.replaceChildren(frame)
    frame.contentDocument?.body.append(document.createElement('img'))
  })
  await expect(expectAccessible(page, undefined, ['light'])).rejects.toThrow(/image-alt/)
})

/** In minutes: a story's clock runs during the test, longer on a slow machine. */
const HOUR = 60

/** Minutes from the sample fair's moment to the time that was read. */
const sinceMoment = (time: number) => (time - Date.parse(MOMENT)) / 60_000
const inPage = async (page: Page) => sinceMoment(await clockOf(page))
const onPlatform = async (request: APIRequestContext) =>
  sinceMoment(Date.parse((await request.get('/sandbox/outbox')).headers()['date'] ?? ''))

test('all pages of a story and the platform use the story’s time, and follow its changes', {
  tag: ['@time', '@all'],
}, async ({ page, browser, request, clock }) => {
  const context = await browser.newContext()
  const other = await context.newPage()
  for (const minutes of [0, 60 * 24 * 40]) {
    if (minutes > 0) await clock.moveTo(after(minutes))
    for (const each of [page, other]) {
      await each.goto('/404/')
      expect(await inPage(each)).toBeGreaterThanOrEqual(minutes)
      expect(await inPage(each)).toBeLessThan(minutes + HOUR)
      expect(await onPlatform(each.request)).toBeGreaterThan(minutes - 1)
      expect(await onPlatform(each.request)).toBeLessThan(minutes + HOUR)
    }
  }
  // A request outside of any page, from the story's beginning on.
  expect(await onPlatform(request)).toBeLessThan(HOUR)
  await context.close()
})

test.describe('a wrong clock on the visitor’s computer', () => {
  test.use({ computerAhead: 10 * HOUR * 60_000 })

  test('does not affect the platform’s time', { tag: '@all' }, async ({ page }) => {
    await page.goto('/404/')
    expect(Math.abs((await inPage(page)) - 10 * HOUR)).toBeLessThan(HOUR)
    expect(Math.abs(await onPlatform(page.request))).toBeLessThan(HOUR)
  })
})
