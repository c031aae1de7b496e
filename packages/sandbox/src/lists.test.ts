import { contract } from '@fair/contract/index.ts'
import { LANGUAGES, type Language } from '@fair/contract/rules/language.ts'
import fc from 'fast-check'
import { afterAll, describe, expect, it } from 'vitest'
import { SAMPLE_NOW } from './app.ts'
import { normalise } from './search-text.ts'
import type { SeededExhibit, SeededExhibitor } from './seed/types.ts'
import { payload } from './testing/call-sandbox.ts'
import { fixtureSandbox } from './testing/fixture.ts'
import { fixtureFair } from './testing/fixture-fair.ts'

const sandbox = fixtureSandbox()
const fair = fixtureFair(SAMPLE_NOW)
afterAll(() => sandbox.close())

const subset = (...values: string[]) => fc.subarray(values, { maxLength: 2 })
const language = fc.constantFrom(...LANGUAGES)
const exhibitionId = fc.constantFrom('2001', '2002')
const keyword = fc.constantFrom('', 'spindle', 'DRILL 100%', 'alpha 1', '３', 'orn works', 'nothing', '宁波')
const exhibitKeys = {
  category: subset('C1', 'C2-1', 'C3-2'),
  region: subset('CN', 'CN-ZJ', 'DE', 'XX'),
  tag: subset('T1', 'T2'),
  hall: subset('1.1', '3.1'),
}
const exhibitorKeys = {
  region: subset('CN', 'CN-GD', 'KR'),
  industry: subset('I1', 'I2'),
  tag: subset('T1', 'T3'),
  hall: subset('2.1', '3.1'),
  available: subset('live', 'online', 'appointment'),
}

/** Slow and simple: the same filters one row at a time. */
const within = (chosen: string[] | undefined, values: string[]) =>
  !chosen?.length || values.some((value) => chosen.includes(value))
const regionsOf = (code: string) => [code, code.slice(0, 2)]
const holds = (text: string, words: string) =>
  words.trim() === '' ||
  normalise(words)
    .split(' ')
    .every((word) => normalise(text).includes(word))

type Chosen = Record<string, string[]>

/** Ids that a keyword matches without any filter; they include all that contain it as typed. */
const foundBy = async (endpoint: 'exhibits' | 'exhibitor', words: string, tongue: Language, at: string) => {
  const query = { keyword: words, pageSize: 0 }
  const headers = { language: tongue, exhibitionId: at }
  const ids =
    endpoint === 'exhibits'
      ? (await payload(sandbox, contract.search.exhibits, query, headers)).records.map(({ exhibitsId }) => exhibitsId)
      : (await payload(sandbox, contract.search.exhibitor, query, headers)).records.map(
          ({ exhibitorId }) => exhibitorId,
        )
  return new Set(ids)
}

const exhibitMatches = (each: SeededExhibit, chosen: Chosen, found: ReadonlySet<string>) =>
  within(chosen['category'], [each.categoryId, each.parentCategoryId]) &&
  within(chosen['region'], regionsOf(each.regionCode)) &&
  within(chosen['tag'], [...each.tagIds]) &&
  within(chosen['hall'], [each.hall]) &&
  found.has(each.id)

/** The exhibitor of L3, which is running at the moment of the fixture. */
const ON_AIR = 'E3'
const availabilityOf = (each: SeededExhibitor) =>
  [each.id === ON_AIR && 'live', each.isOnline && 'online', each.takesAppointments && 'appointment'].filter(
    (one) => one !== false,
  )

const exhibitorMatches = (each: SeededExhibitor, chosen: Chosen, found: ReadonlySet<string>) =>
  within(chosen['region'], regionsOf(each.regionCode)) &&
  within(chosen['industry'], [each.industryId]) &&
  within(chosen['tag'], [...each.tagIds]) &&
  within(chosen['hall'], [each.hall]) &&
  within(chosen['available'], availabilityOf(each)) &&
  found.has(each.id)

const byRank = (a: { rank: number; id: string }, b: { rank: number; id: string }) =>
  a.rank - b.rank || (a.id < b.id ? -1 : 1)

/** Without a keyword by rank; with one in the order of the matches, the best first. */
const placeIn = (ids: ReadonlySet<string>, words: string) => {
  const places = new Map([...ids].map((id, place) => [id, place]))
  return words === ''
    ? byRank
    : (a: { id: string }, b: { id: string }) => (places.get(a.id) ?? 0) - (places.get(b.id) ?? 0)
}

describe('search/exhibits', () => {
  it('finds, sorts and counts like filtering row by row', async () => {
    const property = fc.asyncProperty(
      fc.record(exhibitKeys),
      keyword,
      language,
      exhibitionId,
      async (chosen, words, tongue, at) => {
        const own = fair.exhibits.filter((each) => each.exhibitionId === at)
        const found = await payload(
          sandbox,
          contract.search.exhibits,
          { ...chosen, keyword: words, pageSize: 0 },
          { language: tongue, exhibitionId: at },
        )
        const ids = await foundBy('exhibits', words, tongue, at)
        for (const each of own) {
          if (holds(`${each.name(tongue)}\n${each.compose(tongue).exhibitorName}`, words))
            expect(ids).toContain(each.id)
        }
        const place = placeIn(ids, words)
        const expected = own.filter((each) => exhibitMatches(each, chosen, ids)).sort(place)
        expect(found.records.map(({ exhibitsId }) => exhibitsId)).toEqual(expected.map(({ id }) => id))
        expect(found.total).toBe(expected.length)
        expect(Object.keys(found.facets).sort()).toEqual(['category', 'hall', 'region', 'tag'])
        for (const [name, values] of Object.entries(found.facets)) {
          for (const { value, count } of values) {
            const alone = { ...chosen, [name]: [value] }
            const expectedCount = own.filter((each) => exhibitMatches(each, alone, ids)).length
            expect(count, `${name} ${value}`).toBe(expectedCount)
          }
        }
      },
    )
    await fc.assert(property, { numRuns: 60 })
  })

  it('returns the facet values of the exhibition in table order, with labels and parents', async () => {
    const { facets } = await payload(sandbox, contract.search.exhibits, { hall: ['1.1'] }, { language: 'ko-KR' })
    expect(facets['category']?.map(({ value, parent }) => [value, parent])).toEqual([
      ['C1', null],
      ['C1-1', 'C1'],
      ['C1-2', 'C1'],
      ['C2', null],
      ['C2-1', 'C2'],
      ['C2-2', 'C2'],
      ['C3', null],
      ['C3-1', 'C3'],
      ['C3-2', 'C3'],
    ])
    expect(facets['hall']?.map(({ label }) => label)).toEqual(['1.1 ko-KR', '2.1 ko-KR', '3.1 ko-KR'])
    expect(facets['region']?.map(({ value }) => value)).toEqual(['CN', 'CN-ZJ', 'CN-GD', 'DE', 'KR'])
    const stale = await payload(sandbox, contract.search.exhibits, { region: ['XX'] })
    expect(stale.total).toBe(0)
    expect(stale.facets['region']?.find(({ value }) => value === 'XX')).toMatchObject({ count: 0, label: 'XX zh-CN' })
    // Only its own filter excludes everything, so the other regions still show what they would add.
    expect(stale.facets['region']?.some(({ count }) => count > 0)).toBe(true)
    expect(stale.facets['hall']?.every(({ count }) => count === 0)).toBe(true)
  })

  it('returns 40 records per page by default, and none after the end', async () => {
    const all = await payload(sandbox, contract.search.exhibits, { pageSize: 0 })
    expect(all.records.length).toBe(160)
    const pages = await Promise.all(
      [1, 2, 3, 4, 5].map((pageNum) => payload(sandbox, contract.search.exhibits, { pageNum })),
    )
    expect(pages.map(({ records }) => records.length)).toEqual([40, 40, 40, 40, 0])
    expect(pages.flatMap(({ records }) => records)).toEqual(all.records)
    expect(pages.map(({ total }) => total)).toEqual([160, 160, 160, 160, 160])
    expect((await payload(sandbox, contract.search.exhibits, { pageSize: 0, pageNum: 2 })).records).toEqual([])
  })

  it.each([
    [{ pageNum: 0 }, 'pageNum: must be a whole number of 1 or more'],
    [{ pageNum: 1.5 }, 'pageNum: must be a whole number of 1 or more'],
    [{ pageSize: -1 }, 'pageSize: must be a whole number of 0 or more'],
  ])('refuses the paging %j', async (paging, message) => {
    await expect(payload(sandbox, contract.search.exhibits, paging, { language: 'en' })).rejects.toThrow(message)
  })

  it('sorts by name in the requested language, and by update time', async () => {
    const az = await payload(sandbox, contract.search.exhibits, { sort: 'AZ', pageSize: 0 }, { language: 'en-US' })
    const names = az.records.map(({ exhibitsName }) => exhibitsName)
    expect(names).toEqual(names.toSorted(new Intl.Collator('en-US', { numeric: true }).compare))
    expect(new Set(names.map((name) => name[0]))).toEqual(new Set(['D', 'G', 'S']))
    const fresh = fixtureSandbox()
    fresh.admin.touchExhibit('X100')
    expect((await payload(fresh, contract.search.exhibits, { sort: 'new' })).records[0]?.exhibitsId).toBe('X100')
    fresh.close()
  })

  it('uses the recommended order for an unknown sort value', async () => {
    const other = await payload(sandbox, contract.search.exhibits, { sort: 'constructor' })
    expect(other).toEqual(await payload(sandbox, contract.search.exhibits, {}))
  })

  it('lists the exhibits of one exhibitor', async () => {
    const found = await payload(sandbox, contract.search.exhibits, { exhibitorId: 'E3', pageSize: 0 })
    expect(found.records.map(({ exhibitsId }) => exhibitsId)).toEqual(['X3', 'X51', 'X99', 'X147', 'X195'])
    expect(found.facets['hall']?.reduce((sum, { count }) => sum + count, 0)).toBe(5)
  })

  it('returns the same as POST search/list, which accepts exhibits only', async () => {
    const query = { keyword: 'gripper', region: ['DE'] }
    const found = await payload(sandbox, contract.search.list, { ...query, goodsType: 'EXHIBIT' })
    expect(found).toEqual(await payload(sandbox, contract.search.exhibits, query))
    expect(found.total).toBeGreaterThan(0)
    const meetings = payload(sandbox, contract.search.list, { goodsType: 'MEETING' })
    await expect(meetings).rejects.toThrow('4000 goodsType')
  })
})

describe('exhibitor lists', () => {
  it('find, sort and count like filtering row by row', async () => {
    const property = fc.asyncProperty(
      fc.record(exhibitorKeys),
      keyword,
      language,
      exhibitionId,
      async (chosen, words, tongue, at) => {
        const own = fair.exhibitors.filter((each) => each.exhibitionId === at)
        const found = await payload(
          sandbox,
          contract.search.exhibitor,
          { ...chosen, keyword: words, pageSize: 0 },
          { language: tongue, exhibitionId: at },
        )
        const ids = await foundBy('exhibitor', words, tongue, at)
        for (const each of own) {
          if (holds(`${each.name(tongue)}\n${each.compose(tongue).localName}`, words)) expect(ids).toContain(each.id)
        }
        const place = placeIn(ids, words)
        const expected = own.filter((each) => exhibitorMatches(each, chosen, ids)).sort(place)
        expect(found.records.map(({ exhibitorId }) => exhibitorId)).toEqual(expected.map(({ id }) => id))
        expect(Object.keys(found.facets).sort()).toEqual(['available', 'hall', 'industry', 'region', 'tag'])
        for (const [name, values] of Object.entries(found.facets)) {
          for (const { value, count } of values) {
            const alone = { ...chosen, [name]: [value] }
            expect(count, `${name} ${value}`).toBe(own.filter((each) => exhibitorMatches(each, alone, ids)).length)
          }
        }
      },
    )
    await fc.assert(property, { numRuns: 60 })
  })

  it('are sorted A to Z by initial and then by name, with # last', async () => {
    const { records } = await payload(sandbox, contract.catalogue.exhibitorsAz, { pageSize: 0 }, { language: 'en-US' })
    const initials = records.map(({ initial }) => initial)
    expect(new Set(initials)).toEqual(new Set(['A', 'O', 'Z', '#']))
    expect(initials).toEqual(initials.toSorted((a, b) => (a === '#' ? 1 : b === '#' ? -1 : a < b ? -1 : 1)))
    const underA = records.filter(({ initial }) => initial === 'A').map(({ exhibitorName }) => exhibitorName)
    expect(underA).toEqual(underA.toSorted(new Intl.Collator('en-US', { numeric: true }).compare))
    expect(underA[0]).toBe('alpha Works 1 en-US')
  })

  it('keep the platform’s order in mode None, with filters but without counts', async () => {
    const none = await payload(sandbox, contract.home.exhibitors, { hall: ['2.1'], pageSize: 0 })
    const own = fair.exhibitors.filter((each) => each.exhibitionId === '2001' && each.hall === '2.1')
    expect(none).toMatchObject({ total: own.length, facets: {} })
    expect(none.records.map(({ exhibitorId }) => exhibitorId)).toEqual(own.map(({ id }) => id))
  })
})
