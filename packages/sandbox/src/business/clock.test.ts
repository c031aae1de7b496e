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

describe('a due time', () => {
  it('is reached by the platform clock', () => {
    const due = dueIn(NOW, 3 * MINUTE)
    expect([isDue(due, NOW), isDue(due, later(2)), isDue(due, later(3))]).toEqual([false, false, true])
    expect(dueTime(due, later(9))).toBe('2026-11-19T02:45:00.000Z')
    expect(dueBy(due)).toBe('2026-11-19T02:45:00.000Z')
  })

  it('is also reached by real time under a fixed platform clock, and dueTime is then at most now', () => {
    const due = dueIn(NOW, 3 * MINUTE)
    vi.advanceTimersByTime(3 * MINUTE - 1)
    expect(isDue(due, NOW)).toBe(false)
    vi.advanceTimersByTime(1)
    expect(isDue(due, NOW)).toBe(true)
    expect(dueTime(due, NOW)).toBe(NOW.toISOString())
  })

  it('in the demo data depends on the platform clock only, and null is never due', () => {
    const due = later(3).toISOString()
    vi.advanceTimersByTime(60 * MINUTE)
    expect([isDue(due, NOW), isDue(due, later(3)), isDue(null, later(99))]).toEqual([false, true, false])
  })
})
