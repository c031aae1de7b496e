import { expect, test } from 'vitest'
import { executedLength, median, ratio, rounded } from './figures.ts'
import { pictureFor } from './pictures.ts'

test('the median is the middle value or the lower of two, and ignores missing values', () => {
  expect(median([3, 1, 2])).toBe(2)
  expect(median([4, 1, 2, 3])).toBe(2)
  expect(median([null, 5])).toBe(5)
  expect(median([null])).toBeNull()
})

test('the ratio compares values of the same round', () => {
  expect(ratio([10, 40, 30], [10, 20, 10])).toBe(2)
  expect(ratio([10, null], [null, 20])).toBeNull()
})

test('rounding keeps missing values', () => {
  expect(rounded(1.2345, 2)).toBe(1.23)
  expect(rounded(null, 2)).toBeNull()
})

test('the innermost range determines which code was executed', () => {
  const range = (startOffset: number, endOffset: number, count: number) => ({ startOffset, endOffset, count })
  const functions = [
    { ranges: [range(0, 100, 1)] },
    { ranges: [range(10, 50, 0)] },
    { ranges: [range(60, 90, 1), range(70, 80, 0)] },
  ]
  expect(executedLength(functions)).toBe(100 - 40 - 10)
  expect(executedLength([])).toBe(0)
})

test('a picture is selected by its name, or by its width', () => {
  const name = (path: string) => pictureFor(new URL(path, 'https://localhost'))
  expect(name('/media/t3.webp')).toBe('t3.webp')
  expect(name('/media/hero.webp')).toBe('hero.webp')
  expect(name('/media/exhibit/machine/0?w=640')).toBe('hero.webp')
  expect(name('/media/logo/1?w=160')).toMatch(/^t\d+\.webp$/)
})
