// A visitor fills a form of the platform: it says what is wrong, keeps what was typed, and is sent once.
import { asVisitor } from './as-visitor.ts'
import { expect, expectAccessible, test } from './fixtures.ts'

const LETTER = '/en-US/marketing-form/?id=MARKETING-LETTER'

test('a form says what is wrong, leads to each field, and sends once', async ({ page }) => {
  const sent: unknown[] = []
  page.on('request', (request) => {
    if (request.url().includes('/form/submit')) sent.push(request.postDataJSON())
  })
  await page.goto(LETTER)
  const button = page.getByRole('button', { name: 'Subscribe' })
  await button.click()
  const summary = page.getByRole('alert')
  await expect(summary).toBeFocused()
  await expect(summary).toContainText('3 things need a change')
  await expectAccessible(page)
  await summary.getByRole('link', { name: /^Email/ }).click()
  await expect(page.getByLabel('Email')).toBeFocused()

  await page.keyboard.type('nobody@')
  await expect(page.getByLabel('Email')).toHaveAttribute('aria-invalid', 'true')
  await page.getByLabel('Email').fill('anna@example.com')
  await expect(page.getByLabel('Email')).toHaveAttribute('aria-invalid', 'false')
  await page.getByLabel('Travel and hotels').check()
  await page.getByLabel('I agree to the privacy policy').check()
  await expect(summary).toBeHidden()
  await button.dblclick()
  await expect(page.getByRole('heading', { name: 'Sent' })).toBeVisible()
  await expect(page.getByText('You are subscribed')).toBeVisible()
  expect(sent).toHaveLength(1)
  expect(sent[0]).toMatchObject({
    formId: 'MARKETING-LETTER',
    values: { email: 'anna@example.com', topics: ['travel'], privacy: true },
  })
})

test('what was typed survives a reload and a failure of the network', async ({ page, context, problems }) => {
  problems.allow(/form\/submit|net::ERR|Failed to load/)
  await page.goto(LETTER)
  await page.getByLabel('Email').fill('anna@example.com')
  await page.getByLabel('Your name').fill('Anna')
  await expect(page.getByText('Draft saved')).toBeVisible()
  await page.reload()
  await expect(page.getByText('We kept what you typed last time')).toBeVisible()
  await expect(page.getByLabel('Your name')).toHaveValue('Anna')
  await page.getByLabel('Travel and hotels').check()
  await page.getByLabel('I agree to the privacy policy').check()
  await context.route('**/form/submit', (route) => route.abort())
  await page.getByRole('button', { name: 'Subscribe' }).click()
  await expect(page.getByRole('alert')).toContainText('network')
  await expect(page.getByLabel('Email')).toHaveValue('anna@example.com')
  await context.unroute('**/form/submit')
  await page.getByRole('button', { name: 'Subscribe' }).click()
  await expect(page.getByRole('heading', { name: 'Sent' })).toBeVisible()
  await page.goto(LETTER)
  await expect(page.getByLabel('Email')).toHaveValue('')
})

test('conditions, groups and secrets of a long form', async ({ page }) => {
  await page.goto('/en-US/marketing-form/?id=EXHIBITOR-APPLY')
  await expect(page.getByLabel('Area')).toHaveCount(0)
  await page.getByLabel('Raw space').check()
  await page.getByLabel('Area').fill('40')
  await page.getByLabel('Area').blur()
  await expect(page.getByText('In steps of 9, starting from 36')).toBeVisible()
  await page.getByRole('button', { name: 'Add: Contact' }).click()
  await expect(page.getByRole('group', { name: 'Contact 2' })).toBeVisible()
  await page.getByRole('button', { name: 'Remove number 2' }).click()
  await expect(page.getByRole('group', { name: 'Contact 2' })).toHaveCount(0)
  await page.getByLabel('No', { exact: true }).check()
  await page.getByLabel('Choose a portal password').fill('Fair-2026')
  await page.getByLabel('Name of the enterprise').fill('Mill')
  await expect(page.getByText('Draft saved')).toBeVisible()
  expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }))).not.toContain('Fair-2026')
})

test('a file is uploaded, refused, taken out, and kept in the draft', async ({ page }) => {
  await asVisitor(page, 'press@example.com')
  await page.goto('/en-US/marketing-form/?id=BASIC-PRESS')
  const choose = page.locator('input[type=file]')
  const stored = page.locator('.files li').filter({ hasText: 'licence.pdf' }).filter({ hasText: 'KB' })
  await choose.setInputFiles({ name: 'run.exe', mimeType: 'application/x-msdownload', buffer: Buffer.from('x') })
  await expect(page.getByText('This type of file is not taken')).toBeVisible()
  await choose.setInputFiles({ name: 'licence.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') })
  await expect(stored).toBeVisible()
  await expect(page.getByText('Draft saved')).toBeVisible()
  await page.reload()
  await expect(stored).toBeVisible()
  await page.getByRole('button', { name: 'Remove licence.pdf' }).click()
  await expect(stored).toHaveCount(0)
})

test('a form that there is not says so', async ({ page }) => {
  await page.goto('/en-US/marketing-form/?id=NONE')
  await expect(page.getByRole('heading', { name: 'No such form' })).toBeVisible()
})
