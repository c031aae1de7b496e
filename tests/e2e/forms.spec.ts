// A visitor fills in a form of the platform, leaves it and returns. Everything else: tests/component/forms.test.tsx.
import { expect, test } from './fixtures.ts'

const LETTER = '/en-US/marketing-form/?id=MARKETING-LETTER'

test('input survives a reload and a network failure', { tag: '@core' }, async ({ page, context, problems }) => {
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
