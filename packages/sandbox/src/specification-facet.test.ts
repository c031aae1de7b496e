import { contract } from '@fair/contract/index.ts'
import { LANGUAGES } from '@fair/contract/rules/language.ts'
import { isWithin, readChoice } from '@fair/contract/rules/specification-choice.ts'
import type { ExhibitQuery } from '@fair/contract/search.ts'
import fc from 'fast-check'
import { afterAll, describe, expect, it } from 'vitest'
import { createSandbox } from './app.ts'
import { payload } from './testing/call-sandbox.ts'

const sandbox = createSandbox({ media: false })
afterAll(() => sandbox.close())

const requested = (query: ExhibitQuery, language = 'en-US') =>
  payload(sandbox, contract.search.exhibits, query, { language })
const idsOf = async (query: ExhibitQuery) =>
  (await requested({ ...query, pageSize: 0 })).records.map(({ exhibitsId }) => exhibitsId).sort()

/**
 * The values of a table, read without the sandbox's own code: the first line with that name, a number by its digits.
 */
const listed = new Map<string, Record<string, string>>()
for (const id of await idsOf({ category: ['machine'] })) {
  const { specifications } = await payload(
    sandbox,
    contract.catalogue.exhibit,
    { exhibitsId: id },
    { language: 'en-US' },
  )
  const lines = specifications.flatMap(({ rows }) => rows).toReversed()
  listed.set(
    id,
    Object.fromEntries(lines.map(({ label, value }) => [label.toLowerCase().replace(/[^a-z]+/g, '-'), value])),
  )
}
const fits = (id: string, choice: string): boolean => {
  const read = readChoice(choice)
  const value = listed.get(id)?.[read?.id ?? '']
  if (!read || value === undefined) return false
  if (read.kind === 'word') return value.toLowerCase().replace(/[^a-z0-9]+/g, '-') === read.word
  const number = Number(value.replace(/[^\d.]/g, ''))
  return read.kind === 'stated' || isWithin(number, read.from, read.to)
}
const fitsAll = (id: string, choices: readonly string[]): boolean =>
  [...Map.groupBy(choices, (choice) => readChoice(choice)?.id).values()].every((own) =>
    own.some((choice) => fits(id, choice)),
  )

const CATEGORY = 'machine-vertical'
const CHOICES = ['x-travel_500..1000', 'x-travel_1450..', 'spindle-speed_..12000', 'control_mitsubishi-m80', 'control']

describe('specification filters of a category', () => {
  it('find and count like reading every table, also with other filters', async () => {
    const others = fc.record(
      { keyword: fc.constantFrom('', 'centre'), region: fc.subarray(['CN', 'DE', 'JP'], { maxLength: 2 }) },
      { requiredKeys: [] },
    )
    const property = fc.asyncProperty(fc.subarray(CHOICES), others, async (specification, other) => {
      const without = await idsOf({ ...other, category: [CATEGORY] })
      const found = await requested({ ...other, category: [CATEGORY], specification, pageSize: 0 })
      expect(found.records.map(({ exhibitsId }) => exhibitsId).sort()).toEqual(
        without.filter((id) => fitsAll(id, specification)),
      )
      for (const { value, count } of found.facets['specification'] ?? []) {
        const own = readChoice(value)?.id
        const narrowed = [...specification.filter((choice) => readChoice(choice)?.id !== own), value]
        expect(count, value).toBe(without.filter((id) => fitsAll(id, narrowed)).length)
      }
    })
    await fc.assert(property, { numRuns: 60 })
  })

  it('do not change the counts of categories', async () => {
    const specification = ['x-travel_500..1000', 'control_mitsubishi-m80']
    const [plain, chosen] = await Promise.all([
      requested({ category: [CATEGORY], region: ['CN'] }),
      requested({ category: [CATEGORY], region: ['CN'], specification }),
    ])
    expect(chosen.total).toBeLessThan(plain.total)
    expect(chosen.facets['category']).toEqual(plain.facets['category'])
    expect(chosen.facets['region']).not.toEqual(plain.facets['region'])
  })

  it('are the same in every language, except for their labels', async () => {
    const all = await Promise.all(LANGUAGES.map((language) => requested({ category: [CATEGORY] }, language)))
    const [zh = [], en = [], ja = []] = all.map(({ facets }) => facets['specification'] ?? [])
    const bare = (values: typeof en) => values.map(({ value, count, parent }) => [value, count, parent])
    expect(bare(zh)).toEqual(bare(en))
    expect(bare(ja)).toEqual(bare(en))
    expect(en.filter(({ parent }) => parent == null).map(({ value, label, unit }) => [value, label, unit])).toEqual([
      ['x-travel', 'X travel', 'mm'],
      ['spindle-speed', 'Spindle speed', 'rpm'],
      ['positioning', 'Positioning', 'μm'],
      ['rapid-traverse', 'Rapid traverse', 'm/min'],
      ['spindle-interface', 'Spindle interface', undefined],
      ['control', 'Control', undefined],
    ])
    expect(zh.find(({ value }) => value === 'x-travel')?.label).toBe('X 轴行程')
    expect(ja.find(({ value }) => value === 'control_fanuc-31i-b5')?.label).toBe('ファナック 31i-B5')
  })

  it('require a category, and ignore specifications that it does not have', async () => {
    expect((await requested({})).facets['specification']).toBeUndefined()
    expect((await requested({ specification: ['x-travel_500..1000'] })).total).toBe((await requested({})).total)
    const { total } = await requested({ category: ['robot'] })
    expect((await requested({ category: ['robot'], specification: ['x-travel_500..1000', '9', 'x__'] })).total).toBe(
      total,
    )
    expect((await requested({ category: ['robot'], specification: ['payload_1000000..'] })).total).toBe(0)
  })
})
