import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { rangesOf, specificationsOf } from './specifications.ts'

/** Exhibits in rows, each with its table. */
const tables = (...exhibits: Record<string, string>[]) =>
  new Map(exhibits.map((lines, row) => [row, Object.entries(lines).map(([label, value]) => ({ label, value }))]))
const found = (...exhibits: Record<string, string>[]) => specificationsOf(exhibits.length, tables(...exhibits))

describe('specificationsOf', () => {
  it('converts numbers to the most common unit, and skips values without a number', () => {
    const [travel, ...more] = found(
      { 'X travel': '500 mm' },
      { 'X travel': '0.8 m' },
      { 'X travel': '1,200 mm' },
      { 'X travel': '65 cm' },
      { 'X travel': 'on request' },
    )
    expect(more).toEqual([])
    expect(travel?.id).toBe('x-travel')
    expect(travel?.numbers?.values).toEqual([500, 650, 800, 1200])
    expect(travel?.sample).toMatchObject({ row: 0, place: 0 })
  })

  it('sorts words by frequency, and skips a label whose words all differ', () => {
    const control = (value: string, model: string) => ({ Control: value, Model: model })
    const [only, ...more] = found(
      control('Fanuc', 'a'),
      control('Siemens', 'b'),
      control('Siemens', 'c'),
      control('SIEMENS', 'd'),
    )
    expect(more).toEqual([])
    expect(only?.words.map(({ word }) => word)).toEqual(['siemens', 'fanuc'])
  })

  it('skips rare labels, constant values, and values that are not a single number', () => {
    const rows = ['1', '2', '3', '4', '5', '6'].map((n) => ({
      ...(n < '3' && { Rare: `${n} mm` }),
      Same: '5 mm',
      Size: `${n} × 5 mm`,
      Range: `${n}–9 mm`,
      '': `${n} mm`,
    }))
    expect(found(...rows)).toEqual([])
  })

  it('returns at most four labels of numbers and two of words, in table order', () => {
    const rows = [1, 2, 3, 4, 5, 6].map((n) => ({
      ...Object.fromEntries(['C', 'A', 'B', 'E', 'D'].map((label) => [label, `${n} kg`])),
      ...Object.fromEntries(['X', 'Y', 'Z'].map((label) => [label, n % 2 ? 'yes' : 'no'])),
    }))
    expect(found(...rows).map(({ id }) => id)).toEqual(['c', 'a', 'b', 'e', 'x', 'y'])
  })
})

describe('rangesOf', () => {
  it('returns one range per value for a few values', () => {
    expect(rangesOf([3, 4, 5])).toEqual([3, 4, 5].map((value) => ({ from: value, to: value })))
  })

  it('covers every value once, in ascending order, with at most 12 ranges', () => {
    const values = fc
      .uniqueArray(fc.integer({ min: -100_000, max: 100_000 }), { minLength: 3, maxLength: 200 })
      .map((all) => all.map((value) => value / 100).sort((a, b) => a - b))
    fc.assert(
      fc.property(values, (all) => {
        const ranges = rangesOf(all)
        expect(ranges.length).toBeLessThanOrEqual(12)
        for (const value of all) expect(ranges.filter(({ from, to }) => from <= value && value <= to)).toHaveLength(1)
        for (const [n, { from, to }] of ranges.entries()) {
          expect(from).toBeLessThanOrEqual(to)
          expect(from).toBeGreaterThan(ranges[n - 1]?.to ?? Number.NEGATIVE_INFINITY)
        }
      }),
    )
  })
})
