import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isWithin, rangeChoice, readChoice, readChoices, specificationOf, wordChoice } from './specification-choice.ts'

describe('a choice', () => {
  it.each([
    ['x-travel_500..1200', { kind: 'range', id: 'x-travel', from: 500, to: 1200 }],
    ['x-travel_..1200', { kind: 'range', id: 'x-travel', from: null, to: 1200 }],
    ['x-travel_0.005..', { kind: 'range', id: 'x-travel', from: 0.005, to: null }],
    ['heat_-40..-10.5', { kind: 'range', id: 'heat', from: -40, to: -10.5 }],
    ['control_fanuc-31i-b5', { kind: 'word', id: 'control', word: 'fanuc-31i-b5' }],
    ['control', { kind: 'stated', id: 'control' }],
  ])('is parsed from %s', (text, choice) => expect(readChoice(text)).toEqual(choice))

  it.each(['', '_', '_5..6', 'x_', 'x_..', 'x_9..5', 'x_a..5', 'x_1e3..5', 'x_5..6..7', 'x_y_z', 'x_1,5..2'])(
    'is null for "%s"',
    (text) => expect(readChoice(text)).toBeNull(),
  )

  it('is the same after it is written and parsed', () => {
    const end = fc.option(
      fc.integer({ min: -1e9, max: 1e9 }).map((n) => n / 1000),
      { nil: null },
    )
    fc.assert(
      fc.property(end, end, (a, b) => {
        const [from, to] = a !== null && b !== null && a > b ? [b, a] : [a, b]
        fc.pre(from !== null || to !== null)
        expect(readChoice(rangeChoice('x', from, to))).toEqual({ kind: 'range', id: 'x', from, to })
      }),
    )
    expect(readChoice(rangeChoice('x', 1e-7, null))).toMatchObject({ from: 1e-7 })
    expect(readChoice(wordChoice('x', 'a-b'))).toMatchObject({ word: 'a-b' })
    expect(specificationOf('x_1..2')).toBe('x')
  })
})

it('a range includes both ends', () => {
  expect([4, 5, 7, 9, 10].map((n) => isWithin(n, 5, 9))).toEqual([false, true, true, true, false])
  expect([isWithin(4, null, 5), isWithin(6, null, 5), isWithin(6, 5, null)]).toEqual([true, false, true])
})

it('readChoices returns one range or several words of each specification, and drops the rest', () => {
  const values = ['x_0500..0900', 'x_1..2', 'x_red', 'control_a', 'control_b', 'control_a', 'y_9..1', 'travel', 'z_']
  expect(readChoices(values)).toEqual(['x_500..900', 'control_a', 'control_b'])
})
