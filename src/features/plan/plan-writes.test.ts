import type { ScheduleEntry } from '@fair/contract/schedule.ts'
import { expect, test, vi } from 'vitest'
import { testPage } from '../../../tests/page-context.ts'
import { parsed } from '../../../tests/parsed.ts'
import type { Call } from '../../api/client.ts'
import { $toasts } from '../../stores/toasts.ts'
import { bookFollowed, giveUp } from './plan-writes.ts'

const entry: ScheduleEntry = parsed({
  ...{ entryId: 'E1', kind: 'LIVE', title: 'Opening', state: 'FOLLOWED', businessId: '50001', appointmentId: null },
  ...{ startTime: '2026-11-19T03:00:00Z', endTime: '2026-11-19T04:00:00Z', place: '', isOnline: true, hostName: '' },
  ...{ conflictsWith: [], uid: 'E1@fair', sequence: 0, updateTime: '2026-11-01T00:00:00Z' },
})

test('a live that the platform has not booked is not reported as booked, whether or not it gives a reason', async () => {
  const call = (async () => ({ ok: true, data: { appointmentId: null, conflict: null } })) as unknown as Call
  const changed = vi.fn(async () => {})
  await bookFollowed(entry, { page: testPage(), call, changed })
  expect($toasts.get()).toMatchObject({ bad: true })
  expect(changed).not.toHaveBeenCalled()
})

test('an appointment that the platform has not restored is not reported as restored', async () => {
  const answers = [
    { ok: true, data: {} },
    { ok: true, data: { appointmentId: null, conflict: null } },
  ]
  const call = (async () => answers.shift()) as unknown as Call
  await giveUp({ ...entry, state: 'BOOKED', appointmentId: 'A1' } as ScheduleEntry, {
    page: testPage(),
    call,
    changed: async () => {},
  })
  $toasts.get()?.action?.run()
  await expect.poll(() => $toasts.get()).toMatchObject({ bad: true })
})
