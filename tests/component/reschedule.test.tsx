// A talk is moved to another time: the new one is booked first, then the former one is cancelled, and its notes remain.

import { reservation } from '@fair/contract/reservation.ts'
import { schedule } from '@fair/contract/schedule.ts'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { childAt } from '../../src/features/personal/children.ts'
import { PlanPage } from '../../src/features/plan/PlanPage.tsx'
import type { IslandPage } from '../../src/islands/page.ts'
import { dataOf } from '../connected.ts'
import { expectAccessible } from './accessible.ts'
import { hydrate, logIn, openPage, press } from './island.tsx'
import { watchSent, withAnswers, withFault } from './network.ts'

// Not the visitor and exhibitor of booking.test.tsx, which runs at the same time and takes free times as well.
const VISITOR = 'press@example.com'
const EXHIBITOR = '30004'
const TOPIC = 'Grippers for glass'
const dialog = page.getByRole('dialog')

async function reserved({ call }: IslandPage): Promise<string> {
  const slots = dataOf(await call(reservation.slots, { exhibitorId: EXHIBITOR, from: '2026-11-21', to: '2026-11-22' }))
  const free = slots.find(({ state, conflict }) => state === 'FREE' && !conflict)
  if (!free) throw new Error('no time is free')
  const wish = { exhibitorId: EXHIBITOR, slotId: free.slotId, isOnline: false, topic: TOPIC }
  return dataOf(await call(reservation.create, { ...wish, requestId: crypto.randomUUID() })).entryId
}

it('the new time is booked before the former one is cancelled, and a failed cancellation can be retried', async () => {
  const island = await openPage('/en-US/personal-center/schedule/', 'personal', ...childAt('schedule').texts)
  await logIn(VISITOR)
  const waiting = async () => [...(await states(island)).values()].filter((state) => state === 'WAITING').length
  const before = await waiting()
  const former = await reserved(island)
  await hydrate(<PlanPage source="schedule" />)
  const row = page.css(`#entry-${former}`)
  await expect.element(row).toBeVisible()
  press(row.getByRole('button', { name: /^Change time/ }))
  await expect.element(dialog.getByRole('heading', { level: 2, name: 'Change time' })).toBeVisible()
  await expect.element(dialog.getByLabelText('Topic (optional)')).toHaveValue(TOPIC)
  await expect.element(dialog.getByRole('radio', { name: /^At booth/ })).toBeChecked()
  await expectAccessible('dialog')

  const mended = withFault('broken', /reservation\/cancel$/)
  const cancelled = watchSent(/reservation\/cancel$/)
  await page.css('.booking-slot:not(.clash):has(input:enabled)').first().click()
  await dialog.getByRole('button', { name: 'Move to this time' }).click()
  await expect.element(dialog.getByRole('heading', { level: 2, name: 'Request sent' })).toBeVisible()
  const reported = page.getByText(/^The new time is booked, but the one at .* could not be canceled/)
  await expect.element(reported).toBeVisible()
  mended()
  press(page.css('.toast').getByRole('button', { name: 'Try again' }))
  await expect.poll(async () => (await states(island)).get(former)).toBe('CANCELLED')
  expect(cancelled.at(-1)).toMatchObject({ reasonId: 'TIME', remark: expect.stringMatching(/^Moved to /) })
  expect(await waiting()).toBe(before + 1)
  // The plan below shows that as well.
  await expect.element(row).toMatchTextContent('Canceled')
})

it('a plan stays when it cannot be loaded again', async () => {
  await openPage('/en-US/personal-center/schedule/', 'personal', ...childAt('schedule').texts)
  await logIn(VISITOR)
  await hydrate(<PlanPage source="schedule" />)
  const rows = page.css('[id^=entry-]')
  await expect.element(rows.first()).toBeVisible()
  const before = rows.elements().length
  const mended = withFault('refused', /schedule/)
  dispatchEvent(new Event('online'))
  await expect.element(page.css('.toast')).toBeVisible()
  mended()
  expect(rows.elements()).toHaveLength(before)
})

it('a plan is up to date when the visitor returns to its tab', async () => {
  await openPage('/en-US/personal-center/schedule/', 'personal', ...childAt('schedule').texts)
  await logIn(VISITOR)
  await hydrate(<PlanPage source="schedule" />)
  await expect.element(page.css('[id^=entry-]').first()).toBeVisible()
  withAnswers(/app\/schedule$/, (answer) => ({
    ...Object(answer),
    list: Object(answer).list.map((each: object) => ({ ...each, title: 'Changed elsewhere' })),
  }))
  document.dispatchEvent(new Event('visibilitychange'))
  await expect.element(page.getByRole('link', { name: 'Changed elsewhere' }).first()).toBeVisible()
})

/** The visitor's talks on the topic, by entry: other files make appointments as well, maybe meanwhile. */
async function states({ call }: IslandPage): Promise<Map<string, string>> {
  const entries = dataOf(await call(schedule.list, {}))
  return new Map(entries.filter(({ topic }) => topic === TOPIC).map((each) => [each.entryId, each.state]))
}

it('a request that the browser has cancelled is no failure of the plan', async () => {
  const island = await openPage('/en-US/personal-center/schedule/', 'personal', ...childAt('schedule').texts)
  await logIn(VISITOR)
  await hydrate(<PlanPage source="schedule" />)
  await expect.element(page.css('[id^=entry-]').first()).toBeVisible()
  let isCancelled = false
  const mended = withAnswers(/app\/schedule$/, () => {
    isCancelled = true
    throw new DOMException('left', 'AbortError')
  })
  dispatchEvent(new Event('online'))
  await expect.poll(() => isCancelled).toBe(true)
  mended()
  // A failure would be shown by then.
  await states(island)
  expect(page.css('.toast').elements()).toEqual([])
})

it('an appointment can be cancelled on a platform that offers no reasons', async () => {
  const island = await openPage('/en-US/personal-center/schedule/', 'personal', ...childAt('schedule').texts)
  await logIn(VISITOR)
  const entryId = await reserved(island)
  withAnswers(/cancel\/reason$/, (answer) => ({ ...Object(answer), list: [] }))
  const cancelled = watchSent(/reservation\/cancel$/)
  await hydrate(<PlanPage source="schedule" />)
  const cancel = page.css(`#entry-${entryId}`).getByRole('button', { name: /^Cancel/ })
  await expect.element(cancel).toBeVisible()
  press(cancel)
  const send = dialog.getByRole('button', { name: 'Cancel appointment' })
  await expect.element(send).toBeVisible()
  await expect.element(dialog.getByRole('group')).not.toBeInTheDocument()
  await send.click()
  await expect.poll(() => cancelled).toEqual([{ appointmentId: expect.any(String), reasonId: '' }])
})
