// Writing an inquiry: over an exhibit's page to its exhibitor, or on a separate page into the hall.
import '../../src/styles/form.css'
import '../../src/styles/personal.css'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { PublishPage } from '../../src/features/inquiry/PublishPage.tsx'
import { expectAccessible } from './accessible.ts'
import { hydrate, logIn, openOver, openPage } from './island.tsx'
import { watchSent, withFault } from './network.ts'

const dialog = page.getByRole('dialog')
const field = (label: string) => page.getByLabelText(label, { exact: false })
const FILE = new File(['%PDF-1.4 a drawing'], 'shelf.pdf', { type: 'application/pdf' })

async function publish(query = '') {
  await openPage(`/en-US/business/publish-inquiry/${query}`, 'personal', 'form', 'inquiry')
  await logIn('emma.larsson@example.com')
  await hydrate(<PublishPage />)
  await expect.element(field('Title')).toBeVisible()
}

it('an inquiry is prefilled with the exhibit, added to the basket, and retried with the same request id', async () => {
  await openPage('/en-US/exhibits/detail/800001/')
  await logIn('emma.larsson@example.com')
  await openOver('inquire')
  await expect
    .element(dialog.getByLabelText('Title', { exact: false }))
    .toHaveValue(expect.stringMatching(/^Inquiry about /))
  await expect
    .element(dialog.getByLabelText('Description', { exact: false }))
    .toHaveValue(expect.stringMatching(/^· \S/))
  await expectAccessible('dialog')
  await dialog.getByRole('button', { name: 'Add to the basket' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(page.getByRole('button', { name: 'Ask them all' })).toBeVisible()
  await openOver('inquire')
  await expect.element(dialog.getByRole('link', { name: 'Ask them all' })).toBeVisible()

  const sent = watchSent(/inquiry/)
  await dialog.getByLabelText('Description', { exact: false }).fill('Please quote for twelve.')
  const send = dialog.getByRole('button', { name: 'Send the inquiry' })
  const mended = withFault('broken', /inquiry/)
  await send.click()
  await expect.element(dialog.getByRole('alert')).toBeVisible()
  await expect.element(dialog.getByLabelText('Description', { exact: false })).toHaveValue('Please quote for twelve.')
  mended()
  await send.dblClick()
  await expect.element(dialog.getByRole('link', { name: 'Follow it' })).toBeVisible()
  await expectAccessible('dialog')
  const ids = new Set(sent.flatMap(({ requestId }) => requestId ?? []))
  expect(ids.size).toBe(1)
})

it('an inquiry to the hall reports missing fields and invalid amounts, and keeps its input', async () => {
  await publish()
  const widthOf = (label: string) => field(label).element().getBoundingClientRect().width
  expect(widthOf('Title')).toBe(widthOf('Description'))
  const send = page.getByRole('button', { name: 'Post the inquiry' })
  await send.click()
  const summary = page.css('.summary')
  await expect.element(summary).toHaveFocus()
  await expectAccessible()
  // A wrong amount is reported together with missing answers, not only when all else is right.
  await field('Total budget').fill('12,000.505')
  await send.click()
  await expect.element(summary).toMatchTextContent('no more decimals than the currency has')
  await expect.element(summary).toMatchTextContent('Title')
  await field('Title').fill('Oak shelves for twelve shops')
  await field('Description').fill('Solid oak, oiled.\nPlease quote.')
  await field('Currency').selectOptions('EUR')
  await page
    .getByRole('combobox', { name: 'Category' })
    .first()
    .selectOptions([page.getByRole('combobox', { name: 'Category' }).first().getByRole('option').nth(1)])
  await page.css('input[type=file]').upload(FILE)
  await expect.element(page.css('.files')).toMatchTextContent('shelf.pdf')
  await send.click()
  await expect.element(summary).toMatchTextContent('no more decimals than the currency has')
  await expect.element(field('Title')).toHaveValue('Oak shelves for twelve shops')
  await field('Total budget').fill('12,000.50')
  await send.click()
  await expect.element(page.getByRole('link', { name: 'Follow it' })).toBeVisible()
})

it('an exhibitor is found, added to an inquiry and removed', async () => {
  await publish('?to=exhibitors')
  const search = page.getByRole('searchbox', { name: 'Add exhibitors' })
  await search.fill('kitamori')
  const add = page.css('.iq-found button').first()
  await add.click()
  await expect.poll(() => document.querySelectorAll('.iq-asked li').length).toBe(1)
  await expectAccessible()
  await page.css('.iq-asked').getByRole('button').first().click()
  await expect.poll(() => document.querySelectorAll('.iq-asked li').length).toBe(0)
})
