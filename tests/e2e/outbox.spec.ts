// Writes without a network: stored, shown as unsent, and sent automatically later.
import type { Page } from '@playwright/test'
import { asVisitor } from './as-visitor.ts'
import { expect, expectAccessible, test } from './fixtures.ts'
import { unique } from './unique.ts'

test.use({ locale: 'en-US' })

/** Opens the inquiry of an exhibitor's page and fills it in. */
async function writeInquiry(page: Page, title: string): Promise<void> {
  await page.goto('/en-US/exhibitor/detail/30001/')
  await page.locator('main [data-action=inquire]').first().click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Title').fill(title)
  await dialog.getByLabel('Description').fill('Four hundred pieces by June.')
}

const send = (page: Page) => page.getByRole('dialog').getByRole('button', { name: 'Send the inquiry' }).click()

test('an inquiry sent offline is listed as waiting, and sent once when there is a network', { tag: '@core' }, async ({
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
  await expect(dialog.locator('.dialog-body').getByRole('button', { name: 'Close' })).toBeFocused()

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

test('a write that the platform refuses later stays listed with the reason', async ({ page, problems }) => {
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
  await page.getByRole('button', { name: 'See what is waiting' }).click()
  const list = page.getByRole('region', { name: 'Waiting to be sent' })
  await expect(list).toContainText('takes no inquiries any more')
  await expect(list).toContainText('Four hundred pieces by June.')
  await list.getByRole('button', { name: /^Delete: Inquiry to / }).click()
  await expect(list).toHaveCount(0)
})

test('a booking, a question, a rating and a sample request wait as well; a booking that overlaps is refused', async ({
  page,
  problems,
}) => {
  await asVisitor(page)
  problems.allow(/net::|webapi/)
  const main = page.getByRole('main')
  const dialog = page.getByRole('dialog')
  const question = unique('Is it quiet?')
  const street = unique('Dorset Street')

  for (const call of ['appointment/create', 'session/questions/save', 'session/rating/save', 'sample/save'])
    await page.route(`**/${call}`, (route) => route.abort())

  await page.goto('/en-US/live/')
  await page.locator('.agenda-group[data-phase="next"] h3 a').first().click()
  await page.locator('[data-action="book"]:visible').first().click()
  await expect(page.getByRole('dialog', { name: 'Not sent yet' })).toContainText('Nothing is reserved until then.')
  await expectAccessible(page, 'dialog')

  await page.goto('/en-US/live/detail/bfec35965b31bdcc1c5f6814/')
  await main.getByRole('button', { name: 'Questions' }).click()
  await dialog.getByRole('textbox', { name: 'Your question' }).fill(question)
  await dialog.getByRole('button', { name: 'Ask', exact: true }).click()
  await expect(page.getByText('Not sent yet: it will be sent as soon as you are online')).toBeVisible()
  await expect(dialog.getByRole('textbox', { name: 'Your question' })).toHaveValue('')

  await page.goto('/en-US/meeting/detail/5006/')
  await main.getByRole('button', { name: 'Rate', exact: true }).click()
  await dialog.getByText('3 stars').click({ force: true })
  await dialog.getByRole('button', { name: 'Send rating' }).click()
  await expect(dialog).toHaveCount(0)

  await page.goto('/en-US/personal-center/sample-list/?ask=800001')
  await main.getByLabel('Recipient').fill('Emma Larsson')
  await main.locator('input[type=tel]').fill('2125550123')
  await main.locator('.levels select').first().selectOption('GB')
  await main.locator('.street input').first().fill(street)
  await main.getByRole('button', { name: 'Send the request' }).click()
  await expect(main.getByText('Not sent yet')).toBeVisible()
  await expectAccessible(page)

  // On load the page itself tries to send them. Only after that attempt has failed does the button make the next one.
  const tried = page.waitForEvent('requestfailed', (request) => {
    const isOfPage = request.frame().url().includes('/offline/')
    return isOfPage && /appointment\/create/.test(request.url()) && request.failure()?.errorText === 'net::ERR_FAILED'
  })
  await page.goto('/en-US/offline/#outbox')
  const list = page.getByRole('region', { name: 'Waiting to be sent' })
  await tried
  await expect(list.getByRole('heading', { level: 3 })).toHaveText([
    /^Booking: ./,
    /^Question about ./,
    /^Rating of ./,
    /^Sample from ./,
  ])
  await page.unrouteAll()
  const time = new Date(0).toISOString()
  const conflict = { entryId: '1', kind: 'MEETING', title: 'Opening of the fair', startTime: time, endTime: time }
  await page.route('**/appointment/create', (route) =>
    route.fulfill({ json: { success: true, data: { appointmentId: null, conflict } } }),
  )
  await list.getByRole('button', { name: 'Send now' }).click()
  await expect(page.getByText('3 entries that were waiting have been sent')).toBeVisible()
  await expect(list.getByRole('listitem')).toHaveCount(1)
  await expect(list).toContainText('Not accepted: it overlaps with “Opening of the fair”, so nothing was booked')
  await page.goto('/en-US/personal-center/sample-list/')
  await expect(main.getByText(street)).toHaveCount(1)
})
