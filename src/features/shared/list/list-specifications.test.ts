import type { Language } from '@fair/contract/rules/language.ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { testPage } from '../../../../tests/page-context.ts'
import { defaultQuery, EXHIBITS } from './list-query.ts'
import {
  type Bar,
  barsOf,
  choiceText,
  endsBetween,
  endsOf,
  handlesOf,
  rangeText,
  typedNumber,
  withEnds,
  withoutUnknown,
} from './list-specifications.ts'

const BARS: Bar[] = [
  { from: 400, to: 550, count: 3 },
  { from: 600, to: 750, count: 0 },
  { from: 800, to: 900, count: 5 },
  { from: 1000, to: 1200, count: 1 },
]

describe('the handles of a range', () => {
  it.each([
    [null, null, 0, 4],
    [600, null, 1, 4],
    [575, 950, 1, 3],
    [610, 620, 1, 2],
    [5000, null, 3, 4],
    [null, 5, 0, 1],
    [560, 590, 1, 2],
  ])('for %s to %s are at %s and %s', (from, to, lower, upper) =>
    expect(handlesOf({ from, to }, BARS)).toEqual({ lower, upper }),
  )

  it('are unchanged by a conversion to values and back', () => {
    const places = fc.tuple(fc.integer({ min: 0, max: 3 }), fc.integer({ min: 1, max: 4 }))
    fc.assert(
      fc.property(places, ([lower, upper]) => {
        fc.pre(lower < upper)
        expect(handlesOf(endsBetween(lower, upper, BARS), BARS)).toEqual({ lower, upper })
      }),
    )
  })
})

describe('the ends of a range', () => {
  const chosen = ['x_600..900', 'control_fanuc']

  it('are read and set among other choices', () => {
    expect(endsOf('x', chosen)).toEqual({ from: 600, to: 900 })
    expect(endsOf('y', chosen)).toEqual({ from: null, to: null })
    expect(withEnds('x', chosen, { from: 800, to: null }, BARS)).toEqual(['control_fanuc', 'x_800..'])
    expect(withEnds('x', chosen, { from: 900, to: 600 }, BARS)).toEqual(['control_fanuc', 'x_600..900'])
  })

  it('are open if they exclude nothing', () => {
    expect(withEnds('x', chosen, { from: 400, to: 1200 }, BARS)).toEqual(['control_fanuc'])
    expect(withEnds('x', [], { from: 1, to: 900 }, BARS)).toEqual(['x_..900'])
  })

  it.each([
    ['', null],
    [' 1,200 ', 1200],
    ['1 200.5 mm', 1200.5],
    ['0,5', 0.5],
    ['−40 °C', -40],
    ['６５０ｍｍ', 650],
    ['.5', 0.5],
    ['much', 'wrong'],
    ['5-9', 'wrong'],
    ['1e5', 'wrong'],
    ['9'.repeat(13), 'wrong'],
  ])('are parsed from %j', (text, number) => expect(typedNumber(text)).toBe(number))
})

it('bars are the valid ranges of a specification, ascending', () => {
  const node = (value: string) => ({ value, label: '', count: 2 })
  expect(barsOf({ children: ['x_5..6', 'x_1..2', 'x_7..', 'x_a', ''].map(node) })).toEqual([
    { from: 1, to: 2, count: 2 },
    { from: 5, to: 6, count: 2 },
  ])
})

it.each<[Language, string, string]>([
  ['en-US', '500–1,200 mm', 'X travel: ≥ 0.0005 mm'],
  ['ko-KR', '500–1,200 mm', 'X travel: ≥ 0.0005 mm'],
  ['ja-JP', '500–1,200 mm', 'X travel：≥ 0.0005 mm'],
  ['zh-CN', '500–1,200 mm', 'X travel：≥ 0.0005 mm'],
])('a range is formatted for %s', (language, text, chip) => {
  const page = testPage(language)
  expect(rangeText(page, { from: 500, to: 1200 }, 'mm')).toBe(text)
  expect(rangeText(page, { from: -40, to: 85 }, '°C')).toBe('-40 … 85 °C')
  expect(rangeText(page, { from: 5, to: 5 }, '%')).toBe('5%')
  const known = [
    { value: 'x', label: 'X travel', count: 1, unit: 'mm' },
    { value: 'control_fanuc', label: 'Fanuc', count: 1, parent: 'control' },
  ]
  expect(choiceText(page, 'x_0.0005..', known)).toBe(chip)
  expect(choiceText(page, 'control_fanuc', known)).toBe('control_fanuc')
})

it('removes unknown specifications from the query, and otherwise returns the same object', () => {
  const state = (...specification: string[]) => ({
    ...defaultQuery(EXHIBITS),
    chosen: { category: ['C1'], specification },
  })
  const value = (text: string) => ({ value: text, label: text, count: 1 })
  const facets = { specification: ['x', 'x_1..9', 'control', 'control_fanuc'].map(value) }
  const known = state('x_2..3', 'control_fanuc')
  expect(withoutUnknown(known, facets)).toBe(known)
  expect(withoutUnknown(state('y_2..3', 'control_none', 'x_..3'), facets).chosen.specification).toEqual(['x_..3'])
  expect(withoutUnknown(state('y_2..3'), {}).chosen).toEqual({ category: ['C1'] })
})
