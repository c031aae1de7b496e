import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { rangesOf, specificationsOf } from './specifications.ts'

/** Exhibits in rows, each with its table. */
const tables = (...exhibits: Record<string, string>[]) =>
  new Map(exhibits.map((lines, row) => [row, Object.entries(lines).map(([label, value]) => ({ label, value }))]))
const found = (...exhibits: Record<string, string>[]) => specificationsOf(exhibits.length, tables(...exhibits))

describe('specificationsOf', () => {
  it('puts numbers into the unit that most have, and leaves out who says none', () => {
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

  it('takes words that several share, the most usual first, and no names of single exhibits', () => {
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

  it('leaves out what few say, what is everywhere the same, and what is no single number', () => {
    const rows = ['1', '2', '3', '4', '5', '6'].map((n) => ({
      ...(n < '3' && { Rare: `${n} mm` }),
      Same: '5 mm',
      Size: `${n} × 5 mm`,
      Range: `${n}–9 mm`,
      '': `${n} mm`,
    }))
    expect(found(...rows)).toEqual([])
  })

  it('takes four numbers and two sets of words at most, in the order of the tables', () => {
    const rows = [1, 2, 3, 4, 5, 6].map((n) => ({
      ...Object.fromEntries(['C', 'A', 'B', 'E', 'D'].map((label) => [label, `${n} kg`])),
      ...Object.fromEntries(['X', 'Y', 'Z'].map((label) => [label, n % 2 ? 'yes' : 'no'])),
    }))
    expect(found(...rows).map(({ id }) => id)).toEqual(['c', 'a', 'b', 'e', 'x', 'y'])
  })
})

describe('rangesOf', () => {
  it('is a bar a value where there are few', () => {
    expect(rangesOf([3, 4, 5])).toEqual([3, 4, 5].map((value) => ({ from: value, to: value })))
  })

  it('covers every value once, ascending, in about ten bars', () => {
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
