// An exhibition with a special theme, or with its own colours, has its own look, and no other exhibition does (Spec 1).
import type { Page } from '@playwright/test'
import { OTHER_EXHIBITION, UNBUILT_EXHIBITION, UNPUBLISHED_EXHIBITION } from './addresses.ts'
import { expect, expectAccessible, test } from './fixtures.ts'

test.use({ locale: 'en-US' })

const UCAN = '/en-US/e/2004/'

test('the innovation week has its own header, banner, cards and buttons; the main fair does not', async ({ page }) => {
  const look = () =>
    page.evaluate(() => {
      const of = (selector: string) => {
        const found = document.querySelector(selector)
        return found ? getComputedStyle(found) : undefined
      }
      return {
        skin: document.documentElement.dataset['skin'] ?? null,
        header: of('.masthead')?.borderBlockEndWidth,
        banner: of('.banner')?.borderStartStartRadius,
        card: of('.pic')?.borderStartStartRadius,
        button: of('.btn-primary')?.backgroundColor,
      }
    })
  await page.goto('/en-US/')
  const plain = await look()
  expect(plain).toMatchObject({ skin: null, header: '1px', banner: '4px', card: '4px' })
  await page.goto(UCAN)
  const own = await look()
  expect(own).toMatchObject({ skin: 'ucan', header: '3px', banner: '16px', card: '12px' })
  expect(own.button).not.toBe(plain.button)
})

test('the innovation week is accessible in both themes', { tag: '@all' }, async ({ page }) => {
  await page.goto(UCAN)
  await expectAccessible(page)
  await page.goto(`${UCAN}exhibits/`)
  await expectAccessible(page)
})

const lookOf = (page: Page) =>
  page.evaluate(() => ({
    skin: document.documentElement.dataset['skin'] ?? null,
    header: getComputedStyle(document.querySelector('.masthead') ?? document.body).backgroundColor,
    primary: getComputedStyle(document.documentElement).getPropertyValue('--primary-fill').trim(),
  }))

test('each exhibition has its own colours, and the fair of small makers has its own skin', async ({ page }) => {
  await page.goto('/en-US/news/')
  const main = await lookOf(page)
  await page.goto(`/en-US/e/${OTHER_EXHIBITION}/news/`)
  const other = await lookOf(page)
  expect(other.primary).not.toBe(main.primary)
  await expectAccessible(page)
  // The platform opens this one with its exhibits.
  await page.goto('/en-US/e/2005/')
  await expect(page).toHaveURL(/\/en-US\/e\/2005\/exhibits\/$/)
  const small = await lookOf(page)
  expect(small).toMatchObject({ skin: 'smef' })
  expect(small.primary).not.toBe(main.primary)
  expect(small.header).not.toBe(main.header)
  await expectAccessible(page)
})

test('unpublished and unbuilt exhibitions have their own colours and skins, stored for the session', {
  tag: '@all',
}, async ({ page }) => {
  await page.goto('/en-US/news/')
  const main = await lookOf(page)
  await page.goto(`/en-US/news/?eid=${UNPUBLISHED_EXHIBITION}`)
  await expect(page).toHaveURL(/\/news\/\?live=2003$/)
  await expect.poll(async () => (await lookOf(page)).primary).not.toBe(main.primary)
  expect(await page.evaluate(() => sessionStorage.getItem('themeColorConfig'))).toContain('#5b3a8c')
  await page.goto(`/en-US/exhibits/?eid=${UNBUILT_EXHIBITION}`)
  await expect(page.locator('html')).toHaveAttribute('data-skin', 'wicexpo')
  await expect(page.locator('link[href^="/site/skin-wicexpo"]')).toHaveCount(1)
  await expect.poll(async () => (await lookOf(page)).primary).not.toBe(main.primary)
  await expectAccessible(page)
})

test('the innovation week has its own Open Graph image', { tag: '@all' }, async ({ page }) => {
  const pictureOf = async (address: string) => {
    await page.goto(address)
    return (await page.locator('meta[property="og:image"]').getAttribute('content')) ?? ''
  }
  const [own, main] = [await pictureOf(UCAN), await pictureOf('/en-US/')]
  expect(own).toContain('/og/')
  expect(own).not.toBe(main)
  const reply = await page.request.get(new URL(own).pathname)
  expect(reply.status()).toBe(200)
  expect(reply.headers()['content-type']).toBe('image/png')
})

test('visitors can browse exhibitors by region, and filter them from there', { tag: '@all' }, async ({ page }) => {
  await page.goto('/en-US/exhibitor/')
  const ways = page.locator('.link-columns a')
  expect(await ways.count()).toBeGreaterThan(5)
  await page.getByRole('link', { name: 'All regions' }).click()
  await expect(page.locator('h1')).toHaveText('Exhibitors by region')
  await page.locator('.link-columns a', { hasText: 'China' }).first().click()
  await expect(page.locator('h1')).toHaveText('Exhibitors from China')
  expect(await page.locator('.exhibitor-card').count()).toBeGreaterThan(1)
  const filter = page.getByRole('link', { name: 'Filter and search' })
  await expect(filter).toHaveAttribute('rel', 'nofollow')
  await filter.click()
  await expect(page.locator('.chip')).toContainText('China')
})
