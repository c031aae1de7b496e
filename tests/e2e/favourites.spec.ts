// A visitor who is not logged in saves favourites; the device remembers them on every page and in every tab.
import { firstItem } from './addresses.ts'
import { asVisitor } from './as-visitor.ts'
import { watchNetwork } from './at-rest.ts'
import { expect, test } from './fixtures.ts'
import { hold } from './hold.ts'

test.use({ locale: 'en-US' })

test('a favourite added in the list is marked on the detail page, and vice versa', { tag: '@core' }, async ({
  page,
}) => {
  const detail = await firstItem(page, '/en-US/exhibits/', '/exhibits/detail')
  const id = detail.split('/').at(-2) ?? ''
  const heart = page.locator(`[data-save="EXHIBIT:${id}"]`).first()
  await page.goto('/en-US/exhibits/')
  await expect(heart).toHaveAttribute('aria-pressed', 'false')
  await heart.click()
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  await expect(page.locator('#toasts')).toHaveText('Saved on this device')

  await page.goto(detail)
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  await heart.click()
  await expect(heart).toHaveAttribute('aria-pressed', 'false')
  await page.locator('#toasts').getByRole('button', { name: 'Undo' }).click()
  await expect(heart).toHaveAttribute('aria-pressed', 'true')

  await page.goBack()
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
})

test('tabs share favourites, and exhibits and exhibitors have separate ones', async ({ page, context }) => {
  await page.goto('/en-US/exhibitor/')
  const other = await context.newPage()
  await other.goto('/en-US/exhibitor/')
  const mine = page.locator('[data-save^="EXHIBITOR:"]')
  const theirs = other.locator('[data-save^="EXHIBITOR:"]')
  await theirs.nth(1).click()
  await expect(mine.nth(1)).toHaveAttribute('aria-pressed', 'true')
  await expect(mine.nth(0)).toHaveAttribute('aria-pressed', 'false')
  await page.goto('/en-US/exhibits/')
  await expect(page.locator('main [aria-pressed="true"][data-save]')).toHaveCount(0)
})

test('a message is shown if the device cannot store a favourite', { tag: '@all' }, async ({ page }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
  })
  await page.goto('/en-US/exhibits/')
  const heart = page.locator('[data-save]').first()
  await heart.click()
  await expect(page.locator('#toasts')).toContainText('Could not be saved on this device')
  await expect(heart).toHaveAttribute('aria-pressed', 'false')
})

test('clicks made before the script has loaded are handled once it has', async ({ page }) => {
  const deliver = await hold(page, /\/_astro\/.*\.js$/)
  await page.goto('/en-US/exhibits/', { waitUntil: 'commit' })
  const hearts = page.locator('main .item > [data-save]')
  await hearts.nth(0).click()
  await hearts.nth(1).click()
  await hearts.nth(1).click()
  await expect(hearts.nth(0)).toHaveAttribute('aria-pressed', 'true')
  await expect(hearts.nth(1)).toHaveAttribute('aria-pressed', 'false')
  await page.getByRole('button', { name: 'Log in' }).click()
  deliver()
  await expect(page.locator('#toasts')).toHaveText('Saved on this device')
  await expect(page.getByRole('dialog').getByRole('textbox').first()).toBeVisible()
  await page.reload()
  await expect(hearts.nth(0)).toHaveAttribute('aria-pressed', 'true')
  await expect(hearts.nth(1)).toHaveAttribute('aria-pressed', 'false')
})

test('favourites changed offline are sent once there is a network, also from another page', async ({
  page,
  context,
  problems,
}) => {
  problems.allow(/Failed to load resource|ERR_INTERNET_DISCONNECTED|ERR_FAILED|collect\//)
  await asVisitor(page)
  const atRest = watchNetwork(page)
  await page.goto('/en-US/exhibits/page/12/')
  await atRest()
  const heart = page.locator('main [data-save]').nth(2)
  const key = (await heart.getAttribute('data-save')) ?? ''
  const before = (await heart.getAttribute('aria-pressed')) ?? ''
  const toasts = page.locator('#toasts')
  await context.setOffline(true)
  await heart.click()
  await expect(heart).toHaveAttribute('aria-pressed', before === 'true' ? 'false' : 'true')
  const sent = page.waitForResponse(/\/collect\/(?:save|cancel)$/)
  await context.setOffline(false)
  expect(await (await sent).json()).toMatchObject({ success: true })
  await expect(toasts).toContainText('1 change to your saved items was sent')

  // The platform does not answer, and the visitor leaves the page. A document does not retry a failed import.
  await page.reload()
  await atRest()
  await page.route(/\/collect\/(?:save|cancel)$/, (route) => route.abort())
  await heart.click()
  await expect(heart).toHaveAttribute('aria-pressed', before)
  await expect(toasts).toContainText('Will be sent to your account once you are online')
  await page.unroute(/\/collect\/(?:save|cancel)$/)
  const later = page.waitForRequest(/\/collect\/(?:save|cancel)$/)
  await page.goto('/en-US/exhibitor/')
  expect((await later).postDataJSON()).toMatchObject({ targetIds: [key.split(':')[1]] })
  await expect(toasts).toContainText('1 change to your saved items was sent')
})
