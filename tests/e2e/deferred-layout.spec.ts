// Content below the first screen is laid out only near the view (styles/deferred-layout.css), without visible effects.
import { expect } from '@playwright/test'
import { test } from './fixtures.ts'

test.use({ locale: 'en-US', viewport: { width: 390, height: 844 } })

const LIST = '/en-US/exhibits/'

test('the last card of a list is laid out only near the view, and at once for print', async ({ page }) => {
  await page.goto(LIST)
  const last = page.locator('.items > li:last-child h3')
  const isLaidOut = () => last.evaluate((heading) => heading.checkVisibility({ contentVisibilityAuto: true }))
  expect(await isLaidOut()).toBe(false)
  await page.emulateMedia({ media: 'print' })
  await expect.poll(isLaidOut).toBe(true)
  await page.emulateMedia({ media: 'screen' })
  await expect.poll(isLaidOut).toBe(false)
  await last.scrollIntoViewIfNeeded()
  await expect.poll(isLaidOut).toBe(true)
})

test('a record is laid out below the first screen when the visitor scrolls, even if a script hangs', async ({
  page,
}) => {
  // The document stays incomplete until the page's script is answered.
  let answer = () => {}
  const answered = new Promise<void>((resolve) => (answer = resolve))
  await page.route('**/_astro/main.*.js', async (route) => {
    await answered
    await route.continue()
  })
  await page.goto('/en-US/exhibits/detail/800001/', { waitUntil: 'commit' })
  const heading = page.locator('#specifications caption').first()
  await heading.waitFor({ state: 'attached' })
  await page.locator('.footer').waitFor({ state: 'attached' })
  const isLaidOut = () => heading.evaluate((element) => element.checkVisibility())
  expect(await isLaidOut()).toBe(false)
  await page.mouse.wheel(0, 400)
  await expect.poll(isLaidOut).toBe(true)
  answer()
})

test('a record is laid out below the first screen when the page rests', async ({ page }) => {
  await page.goto('/en-US/exhibits/detail/800001/')
  const heading = page.locator('#specifications caption').first()
  await expect.poll(() => heading.evaluate((element) => element.checkVisibility())).toBe(true)
})

test('a link to a section of a page scrolls to it', async ({ page }) => {
  await page.goto('/en-US/exhibits/detail/800001/#downloads')
  await expect(page.locator('#downloads')).toBeInViewport()
})

test('going back returns to the card that was opened', { tag: '@all' }, async ({ page }) => {
  await page.goto(LIST)
  const card = page.locator('.items h3 a').nth(21)
  await card.scrollIntoViewIfNeeded()
  await card.click()
  await page.waitForURL('**/detail/**')
  await page.goBack()
  await expect(card).toBeInViewport()
})

for (const path of ['/en-US/home/', '/en-US/exhibits/detail/800001/'])
  test(`the ring around a focused card is not cut off: ${path}`, async ({ page }) => {
    await page.goto(path)
    const link = page.locator('main .section .item h3 a').first()
    await link.focus()
    await page.keyboard.press('Shift+Tab')
    await page.keyboard.press('Tab')
    await expect(link).toBeFocused()
    const { ring, margin } = await link.evaluate((element) => {
      const card = getComputedStyle(element.closest('.item') as Element)
      const section = getComputedStyle(element.closest('.section') as Element)
      return {
        ring: Number.parseFloat(card.outlineWidth) + Number.parseFloat(card.outlineOffset),
        margin: Number.parseFloat(section.getPropertyValue('overflow-clip-margin')),
      }
    })
    expect(ring).toBeGreaterThan(2)
    expect(margin).toBeGreaterThanOrEqual(ring)
  })
