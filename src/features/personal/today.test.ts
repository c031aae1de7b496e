import type { ScheduleEntry } from '@fair/contract/schedule.ts'
import { describe, expect, it } from 'vitest'
import { parsed } from '../../../tests/parsed.ts'
import { dayFrom, hourIn, pathOfEntry } from './today.ts'

const entry = (entryId: string, from: string, to: string, more: Partial<ScheduleEntry> = {}): ScheduleEntry =>
  parsed({
    entryId,
    kind: 'MEETING',
    title: entryId,
    startTime: `2026-11-19T${from}:00.000Z`,
    endTime: `2026-11-19T${to}:00.000Z`,
    state: 'BOOKED',
    businessId: 'M1',
    place: '',
    isOnline: true,
    hostName: '',
    conflictsWith: [],
    uid: entryId,
    sequence: 0,
    updateTime: '2026-11-19T00:00:00.000Z',
    ...more,
  })

describe('the greeting', () => {
  it('depends on the hour in the visitor’s time zone', () => {
    expect(hourIn(parsed('2026-11-19T02:42:00Z'), 'Asia/Shanghai')).toBe('morning')
    expect(hourIn(parsed('2026-11-19T02:42:00Z'), 'America/New_York')).toBe('evening')
    expect(hourIn(parsed('2026-11-19T12:00:00Z'), 'Europe/Berlin')).toBe('afternoon')
  })
})

describe('the day’s schedule', () => {
  it('starts with the running entry and the next one, without past and cancelled ones', () => {
    const entries = [
      entry('later', '05:00', '06:00'),
      entry('over', '01:00', '02:00'),
      entry('next', '04:00', '05:00'),
      entry('now', '02:00', '03:00'),
      entry('off', '04:30', '05:00', { state: 'CANCELLED' }),
    ]
    const day = dayFrom(entries, parsed('2026-11-19T02:42:00Z'))
    expect(day.map(({ entry: { entryId }, phase }) => [entryId, phase])).toEqual([
      ['now', 'now'],
      ['next', 'next'],
      ['later', null],
    ])
  })

  it('links each kind of entry to its page', () => {
    expect(pathOfEntry(entry('a', '01:00', '02:00'))).toBe('/meeting/detail/M1')
    const negotiation = entry(
      'b',
      '01:00',
      '02:00',
      parsed({ kind: 'NEGOTIATION', businessId: 'R1', exhibitorId: 'E7' }),
    )
    expect(pathOfEntry(negotiation)).toBe('/exhibitor/detail/E7')
  })
})
