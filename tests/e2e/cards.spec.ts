// Business cards both ways: given by link and withdrawn, scanned from a screen, exchanged with an exhibitor.
import { readFile } from 'node:fs/promises'
import { asVisitor } from './as-visitor.ts'
import { expect, expectAccessible, test } from './fixtures.ts'

test.use({ locale: 'en-US' })

const CARDS = '/en-US/personal-center/card/'
const SWEDE = 'emma.larsson@example.com'

test('a business card is shared by link, scanned, saved and withdrawn', async ({ page, browser }) => {
  // One visitor gives a card by link, field by field.
  await asVisitor(page)
  await page.goto(CARDS)
  const english = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Chen Siyuan' }) })
  await english.getByRole('button', { name: 'Show QR code' }).click()
  const dialog = page.getByRole('dialog', { name: 'Show your card' })
  await dialog.getByLabel(/^Email/).uncheck()
  const code = dialog.getByRole('img', { name: 'QR code of your card' })
  await expect(code).toBeVisible()
  await expectAccessible(page, 'dialog')
  const picture = await code.screenshot({ scale: 'device' })
  await dialog.getByRole('button', { name: 'Share by link' }).click()
  const link = await dialog.getByLabel('Link to your card').inputValue()
  expect(link).toMatch(/\/en-US\/personal-center\/card\/\?shareId=/)

  // The other reads it without a login, saves it, and scans another from the screen.
  const context = await browser.newContext({ locale: 'en-US' })
  const other = await context.newPage()
  await other.goto(link)
  await expect(other.getByRole('heading', { level: 3, name: 'Chen Siyuan' })).toBeVisible()
  await expect(other.getByText('buyer@example.com')).toHaveCount(0)
  const vcf = other.waitForEvent('download')
  await other.getByRole('button', { name: 'Add to address book' }).click()
  const file = await vcf
  expect(file.suggestedFilename()).toBe('Chen Siyuan.vcf')
  const text = await readFile(await file.path(), 'utf8')
  // Every phone's address book can read it.
  expect(text).toContain('VERSION:3.0')
  expect(text).not.toContain('EMAIL')

  await asVisitor(other, SWEDE)
  await other.goto(link)
  await other.getByRole('button', { name: 'Keep the card' }).click()
  await expect(other).toHaveURL(/tab=exchanged&id=/)
  const stored = other.locator('.exchange.named')
  await expect(stored).toContainText('Chen Siyuan')
  await expect(stored).toContainText('By link')

  await other.goto(`${CARDS}?tab=scan`)
  await other.getByLabel('Choose a picture').setInputFiles({ name: 'card.png', mimeType: 'image/png', buffer: picture })
  await expect(other.getByRole('heading', { level: 2, name: 'Found this card' })).toBeVisible()
  await expect(other.getByText('Ningbo Yuanfan Import & Export Co., Ltd.')).toBeVisible()
  await expectAccessible(other)
  await other.getByRole('button', { name: 'Keep the card' }).click()
  await expect(other.locator('.exchange.named')).toContainText('Scanned')

  // After the withdrawal, the link opens nothing and the saved card is removed.
  await page.goto(`${CARDS}?tab=shares`)
  const share = page.getByRole('listitem').filter({ has: page.locator(`input[value="${link}"]`) })
  await share.getByRole('button', { name: 'Take the link back' }).click()
  await expect(share).toHaveCount(0)
  await other.goto(link)
  await expect(other.getByRole('heading', { name: 'This card is no longer shared' })).toBeVisible()
  await other.goto(`${CARDS}?tab=exchanged&state=WITHDRAWN`)
  await expect(other.getByRole('listitem').filter({ hasText: 'By link' }).first()).toContainText(
    'can no longer be seen',
  )
  await context.close()
})

test('a buyer sends a card to an exhibitor, withdraws it, removes the exchange and undoes the removal', {
  tag: '@all',
}, async ({ page }) => {
  await asVisitor(page, SWEDE)
  await page.goto('/en-US/exhibitor/detail/30001/')
  await page.locator('[data-action="card"]:visible').first().click()
  const dialog = page.getByRole('dialog', { name: 'Exchange cards' })
  await dialog.getByLabel('What you need (optional)').fill('Oak shelves')
  await dialog.getByLabel('Quantity (optional)').fill('2,000 pieces')
  await dialog.getByLabel('Needed by (optional)').fill('2027-03-01')
  await expectAccessible(page, 'dialog')
  await dialog.getByRole('button', { name: 'Send my card' }).click()
  await page.getByRole('button', { name: 'See exchanges' }).click()
  const row = page.locator('.exchange.named')
  await expect(row).toContainText('Oak shelves\nQuantity: 2,000 pieces\nNeeded by: 1 Mar 2027', { useInnerText: true })
  await row.getByRole('button', { name: /^Take my card back/ }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Take my card back' }).click()
  await expect(row).toContainText('Taken back')
  await expect(row).not.toContainText('Oak shelves')
  await row.getByRole('button', { name: /^Remove/ }).click()
  await expect(row).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(row).toHaveCount(1)
})
