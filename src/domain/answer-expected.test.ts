import { expect, it } from 'vitest'
import { isAnswerLate } from './answer-expected.ts'

it.each([
  [23 * 60, 10, false],
  [24 * 60 + 1, 10, true],
  [24 * 60 + 1, 20 * 60, false],
  [41 * 60, 20 * 60, true],
  [47 * 60, null, false],
  [49 * 60, null, true],
])('%i minutes of waiting with a median of %s: late is %s', (waited, median, isLate) => {
  expect(isAnswerLate(waited, median)).toBe(isLate)
})
