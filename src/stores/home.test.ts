import { expect, it } from 'vitest'
import { isOutdated } from './home.ts'

const reading = { readAt: 1_000_000, keeps: 500, until: Number.POSITIVE_INFINITY }

it('is outdated after too long, whether the clock advanced or was set back', () => {
  expect(isOutdated(reading, 1_000_500)).toBe(false)
  expect(isOutdated(reading, 1_000_501)).toBe(true)
  expect(isOutdated(reading, 999_499)).toBe(true)
})

it('is outdated once an event that it shows has begun or ended', () => {
  expect(isOutdated({ ...reading, until: 1_000_100 }, 1_000_100)).toBe(false)
  expect(isOutdated({ ...reading, until: 1_000_100 }, 1_000_101)).toBe(true)
})
