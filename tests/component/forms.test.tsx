// A form of the platform: its requests and when, its refusals, its draft, and that it is sent once.
import '../../src/styles/form.css'
import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { openSession } from '../../src/api/browser.ts'
import { MarketingForm } from '../../src/features/marketing/MarketingForm.tsx'
import { expectAccessible } from './accessible.ts'
import { hydrate, logIn, openPage } from './island.tsx'
import { watchCalls, watchSent, withFault } from './network.ts'

const field = (label: string) => page.getByLabelText(label, { exact: false })

async function open(id: string, account?: string) {
  await openPage(`/en-US/marketing-form/?id=${id}`, 'form', 'marketing')
  if (account) await logIn(account)
  await hydrate(<MarketingForm />)
}

it('a form shows an error at each invalid field, links to the fields, and is submitted once', async () => {
  await open('MARKETING-LETTER')
  const sent = watchSent(/form\/submit$/)
  const send = page.getByRole('button', { name: 'Subscribe' })
  await send.click()
  const summary = page.getByRole('alert')
  await expect.element(summary).toHaveFocus()
  await expect.element(summary).toMatchTextContent('3 things need changing')
  await expectAccessible()
  await summary.getByRole('link', { name: /^Email/ }).click()
  await expect.element(field('Email')).toHaveFocus()

  await userEvent.keyboard('nobody@')
  await expect.element(field('Email')).toHaveAttribute('aria-invalid', 'true')
  await field('Email').fill('anna@example.com')
  await expect.element(field('Email')).toHaveAttribute('aria-invalid', 'false')
  await field('Travel and hotels').click()
  await field('I agree to the privacy policy').click()
  await expect.element(summary).not.toBeInTheDocument()
  await send.dblClick()
  await expect.element(page.getByRole('heading', { name: 'Sent' })).toBeVisible()
  await expect.element(page.getByText('You are subscribed', { exact: false })).toBeVisible()
  expect(sent).toEqual([
    expect.objectContaining({
      formId: 'MARKETING-LETTER',
      values: { email: 'anna@example.com', topics: ['travel'], privacy: true },
    }),
  ])
})

it('a network failure keeps the input, and the retry has the same request id', async () => {
  await open('MARKETING-LETTER')
  await field('Email').fill('anna@example.com')
  await field('Travel and hotels').click()
  await field('I agree to the privacy policy').click()
  const mended = withFault('offline', /form\/submit$/)
  const sent = watchSent(/form\/submit$/)
  await page.getByRole('button', { name: 'Subscribe' }).click()
  await expect.element(page.getByRole('alert')).toMatchTextContent('network')
  await expect.element(field('Email')).toHaveValue('anna@example.com')
  mended()
  await page.getByRole('button', { name: 'Subscribe' }).click()
  await expect.element(page.getByRole('heading', { name: 'Sent' })).toBeVisible()
  expect(sent).toHaveLength(2)
  // Whether or not the first try arrived: the platform accepts it once.
  expect(sent[0]?.requestId).toBe(sent[1]?.requestId)
})

it('a long form shows conditional fields, adds and removes groups, and stores no password', async () => {
  await open('EXHIBITOR-APPLY')
  await expect.element(field('Raw space')).toBeVisible()
  await expect.element(field('Area')).not.toBeInTheDocument()
  await field('Raw space').click()
  await field('Area').fill('40')
  await userEvent.tab()
  await expect.element(page.getByText('In steps of 9, starting from 36', { exact: false })).toBeVisible()
  await page.getByRole('button', { name: 'Add: Contact' }).click()
  const second = page.getByRole('group', { name: 'Contact 2' })
  await expect.element(second).toBeVisible()
  await page.getByRole('button', { name: 'Remove number 2' }).click()
  await expect.element(second).not.toBeInTheDocument()
  await page.getByLabelText('No', { exact: true }).click()
  await field('Choose a portal password').fill('Fair-2026')
  await field('Name of the enterprise').fill('Mill')
  await expect.poll(() => JSON.stringify({ ...localStorage, ...sessionStorage })).toContain('Mill')
  expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain('Fair-2026')
})

it('a file is uploaded, kept in the draft and removed; another type of file is refused', async () => {
  await open('BASIC-PRESS', 'press@example.com')
  const choose = page.css('input[type=file]')
  const stored = page.css('.files li').filter({ hasText: 'licence.pdf' }).filter({ hasText: 'KB' })
  await choose.upload(new File(['x'], 'run.exe', { type: 'application/x-msdownload' }))
  await expect.element(page.getByText('This type of file is not accepted', { exact: false })).toBeVisible()
  await choose.upload(new File(['%PDF-1.7'], 'licence.pdf', { type: 'application/pdf' }))
  await expect.element(stored).toBeVisible()
  // "Draft saved" may still refer to the draft before the file.
  await expect.poll(() => JSON.stringify({ ...localStorage, ...sessionStorage })).toContain('licence.pdf')
  await hydrate(<MarketingForm />)
  await expect.element(stored).toBeVisible()
  await page.getByRole('button', { name: 'Remove licence.pdf' }).click()
  await expect.element(stored).not.toBeInTheDocument()
})

it('input made just before the form is closed is in its draft', async () => {
  await open('MARKETING-LETTER')
  await expect.element(field('Email')).toBeVisible()
  await field('Email').fill('anna@example.com')
  await hydrate(<MarketingForm />)
  await expect.element(field('Email')).toHaveValue('anna@example.com')
})

it('a form that is started over leaves no draft, until something is typed again', async () => {
  await open('MARKETING-LETTER')
  await field('Email').fill('anna@example.com')
  await hydrate(<MarketingForm />)
  await page.getByRole('button', { name: 'Start over' }).click()
  await expect.element(field('Email')).toHaveValue('')
  // Closing it stores what is not stored yet.
  await hydrate(<MarketingForm />)
  await expect.element(field('Email')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Start over' })).not.toBeInTheDocument()
})

it('a logout loads the form again', async () => {
  const { data, text } = await openPage('/en-US/marketing-form/?id=MARKETING-LETTER', 'form', 'marketing')
  await logIn()
  const calls = watchCalls()
  const loads = () => calls.filter((each) => each.includes('/dynamicForm/')).length
  await hydrate(<MarketingForm />)
  await expect.element(field('Email')).toBeVisible()
  expect(loads()).toBe(1)
  await (await openSession(data, text)).logOut()
  await expect.poll(loads).toBe(2)
  await expect.element(field('Email')).toBeVisible()
})

it.each(['', '?id=', '?id=NONE'])('an address without a known form (%s) shows "No such form"', async (query) => {
  await openPage(`/en-US/marketing-form/${query}`, 'form', 'marketing')
  await hydrate(<MarketingForm />)
  await expect.element(page.getByRole('heading', { name: 'No such form' })).toBeVisible()
  await expectAccessible()
})

it('a server error is shown as a failure to retry, not as an unknown form', async () => {
  await openPage('/en-US/marketing-form/?id=MARKETING-LETTER', 'form', 'marketing')
  const repair = withFault('broken', /dynamicForm/)
  await hydrate(<MarketingForm />)
  const retry = page.getByRole('button', { name: 'Try again' })
  await expect.element(retry).toBeVisible()
  await expect.element(page.getByRole('heading', { name: 'No such form' })).not.toBeInTheDocument()
  repair()
  await retry.click()
  await expect.element(field('Email')).toBeVisible()
})
