import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Choice, countFacets, facetColumn } from './facets.ts'

const VALUES = ['a', 'b', 'c', 'd']
const FACETS = ['one', 'two', 'three'] as const
type Row = Record<(typeof FACETS)[number], string[]> & { passes: boolean }

const values = fc.array(fc.constantFrom(...VALUES), { maxLength: 3 })
const rows: fc.Arbitrary<Row[]> = fc.array(fc.record({ one: values, two: values, three: values, passes: fc.boolean() }))
const choice: fc.Arbitrary<Choice> = fc.record({ one: values, two: values, three: values }, { requiredKeys: [] })

const accepts = (row: Row, chosen: Choice, name: (typeof FACETS)[number]) =>
  !chosen[name]?.length || row[name].some((value) => chosen[name]?.includes(value))

const count = (all: Row[], chosen: Choice) =>
  countFacets(
    Object.fromEntries(FACETS.map((name) => [name, facetColumn(all.map((row) => row[name]))])),
    chosen,
    all.length,
    (row) => all[row]?.passes ?? false,
  )

describe('countFacets', () => {
  it('returns the rows accepted by every facet, like filtering row by row', () => {
    fc.assert(
      fc.property(rows, choice, (all, chosen) => {
        const expected = all.flatMap((row, n) =>
          row.passes && FACETS.every((name) => accepts(row, chosen, name)) ? n : [],
        )
        expect(count(all, chosen).rows).toEqual(expected)
      }),
    )
  })

  it('counts each value as the only choice of its facet, and includes zeros', () => {
    fc.assert(
      fc.property(rows, choice, (all, chosen) => {
        const { counts } = count(all, chosen)
        for (const name of FACETS) {
          const present = new Set(all.flatMap((row) => row[name]))
          expect(new Set(counts[name]?.keys())).toEqual(present)
          for (const value of present) {
            const alone = { ...chosen, [name]: [value] }
            expect(counts[name]?.get(value)).toBe(count(all, alone).rows.length)
          }
        }
      }),
    )
  })

  it('returns no rows for an unknown value', () => {
    const column = facetColumn([['a'], ['b']])
    expect(countFacets({ one: column }, { one: ['z'] }, 2, () => true).rows).toEqual([])
    expect(countFacets({ one: column }, { one: ['z', 'b'] }, 2, () => true).rows).toEqual([1])
  })
})
