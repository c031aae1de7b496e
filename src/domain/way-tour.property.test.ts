import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { RUNS } from '../../tests/property-runs.ts'
import { bestOrder, timeOf } from './way-tour.ts'

/** Seconds between stops that lie on a plane. */
const stops = (maxLength: number) =>
  fc
    .array(fc.tuple(fc.integer({ min: 0, max: 500 }), fc.integer({ min: 0, max: 500 })), { minLength: 1, maxLength })
    .map((all) => all.map(([x, y]) => all.map(([otherX, otherY]) => Math.hypot(x - otherX, y - otherY))))

function orders(left: readonly number[]): number[][] {
  if (left.length === 0) return [[]]
  return left.flatMap((first) => orders(left.filter((each) => each !== first)).map((rest) => [first, ...rest]))
}

describe('the order of a tour', () => {
  test.each([null, 0])('of up to seven stops is the best of all orders, from %s', (start) => {
    fc.assert(
      fc.property(stops(7), (seconds) => {
        const all = orders([...seconds.keys()]).filter(([first]) => start === null || first === start)
        const best = Math.min(...all.map((order) => timeOf(order, seconds)))
        const order = bestOrder(seconds, start)
        expect(order.toSorted((a, b) => a - b)).toEqual([...seconds.keys()])
        if (start !== null) expect(order[0]).toBe(start)
        expect(timeOf(order, seconds)).toBeCloseTo(best, 6)
      }),
      { numRuns: Math.min(RUNS, 100) },
    )
  })

  test('of more stops has each once, and reversing any part does not improve it', () => {
    fc.assert(
      fc.property(stops(25), (seconds) => {
        const order = bestOrder(seconds, 0)
        expect(order[0]).toBe(0)
        expect(order.toSorted((a, b) => a - b)).toEqual([...seconds.keys()])
        for (let from = 1; from < order.length - 1; from += 1) {
          for (let to = from + 1; to < order.length; to += 1) {
            const turned = [...order.slice(0, from), ...order.slice(from, to + 1).reverse(), ...order.slice(to + 1)]
            expect(timeOf(turned, seconds)).toBeGreaterThan(timeOf(order, seconds) - 1e-3)
          }
        }
      }),
      { numRuns: Math.min(RUNS, 100) },
    )
  })

  test('includes stops that no route leads to', () => {
    const none = Infinity
    expect(
      bestOrder(
        [
          [0, none],
          [none, 0],
        ],
        0,
      ),
    ).toEqual([0, 1])
    expect(bestOrder([], null)).toEqual([])
  })
})
