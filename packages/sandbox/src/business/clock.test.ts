import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { dueBy, dueIn, dueTime, isDue, MINUTE } from './clock.ts'

const NOW = new Date('2026-11-19T02:42:00.000Z')
const later = (minutes: number) => new Date(NOW.getTime() + minutes * MINUTE)

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

describe('what happens after a while', () => {
  it('has happened when the platform’s clock gets there', () => {
    const due = dueIn(NOW, 3 * MINUTE)
    expect([isDue(due, NOW), isDue(due, later(2)), isDue(due, later(3))]).toEqual([false, false, true])
    expect(dueTime(due, later(9))).toBe('2026-11-19T02:45:00.000Z')
    expect(dueBy(due)).toBe('2026-11-19T02:45:00.000Z')
  })

  it('happens by the machine’s clock too, where the platform’s stands still: not later than now', () => {
    const due = dueIn(NOW, 3 * MINUTE)
    vi.advanceTimersByTime(3 * MINUTE - 1)
    expect(isDue(due, NOW)).toBe(false)
    vi.advanceTimersByTime(1)
    expect(isDue(due, NOW)).toBe(true)
    expect(dueTime(due, NOW)).toBe(NOW.toISOString())
  })

  it('of the demo data waits for the platform’s clock, and null for nothing', () => {
    const due = later(3).toISOString()
    vi.advanceTimersByTime(60 * MINUTE)
    expect([isDue(due, NOW), isDue(due, later(3)), isDue(null, later(99))]).toEqual([false, true, false])
  })
})
