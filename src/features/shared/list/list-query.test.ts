import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { queryText } from '../../../lib/i18n/paths.ts'
import {
  changed,
  cleared,
  defaultQuery,
  EXHIBITORS,
  EXHIBITS,
  isFiltered,
  keywordOf,
  type ListConfig,
  type ListQuery,
  listAddress,
  pageSizeOf,
  queryKeys,
  readList,
  toggled,
} from './list-query.ts'

const addressOf = (kind: ListConfig, state: ListQuery) => {
  const { path, query } = listAddress(kind, state)
  return path + queryText(query)
}
const reread = (kind: ListConfig, state: ListQuery) => {
  const { path, query } = listAddress(kind, state)
  return readList(kind, `${path}/`, queryText(query))
}

describe('a list address', () => {
  test('has no query for the default list, and its pages are the prerendered ones', () => {
    expect(addressOf(EXHIBITS, defaultQuery(EXHIBITS))).toBe('/exhibits')
    expect(addressOf(EXHIBITS, defaultQuery(EXHIBITS, 3))).toBe('/exhibits/page/3')
    expect(addressOf(EXHIBITORS, { ...defaultQuery(EXHIBITORS, 2), view: 'rows' })).toBe('/exhibitor/page/2?view=rows')
  })

  test('contains filters, order and page in its query, in a fixed order', () => {
    const state: ListQuery = {
      ...defaultQuery(EXHIBITORS, 2),
      chosen: { tag: ['T1'], region: ['CN-ZJ', 'JP'] },
      keyword: 'five axis',
      sort: 'AZ',
      rest: { preview: 'true' },
    }
    expect(addressOf(EXHIBITORS, state)).toBe(
      '/exhibitor?keyword=five+axis&region=CN-ZJ,JP&tag=T1&sort=AZ&page=2&preview=true',
    )
    expect(addressOf(EXHIBITS, { ...defaultQuery(EXHIBITS, 2), byExhibitor: true })).toBe(
      '/exhibits?page=2&type=exhibitor',
    )
  })

  test('of an unbuilt exhibition does not use prerendered pages', () => {
    const state = { ...defaultQuery(EXHIBITS, 2), rest: { live: '2003' } }
    expect(addressOf(EXHIBITS, state)).toBe('/exhibits?page=2&live=2003')
    expect(reread(EXHIBITS, state)).toEqual(state)
  })

  test('is parsed back to the query that produced it', () => {
    const words = fc.stringMatching(/^[A-Za-z0-9-]{1,8}$/)
    const measures = fc.subarray(['x-travel_500..1200', 'mass_..0.5', 'heat_-40..', 'control_fanuc'], { minLength: 1 })
    const chosen = (kind: ListConfig) =>
      fc
        .subarray([...kind.facets])
        // Without a category there are no specifications.
        .filter((names) => !names.includes('specification') || names.includes('category'))
        .chain((names) =>
          fc.tuple(
            ...names.map((name) =>
              (name === 'specification' ? measures : fc.uniqueArray(words, { minLength: 1, maxLength: 3 })).map(
                (values) => [name, values] as const,
              ),
            ),
          ),
        )
        .map((pairs) => Object.fromEntries(pairs))
    for (const kind of [EXHIBITS, EXHIBITORS]) {
      fc.assert(
        fc.property(
          fc.record({
            keyword: fc.string({ maxLength: 120 }).map(keywordOf),
            chosen: chosen(kind),
            parentId: fc.option(words),
            sort: fc.constantFrom(...kind.sorts),
            page: fc.integer({ min: 1, max: 500 }),
            view: fc.constantFrom('cards' as const, 'rows' as const, null),
            byExhibitor: fc.constant(false),
            rest: fc.constantFrom<Record<string, string>>({}, { preview: 'true', logIdUrl: 'a b&c' }),
          }),
          (state) => {
            expect(reread(kind, state)).toEqual(state)
          },
        ),
      )
    }
  })

  test('contains specifications only with a category, in a normalised form', () => {
    const search = 'specification=x-travel_0500..900,x-travel_1..2,9,control_fanuc'
    expect(readList(EXHIBITS, '/exhibits/', `?${search}`)).toEqual(defaultQuery(EXHIBITS))
    const state = readList(EXHIBITS, '/exhibits/', `?category=C1&${search}`)
    expect(state.chosen.specification).toEqual(['x-travel_500..900', 'control_fanuc'])
    expect(addressOf(EXHIBITS, state)).toBe('/exhibits?category=C1&specification=x-travel_500..900,control_fanuc')
    expect(toggled(state, 'category', 'C1', []).chosen).toEqual({})
    expect(toggled(state, 'category', 'C2', []).chosen).toEqual({ category: ['C1', 'C2'] })
    expect(toggled(state, 'region', 'CN', []).chosen.specification).toHaveLength(2)
  })

  test('is read without invalid values', () => {
    expect(readList(EXHIBITS, '/exhibits/', '?page=0&sort=None&view=tiles&type=company&region=,&keyword=%20')).toEqual(
      defaultQuery(EXHIBITS),
    )
    expect(readList(EXHIBITS, '/exhibits/', '?page=1e9').page).toBe(1)
    expect(readList(EXHIBITS, '/exhibits/', '?page=99999999').page).toBe(1)
    expect(readList(EXHIBITORS, '/exhibitor/', '?industry=I1,I1&industry=I2&category=C1').chosen).toEqual({
      industry: ['I1', 'I2'],
    })
  })

  test('uses the page of its path rather than of its query', () => {
    expect(readList(EXHIBITS, '/exhibits/page/4/', '?page=2').page).toBe(4)
    expect(readList(EXHIBITS, '/exhibits/', '?page=2').page).toBe(2)
  })

  test('has no facets in exhibitor mode, which exists only for exhibits', () => {
    const state = readList(EXHIBITS, '/exhibits/', '?type=exhibitor&region=CN&exhibitorId=E1&sort=AZ&keyword=drill')
    expect(state).toEqual({ ...defaultQuery(EXHIBITS), byExhibitor: true, keyword: 'drill' })
    expect(readList(EXHIBITORS, '/exhibitor/', '?type=exhibitor').byExhibitor).toBe(false)
  })
})

test('keywords are trimmed and limited in length', () => {
  expect(keywordOf('  five \t axis\u3000mill ')).toBe('five axis mill')
  expect(keywordOf('x'.repeat(300))).toHaveLength(100)
})

test.each([
  ['between the halves of an emoji', `x${'😀'.repeat(60)}`, `x${'😀'.repeat(49)}`],
  ['after a space', `${'x'.repeat(99)} y`, 'x'.repeat(99)],
])('a long keyword that is cut %s is read from its address as it was requested', (_, typed, keyword) => {
  expect(keywordOf(typed)).toBe(keyword)
  const state = { ...defaultQuery(EXHIBITS), keyword: keywordOf(typed) }
  expect(reread(EXHIBITS, state)).toEqual(state)
})

test('values that contain commas are read from their address as they were chosen', () => {
  const state = { ...defaultQuery(EXHIBITS), chosen: { tag: ['AI, robotics', '50%', 'a%2Cb'], hall: ['8.1'] } }
  expect(reread(EXHIBITS, state).chosen).toEqual(state.chosen)
  expect(addressOf(EXHIBITS, { ...state, chosen: { tag: ['ce', 'oem'] } })).toBe('/exhibits?tag=ce,oem')
})

describe('a change of the query', () => {
  const third = { ...defaultQuery(EXHIBITS, 3), keyword: 'drill' }
  test('returns to the first page, unless it changes the page or view', () => {
    expect(changed(third, { sort: 'AZ' })).toMatchObject({ page: 1, sort: 'AZ', keyword: 'drill' })
    expect(changed(third, { view: 'rows' }).page).toBe(3)
    expect(changed(third, { page: 4, view: 'rows' }).page).toBe(4)
  })

  test('can clear filters and keyword, but retains order and view', () => {
    const state: ListQuery = { ...third, chosen: { tag: ['T1'] }, parentId: 'E1', sort: 'AZ', view: 'rows' }
    expect(isFiltered(state)).toBe(true)
    expect(cleared(state)).toEqual({ ...defaultQuery(EXHIBITS), sort: 'AZ', view: 'rows' })
    expect(isFiltered(cleared(state))).toBe(false)
  })
})

describe('choosing a value', () => {
  const plain = defaultQuery(EXHIBITORS, 2)
  const china = ['CN-ZJ', 'CN-GD']
  const zhejiang = ['CN']

  test('adds or removes it, and returns to the first page', () => {
    const one = toggled(plain, 'tag', 'T1', [])
    expect(one).toMatchObject({ chosen: { tag: ['T1'] }, page: 1 })
    const two = toggled(one, 'tag', 'T2', [])
    expect(two.chosen).toEqual({ tag: ['T1', 'T2'] })
    expect(toggled(toggled(two, 'tag', 'T1', []), 'tag', 'T2', []).chosen).toEqual({})
  })

  test('narrows a country to its province, and widens it again', () => {
    const country = toggled(toggled(plain, 'region', 'JP', []), 'region', 'CN', china)
    const province = toggled(country, 'region', 'CN-ZJ', zhejiang)
    expect(province.chosen).toEqual({ region: ['JP', 'CN-ZJ'] })
    const both = toggled(province, 'region', 'CN-GD', zhejiang)
    expect(both.chosen).toEqual({ region: ['JP', 'CN-ZJ', 'CN-GD'] })
    expect(toggled(both, 'region', 'CN', china).chosen).toEqual({ region: ['JP', 'CN'] })
  })
})

test('view and unknown parameters do not change the request key', () => {
  const { keyOf } = queryKeys(EXHIBITS)
  const state = defaultQuery(EXHIBITS)
  expect(keyOf({ ...state, view: 'rows', rest: { preview: 'true' } })).toBe(keyOf(state))
  expect(keyOf({ ...state, page: 2 })).not.toBe(keyOf(state))
})

test('a page has ten exhibitors with their exhibits instead of forty exhibits', () => {
  expect(pageSizeOf(EXHIBITS, defaultQuery(EXHIBITS))).toBe(40)
  expect(pageSizeOf(EXHIBITS, { ...defaultQuery(EXHIBITS), byExhibitor: true })).toBe(10)
})
