import { expect, test } from 'vitest'
import { reconnectPause } from './reconnect.ts'

test('pauses double up to eight seconds, randomised over their upper half', () => {
  expect([1, 2, 3, 4, 5, 6, 1000].map((attempt) => reconnectPause(attempt, 1))).toEqual([
    500, 1000, 2000, 4000, 8000, 8000, 8000,
  ])
  expect([1, 5].map((attempt) => reconnectPause(attempt, 0))).toEqual([250, 4000])
})

test('reconnecting stops after a thousand attempts (Spec 9)', () => {
  expect(reconnectPause(1001, 0.5)).toBeNull()
})
