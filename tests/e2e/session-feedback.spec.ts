// The audience of a live or meeting asks questions while it runs, and rates it afterwards.
import { asVisitor } from './as-visitor.ts'
import { expect, expectAccessible, test } from './fixtures.ts'
import { enter } from './login-helpers.ts'
import { unique } from './unique.ts'

test.use({ locale: 'en-US' })

const RUNNING = '/en-US/live/detail/bfec35965b31bdcc1c5f6814/'
const OVER = '/en-US/meeting/detail/5006/'

test('a visitor without a login can read the questions, and ask one after a login', async ({ page }) => {
  await page.goto(RUNNING)
  await page.getByRole('main').getByRole('button', { name: 'Questions' }).click()
  const dialog = page.getByRole('dialog', { name: 'Questions' })
  await expect(dialog.getByRole('listitem').first()).toBeVisible()
  await expectAccessible(page, 'dialog')
  const question = unique('Is it quiet?')
  await dialog.getByRole('textbox', { name: 'Your question' }).fill(question)
  await dialog.getByRole('button', { name: 'Ask', exact: true }).click()
  await enter(page)
  const requested = dialog.getByRole('listitem').filter({ hasText: question })
  await expect(requested).toBeVisible()
  await requested.getByRole('button').click()
  await expect(requested.getByRole('button')).toHaveAttribute('aria-pressed', 'true')
})

test('a meeting that is over can be rated', async ({ page }) => {
  await asVisitor(page)
  await page.goto(OVER)
  await page.getByRole('main').getByRole('button', { name: 'Rate', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Rate this session' })
  await dialog.getByText('4 stars').click({ force: true })
  await dialog.getByRole('textbox', { name: 'Feedback (optional)' }).fill('Clear, and to the point.')
  await dialog.getByRole('button', { name: 'Send rating' }).click()
  await expect(page.getByText('Thank you for your rating')).toBeVisible()
  await page.reload()
  await page.getByRole('main').getByRole('button', { name: 'Rate', exact: true }).click()
  await expect(dialog.getByRole('radio', { name: '4 stars' })).toBeChecked()
})
