import { expect, test } from 'vitest'
import { givenValue, grouped, numberOf, type SpecRow, specFrom, specValue, withUnit } from './spec.ts'
import { same, type Text } from './text.ts'

const label = same('x')
type NumberRow = Extract<SpecRow, { type: 'number' }>
const measure = (range: NumberRow['range'], unit: Text | string, more: Pick<NumberRow, 'sign' | 'follows'> = {}) =>
  specFrom({ type: 'number', label, range, unit, ...more })
const keys = Array.from({ length: 200 }, (_, key) => key * 7919)

test('thousands are grouped with commas, and fractions are kept', () => {
  expect([0, 7.5, 999, 1000, 18000, 1234567, 2430.5].map(grouped)).toEqual([
    '0',
    '7.5',
    '999',
    '1,000',
    '18,000',
    '1,234,567',
    '2,430.5',
  ])
})

test('a number is within its range and on its steps', () => {
  const spec = measure([0.3, 1.2, 0.1], 'mm')
  const seen = new Set(keys.map((key) => numberOf(spec, key, 1)))
  expect(seen).toEqual(new Set([0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1, 1.1, 1.2]))
})

test('a number that follows another one increases with it', () => {
  const inch = measure([18, 30, 1], 'in')
  const litres = measure([30, 110, 5], 'L', { follows: 'inch' })
  const pairs = keys.map((key) => [numberOf(inch, key, 3), numberOf(litres, key, 3)] as const)
  pairs.sort(([a], [b]) => a - b)
  for (const [index, [, volume]] of pairs.entries()) {
    const before = pairs[index - 1]
    if (before && before[0] < (pairs[index]?.[0] ?? 0)) expect(volume).toBeGreaterThanOrEqual(before[1])
  }
})

test('units are written as usual in each language', () => {
  const days = measure([90, 90, 1], ['天', 'days', '日', '일'])
  const listed = ([0, 1, 2, 3] as const).map((column) => withUnit(specValue(days, 1, 1, column), column))
  expect(listed).toEqual(['90 天', '90 days', '90日', '90일'])
  const units = measure([1, 2, 1], ['台', 'units', '台', '대'])
  expect([1, 2].map((number) => withUnit(givenValue(units, number, 1), 1))).toEqual(['1 unit', '2 units'])
  expect(withUnit({ value: '98', unit: '%' }, 1)).toBe('98%')
  expect(withUnit({ value: '650', unit: 'mm' }, 2)).toBe('650 mm')
  expect(withUnit({ value: 'P4', unit: '' }, 0)).toBe('P4')
})

test('sides of a size are independent, choices come from their list, signs precede the number', () => {
  const sidesOf = [
    [100, 900, 10],
    [100, 900, 10],
  ] as const
  const box = specFrom({ type: 'size', label, unit: 'mm', sides: sidesOf })
  const sides = keys.map((key) => specValue(box, key, 5, 0).value.split(' × '))
  expect(sides.some(([a, b]) => a !== b)).toBe(true)
  const metal = specFrom({ type: 'choice', label, options: ['A', 'B'] })
  expect(new Set(keys.map((key) => specValue(metal, key, 2, 1).value))).toEqual(new Set(['A', 'B']))
  expect(specValue(measure([5, 5, 1], 'mm', { sign: '±' }), 1, 1, 0)).toEqual({ value: '±5', unit: 'mm' })
})
