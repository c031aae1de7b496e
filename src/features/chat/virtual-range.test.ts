import { expect, test } from 'vitest'
import { shownRange, startsOf } from './virtual-range.ts'

const rows = Array.from({ length: 10_000 }, (_, n) => ({ key: `m${n}` }))

test('rows start where the previous ones end, measured or not', () => {
  const starts = startsOf(rows.slice(0, 3), new Map([['m1', 100]]))
  expect(starts).toEqual([0, 92, 208, 284])
  expect(startsOf([], new Map())).toEqual([0])
})

test.each([
  [0, [0, 15]],
  [92 * 5000, [4992, 5015]],
  [92 * 5000 - 1, [4991, 5015]],
  [92 * 10_000, [9991, 10_000]],
])('of ten thousand rows, the range at %s px has only those nearby', (top, range) => {
  expect(shownRange(startsOf(rows, new Map()), top, 600)).toEqual(range)
})

test('the range of no rows is empty', () => {
  expect(shownRange([0], 0, 600)).toEqual([0, 0])
})
