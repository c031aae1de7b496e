import { describe, expect, test } from 'vitest'
import { elapsedDays, formatDuration, formatElapsed } from './duration.ts'

const DAY = 86_400_000

describe('formatDuration', () => {
  test.each([
    [0, '00:00:00'],
    [5, '00:00:05'],
    [59.999, '00:00:59'],
    [60, '00:01:00'],
    [3599, '00:59:59'],
    [3661, '01:01:01'],
    [86_399, '23:59:59'],
    [86_400, '24:00:00'],
    [360_000, '100:00:00'],
    [3_600_000 + 61, '1000:01:01'],
    [0.4, '00:00:00'],
    [-1, '00:00:00'],
    [-0.5, '00:00:00'],
    [Number.NaN, '00:00:00'],
    [Number.POSITIVE_INFINITY, '00:00:00'],
  ])('%d s is %s', (seconds, shown) => {
    expect(formatDuration(seconds)).toBe(shown)
  })

  test('can be parsed back to the same seconds', () => {
    for (let seconds = 0; seconds < 500_000; seconds += 997) {
      const [hours = 0, minutes = 60, rest = 60] = formatDuration(seconds).split(':').map(Number)
      expect(hours * 3600 + minutes * 60 + rest).toBe(seconds)
      expect(Math.max(minutes, rest)).toBeLessThan(60)
    }
  })
})

describe('formatElapsed', () => {
  test.each([
    [0, '00:00:00'],
    [61_500, '00:01:01'],
    [DAY - 1, '23:59:59'],
    [DAY, '1 Day'],
    [2 * DAY - 1, '1 Day'],
    [3 * DAY, '3 Days'],
    [99 * DAY - 1, '98 Days'],
    [99 * DAY, '99 Days+'],
    [5000 * DAY, '99 Days+'],
    [Number.POSITIVE_INFINITY, '99 Days+'],
    [-DAY, '00:00:00'],
    [Number.NaN, '00:00:00'],
  ])('%d ms is %s', (milliseconds, shown) => {
    expect(formatElapsed(milliseconds)).toBe(shown)
  })
})

test('elapsedDays returns whole days and whether they are capped', () => {
  expect(elapsedDays(DAY * 1.5)).toEqual({ days: 1, capped: false })
  expect(elapsedDays(DAY * 98.9)).toEqual({ days: 98, capped: false })
  expect(elapsedDays(DAY * 250)).toEqual({ days: 99, capped: true })
  expect(elapsedDays(-1)).toEqual({ days: 0, capped: false })
})
