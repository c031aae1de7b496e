// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { testPageData } from '../../tests/page-data.ts'
import { $toasts } from '../stores/toasts.ts'
import { startReminders } from './reminders.ts'

const START = Date.UTC(2026, 10, 19, 3)
const MINUTE = 60_000
const entryAt = (entryId: string, minutes: number) => ({
  ...{ entryId, kind: 'MEETING', businessId: entryId, title: entryId, state: 'BOOKED' },
  startTime: new Date(START + minutes * MINUTE).toISOString(),
})

vi.mock('../stores/plan-keep.ts', () => ({ readPlan: () => ({ entries: [entryAt('A', 15), entryAt('B', 16)] }) }))
vi.mock('../lib/i18n/browser-texts.ts', () => ({
  loadTranslate: async () => (key: string, values: object) => `${key} ${Object.values(values ?? {}).join(' ')}`,
}))

beforeEach(() => {
  vi.useFakeTimers({ now: START })
})
afterEach(() => {
  vi.useRealTimers()
  sessionStorage.clear()
})

test('the minutes of every reminder that is shown are updated, not only those of the last one', async () => {
  const shown = new Map<string, string>()
  $toasts.listen((toast) => toast?.id !== undefined && shown.set(toast.id, toast.text))
  await startReminders(testPageData(), { tenantId: 't', userId: 'u', exhibitionId: '2001' })
  expect([...shown.values()]).toEqual([expect.stringContaining('plan:soon 15')])
  await vi.advanceTimersByTimeAsync(10 * MINUTE)
  expect([...shown.values()]).toEqual([expect.stringContaining('plan:soon 5'), expect.stringContaining('plan:soon 6')])
})
