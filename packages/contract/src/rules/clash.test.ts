import { describe, expect, test } from 'vitest'
import { parsed } from '../../../../tests/parsed.ts'
import type { ScheduleEntry } from '../schedule.ts'
import { clashOf, lanesOf, sharedMinutes } from './clash.ts'

type TimedEntry = Pick<ScheduleEntry, 'entryId' | 'state' | 'title' | 'startTime' | 'endTime'>

const entry = (entryId: string, from: string, to: string, state: ScheduleEntry['state'] = 'BOOKED') =>
  parsed<TimedEntry>({
    entryId,
    state,
    title: entryId,
    startTime: `2026-11-19T${from}:00Z`,
    endTime: `2026-11-19T${to}:00Z`,
  })

test('sharedMinutes returns the length of the overlap, and 0 for adjacent entries', () => {
  expect(sharedMinutes(entry('a', '07:00', '09:00'), entry('b', '08:00', '08:30'))).toBe(30)
  expect(sharedMinutes(entry('a', '07:00', '08:00'), entry('b', '08:00', '08:30'))).toBe(0)
  expect(sharedMinutes(parsed({ startTime: 'x', endTime: 'y' }), entry('b', '08:00', '08:30'))).toBe(0)
})

describe('clashOf', () => {
  const long = entry('long', '07:00', '09:00')
  const short = entry('short', '08:45', '09:15')
  const waiting = entry('waiting', '07:30', '08:00', 'WAITING')

  test('returns the entry with the longest overlap', () => {
    expect(clashOf(long, [long, short, waiting])).toEqual({ other: waiting, minutes: 30 })
  })
  test('reports a clash of a followed entry with a booked one, but not the reverse', () => {
    const followed = entry('followed', '07:00', '07:30', 'FOLLOWED')
    expect(clashOf(followed, [long, followed])).toEqual({ other: long, minutes: 30 })
    expect(clashOf(long, [long, followed])).toBeNull()
  })
  test('ignores cancelled and ended entries', () => {
    for (const state of ['CANCELLED', 'ENDED'] as const) {
      const removed = entry('gone', '07:00', '08:00', state)
      expect(clashOf(removed, [removed, long])).toBeNull()
      expect(clashOf(long, [removed, long])).toBeNull()
    }
  })
})

describe('lanesOf', () => {
  const lanes = (...items: ReturnType<typeof entry>[]) =>
    lanesOf(items).map(({ item, lane, lanes: all }) => `${item.entryId} ${lane}/${all}`)

  test('places overlapping entries side by side, and others alone', () => {
    expect(lanes(entry('c', '10:00', '11:00'), entry('a', '07:00', '09:00'), entry('b', '08:00', '10:00'))).toEqual([
      'a 0/2',
      'b 1/2',
      'c 0/1',
    ])
  })
  test('reuses a lane once it is free', () => {
    const all = lanes(entry('a', '07:00', '10:00'), entry('b', '07:00', '08:00'), entry('c', '08:00', '09:00'))
    expect(all).toEqual(['a 0/2', 'b 1/2', 'c 1/2'])
  })
})
