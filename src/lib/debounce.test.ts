import { DEBOUNCE_MS } from '@fair/contract/rules/limits.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { debounce } from './debounce.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

test('runs once with the last arguments, a second after the last call', () => {
  const seen: string[] = []
  const say = debounce((text: string) => seen.push(text))
  say('a')
  vi.advanceTimersByTime(DEBOUNCE_MS - 1)
  say('ab')
  vi.advanceTimersByTime(DEBOUNCE_MS - 1)
  expect(seen).toEqual([])
  vi.advanceTimersByTime(1)
  expect(seen).toEqual(['ab'])
  vi.advanceTimersByTime(DEBOUNCE_MS * 2)
  expect(seen).toEqual(['ab'])
})

test('waits for the given time', () => {
  const seen: number[] = []
  const say = debounce((n: number) => seen.push(n), 300)
  say(1)
  vi.advanceTimersByTime(300)
  expect(seen).toEqual([1])
})

test('can be cancelled or flushed', () => {
  const seen: number[] = []
  const say = debounce((n: number) => seen.push(n))
  say(1)
  say.cancel()
  say.flush()
  vi.advanceTimersByTime(DEBOUNCE_MS)
  expect(seen).toEqual([])
  say(2)
  say.flush()
  expect(seen).toEqual([2])
  vi.advanceTimersByTime(DEBOUNCE_MS)
  expect(seen).toEqual([2])
})
