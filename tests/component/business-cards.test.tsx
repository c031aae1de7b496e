// Business cards: one is made, refused with words, mended, shown, removed; and pictures without one.
import '../../src/styles/personal.css'
import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { CardPage } from '../../src/features/cards/CardPage.tsx'
import { expectAccessible } from './accessible.ts'
import { hydrate, logIn, openPage } from './island.tsx'
import { watchSent } from './network.ts'

const dialog = page.getByRole('dialog')

async function open(query: string, account?: string) {
  await openPage(`/en-US/personal-center/card/${query}`, 'personal', 'card')
  await logIn(account)
  await hydrate(<CardPage />)
}

it('a card is made, refused with words, mended, and removed; what is not saved is not lost by Esc', async () => {
  await open('', 'press@example.com')
  await page.getByRole('button', { name: 'New card' }).first().click()
  await expect.element(dialog.getByRole('heading', { name: 'New card' })).toBeVisible()
  await dialog.getByLabelText('Email', { exact: true }).fill('nobody')
  await dialog.getByLabelText('Mobile', { exact: true }).fill('call me')
  await dialog.getByRole('button', { name: 'Save card' }).click()
  await expect.element(dialog.getByText('7-32 digits', { exact: false }).first()).toBeVisible()
  await expect.element(dialog.getByText('Enter a name', { exact: false })).toBeVisible()
  const name = dialog.getByLabelText(/^Name required/)
  await expect.element(name).toHaveFocus()
  await expectAccessible('dialog')
  await name.fill('Jan Ångström')
  await dialog.getByLabelText('Mobile', { exact: true }).fill('+81 90-1234-5678')
  await dialog.getByLabelText('Email', { exact: true }).fill('jan@example.com')
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog.getByRole('alert')).toMatchTextContent('is not saved')
  await dialog.getByRole('button', { name: 'Go on' }).click()
  await dialog.getByRole('button', { name: 'Save card' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  const heading = page.getByRole('heading', { name: 'Jan Ångström' })
  await expect.element(heading).toBeVisible()
  await page.getByRole('button', { name: 'Remove Jan Ångström' }).click()
  await expect.element(heading).not.toBeInTheDocument()
})

it('a card that was given is taken back once the visitor has confirmed it', async () => {
  await open('?tab=exchanged&state=EXCHANGED')
  const withdraw = page.css('main').getByRole('button', { name: /^Take my card back/ })
  await expect.element(withdraw.first()).toBeVisible()
  const sent = watchSent(/operateCards$/)
  const before = withdraw.elements().length
  await withdraw.first().click()
  await expect.element(dialog.getByText('This cannot be undone', { exact: false })).toBeVisible()
  await expectAccessible('dialog')
  await dialog.getByRole('button', { name: 'Keep it there' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  expect(sent).toEqual([])
  await withdraw.first().click()
  await dialog.getByRole('button', { name: 'Take my card back' }).click()
  await expect.poll(() => withdraw.elements().length).toBe(before - 1)
  await expect.poll(() => document.activeElement?.tagName).toMatch(/^(H[1-6]|BUTTON|A)$/)
  expect(sent).toMatchObject([{ operation: 'WITHDRAW' }])
})

it('a picture without a card, and one that is none, say so', async () => {
  await open('?tab=scan')
  const choose = page.getByLabelText('Choose a picture', { exact: false })
  const canvas = Object.assign(document.createElement('canvas'), { width: 80, height: 80 })
  canvas.getContext('2d')?.fillRect(10, 10, 20, 40)
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve))
  for (const content of [blob ?? '', 'no picture']) {
    await choose.upload(new File([content], 'x.png', { type: 'image/png' }))
    await expect.element(page.getByRole('alert')).toMatchTextContent('No QR code was found')
  }
  await expectAccessible()
})
