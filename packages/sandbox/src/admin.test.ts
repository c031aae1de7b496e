import { contract } from '@fair/contract/index.ts'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Sandbox } from './sandbox.ts'
import { callSandbox, payload } from './testing/call-sandbox.ts'
import { fixtureSandbox } from './testing/fixture.ts'

let sandbox: Sandbox
beforeEach(() => {
  sandbox = fixtureSandbox()
})
afterEach(() => sandbox.close())

const en = { language: 'en-US' }
const ja = { language: 'ja-JP' }
const exhibit = (exhibitsId: string, headers = en) =>
  payload(sandbox, contract.catalogue.exhibit, { exhibitsId }, headers)
const exhibitor = (exhibitorId: string, headers = en) =>
  payload(sandbox, contract.catalogue.exhibitor, { exhibitorId }, headers)
const found = async (keyword: string, headers = en) =>
  (await payload(sandbox, contract.search.exhibits, { keyword, pageSize: 0 }, headers)).records.map(
    (each) => each.exhibitsId,
  )
/** Every update time of exhibition 2001, by id. */
const times = async () => {
  const exhibits = await payload(sandbox, contract.search.exhibits, { pageSize: 0 }, en)
  const exhibitors = await payload(sandbox, contract.search.exhibitor, { pageSize: 0 }, en)
  const lives = await payload(sandbox, contract.live.list, { pageSize: 0 }, en)
  const meetings = await payload(sandbox, contract.meeting.list, { pageSize: 0 }, en)
  return new Map([
    ...exhibits.records.map((each) => [each.exhibitsId, each.updateTime] as const),
    ...exhibitors.records.map((each) => [each.exhibitorId, each.updateTime] as const),
    ...lives.records.map((each) => [each._id, each.updateTime] as const),
    ...meetings.records.map((each) => [each.meetingId, each.updateTime] as const),
  ])
}
const changedSince = async (before: ReadonlyMap<string, string>) => {
  const after = await times()
  for (const [id, time] of after) expect(time >= (before.get(id) ?? ''), id).toBe(true)
  return [...after]
    .filter(([id, time]) => time !== before.get(id))
    .map(([id]) => id)
    .sort()
}

describe('touchExhibit', () => {
  it('changes the name in one language, and only the update times of the exhibit and its live', async () => {
    const before = await times()
    const updateTime = sandbox.admin.touchExhibit('X0', { exhibitsName: 'Quiet Lathe' }, 'en-US')
    expect(await exhibit('X0')).toMatchObject({ exhibitsName: 'Quiet Lathe', updateTime })
    expect(await exhibit('X0', ja)).toMatchObject({ exhibitsName: 'Spindle 0 ja-JP', updateTime })
    expect(await found('quiet lathe')).toEqual(['X0'])
    // A name is found in every language.
    expect(await found('quiet lathe', ja)).toEqual(['X0'])
    expect(await found('zeta')).toContain('X0')
    expect(await changedSince(before)).toEqual(['L0', 'X0'])
  })

  it('keeps earlier changes, and changes every language when none is given', async () => {
    sandbox.admin.touchExhibit('X0', { exhibitsName: 'Lathe' })
    sandbox.admin.touchExhibit('X0', { summary: 'Silent.' }, 'ja-JP')
    expect(await exhibit('X0', ja)).toMatchObject({ exhibitsName: 'Lathe', summary: 'Silent.' })
    expect(await found('spindle')).not.toContain('X0')
    expect(await exhibit('X0', en)).toMatchObject({ exhibitsName: 'Lathe', summary: '' })
  })

  it('returns a later update time each time, even if the clock does not advance', () => {
    const first = sandbox.admin.touchExhibit('X0')
    const second = sandbox.admin.touchExhibit('X0')
    expect(Date.parse(first)).toBe(Date.parse('2026-11-19T02:42:00Z'))
    expect(Date.parse(second)).toBeGreaterThan(Date.parse(first))
  })

  it('throws for an unknown exhibit', () => {
    expect(() => sandbox.admin.touchExhibit('X9999')).toThrow('4041')
  })
})

describe('touchExhibitor', () => {
  it('changes its name on its exhibits, lives and meetings, and their update times', async () => {
    const before = await times()
    const own = ['X0', 'X48', 'X96', 'X144', 'X192']
    sandbox.admin.touchExhibitor('E0', { exhibitorName: 'Qinglong', initial: 'Q' }, 'en-US')
    expect(await exhibitor('E0')).toMatchObject({ exhibitorName: 'Qinglong', initial: 'Q' })
    expect(await exhibit('X48')).toMatchObject({ exhibitorName: 'Qinglong', exhibitor: { exhibitorName: 'Qinglong' } })
    expect((await found('qinglong')).sort()).toEqual(own.toSorted())
    const lives = await payload(sandbox, contract.live.list, { exhibitorId: 'E0' }, en)
    expect(lives.records.map((each) => each.exhibitorName)).toEqual(['Qinglong'])
    const meetings = await payload(sandbox, contract.meeting.list, { exhibitorId: 'E0' }, en)
    expect(meetings.records.map((each) => each.hostName)).toEqual(['Qinglong'])
    expect(await changedSince(before)).toEqual(['E0', 'L0', 'M0', ...own].sort())
  })

  it('moves a renamed exhibitor within the A to Z list', async () => {
    const order = async () =>
      (await payload(sandbox, contract.catalogue.exhibitorsAz, { pageSize: 0 }, en)).records.map(
        (each) => each.exhibitorName,
      )
    sandbox.admin.touchExhibitor('E0', { exhibitorName: 'Aardvark Tools', initial: 'A' }, 'en-US')
    expect((await order())[0]).toBe('Aardvark Tools')
    sandbox.admin.touchExhibitor('E0', { exhibitorName: '1st Tools', initial: '#' }, 'en-US')
    const names = await order()
    expect(names.indexOf('1st Tools')).toBe(names.findIndex((name) => /^\d/.test(name)))
    expect(names.length).toBe(32)
  })

  it('does not update the exhibits if the name is unchanged', async () => {
    const before = await times()
    sandbox.admin.touchExhibitor('E0', { summary: 'New.' })
    expect(await changedSince(before)).toEqual(['E0'])
  })
})

describe('withdrawExhibit', () => {
  it('removes the exhibit from lists, facets, details and the exhibitor’s exhibit count', async () => {
    const before = await times()
    const facetsBefore = (await payload(sandbox, contract.search.exhibits, {}, en)).facets
    sandbox.admin.withdrawExhibit('X0')
    expect(await callSandbox(sandbox, contract.catalogue.exhibit, { exhibitsId: 'X0' }, en)).toMatchObject({
      errCode: 4041,
    })
    expect(await found('')).not.toContain('X0')
    const facets = (await payload(sandbox, contract.search.exhibits, {}, en)).facets
    const sum = (all: typeof facets) => all['hall']?.reduce((total, { count }) => total + count, 0)
    expect(sum(facets)).toBe((sum(facetsBefore) ?? 0) - 1)
    const { exhibitsCount, pictures } = await exhibitor('E0')
    expect([exhibitsCount, pictures.map(({ url }) => url)]).toEqual([4, ['/media/x/48', '/media/x/96', '/media/x/144']])
    expect(await exhibit('X48')).toMatchObject({ exhibitor: { exhibitsCount: 4 } })
    const business = await payload(sandbox, contract.catalogue.exhibitorBusiness, { exhibitorId: 'E0' })
    expect(business.exhibitsCount).toBe(4)
    expect(await changedSince(before)).toEqual(['E0', 'L0', 'M0', 'X144', 'X192', 'X48', 'X96'])
    const goods = await payload(sandbox, contract.home.listIds, { goodsType: 'EXHIBIT', list: ['X0', 'X1'] })
    expect(goods.map(({ goodsId }) => goodsId)).toEqual(['X1'])
  })
})

describe('the admin API', () => {
  it('renames a news article in one language', async () => {
    const updateTime = sandbox.admin.touchNews('N3', { title: 'Hall 9 opens' }, 'en-US')
    const search = await payload(sandbox, contract.news.search, { keyword: 'opens' }, en)
    expect(search.records).toMatchObject([{ informationId: 'N3', title: 'Hall 9 opens', updateTime }])
    expect((await payload(sandbox, contract.news.search, { keyword: 'opens' }, ja)).total).toBe(0)
  })

  it('publishes and unpublishes an exhibition', async () => {
    const state = async () => payload(sandbox, contract.decoration.contentState, {}, { exhibitionId: '2003' })
    expect((await state()).homePublished).toBe('0')
    const updateTime = sandbox.admin.setPublish('2003', true)
    expect(await state()).toEqual({ homePublished: '1', updateTime })
    expect(await payload(sandbox, contract.exhibition.detail, { id: '2003' })).toMatchObject({
      publishState: '1',
      updateTime,
    })
    sandbox.admin.setPublish('2003', false)
    expect((await state()).homePublished).toBe('0')
  })
})
