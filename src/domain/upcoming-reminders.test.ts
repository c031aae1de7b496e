import type { ScheduleEntry } from '@fair/contract/schedule.ts'
import { expect, test } from 'vitest'
import { parsed } from '../../tests/parsed.ts'
import { upcomingReminders } from './upcoming-reminders.ts'

const NOW = new Date('2026-11-19T02:45:00Z')
const at = (time: string) => parsed<Pick<ScheduleEntry, 'startTime'>>({ startTime: `2026-11-19T${time}:00Z` })

test('returns what starts within 15 minutes or has just started, earliest first', () => {
  const entries = [at('03:00'), at('03:01'), at('02:50'), at('02:41'), at('02:40')]
  expect(upcomingReminders(entries, NOW).map(({ entry, minutes }) => [entry.startTime.slice(11, 16), minutes])).toEqual(
    [
      ['02:41', -4],
      ['02:50', 5],
      ['03:00', 15],
    ],
  )
})

test('rounds minutes up, so that they are never 0 before the start', () => {
  expect(upcomingReminders([at('03:00')], new Date('2026-11-19T02:59:30Z'))[0]?.minutes).toBe(1)
})
