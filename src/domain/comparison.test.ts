import { describe, expect, it } from 'vitest'
import { compareSpecifications, compareValues, onlyDifferent } from './comparison.ts'

const texts = (label: string, ...values: (string | null)[]) =>
  compareValues(label, values).cells.map((cell) => cell && [cell.text, cell.original, cell.isBest])

describe('a comparison row', () => {
  it('uses one unit, and includes the exhibitor’s original text', () => {
    expect(texts('Roundness', '0.005 mm', '5 µm', '3 µm')).toEqual([
      ['5 μm', '0.005 mm', false],
      ['5 µm', null, false],
      ['3 µm', null, true],
    ])
    expect(texts('Travel', '800 × 500 mm', '80 × 60 cm')[1]).toEqual(['800 × 600 mm', '80 × 60 cm', false])
  })

  it('is unchanged if the values have no unit in common', () => {
    expect(texts('Weight', '3 kg', '5 mm')).toEqual([
      ['3 kg', null, false],
      ['5 mm', null, false],
    ])
    expect(texts('Material', 'Steel', null)).toEqual([['Steel', null, false], null])
  })

  it.each([
    [['0.005 mm', '5 µm'], false],
    [['Steel', ' steel '], false],
    [['12,000 rpm', '12000 r/min'], false],
    [['5 mm', '6 mm'], true],
    [['5 mm', null], true],
    [[null, null], false],
    [['± 5 mm', '5 mm'], true],
  ])('%j differs: %s', (values, differs) => expect(compareValues('x', values).differs).toBe(differs))

  const best = (label: string, ...values: (string | null)[]) =>
    compareValues(label, values).cells.flatMap((cell, n) => (cell?.isBest ? [n] : []))
  it.each([
    ['Accuracy', ['±0.02 mm', '±8 µm', '±0.01 mm'], [1]],
    ['Warranty', ['12 months', '2 years', '24 months'], [1, 2]],
    ['Accuracy', ['5 µm', '5 µm'], []],
    ['Accuracy', ['5 µm', null], []],
    ['Accuracy', ['5 µm', null, '6 µm'], [0]],
    ['Accuracy', ['5 µm', 'on request'], []],
    ['Accuracy', ['≤ 5 µm', '±5 µm'], []],
    ['Accuracy', ['5 µm', '1 %'], []],
    ['Accuracy', ['2–5 µm', '3–4 µm'], []],
    ['Travel', ['500 mm', '600 mm'], []],
  ])('%s of %j: best is %j', (label, values, expected) => expect(best(label, ...values)).toEqual(expected))
})

describe('compared specifications', () => {
  const rows = (...pairs: [string, string][]) => pairs.map(([label, value]) => ({ label, value }))
  const groups = compareSpecifications([
    [
      { groupName: 'Performance', rows: rows(['Travel', '500 mm'], ['Speed', '12,000 rpm']) },
      { groupName: 'Size', rows: rows(['Weight', '3 t'], ['Voltage', '380 V'], ['Voltage', '24 V']) },
    ],
    [
      { groupName: 'Machine', rows: rows(['weight ', '3,000 kg'], ['Control', 'ONE']) },
      { groupName: 'Performance', rows: rows(['Speed', '15000 rpm'], ['Voltage', '400 V']) },
    ],
  ])
  const shape = (of: typeof groups) =>
    of.map(({ groupName, rows: lines }) => [groupName, ...lines.map(({ label }) => label)])

  it('are in the groups of the first product that has them', () => {
    expect(shape(groups)).toEqual([
      ['Performance', 'Travel', 'Speed'],
      ['Size', 'Weight', 'Voltage', 'Voltage'],
      ['Machine', 'Control'],
    ])
    expect(groups[0]?.rows[0]?.cells.map((cell) => cell?.text ?? null)).toEqual(['500 mm', null])
    expect(groups[1]?.rows[2]?.cells.map((cell) => cell?.text ?? null)).toEqual(['24 V', null])
  })

  it('can be reduced to the rows that differ', () => {
    expect(shape(onlyDifferent(groups))).toEqual([
      ['Performance', 'Travel', 'Speed'],
      ['Size', 'Voltage', 'Voltage'],
      ['Machine', 'Control'],
    ])
    expect(onlyDifferent(compareSpecifications([[], []]))).toEqual([])
  })
})
