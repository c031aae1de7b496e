// Writes without a network: stored, shown as unsent, and sent automatically later.
import type { Page } from '@playwright/test'
import { asVisitor } from './as-visitor.ts'
import { expect, expectAccessible, test } from './fixtures.ts'
import { unique } from './unique.ts'

test.use({ locale: 'en-US' })

/** Opens the inquiry of an exhibitor's page and fills it in. */
async function writeInquiry(page: Page, title: string): Promise<void> {
  await page.goto('/en-US/exhibitor/detail/30001/')
  await page.locator('main [data-act=inquire]').first().click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Title').fill(title)
  await dialog.getByLabel('Description').fill('Four hundred pieces by June.')
}

const send = (page: Page) => page.getByRole('dialog').getByRole('button', { name: 'Send the inquiry' }).click()

test('an inquiry without a network is listed as waiting, and sent once when there is one', async ({
  page,
  context,
  problems,
}) => {
  await asVisitor(page)
  const title = unique('Gears')
  await writeInquiry(page, title)
  problems.allow(/ERR_INTERNET_DISCONNECTED|net::|webapi/)
  await context.setOffline(true)
  await send(page)
  const dialog = page.getByRole('dialog', { name: 'Not sent yet' })
  await expect(dialog).toContainText('stored on this device')
  await expectAccessible(page, 'dialog')
  await expect(dialog.getByRole('button', { name: 'Close' }).last()).toBeFocused()

  // A later visit: pending writes are listed until the platform answers, and then sent.
  await page.route('**/webapi/**', (route) => route.abort())
  await context.setOffline(false)
  await page.goto('/en-US/offline/#outbox')
  const list = page.getByRole('region', { name: 'Waiting to be sent' })
  await expect(list).toContainText('Four hundred pieces by June.')
  await expect(list.getByRole('listitem')).toHaveCount(1)
  await expectAccessible(page)
  await page.unroute('**/webapi/**')
  await list.getByRole('button', { name: 'Send now' }).click()
  await expect(page.getByText('1 entry that was waiting has been sent')).toBeVisible()
  await expect(list).toHaveCount(0)
  await page.goto('/en-US/personal-center/inquiry/')
  await expect(page.locator('.iq-rows li', { hasText: title })).toHaveCount(1)
})

test('what the platform refuses later stays, with the reason', async ({ page, problems }) => {
  await asVisitor(page)
  await writeInquiry(page, unique('Bearings'))
  problems.allow(/net::|webapi/)
  await page.route('**/inquiry/save', (route) => route.abort())
  await send(page)
  await expect(page.getByRole('dialog', { name: 'Not sent yet' })).toBeVisible()
  await page.unroute('**/inquiry/save')
  await page.route('**/inquiry/save', (route) =>
    route.fulfill({ json: { success: false, errCode: 4001, errMsg: 'The exhibitor takes no inquiries any more' } }),
  )
  await page.goto('/en-US/exhibits/')
  const toast = page.getByText('Not accepted: The exhibitor takes no inquiries any more')
  await expect(toast).toBeVisible()
  await page.getByRole('button', { name: 'What is waiting' }).click()
  const list = page.getByRole('region', { name: 'Waiting to be sent' })
  await expect(list).toContainText('takes no inquiries any more')
  await expect(list).toContainText('Four hundred pieces by June.')
  await list.getByRole('button', { name: /^Delete: Inquiry to / }).click()
  await expect(list).toHaveCount(0)
})
