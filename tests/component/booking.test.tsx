// A time with an exhibitor is chosen in three clocks: refusals, remembered input, and the result.
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible } from './accessible.ts'
import { logIn, openOver, openPage, press } from './island.tsx'
import { watchSent, withAnswers, withFault } from './network.ts'

const BUYER = 'emma.larsson@example.com'
const dialog = page.getByRole('dialog')
const book = dialog.getByRole('button', { name: 'Book this time' })
const topic = dialog.getByLabelText('Topic (optional)')
/** Free times of the day that is shown. */
const free = page.css('.booking-slot:not(.clash):has(input:enabled)')

async function open(address = '/en-US/exhibitor/detail/30002/') {
  await openPage(address)
  await logIn(BUYER)
  await openOver('book')
}

it('a booking requires a time, keeps its input after a failure, and is retried with the same request id', async () => {
  await open()
  await expect.element(dialog.getByRole('heading', { level: 2, name: 'Book a meeting' })).toBeVisible()
  await topic.fill('Grippers')
  const sent = watchSent(/reservation\/save$/)
  await book.click()
  await expect.element(dialog.getByRole('alert')).toMatchTextContent('Choose a time first')
  expect(sent).toEqual([])
  // Press its label, which covers it.
  press(dialog.getByRole('radio', { name: /^22 Nov/ }))
  const time = page.css('.booking-slot:not(.clash):has(input:enabled) b').first()
  await expect.element(time).toBeVisible()
  const chosen = time.element().textContent
  await free.first().click()
  const clocks = page.css('.booking-clocks')
  await expect.element(clocks).toMatchTextContent(`Event time${chosen}`)
  await expect.element(clocks).toMatchTextContent('UTC+8')
  // The exhibitor is in Nagoya.
  await expect.element(clocks).toMatchTextContent('UTC+9')
  await expectAccessible('dialog')

  const mended = withFault('broken', /reservation\/save$/)
  await book.click()
  await expect.element(dialog.getByRole('alert')).toBeVisible()
  await expect.element(topic).toHaveValue('Grippers')
  // The free times are requested again: the day remains, and the time is chosen again.
  await expect.element(dialog.getByRole('radio', { name: /^22 Nov/ })).toBeChecked()
  mended()
  await free.first().click()
  await book.dblClick()
  await expect.element(dialog.getByRole('heading', { level: 2, name: 'Request sent' })).toHaveFocus()
  await expect.element(dialog.getByText('To be confirmed')).toBeVisible()
  await expectAccessible('dialog')
  expect(sent).toHaveLength(2)
  expect(sent[1]?.requestId).toBe(sent[0]?.requestId)
})

it('the topic survives a reload until the booking is sent', async () => {
  await open()
  await topic.fill('Grippers for 12 kg')
  const drafts = () => Object.entries(localStorage).filter(([key]) => key.startsWith('draft:'))
  expect(drafts()).toEqual([[expect.stringContaining('slot%2030002'), expect.stringContaining('Grippers for 12 kg')]])
  const stored = drafts()
  // Only the device's storage is left of it.
  await topic.fill('')
  expect(drafts()).toEqual([])
  for (const [key, value] of stored) localStorage.setItem(key, value)
  await openOver('book')
  await expect.element(topic).toHaveValue('Grippers for 12 kg')
  await free.first().click()
  await book.click()
  await expect.element(dialog.getByRole('heading', { level: 2, name: 'Request sent' })).toBeVisible()
  expect(drafts()).toEqual([])
})

it('a chat is requested instead of a time', async () => {
  await open('/en-US/exhibitor/detail/30003/')
  const sent = watchSent(/appointment\/create$/)
  await dialog.getByRole('button', { name: 'Chat instead' }).click()
  await expect.element(dialog.getByRole('heading', { level: 2, name: 'Request sent' })).toBeVisible()
  expect(sent).toMatchObject([{ appointmentType: 'CHAT', businessId: '30003' }])
  await expectAccessible('dialog')
})

it('a booking that the platform neither confirms nor refuses shows an error and can be retried', async () => {
  await open('/en-US/exhibitor/detail/30003/')
  withAnswers(/appointment\/create$/, (answer) => ({
    ...(answer as object),
    data: { appointmentId: null, conflict: null },
  }))
  await dialog.getByRole('button', { name: 'Chat instead' }).click()
  await expect.element(dialog.getByRole('alert')).toMatchTextContent('an error occurred')
  await expect.element(dialog.getByRole('button', { name: 'Try again' })).toBeVisible()
})

it('free times that fail to load show an error and load on a retry', async () => {
  await openPage('/en-US/exhibitor/detail/30002/')
  await logIn(BUYER)
  const mended = withFault('broken', /slots/)
  await openOver('book')
  await expect.element(dialog.getByRole('alert')).toBeVisible()
  mended()
  await dialog.getByRole('button', { name: 'Try again' }).click()
  await expect.element(free.first()).toBeVisible()
})

it('without a login, the dialog asks for one and gives the reason', async () => {
  await openPage('/en-US/exhibitor/detail/30002/')
  await openOver('book')
  await expect.element(dialog.getByRole('heading', { name: 'Log in to book a meeting' })).toBeVisible()
})
