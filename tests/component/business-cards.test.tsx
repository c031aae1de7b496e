// Business cards: created, refused with a message, corrected, shown, removed; pictures without one; to and from files.
import '../../src/styles/personal.css'
import { qrSvg } from '@fair/contract/rules/qr-svg.ts'
import { expect, it, onTestFinished, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { openSession } from '../../src/api/browser.ts'
import { CardPage } from '../../src/features/cards/CardPage.tsx'
import { expectAccessible } from './accessible.ts'
import { hydrate, logIn, openPage, press } from './island.tsx'
import { watchSent, withAnswers, withFault } from './network.ts'

const dialog = page.getByRole('dialog')

async function open(query: string, account?: string) {
  await openPage(`/en-US/personal-center/card/${query}`, 'personal', 'card')
  await logIn(account)
  await hydrate(<CardPage />)
}

it('a card is created, validated, corrected and removed; Esc warns about unsaved changes', async () => {
  await open('', 'press@example.com')
  await page.getByRole('button', { name: 'New card' }).first().click()
  await expect.element(dialog.getByRole('heading', { name: 'New card' })).toBeVisible()
  await dialog.getByLabelText('Email', { exact: true }).fill('nobody')
  await dialog.getByLabelText('Mobile', { exact: true }).fill('call me')
  await dialog.getByRole('button', { name: 'Save card' }).click()
  await expect.element(dialog.getByText('7–32 digits', { exact: false }).first()).toBeVisible()
  await expect.element(dialog.getByText('Enter a name', { exact: false })).toBeVisible()
  const name = dialog.getByLabelText(/^Name required/)
  await expect.element(name).toHaveFocus()
  await expectAccessible('dialog')
  await name.fill('Jan Ångström')
  await dialog.getByLabelText('Mobile', { exact: true }).fill('+81 90-1234-5678')
  await dialog.getByLabelText('Email', { exact: true }).fill('jan@example.com')
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog.getByRole('alert')).toMatchTextContent('have not been saved')
  await dialog.getByRole('button', { name: 'Keep editing' }).click()
  await dialog.getByRole('button', { name: 'Save card' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  const heading = page.getByRole('heading', { name: 'Jan Ångström' })
  await expect.element(heading).toBeVisible()
  await page.getByRole('button', { name: 'Remove Jan Ångström' }).click()
  await expect.element(heading).not.toBeInTheDocument()
})

it('a removed card is created again with its portrait', async () => {
  await open('', 'press@example.com')
  await page.getByRole('button', { name: 'New card' }).first().click()
  await dialog.getByLabelText(/^Name required/).fill('Mia Portrait')
  const canvas = Object.assign(document.createElement('canvas'), { width: 80, height: 80 })
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve))
  await page.css('.bcard-form input[type=file]').upload(new File([blob ?? ''], 'mia.png', { type: 'image/png' }))
  await dialog.getByRole('button', { name: 'Save card' }).click()
  const card = page.css('.bcard').filter({ has: page.getByRole('heading', { name: 'Mia Portrait' }) })
  await expect.element(card.css('img')).toBeVisible()
  await page.getByRole('button', { name: 'Remove Mia Portrait' }).click()
  await expect.element(card).not.toBeInTheDocument()
  press(page.getByRole('button', { name: 'Undo' }))
  await expect.element(card.css('img')).toBeVisible()
})

it('a share’s expiry is shown in the visitor’s own zone', async () => {
  withAnswers(/\/user\/info$/, (answer) => {
    const { data, ...rest } = answer as { data: object }
    return { ...rest, data: { ...data, timeZone: 'America/New_York' } }
  })
  const share = { shareId: 'K1', path: '/personal-center/card/?shareId=K1', cardId: 'C1', fields: ['name'] }
  withAnswers(/card\/share\/list$/, (answer) => ({
    ...Object(answer),
    list: [{ ...share, expireTime: '2026-12-24T12:05:00Z' }],
  }))
  const { data, text } = await openPage('/en-US/personal-center/card/?tab=shares', 'personal', 'card')
  await logIn('buyer@example.com')
  await openSession(data, text)
  await hydrate(<CardPage />)
  await expect.element(page.css('.exchange')).toMatchTextContent(/0?7:05/)
})

it('the controls of shared links have distinct names, also for links of the same card', async () => {
  const share = { path: '/personal-center/card/?shareId=K1', cardId: 'C1', fields: ['name'] }
  withAnswers(/card\/share\/list$/, (answer) => ({
    ...Object(answer),
    list: [
      { ...share, shareId: 'K1', expireTime: '2026-12-24T12:05:00Z' },
      { ...share, shareId: 'K2', expireTime: null },
    ],
  }))
  await open('?tab=shares', 'buyer@example.com')
  await expect.element(page.css('.exchange').nth(1)).toBeVisible()
  for (const role of ['button', 'textbox'] as const) {
    const controls = page.css('.exchanges').getByRole(role).elements()
    const names = controls.map((each) => each.getAttribute('aria-label') ?? each.textContent)
    expect(names.length).toBe(role === 'button' ? 4 : 2)
    expect(new Set(names).size).toBe(names.length)
  }
})

it.each(['', '?tab=exchanged', '?tab=shares'])('headings below the page title skip no level: %s', async (query) => {
  await open(query, 'buyer@example.com')
  const headings = page.css('main').getByRole('heading')
  await expect.element(headings.first()).toBeVisible()
  const levels = headings.elements().map(({ tagName }) => Number(tagName[1]))
  for (const [at, level] of levels.entries()) expect(level).toBeLessThanOrEqual((levels[at - 1] ?? 1) + 1)
})

it('a shared card is withdrawn only after the visitor confirms it', async () => {
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

it('a first card that is made to accept an offer is among the visitor’s cards', async () => {
  const saved = watchSent(/card\/save$/)
  withAnswers(/card\/cards$/, (answer) => (saved.length > 0 ? answer : { ...Object(answer), list: [] }))
  await open('?tab=exchanged&state=OFFERED')
  await page
    .getByRole('button', { name: /^Accept/ })
    .first()
    .click()
  await dialog.getByLabelText(/^Name required/).fill('Lena Fjord')
  await dialog.getByRole('button', { name: 'Save card' }).click()
  await expect.element(dialog.getByRole('button', { name: 'Accept and give mine' })).toBeVisible()
  await dialog.getByRole('button', { name: 'Close' }).click()
  await page.getByRole('link', { name: 'My cards' }).click()
  await expect.element(page.getByRole('heading', { name: 'Lena Fjord' })).toBeVisible()
})

it('an offer without a person’s name is accepted from the company', async () => {
  withAnswers(/card\/exchanged$/, (answer) => {
    const records = Object(answer).records.map((each: object) => ({ ...each, otherName: '', otherCompany: 'Fjord AS' }))
    return { ...Object(answer), records }
  })
  await open('?tab=exchanged&state=OFFERED')
  await page.getByRole('button', { name: 'Accept Fjord AS' }).first().click()
  await expect.element(dialog.getByText('Fjord AS gets what you choose', { exact: false })).toBeVisible()
  await dialog.getByRole('button', { name: 'Accept and give mine' }).click()
  await expect.element(page.getByText('Cards exchanged with Fjord AS')).toBeVisible()
})

it('the exchange of the address is scrolled into view once, not each time the visitor returns', async () => {
  const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView')
  onTestFinished(() => scrolled.mockRestore())
  await open('?tab=exchanged')
  const named = page.css('.exchange').first()
  await expect.element(named).toBeVisible()
  const id = named.element().id.replace('exchange-', '')
  await open(`?tab=exchanged&id=${id}`)
  await expect.poll(() => scrolled.mock.calls.length).toBe(1)
  withAnswers(/card\/exchanged$/, (answer) => {
    const records = Object(answer).records.map((each: object) => ({ ...each, otherName: 'Back Again' }))
    return { ...Object(answer), records }
  })
  document.dispatchEvent(new Event('visibilitychange'))
  await expect.element(page.getByRole('heading', { name: 'Back Again' }).first()).toBeVisible()
  expect(scrolled).toHaveBeenCalledOnce()
})

it.each(['a picture without a QR code', 'an invalid picture'])('%s shows an error', async (what) => {
  await open('?tab=scan')
  const canvas = Object.assign(document.createElement('canvas'), { width: 80, height: 80 })
  canvas.getContext('2d')?.fillRect(10, 10, 20, 40)
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve))
  const content = what === 'an invalid picture' ? 'no picture' : (blob ?? '')
  const choose = page.getByLabelText('Choose a picture', { exact: false })
  await choose.upload(new File([content], 'x.png', { type: 'image/png' }))
  await expect.element(page.getByRole('alert')).toMatchTextContent('No QR code was found')
  await expectAccessible()
})

/** A picture of a QR code, as a camera takes it. */
async function photoOf(text: string): Promise<File> {
  const svg = qrSvg(text, { border: 4, errorCorrection: 'medium' }).replace('<svg ', '<svg width="600" height="600" ')
  const image = new Image()
  image.src = `data:image/svg+xml,${encodeURIComponent(svg)}`
  await image.decode()
  const canvas = Object.assign(document.createElement('canvas'), { width: 600, height: 600 })
  canvas.getContext('2d')?.drawImage(image, 0, 0)
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve))
  return new File([blob ?? ''], 'code.png', { type: 'image/png' })
}

it('a scanned card that is kept again after a lost answer is stored once', async () => {
  await open('?tab=scan')
  await page
    .getByLabelText('Choose a picture', { exact: false })
    .upload(await photoOf('BEGIN:VCARD\r\nVERSION:3.0\r\nFN:Ida Lost\r\nEMAIL:ida@example.com\r\nEND:VCARD\r\n'))
  const keep = page.getByRole('button', { name: 'Keep the card' })
  await expect.element(keep).toBeVisible()
  const mended = withFault('offline', /operateCards/)
  const sent = watchSent(/operateCards/)
  await keep.click()
  await expect.element(page.getByRole('alert')).toBeVisible()
  mended()
  await keep.click()
  await expect.poll(() => sent.length).toBe(2)
  expect(sent[0]?.['requestId']).toEqual(expect.any(String))
  expect(sent[1]?.['requestId']).toBe(sent[0]?.['requestId'])
  await expect.element(page.css('.exchange').filter({ hasText: 'Ida Lost' })).toBeVisible()
})

it('the result of each picture is announced, also if it is the same as before', async () => {
  await open('?tab=scan')
  const picture = page.getByLabelText('Choose a picture', { exact: false })
  const blank = await new Promise<Blob | null>((resolve) =>
    Object.assign(document.createElement('canvas'), { width: 80, height: 80 }).toBlob(resolve),
  )
  const empty = new File([blank ?? ''], 'empty.png', { type: 'image/png' })
  const alert = page.getByRole('alert')
  await picture.upload(empty)
  await expect.element(alert).toBeVisible()
  const before = alert.element()
  await picture.upload(empty)
  await expect.poll(() => before.isConnected).toBe(false)
  await expect.element(alert).toBeVisible()
  await picture.upload(await photoOf('BEGIN:VCARD\r\nVERSION:3.0\r\nFN:Ida Lost\r\nEND:VCARD\r\n'))
  const title = page.getByRole('region').getByRole('heading', { level: 2 })
  await expect.element(title).toBeVisible()
  await expect.element(page.css('.bcard-scan [role="status"]')).toHaveTextContent(title.element().textContent)
})

/** The text of the file that a press saves, and its name. */
async function savedBy(presses: () => Promise<void>): Promise<{ name: string; text: string }> {
  const make = URL.createObjectURL
  const click = HTMLAnchorElement.prototype.click
  let [name, text] = ['', Promise.resolve('')]
  URL.createObjectURL = (blob: Blob) => {
    text = blob.text()
    return make(blob)
  }
  HTMLAnchorElement.prototype.click = function () {
    name = this.download
  }
  onTestFinished(() => {
    URL.createObjectURL = make
    HTMLAnchorElement.prototype.click = click
  })
  await presses()
  return { name, text: await text }
}

it.each(['3.0', '4.0'])('all received cards are saved in one file, vCard %s', async (version) => {
  await open('?tab=exchanged')
  const all = page.getByRole('button', { name: 'Save all cards' })
  await all.click()
  await expect.element(dialog.getByText(/^\d+ cards in one file/)).toBeVisible()
  await expectAccessible('dialog')
  await dialog.getByRole('radio', { name: `vCard ${version}`, exact: false }).click()
  const { name, text } = await savedBy(() => dialog.getByRole('button', { name: 'Save the file' }).click())
  expect(name).toBe(`business-cards-${version}.vcf`)
  expect(text.match(new RegExp(`^VERSION:${version}`, 'gm'))?.length).toBeGreaterThan(1)
  expect(text.match(/^END:VCARD/gm)?.length).toBe(text.match(/^VERSION:/gm)?.length)
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(all).toHaveFocus()
})

const vcf = (...cards: string[][]) =>
  cards.map((lines) => ['BEGIN:VCARD', ...lines, 'END:VCARD'].join('\r\n')).join('\r\n')

it('cards of a file are listed before they are saved, with duplicates and invalid fields marked', async () => {
  await open('?tab=exchanged', 'press@example.com')
  const choose = page.getByLabelText('Add from a file', { exact: false })
  const mia = ['VERSION:3.0', 'FN:Mia Berg', 'EMAIL:mia@example.com', 'TEL;TYPE=CELL:call me']
  const text = vcf(
    mia,
    ['VERSION:4.0', 'FN:Mia Berg', 'EMAIL:mia@example.com'],
    ['TEL:1'],
    ['FN:<img src=x onerror=alert(1)>'],
  )
  await choose.upload(new File([text], 'book.vcf', { type: 'text/vcard' }))
  await expect.element(dialog.getByText('3 cards were read', { exact: false })).toBeVisible()
  await expect.element(dialog.getByText('1 card could not be read.')).toBeVisible()
  const row = (name: RegExp) => dialog.getByRole('checkbox', { name })
  await expect.element(row(/^Mia Berg mia@example.com Left out because they are not valid: Mobile$/)).toBeChecked()
  await expect.element(row(/^Mia Berg Twice in the file/)).not.toBeChecked()
  await expect.element(row(/^<img src=x/)).toBeChecked()
  await expectAccessible('dialog')

  // One is refused, the other saved; the remaining one shows the reason, and is saved on a second try.
  const sent = watchSent(/operateCards$/)
  withAnswers(/operateCards$/, (answer) =>
    sent.length === 2 ? { success: false, errCode: 4090, errMsg: 'Not this one.' } : answer,
  )
  await dialog.getByRole('button', { name: 'Keep 2 cards' }).click()
  await expect.element(dialog.getByRole('alert')).toMatchTextContent('Not all of them could be saved')
  await expect.element(dialog.getByText('Not this one.')).toBeVisible()
  expect(row(/^Mia Berg mia/).elements()).toEqual([])
  expect(sent).toMatchObject([
    { operation: 'KEEP', source: 'FILE', card: { name: 'Mia Berg', email: 'mia@example.com' } },
    { operation: 'KEEP', source: 'FILE', card: { name: '<img src=x onerror=alert(1)>' } },
  ])
  await dialog.getByRole('button', { name: 'Keep 1 card' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  expect(sent[2]?.['requestId']).toBe(sent[1]?.['requestId'])
  await expect.element(page.css('.exchange').filter({ hasText: 'Mia Berg' })).toMatchTextContent('From a file')

  await choose.upload(new File([vcf(mia)], 'again.vcf'))
  await expect.element(row(/^Mia Berg Already among your cards/)).not.toBeChecked()
})

it('a file without cards shows a message', async () => {
  await open('?tab=exchanged')
  const choose = page.getByLabelText('Add from a file', { exact: false })
  await choose.upload(new File([new Uint8Array([0, 255, 254, 1, 2])], 'photo.vcf'))
  await expect.element(dialog.getByText('No business cards were found in photo.vcf', { exact: false })).toBeVisible()
  await expectAccessible('dialog')
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog).not.toBeInTheDocument()
})
