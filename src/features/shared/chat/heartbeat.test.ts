import { machineTime } from '@fair/contract/rules/machine-time.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { watching } from './heartbeat.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function watched() {
  const [ping, dead] = [vi.fn(), vi.fn()]
  return { ping, dead, watch: watching(ping, dead) }
}

test('a connection that is not accepted within eight seconds is reported as dead', () => {
  const { dead } = watched()
  vi.advanceTimersByTime(7999)
  expect(dead).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(dead).toHaveBeenCalledTimes(1)
})

test('a connection that responds stays alive, with a ping every eight seconds', () => {
  const { ping, dead, watch } = watched()
  ping.mockImplementation(() => setTimeout(watch.received, 3000))
  watch.begin()
  vi.advanceTimersByTime(80_000)
  expect([ping.mock.calls.length, dead.mock.calls.length]).toEqual([10, 0])
  watch.stop()
})

test('a half-open connection is detected within twelve seconds', () => {
  const { dead, watch } = watched()
  watch.begin()
  vi.advanceTimersByTime(11_999)
  expect(dead).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(dead).toHaveBeenCalledTimes(1)
  watch.stop()
})

test('a connection is reported as dead at once after a sleep, without a ping', () => {
  const { ping, dead, watch } = watched()
  watch.begin()
  vi.setSystemTime(machineTime() + 3_600_000)
  vi.advanceTimersByTime(8000)
  expect([ping.mock.calls.length, dead.mock.calls.length]).toEqual([0, 1])
  watch.stop()
})

test('a hidden page, whose timers run once a minute, stays connected, also when it is shown again', () => {
  const page = { visibilityState: 'visible' }
  vi.stubGlobal('document', page)
  const { ping, dead, watch } = watched()
  ping.mockImplementation(watch.received)
  watch.begin()
  vi.advanceTimersByTime(8000)
  page.visibilityState = 'hidden'
  vi.advanceTimersByTime(8000)
  for (const visibility of ['hidden', 'hidden', 'visible']) {
    vi.setSystemTime(machineTime() + 60_000)
    page.visibilityState = visibility
    vi.advanceTimersByTime(8000)
  }
  expect([ping.mock.calls.length, dead.mock.calls.length]).toEqual([5, 0])
  watch.stop()
})
