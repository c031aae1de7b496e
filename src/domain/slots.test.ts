import type { Span } from '@fair/contract/rules/time.ts'
import { describe, expect, test } from 'vitest'
import { parsed } from '../../tests/parsed.ts'
import { addDays, daysBetween, fairDays, slotDays, slotWindow, weekOf } from './slots.ts'

const fair = { startTime: '2026-11-18T01:00:00Z', endTime: '2026-11-22T09:00:00Z' }

test('days are added and counted across months and leap days', () => {
  expect(addDays('2028-02-28', 1)).toBe('2028-02-29')
  expect(daysBetween('2026-11-29', '2026-12-02')).toHaveLength(4)
  expect(daysBetween('2026-12-02', '2026-12-01')).toEqual([])
  expect(weekOf('2026-11-22')).toEqual(daysBetween('2026-11-16', '2026-11-22'))
  expect(weekOf('2026-11-16')[0]).toBe('2026-11-16')
})

test('the days of a fair are those in its time zone', () => {
  expect(fairDays(parsed(fair), parsed('Asia/Shanghai'))).toEqual(daysBetween('2026-11-18', '2026-11-22'))
  // An end at midnight belongs to the day before.
  expect(fairDays(parsed({ ...fair, endTime: '2026-11-22T16:00:00Z' }), parsed('Asia/Shanghai')).at(-1)).toBe(
    '2026-11-22',
  )
})

describe('slotWindow', () => {
  const at = (now: string) => slotWindow(parsed(fair), parsed('Asia/Shanghai'), new Date(now))
  test('is the rest of the fair', () => {
    expect(at('2026-11-01T00:00:00Z')).toEqual({ from: '2026-11-18', to: '2026-11-22' })
    expect(at('2026-11-19T17:00:00Z')).toEqual({ from: '2026-11-20', to: '2026-11-22' })
    expect(at('2026-11-23T00:00:00Z')).toBeNull()
  })
  test('is never longer than the platform allows', () => {
    const long = { startTime: '2026-01-01T00:00:00Z', endTime: '2026-12-31T00:00:00Z' }
    expect(slotWindow(parsed(long), 'UTC', new Date('2026-03-01T00:00:00Z'))).toEqual({
      from: '2026-03-01',
      to: '2026-03-31',
    })
  })
})

test('slotDays groups slots by the day at the venue and counts the free ones', () => {
  const slot = (startTime: string, state: string) => ({ ...parsed<Span>({ startTime, endTime: startTime }), state })
  const days = slotDays(
    [slot('2026-11-20T01:00:00Z', 'FREE'), slot('2026-11-19T01:00:00Z', 'TAKEN'), slot('2026-11-19T17:00:00Z', 'FREE')],
    parsed('Asia/Shanghai'),
  )
  expect(days.map(({ day, free, slots }) => [day, free, slots.length])).toEqual([
    ['2026-11-19', 0, 1],
    ['2026-11-20', 2, 2],
  ])
})
