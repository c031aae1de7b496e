// Writing an inquiry: over an exhibit's page to its exhibitor, or on a separate page into the hall.
import '../../src/styles/form.css'
import '../../src/styles/personal.css'
import { inquiry } from '@fair/contract/inquiry.ts'
import { expect, it, onTestFinished, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { MyInquiriesPage } from '../../src/features/inquiry/MyInquiriesPage.tsx'
import { PublishPage } from '../../src/features/inquiry/PublishPage.tsx'
import { currentPage } from '../../src/islands/page.ts'
import { inquiryBasket } from '../../src/stores/inquiry-basket.ts'
import { dataOf } from '../connected.ts'
import { parsed } from '../parsed.ts'
import { expectAccessible } from './accessible.ts'
import { hydrate, logIn, openOver, openPage } from './island.tsx'
import { holdCalls, watchCalls, watchSent, withAnswers, withFault } from './network.ts'

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
  await expect.element(dialog.getByRole('link', { name: 'Track it' })).toBeVisible()
  await expectAccessible('dialog')
  const ids = new Set(sent.flatMap(({ requestId }) => requestId ?? []))
  expect(ids.size).toBe(1)
})

it('the inquiry stays open when the visitor chooses no file after all', async () => {
  await openPage('/en-US/exhibits/detail/800001/')
  await logIn('emma.larsson@example.com')
  await openOver('inquire')
  const content = dialog.getByLabelText('Description', { exact: false })
  await content.fill('With a drawing')
  // As browsers report a file dialog that was cancelled.
  dialog
    .css('input[type=file]')
    .element()
    .dispatchEvent(new Event('cancel', { bubbles: true }))
  await content.fill('Without a drawing')
  await expect.element(content).toHaveValue('Without a drawing')
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog).not.toBeInTheDocument()
})

it('another inquiry after one to the basket is not about its exhibit', async () => {
  await openPage('/en-US/exhibits/detail/800001/')
  await logIn('emma.larsson@example.com')
  await openOver('inquire')
  await dialog.getByRole('button', { name: 'Add to the basket' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  await publish('?to=exhibitors')
  await expect.element(field('Title')).toHaveValue(expect.stringMatching(/^Inquiry about /))
  await page.getByRole('button', { name: 'Send the inquiry' }).click()
  await page.getByRole('button', { name: 'Write another one' }).click()
  await expect.element(field('Title')).toHaveValue('')
  await expect.element(field('Description')).toHaveValue('')
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
  await expect.element(page.getByRole('link', { name: 'Track it' })).toBeVisible()
})

it('an exhibitor is found, added to an inquiry and removed', async () => {
  await publish('?to=exhibitors')
  const search = page.getByRole('searchbox', { name: 'Add exhibitors' })
  await search.fill('kitamori')
  const status = page.css('.iq-to [role="status"]')
  await expect.element(status).toMatchTextContent(/^\d exhibitors? found$/)
  const add = page.css('.iq-found button').first()
  await add.click()
  await expect.poll(() => document.querySelectorAll('.iq-asked li').length).toBe(1)
  await expectAccessible()
  await page.css('.iq-asked').getByRole('button').first().click()
  await expect.poll(() => document.querySelectorAll('.iq-asked li').length).toBe(0)
})

it('a search for exhibitors that is cleared at once finds nothing', async () => {
  await publish('?to=exhibitors')
  const search = page.getByRole('searchbox', { name: 'Add exhibitors' })
  const requested = watchCalls()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  // All at once: while the browser presses keys, Vitest advances the fake clock.
  const input = search.element() as HTMLInputElement
  input.focus()
  document.execCommand('insertText', false, 'kitamori')
  input.select()
  document.execCommand('delete')
  await expect.element(search).toHaveValue('')
  await vi.runAllTimersAsync()
  expect(requested.filter((each) => each.includes('search'))).toEqual([])
})

it('an inquiry that cannot be fetched when the visitor returns to the page stays, with what is being typed', async () => {
  await openPage('/en-US/personal-center/inquiry/', 'personal', 'form', 'inquiry')
  await logIn()
  const { records } = dataOf(await currentPage().call(inquiry.mine, { pageNum: 1, pageSize: 20 }))
  const open = records.find(({ status }) => status !== 'FINISHED' && status !== 'CLOSED')
  history.replaceState(null, '', `?id=${open?.id}`)
  await hydrate(<MyInquiriesPage />)
  await page.getByRole('button', { name: 'End the inquiry' }).click()
  const reason = dialog.getByRole('textbox')
  await reason.fill('Bought elsewhere')
  const back = async () => {
    let answers = 0
    const counted = withAnswers(/inquiry/, (answer) => {
      answers += 1
      return answer
    })
    document.dispatchEvent(new Event('visibilitychange'))
    await expect.poll(() => answers).toBe(2)
    counted()
  }
  const mended = withAnswers(/inquiry/, () => ({ success: false, errCode: '9999', errMsg: 'Closed for repairs' }))
  await back()
  mended()
  withAnswers(/inquiry/, (answer) =>
    JSON.parse(JSON.stringify(answer, (key, value) => (key === 'content' ? 'Loaded again' : value))),
  )
  await back()
  await expect.element(page.css('.iq-text')).toMatchTextContent('Loaded again')
  await expect.element(reason).toHaveValue('Bought elsewhere')
})

it('the own inquiries are loaded again when the visitor returns to them', async () => {
  await openPage('/en-US/personal-center/inquiry/', 'personal', 'form', 'inquiry')
  await logIn()
  await hydrate(<MyInquiriesPage />)
  const title = page.css('main li h2').first()
  await expect.element(title).toBeVisible()
  withAnswers(/myInquiry$/, (answer) =>
    JSON.parse(JSON.stringify(answer, (key, value) => (key === 'title' ? 'Renamed' : value))),
  )
  document.dispatchEvent(new Event('visibilitychange'))
  await expect.element(title).toMatchTextContent('Renamed')
})

it('the tab of the hall lists the inquiries to the hall, and has no search', async () => {
  await openPage('/en-US/personal-center/inquiry/', 'personal', 'form', 'inquiry')
  await logIn()
  await hydrate(<MyInquiriesPage />)
  const search = field('Search by title or number')
  await expect.element(search).toBeVisible()
  const requested = watchCalls()
  const { records, total } = dataOf(await currentPage().call(inquiry.mineInHall, { pageNum: 1, pageSize: 10 }))
  const shared = dataOf(await currentPage().call(inquiry.mine, { pageNum: 1, pageSize: 1 })).total
  expect([total > 0, total < shared]).toEqual([true, true])
  requested.length = 0
  await page.getByRole('link', { name: 'In the hall' }).click()
  const titles = () =>
    page
      .css('main li h2')
      .elements()
      .map((each) => each.textContent)
  await expect.poll(titles).toEqual(records.map(({ title }) => title))
  await expect.element(search).not.toBeInTheDocument()
  // The visitor's data may be loaded meanwhile.
  const lists = requested.filter((each) => /inquiry/i.test(each))
  expect(lists).toEqual([expect.stringMatching(/^GET \/api\/v\d\/app\/inquiry\?pageNum=1/)])
})

it('an inquiry is reported as withdrawn, also if a refresh overtakes its reload', async () => {
  await openPage('/en-US/personal-center/inquiry/', 'personal', 'form', 'inquiry')
  await logIn('emma.larsson@example.com')
  const wish = {
    kind: 'DIRECT' as const,
    title: 'To be withdrawn',
    content: 'By mistake',
    exhibitorIds: ['30004'],
    fileIds: [],
  }
  const { id } = dataOf(await currentPage().call(inquiry.save, { ...wish, requestId: crypto.randomUUID() }))
  history.replaceState(null, '', `?id=${id}`)
  await hydrate(<MyInquiriesPage />)
  await page.getByRole('button', { name: 'End the inquiry' }).click()
  await dialog.getByRole('checkbox').click()
  const release = holdCalls(/getInquiryFeedback$/)
  const requested = watchCalls()
  const reloads = () => requested.filter((each) => each.includes('getInquiryFeedback')).length
  await dialog.css('.iq-end button[type=submit]').click()
  await expect.poll(reloads).toBe(1)
  document.dispatchEvent(new Event('visibilitychange'))
  await expect.poll(reloads).toBe(2)
  release()
  await expect.element(page.css('#toasts')).toMatchTextContent('taken back')
})

it('the same inquiry to other exhibitors is another write', async () => {
  const { data } = await openPage('/en-US/business/publish-inquiry/', 'inquiry')
  for (const exhibitorId of ['30003', '30004'])
    inquiryBasket(data).add(parsed({ exhibitorId, exhibitorName: `Exhibitor ${exhibitorId}`, logo: '' }))
  await publish('?to=exhibitors')
  await field('Title').fill('Shelves')
  await field('Description').fill('Please quote.')
  withFault('broken', /inquiry\/save$/)
  const sent = watchSent(/inquiry\/save$/)
  const send = async (count: number) => {
    await page.getByRole('button', { name: 'Send the inquiry' }).click()
    await expect.poll(() => sent.length).toBe(count)
    await expect
      .element(page.getByRole('button', { name: 'Send the inquiry' }))
      .toHaveAttribute('aria-disabled', 'false')
  }
  await send(1)
  await send(2)
  await page.getByRole('button', { name: 'Remove Exhibitor 30004' }).click()
  await send(3)
  const [first, again, other] = sent.map(({ requestId }) => requestId)
  expect(again).toBe(first)
  expect(other).not.toBe(first)
})

it('an exhibitor that the device cannot store in the basket is reported as that', async () => {
  await openPage('/en-US/exhibits/detail/800001/')
  await logIn('emma.larsson@example.com')
  await openOver('inquire')
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  await dialog.getByRole('button', { name: 'Add to the basket' }).click()
  await expect.element(page.css('#toasts')).toMatchTextContent('Could not be saved on this device')
})
