import { fixtureSandbox } from '@fair/sandbox/testing/fixture.ts'
import { afterAll, expect, test } from 'vitest'
import { createClient } from '../../api/client.ts'
import { defaultQuery, EXHIBITORS, EXHIBITS, type ListQuery } from '../shared/list/list-query.ts'
import { exhibitorsBy, exhibitsBy } from './catalogue.api.ts'

const sandbox = fixtureSandbox()
afterAll(() => sandbox.close())

/** The real client over the real sandbox, and the paths it has requested. */
function connected() {
  const requests: string[] = []
  const call = createClient({
    base: '',
    product: 'expo',
    headers: () => ({ tenantId: 'A', exhibitionId: '2001', language: 'en-US' }),
    text: (key) => key,
    fetch: async (input, init) => {
      init?.signal?.throwIfAborted()
      const request = new Request(new URL(String(input), 'http://localhost'), init)
      requests.push(`${request.method} ${new URL(request.url).pathname.replace('/webapi/expo-main', '')}`)
      return sandbox.fetch(request)
    },
  })
  return { call, asked: requests }
}

const signal = new AbortController().signal
const exhibitors = (change: Partial<ListQuery>): ListQuery => ({ ...defaultQuery(EXHIBITORS), ...change })
const exhibits = (change: Partial<ListQuery>): ListQuery => ({ ...defaultQuery(EXHIBITS), ...change })

test.each([
  ['AZ', ['GET /api/v1/app/exhibitors/web/page']],
  ['DEFAULT', ['GET /api/v2/app/search/exhibitor']],
  ['None', ['GET /ali/api/v1/app/exhibitors', 'GET /api/v2/app/search/exhibitor']],
] as const)('the sort order %s determines the request', async (sort, paths) => {
  const { call, asked: requested } = connected()
  const result = await exhibitorsBy(call)(exhibitors({ sort }), signal)
  expect(requested.sort()).toEqual([...paths].sort())
  if (!result.ok) throw new Error(result.message)
  expect(result.data.total).toBe(32)
  // Mode None has no counts and uses those of DEFAULT.
  expect(result.data.facets['industry']?.reduce((sum, { count }) => sum + count, 0)).toBe(32)
})

test('all sort orders return the same exhibitors, in different order', async () => {
  const { call } = connected()
  const send = exhibitorsBy(call)
  const ids = await Promise.all(
    (['AZ', 'DEFAULT', 'None'] as const).map(async (sort) => {
      const result = await send(exhibitors({ sort }), signal)
      return result.ok ? result.data.records.map((each) => each.exhibitorId) : []
    }),
  )
  const [az = [], recommended = [], own = []] = ids
  expect(new Set(az)).toEqual(new Set(recommended))
  expect(new Set(own)).toEqual(new Set(recommended))
  expect(az).not.toEqual(recommended)
})

test('sends every exhibitor filter to the platform', async () => {
  const { call } = connected()
  const chosen = { region: ['CN'], industry: ['I1', 'I2'], tag: ['T1'], hall: ['1.1', '2.1'], available: ['online'] }
  const all = await exhibitorsBy(call)(exhibitors({}), signal)
  const some = await exhibitorsBy(call)(exhibitors({ chosen }), signal)
  if (!all.ok || !some.ok) throw new Error('no answer')
  const expected = all.data.records.filter(
    (each) =>
      each.regionCode.startsWith('CN') &&
      chosen.industry.includes(each.industryId) &&
      each.tags.some((tag) => tag.tagId === 'T1') &&
      chosen.hall.includes(each.booth.hall) &&
      each.isOnline,
  )
  expect(some.data.records.map((each) => each.exhibitorId)).toEqual(expected.map((each) => each.exhibitorId))
})

test.each([
  ['ES', 'GET /api/v2/app/search/exhibits'],
  ['DB', 'POST /api/v2/app/search/list'],
  ['', 'POST /api/v2/app/search/list'],
])('dataSourceSearch %s selects the search call', async (source, path) => {
  const { call, asked: requested } = connected()
  const result = await exhibitsBy(call, source)(exhibits({ chosen: { category: ['C1'] }, page: 2 }), signal)
  expect(requested).toEqual([path])
  if (!result.ok) throw new Error(result.message)
  expect(result.data.records.length).toBeGreaterThan(0)
  for (const each of result.data.records) expect(each).toMatchObject({ categoryId: expect.stringMatching(/^C1-/) })
})

test('lists the exhibits of one exhibitor', async () => {
  const { call } = connected()
  const all = await exhibitsBy(call, 'ES')(exhibits({}), signal)
  const first = all.ok ? all.data.records[0] : undefined
  if (!first || !('exhibitsId' in first)) throw new Error('no exhibit')
  const own = await exhibitsBy(call, 'ES')(exhibits({ parentId: first.exhibitorId }), signal)
  if (!own.ok) throw new Error(own.message)
  expect(own.data.total).toBeGreaterThan(0)
  expect(own.data.total).toBeLessThan(all.ok ? all.data.total : 0)
  for (const each of own.data.records) expect(each).toMatchObject({ exhibitorId: first.exhibitorId })
})

test('type=exhibitor requests exhibitors with their exhibits, ten per page', async () => {
  const { call, asked: requested } = connected()
  const result = await exhibitsBy(call, 'ES')(exhibits({ byExhibitor: true }), signal)
  expect(requested).toEqual(['POST /api/v2/exhibitor/entityPage'])
  if (!result.ok) throw new Error(result.message)
  expect(result.data.records).toHaveLength(10)
  for (const each of result.data.records) {
    if (!('exhibitor' in each)) throw new Error('not an exhibitor')
    expect(each.exhibits.length).toBeGreaterThan(0)
    for (const exhibit of each.exhibits) expect(exhibit.exhibitorId).toBe(each.exhibitor.exhibitorId)
  }
})

test('returns an aborted failure for an aborted request', async () => {
  const { call } = connected()
  const controller = new AbortController()
  controller.abort()
  expect(await exhibitsBy(call, 'ES')(exhibits({}), controller.signal)).toMatchObject({ ok: false, code: 'aborted' })
})
