// A visitor's personal center: what was asked for comes after the login, hearts go to the account, settings hold.
import { asVisitor } from './as-visitor.ts'
import { expect, expectAccessible, test } from './fixtures.ts'

test.use({ locale: 'en-US' })

const NOW = new Date('2026-11-19T02:42:00Z')
test.beforeEach(({ page }) => page.clock.setFixedTime(NOW))

test('signed out, it asks for the login, and then shows the page that was asked for', async ({ page }) => {
  await page.goto('/en-US/personal-center/materials/')
  const dialog = page.getByRole('dialog')
  await expect(dialog).toBeVisible()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect(page.getByRole('heading', { name: 'Log in to continue' })).toBeVisible()
  await asVisitor(page)
  await page.goto('/en-US/personal-center/materials/')
  await expect(page.getByRole('status').filter({ hasText: /\d+ documents/ })).toBeVisible()
  await page.getByRole('navigation', { name: 'Where from' }).getByRole('link', { name: 'Meetings' }).click()
  await expect(page).toHaveURL(/source=MEETING/)
})

test('the overview holds it all in one look', async ({ page }) => {
  await asVisitor(page)
  await page.goto('/en-US/personal-center/')
  await expect(page.getByRole('heading', { level: 1, name: /Good morning/ })).toBeVisible()
  for (const name of ['Today', 'Tickets', 'Open inquiries', 'Saved lately'])
    await expect(page.getByRole('heading', { level: 2, name })).toBeVisible()
  await expect(page.getByRole('img', { name: /QR code for entry/ })).toBeVisible()
  await expect(page.locator('.pc-nav [data-count="exhibits"] .n')).toHaveText('9')
  await expectAccessible(page)
})

test('a heart of an account goes to the platform, is undone, and goes back where it is refused', async ({
  page,
  problems,
}) => {
  await asVisitor(page)
  await page.goto('/en-US/personal-center/exhibits/')
  const rows = page.locator('.pc-list > li')
  await expect(rows).toHaveCount(9)
  const first = rows.first().locator('.save')
  const key = (await first.getAttribute('data-save')) ?? ''
  await expect(first).toHaveAttribute('aria-pressed', 'true')
  await first.click()
  await expect(page.locator('#toasts')).toContainText('Removed from your favourites')
  await expect(rows).toHaveCount(8)
  await page.locator('#toasts').getByRole('button', { name: 'Undo' }).click()
  await expect(rows).toHaveCount(9)

  // Another page of the account shows it pressed, before anything is pressed on this device.
  await page.evaluate(() => localStorage.clear())
  await page.evaluate(() => sessionStorage.removeItem('follows-at'))
  await page.goto(`/en-US/exhibits/detail/${key.split(':')[1]}/`)
  const heart = page.locator(`main [data-save="${key}"]`).first()
  await expect(heart).toHaveAttribute('aria-pressed', 'true')

  problems.allow(/Failed to load resource|collect\/cancel/)
  await page.route('**/collect/cancel', (route) => route.abort())
  await heart.click()
  await expect(page.locator('#toasts')).toContainText('network', { timeout: 30_000 })
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
})

test('what was saved without an account goes along by a link', async ({ page, browser }) => {
  await page.goto('/en-US/exhibits/')
  await page.locator('main [data-save]').first().click()
  await page.goto('/en-US/personal-center/exhibits/')
  await expect(page.locator('.pc-list > li')).toHaveCount(1)
  await page.getByRole('button', { name: 'To another device' }).click()
  await expect(page.getByRole('img', { name: 'QR code with your saved items' })).toBeVisible()
  await expectAccessible(page)
  const saved = await page.evaluate(() => localStorage.getItem('favourites'))
  const [id = ''] = JSON.parse(saved ?? '{}').EXHIBIT
  const other = await browser.newContext({ locale: 'en-US' })
  const there = await other.newPage()
  await there.goto(`${new URL(page.url()).origin}/en-US/personal-center/exhibits/#take=EXHIBIT.${id}`)
  await there.getByRole('button', { name: 'Add them' }).click()
  await expect(there.locator('.pc-list > li')).toHaveCount(1)
  expect(there.url()).not.toContain('take')
  await other.close()
})

test('the profile is changed, and an unsent change asks before it is left', async ({ page }) => {
  await asVisitor(page, 'press@example.com')
  await page.goto('/en-US/personal-center/account-setting/')
  const job = page.getByLabel('Job title')
  await job.fill('Editor in chief')
  page.once('dialog', (dialog) => dialog.dismiss())
  await page.locator('.pc-nav').getByRole('link', { name: 'About' }).click()
  await expect(job).toHaveValue('Editor in chief')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.locator('#toasts')).toContainText('Saved')
  await page.reload()
  await expect(job).toHaveValue('Editor in chief')
  await expectAccessible(page)
})

test('a picture is placed by keys', async ({ page }) => {
  await asVisitor(page, 'press@example.com')
  await page.goto('/en-US/personal-center/account-setting/')
  const chosen = { name: 'me.png', mimeType: 'image/png', buffer: Buffer.from(PIXEL, 'base64') }
  await page.locator('input[type="file"]').setInputFiles(chosen)
  await expect(page.getByRole('slider', { name: 'Zoom' })).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Use this picture' }).click()
  await expect(page.locator('#toasts')).toContainText('Your picture is updated')
})

test('consent is withdrawn at once, and every session ends', async ({ page }) => {
  await asVisitor(page, 'press@example.com')
  await page.goto('/en-US/personal-center/setting/')
  await expect(page.getByRole('group', { name: 'Product safety' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('checkbox', { name: 'Allow visit statistics' }).setChecked(true)
  await page.getByRole('checkbox', { name: 'Allow visit statistics' }).setChecked(false)
  expect(await page.evaluate(() => localStorage.getItem('trackingConsent'))).toBe('0')
  await page.getByRole('button', { name: 'Sign out everywhere' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Sign out everywhere' }).click()
  await expect(page.getByRole('heading', { name: 'Log in for more settings' })).toBeVisible()
  expect(await page.evaluate(() => sessionStorage.getItem('authorization'))).toBeNull()
})

/** One white pixel. */
const PIXEL = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8/5+hHgAHggJ/PchI7wAAAABJRU5ErkJggg=='
