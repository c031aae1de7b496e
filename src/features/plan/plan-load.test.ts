import type { ScheduleEntry } from '@fair/contract/schedule.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { parsed } from '../../../tests/parsed.ts'
import type { Call } from '../../api/client.ts'
import type { PageData } from '../../stores/page-data.ts'
import { writeLogin } from '../../stores/session-storage.ts'
import { loadPlan, type PlanSource } from './plan-load.ts'

const entry = (entryId: string, appointmentId: string | null): ScheduleEntry =>
  parsed({
    ...{ entryId, kind: 'LIVE', title: 'Opening', state: 'FOLLOWED', businessId: '50001', appointmentId },
    ...{ startTime: '2026-11-19T03:00:00Z', endTime: '2026-11-19T04:00:00Z', place: '', isOnline: true, hostName: '' },
    ...{ conflictsWith: [], uid: entryId, sequence: 0, updateTime: '2026-11-01T00:00:00Z' },
  })
const booked = entry('E1', 'A1')
const all = [booked, entry('E2', null)]

const data = { tenantId: '1001', exhibitionId: null, site: '' } as unknown as PageData
const online = (async ({ path }: { path: string }) => {
  if (path.includes('user')) return { ok: false, code: 'service', message: '' }
  return { ok: true, data: path.includes('calendar') ? [booked] : all }
}) as unknown as Call
const offline = (async () => ({ ok: false, code: 'network', message: '' })) as unknown as Call

const read = async (call: Call, source: PlanSource) => {
  const load = await loadPlan(call, data, source)
  return load.ok ? load.plan.entries.map(({ entryId }) => entryId) : load.code
}

beforeEach(() => {
  const stored = new Map<string, string>()
  const storage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  }
  vi.stubGlobal('localStorage', storage)
  vi.stubGlobal('sessionStorage', storage)
  writeLogin({ authorization: 'token', userId: 'U1', stay: true })
})

afterEach(() => writeLogin(null))

test('the stored schedule is shown without a network, and the booked part of it as the calendar', async () => {
  expect(await read(online, 'schedule')).toEqual(['E1', 'E2'])
  expect(await read(online, 'calendar')).toEqual(['E1'])
  expect(await read(offline, 'schedule')).toEqual(['E1', 'E2'])
  expect(await read(offline, 'calendar')).toEqual(['E1'])
})

test.each([
  ['an overloaded platform', { code: 'service', errCode: '503' }],
  ['an answer that is not the platform’s', { code: 'contract' }],
])('the stored schedule is shown for %s, but not after a refusal', async (_, failure) => {
  const failing = (own: object) => (async () => ({ ok: false, message: '', ...own })) as unknown as Call
  expect(await read(online, 'schedule')).toEqual(['E1', 'E2'])
  expect(await read(failing(failure), 'schedule')).toEqual(['E1', 'E2'])
  expect(await read(failing({ code: 'service', errCode: '4030' }), 'schedule')).toBe('service')
})

test('a stored calendar is not shown as the whole schedule', async () => {
  expect(await read(online, 'calendar')).toEqual(['E1'])
  expect(await read(offline, 'calendar')).toEqual(['E1'])
  expect(await read(offline, 'schedule')).toBe('network')
  expect(await read(online, 'schedule')).toEqual(['E1', 'E2'])
  expect(await read(offline, 'schedule')).toEqual(['E1', 'E2'])
})

test('a loaded calendar replaces the booked part of the stored schedule, which reminders read', async () => {
  expect(await read(online, 'schedule')).toEqual(['E1', 'E2'])
  // E1 was cancelled, E3 was booked.
  const later = (async ({ path }: { path: string }) =>
    path.includes('calendar')
      ? { ok: true, data: [entry('E3', 'A3')] }
      : online({ path } as never, {})) as unknown as Call
  expect(await read(later, 'calendar')).toEqual(['E3'])
  expect(await read(offline, 'schedule')).toEqual(['E3', 'E2'])
})
