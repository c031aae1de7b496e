import { THROTTLE_MS } from '@fair/contract/rules/limits.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { throttle } from './throttle.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

test('runs at once, then once per 200 ms, and after the last call', () => {
  const run = vi.fn()
  const throttled = throttle(run)
  for (let n = 0; n < 5; n++) throttled()
  expect(run).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(THROTTLE_MS - 1)
  expect(run).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(1)
  expect(run).toHaveBeenCalledTimes(2)
  vi.advanceTimersByTime(THROTTLE_MS)
  expect(run).toHaveBeenCalledTimes(2)
  throttled()
  expect(run).toHaveBeenCalledTimes(3)
})
