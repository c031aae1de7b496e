import { createSandbox } from '@fair/sandbox/app.ts'
import { afterAll, describe, expect, it } from 'vitest'
import { connected, dataOf } from '../../../tests/connected.ts'
import { defaultQuery, type ListQuery } from '../shared/list/list-query.ts'
import { GROUPS, groupsBy } from './GroupList.tsx'

const sandbox = createSandbox({ media: false })
afterAll(() => sandbox.close())

const BASIC = 'GET /ali/api/v1/app/exhibitions/exhibitorGroup'
const FILTERED = 'GET /api/v1/app/exhibitor/groups/web/page'
const state = (change: Partial<ListQuery> = {}): ListQuery => ({ ...defaultQuery(GROUPS), ...change })
const { signal } = new AbortController()

describe('the list call of exhibitor groups (Spec 4)', () => {
  it.each([
    ['no filter', {}, BASIC],
    ['a page alone', { page: 2 }, BASIC],
    ['a district', { chosen: { district: ['CN'] } }, FILTERED],
    ['an industry type', { chosen: { industryType: ['machine'] } }, FILTERED],
    ['a keyword', { keyword: 'pavilion' }, FILTERED],
  ] as const)('is selected by %s', async (_, change, path) => {
    const { call, requested } = connected(sandbox)
    dataOf(await groupsBy(call)(state(change), signal))
    expect(requested).toEqual([path])
  })

  it('sorts A–Z without filters', async () => {
    const { records, total } = dataOf(await groupsBy(connected(sandbox).call)(state(), signal))
    expect(total).toBe(24)
    const initials = records.map(({ initial }) => initial)
    expect(initials).toEqual(initials.toSorted())
  })

  it('sends every filter to the platform', async () => {
    const request = groupsBy(connected(sandbox).call)
    const all = dataOf(await request(state(), signal)).records
    const chosen = { district: ['CN'], industryType: ['machine', 'textile'] }
    const some = dataOf(await request(state({ chosen }), signal)).records
    const expected = all.filter(
      (each) => each.districtCode.startsWith('CN') && chosen.industryType.includes(each.industryTypeId),
    )
    expect(expected.length).toBeGreaterThan(1)
    expect(expected.length).toBeLessThan(all.length)
    expect(new Set(some.map((each) => each.exhibitorGroupId))).toEqual(
      new Set(expected.map((each) => each.exhibitorGroupId)),
    )
    const named = dataOf(await request(state({ keyword: 'Nordic' }), signal)).records
    expect(named.map((each) => each.groupName)).toEqual(['Nordic Pavilion'])
  })
})
