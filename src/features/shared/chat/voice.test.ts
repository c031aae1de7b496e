import { expect, test } from 'vitest'
import { clockOf, loudness } from './voice.ts'

test.each([
  [0, '0:00'],
  [21.9, '0:21'],
  [60, '1:00'],
  [605, '10:05'],
])('%s s is shown as %s', (seconds, shown) => {
  expect(clockOf(seconds)).toBe(shown)
})

test('the height of a bar is the loudness of its part of the recording', () => {
  const samples = Float32Array.from({ length: 400 }, (_, at) =>
    at < 100 ? 0 : at < 200 ? 0.25 : at < 300 ? -0.5 : 0.1,
  )
  expect(loudness(samples, 4).map((each) => Math.round(each * 100) / 100)).toEqual([0, 0.5, 1, 0.2])
})

test('silence and an empty recording have bars of zero height', () => {
  expect(loudness(new Float32Array(80), 4)).toEqual([0, 0, 0, 0])
  expect(loudness(new Float32Array(0), 2)).toEqual([0, 0])
})
