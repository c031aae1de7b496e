// A buyer prints a guide: plan, booths with a code each, and the halls with their numbers.
import { expectAccessible } from './accessibility.ts'
import { asVisitor } from './as-visitor.ts'
import { expect, test } from './fixtures.ts'

test.use({ locale: 'en-US' })

test('saved and noted exhibitors are in the guide with their booths, numbered on the hall maps', async ({ page }) => {
  await page.goto('/en-US/guide/')
  await expect(page.getByRole('heading', { name: 'Nothing to print yet' })).toBeVisible()
  await expectAccessible(page)

  await page.goto('/en-US/exhibitor/detail/30001/')
  const name = (await page.locator('h1').textContent()) ?? ''
  const plate = await page.locator('main .byline .booth').textContent()
  await page.locator('main [data-save="EXHIBITOR:30001"]').first().click()
  await page.getByRole('main').getByRole('button', { name: 'Note', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: /^Note: / })
  await dialog.getByRole('textbox', { name: 'Note' }).fill('Ask for the price list')
  await expect(dialog.getByText('Saved on this device.')).toBeVisible()
  await page.goto('/en-US/exhibits/detail/800001/')
  const exhibit = (await page.locator('h1').textContent()) ?? ''
  await page.locator('main [data-save="EXHIBIT:800001"]').first().click()

  await page.goto('/en-US/personal-center/exhibits/')
  await page.goto('/en-US/guide/')
  const row = page.locator('.guide-booths > li', { hasText: name })
  await expect(row).toContainText('Ask for the price list')
  await expect(row).toContainText(exhibit)
  await expect(row.locator('.booth')).toHaveText(plate ?? '')
  await expect(row.getByRole('img', { name: `QR code of the page of ${name}` })).toBeVisible()
  const number = await row.locator('.way-number').textContent()
  await expect(page.locator('.guide-hall .way-mark').getByText(number ?? '', { exact: true })).toBeAttached()
  await expectAccessible(page)

  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('button', { name: 'Print' })).toBeHidden()
  await expect(row).toBeVisible()
})

test('the schedule stored on this device is printed by day', { tag: '@all' }, async ({ page }) => {
  await asVisitor(page)
  await page.goto('/en-US/personal-center/schedule/')
  await expect(page.getByRole('heading', { level: 2, name: 'Next' })).toBeVisible()
  await page.goto('/en-US/guide/')
  await expect(page.getByRole('heading', { level: 2, name: 'My schedule' })).toBeVisible()
  await expect(page.locator('.guide-day').first().getByRole('row').first()).toContainText(/\d\d:\d\d–\d\d:\d\d/)
  await expectAccessible(page)
})

test('the dark theme is printed light, and shown dark again afterwards', { tag: '@all' }, async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto('/en-US/guide/')
  await expect(page.getByRole('heading', { name: 'Nothing to print yet' })).toBeVisible()
  const html = page.locator('html')
  await expect(html).toHaveAttribute('data-theme', 'dark')
  await page.evaluate(() => {
    const root = document.documentElement
    new MutationObserver(() => {
      if (root.dataset['theme'] === 'light') root.dataset['printed'] = 'light'
    }).observe(root, { attributeFilter: ['data-theme'] })
  })
  // Pages handle events once they have loaded.
  await expect
    .poll(async () => {
      await page.pdf()
      return page.evaluate(() => document.documentElement.dataset['printed'])
    })
    .toBe('light')
  await expect(html).toHaveAttribute('data-theme', 'dark')
})

test('a floor plan that fails to load shows an error and loads on a retry', async ({ page, problems }) => {
  problems.allow(/way\.json|Failed to load resource/)
  await page.route('**/hall/way.json', (route) => route.fulfill({ status: 500 }))
  await page.goto('/en-US/guide/')
  await expect(page.getByRole('heading', { name: 'The floor plan could not be loaded' })).toBeVisible()
  await page.unroute('**/hall/way.json')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { name: 'Nothing to print yet' })).toBeVisible()
})
