// Full events have a waiting list, if the platform supports it: a meeting that is booked online, an activity by ticket.

import { meeting } from '@fair/contract/meeting.ts'
import { searchRest as search } from '@fair/contract/search.ts'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { deleteWrite } from '../../src/stores/outbox.ts'
import { readOutbox } from '../../src/stores/own-databases.ts'
import { pageOwner } from '../../src/stores/owner.ts'
import { dataOf } from '../connected.ts'
import { expectAccessible } from './accessible.ts'
import { logIn, openOver, openPage } from './island.tsx'
import { watchSent, withAnswers, withFault } from './network.ts'

const dialog = page.getByRole('dialog')
const join = dialog.getByRole('button', { name: 'Join the waiting list' })
const leave = dialog.getByRole('button', { name: 'Leave the waiting list' })

/** The full meeting of the sample, and its page. */
async function openFull() {
  const { call } = await openPage('/en-US/meeting/')
  const { records } = dataOf(await call(meeting.list, { pageSize: 0 }))
  const full = records.find(({ seatsLeft, state }) => seatsLeft === 0 && state === 'upcoming')
  if (!full) throw new Error('no meeting of the sample is full')
  await openPage(`/en-US/meeting/detail/${full.meetingId}/`)
  await logIn()
  return full.meetingId
}

it('a visitor can join and leave the waiting list of a full meeting, and the reopened dialog shows the state', async () => {
  const businessId = await openFull()
  const sent = watchSent(/waitingList$/)
  await openOver('book')
  await expect.element(dialog.getByRole('heading', { level: 2, name: 'Waiting list' })).toBeVisible()
  await expect.element(dialog.getByText('All places are taken.')).toBeVisible()
  const mended = withFault('offline', /waitingList$/)
  await join.click()
  await expect.element(dialog.getByRole('alert')).toMatchTextContent('Check your network')
  mended()
  await join.click()
  await expect.element(leave).toHaveFocus()
  await expect.element(dialog.getByRole('status').first()).toMatchTextContent('You are on the waiting list.')
  await expectAccessible('dialog')
  expect(sent.at(-1)).toMatchObject({ appointmentType: 'MEETING', businessId, isWaiting: true })
  await dialog.getByRole('button', { name: 'Close' }).click()
  await openOver('book')
  await leave.click()
  await expect.element(dialog.getByRole('status').first()).toMatchTextContent('You are no longer on the waiting list.')
  await expect.element(join).toBeVisible()
})

it('the waiting list of a full activity needs no ticket', async () => {
  const { call } = await openPage('/en-US/activity/')
  const { records } = dataOf(await call(search.offlineActivity, { pageSize: 0 }))
  const full = records.find(({ seatsLeft, state }) => seatsLeft === 0 && state === 'upcoming')
  await openPage(`/en-US/activity/detail/${full?.activityId}/`)
  await logIn()
  await openOver('book')
  await join.click()
  await expect.element(leave).toBeVisible()
  await leave.click()
  await expect.element(join).toBeVisible()
})

it('without waiting lists of the platform, a full meeting shows that all seats are taken', async () => {
  await openFull()
  withAnswers(/meeting/, (answer) =>
    JSON.parse(JSON.stringify(answer, (key, value) => (key === 'isWaiting' ? undefined : value))),
  )
  await openOver('book')
  await expect.element(dialog.getByRole('alert')).toMatchTextContent('All seats are taken.')
  await expect.element(join).not.toBeInTheDocument()
})

it('a booking that does not reach the platform is stored, and offers no waiting list', async () => {
  await openFull()
  const mended = withFault('offline', /appointment\/create$/)
  await openOver('book')
  await expect.element(page.getByRole('dialog', { name: 'Not sent yet' })).toMatchTextContent('Nothing is reserved')
  await expect.element(join).not.toBeInTheDocument()
  mended()
  const [write] = await readOutbox(pageOwner())
  expect(write).toMatchObject({ kind: 'booking', input: { appointmentType: 'MEETING' } })
  await deleteWrite(write?.id ?? '')
})
