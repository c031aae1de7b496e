import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { navigateBack } from './navigate-back.ts'

const back = vi.fn()
const assign = vi.fn()

beforeEach(() => {
  back.mockClear()
  assign.mockClear()
})
afterEach(() => void vi.unstubAllGlobals())

it.each([
  ['the page of this site that led here', 2, 'https://fair.example/en-US/live/', [1, 0]],
  ['the list after a visit from another site', 2, 'https://fair.example.org/', [0, 1]],
  ['the list after a visit without a referrer', 2, '', [0, 1]],
  ['the list in a new tab', 1, 'https://fair.example/en-US/live/', [0, 1]],
])('leads to %s', (_, length, referrer, calls) => {
  vi.stubGlobal('history', { length, back })
  vi.stubGlobal('document', { referrer })
  vi.stubGlobal('location', { origin: 'https://fair.example', assign })
  navigateBack('/en-US/meeting/')
  expect([back.mock.calls.length, assign.mock.calls.length]).toEqual(calls)
  if (calls[1]) expect(assign).toHaveBeenCalledWith('/en-US/meeting/')
})
