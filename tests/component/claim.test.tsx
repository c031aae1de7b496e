// Who is responsible for an exhibitor's entry, and who is behind an exhibit: public, but claimed after a login.
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible } from './accessible.ts'
import { logIn, openOver, openPage } from './island.tsx'
import { withFault } from './network.ts'

const dialog = page.getByRole('dialog')
const button = (name: string) => dialog.getByRole('button', { name })
const search = dialog.getByLabelText('Company name or organization code')
const register = (name: RegExp) => dialog.getByRole('radio', { name }).first()

async function open(address: string, account?: string) {
  await openPage(address)
  if (account) await logIn(account)
  await openOver('claim')
  await expect.element(dialog.getByRole('heading', { level: 2 })).toBeVisible()
}

it('the status is shown without a login, and claiming opens the login', async () => {
  await open('/en-US/exhibitor/detail/30003/')
  await expect.element(dialog).toMatchTextContent('Not claimed')
  await expect.element(search).not.toBeInTheDocument()
  await expectAccessible('dialog')
  await button('Log in to claim it').click()
  await expect.element(dialog.getByRole('heading', { name: 'Log in to continue' })).toBeVisible()
})

it('a company is chosen from the register; a failed claim keeps the choice and can be sent again', async () => {
  await open('/en-US/exhibitor/detail/30003/', 'sato@example.com')
  await search.fill('no such company')
  await expect.element(dialog).toMatchTextContent('The register has no company matching “no such company”')
  await search.fill('suyun')
  await button('Send the claim').click()
  await expect.element(dialog.getByRole('alert')).toMatchTextContent('Choose your company first')
  await search.fill('kitamori')
  const company = register(/Kitamori Robotics/)
  await company.click()
  await expectAccessible('dialog')
  const mended = withFault('broken', /claim\/exhibitor\/save$/)
  await button('Send the claim').click()
  await expect.element(dialog.getByRole('alert')).toMatchTextContent('Try again later')
  await expect.element(company).toBeChecked()
  mended()
  await button('Send the claim').click()
  await expect.element(dialog).toMatchTextContent('Under review')
  await expect.element(dialog.getByRole('link', { name: 'See your claims' })).toBeVisible()
  await expectAccessible('dialog')
})

it('a register that fails to load shows an error and loads on a retry', async () => {
  await open('/en-US/exhibitor/detail/30003/', 'minjun@example.com')
  const mended = withFault('html', /identity\/company\/info$/)
  await search.fill('suyun')
  await expect.element(dialog.getByRole('alert')).toBeVisible()
  mended()
  await button('Try again').click()
  await expect.element(register(/Suyun/i)).toBeVisible()
})

it('a status that fails to load shows an error and loads on a retry', async () => {
  await openPage('/en-US/exhibitor/detail/30003/')
  const mended = withFault('broken', /claim/)
  await openOver('claim')
  await expect.element(dialog.getByRole('alert')).toBeVisible()
  mended()
  await button('Try again').click()
  await expect.element(dialog).toMatchTextContent('Not claimed')
})

it('an exhibit shows its claims, or that it has none', async () => {
  await open('/en-US/exhibits/detail/800001/')
  await expect.element(dialog.getByRole('heading', { name: 'Who is behind this exhibit' })).toBeVisible()
  const said = dialog.getByText('No exhibitor has claimed', { exact: false }).or(page.css('.claim-by li').first())
  await expect.element(said).toBeVisible()
  await expectAccessible('dialog')
})
