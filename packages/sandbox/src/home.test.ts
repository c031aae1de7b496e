import { contract } from '@fair/contract/index.ts'
import { afterAll, describe, expect, it } from 'vitest'
import { callSandbox, payload } from './testing/call-sandbox.ts'
import { fixtureSandbox } from './testing/fixture.ts'

const sandbox = fixtureSandbox()
afterAll(() => sandbox.close())
const { home, catalogue, news, search } = contract

describe('list/ids', () => {
  it('returns full entities in the requested order, without unknown ids', async () => {
    const list = ['X9', 'X0', 'nope', 'X2']
    const goods = await payload(sandbox, home.listIds, { goodsType: 'EXHIBIT', list })
    expect(goods.map(({ goodsId }) => goodsId)).toEqual(['X9', 'X0', 'X2'])
    const full = await payload(sandbox, catalogue.exhibit, { exhibitsId: 'X9' })
    expect(goods[0]).toEqual({ goodsType: 'EXHIBIT', goodsId: 'X9', exhibit: full })
    const makers = await payload(sandbox, home.listIds, { goodsType: 'EXHIBITOR', list: ['E1'] })
    expect(makers[0]?.exhibitor?.exhibitorId).toBe('E1')
    const articles = await payload(sandbox, home.listIds, { goodsType: 'INFORMATION', list: ['N1'] })
    expect(articles[0]?.information?.content).toContain('<p>')
  })

  it('accepts at most 200 ids, and only kinds with full entities', async () => {
    const ids = (count: number) => Array.from({ length: count }, (_, n) => `X${n}`)
    expect(await payload(sandbox, home.listIds, { goodsType: 'EXHIBIT', list: ids(200) })).toHaveLength(200)
    const headers = { language: 'en-US' }
    const tooMany = await callSandbox(sandbox, home.listIds, { goodsType: 'EXHIBIT', list: ids(201) }, headers)
    expect(tooMany).toMatchObject({ errCode: 4000, errMsg: 'list: at most 200 are allowed' })
    const chat = await callSandbox(sandbox, home.listIds, { goodsType: 'CHAT', list: [] }, headers)
    expect(chat.errMsg).toBe(
      'goodsType: must be one of EXHIBIT, EXHIBITOR, EXHIBITOR_GROUP, LIVE, MEETING, INFORMATION',
    )
  })
})

describe('platform recommendations', () => {
  const idsOf = (list: { exhibitsId: string }[]) => list.map(({ exhibitsId }) => exhibitsId)

  it('include one exhibit of each exhibitor before a second one', async () => {
    const picks = await payload(sandbox, home.recommend, { pageSize: 0 })
    const makers = picks.map(({ exhibitorId }) => exhibitorId)
    expect(new Set(makers.slice(0, 32)).size).toBe(32)
    expect(new Set(makers.slice(32, 64)).size).toBe(32)
    expect(new Set(idsOf(picks)).size).toBe(160)
    expect(picks[0]?.exhibitsId).toBe('X0')
  })

  it('are random for each visitor, and stable across requests', async () => {
    const random = (pageNum: number, visitorId = 'v1') =>
      payload(sandbox, home.randomExhibits, { pageNum, pageSize: 20 }, { visitorId }).then(idsOf)
    const first = await random(1)
    expect(await random(1)).toEqual(first)
    expect(await random(1, 'v2')).not.toEqual(first)
    const all = (await Promise.all([1, 2, 3, 4, 5, 6, 7, 8].map((pageNum) => random(pageNum)))).flat()
    expect(new Set(all).size).toBe(160)
    expect(all).not.toEqual(all.toSorted((a, b) => Number(a.slice(1)) - Number(b.slice(1))))
    const stranger = fixtureSandbox()
    expect(idsOf(await payload(stranger, home.randomExhibits, { pageSize: 20 }, { visitorId: 'v1' }))).toEqual(first)
    stranger.close()
  })

  it('advertise exhibitors of the requested exhibition', async () => {
    const advertisements = await payload(sandbox, home.advertisements, { id: '2002' })
    expect(advertisements).toHaveLength(4)
    const ids = advertisements.map(({ path }) => /^\/exhibitor\/detail\/(E\d+)\/$/.exec(path)?.[1] ?? '')
    expect(ids.every((id) => Number(id.slice(1)) % 3 === 2)).toBe(true)
    expect(await callSandbox(sandbox, home.advertisements, { id: '3001' })).toMatchObject({ errCode: 4041 })
  })

  it('relate exhibitors by industry, without the exhibitor itself', async () => {
    const input = { terminalType: 'PC', exhibitorId: 'E1', pageSize: 0 }
    const related = await payload(sandbox, catalogue.exhibitorRecommend, input)
    expect(related.total).toBe(15)
    expect(new Set(related.records.map(({ industryId }) => industryId))).toEqual(new Set(['I2']))
    expect(related.records.some(({ exhibitorId }) => exhibitorId === 'E1')).toBe(false)
    const usual = await payload(sandbox, catalogue.exhibitorRecommend, { terminalType: 'PC' })
    expect([usual.records.length, usual.total]).toEqual([8, 32])
    const unknown = callSandbox(sandbox, catalogue.exhibitorRecommend, { ...input, exhibitorId: 'E999' })
    expect(await unknown).toMatchObject({ errCode: 4041 })
  })
})

describe('neighbours', () => {
  it('of an exhibitor are adjacent in the default order', async () => {
    const { records } = await payload(sandbox, search.exhibitor, { pageSize: 0 })
    for (const at of [0, 7, records.length - 1]) {
      const id = records[at]?.exhibitorId ?? ''
      const { previous, next } = await payload(sandbox, catalogue.exhibitorPrevious, { id })
      expect(previous).toEqual(records[at - 1] ?? null)
      expect(next).toEqual(records[at + 1] ?? null)
    }
  })

  it('of an article are the articles published just before and after it', async () => {
    const { previous, next } = await payload(sandbox, news.previous, { id: 'N5' })
    expect([previous?.informationId, next?.informationId]).toEqual(['N6', 'N4'])
    const newest = await payload(sandbox, news.previous, { id: 'N0' })
    expect([newest.previous?.informationId, newest.next]).toEqual(['N1', null])
  })
})

describe('news', () => {
  it('is listed newest first, by column and keyword, with counts by column', async () => {
    const all = await payload(sandbox, news.search, { pageSize: 0, sort: 'publish_time' })
    expect(all.records.map(({ informationId }) => informationId)).toEqual(Array.from({ length: 12 }, (_, n) => `N${n}`))
    const some = await payload(sandbox, news.search, { column: ['fair'], keyword: 'news 1' }, { language: 'en-US' })
    expect(some.records.map(({ informationId }) => informationId)).toEqual(['N10'])
    expect(some.facets['column']).toEqual([
      { value: 'fair', label: 'fair en-US', count: 1, parent: null },
      { value: 'exhibitor', label: 'exhibitor en-US', count: 2, parent: null },
    ])
  })
})

describe('the catalogue', () => {
  it('returns the categories of the exhibition as a tree', async () => {
    const trees = await payload(sandbox, catalogue.categoryTrees, {}, { language: 'ja-JP' })
    expect(trees.map(({ categoryId, categoryName }) => [categoryId, categoryName])).toEqual([
      ['C1', 'C1 ja-JP'],
      ['C2', 'C2 ja-JP'],
      ['C3', 'C3 ja-JP'],
    ])
    const leaf = { categoryId: 'C1-2', categoryNameZh: 'C1-2 zh-CN', categoryNameEn: 'C1-2 en-US', superCategory: 'C1' }
    expect(trees[0]?.children[1]).toMatchObject({ ...leaf, children: [] })
    expect(trees[0]?.categoryChildList).toEqual(trees[0]?.children)
    expect(await payload(sandbox, catalogue.categoryTrees, {}, { exhibitionId: '2003' })).toEqual([])
  })

  it('counts exhibitors by region and by industry', async () => {
    const regions = await payload(sandbox, catalogue.regionDistribution, {})
    const counts = regions.map(({ count }) => count)
    expect(counts).toEqual(counts.toSorted((a, b) => b - a))
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(32)
    const industries = await payload(sandbox, search.industries, {})
    expect(industries.map(({ industryId, exhibitorCount }) => [industryId, exhibitorCount])).toEqual([
      ['I1', 16],
      ['I2', 16],
    ])
  })

  it('lists the exhibits of one exhibitor by page, and of several by exhibitor', async () => {
    const one = await payload(sandbox, catalogue.exhibitsOfExhibitor, { exhibitorId: 'E1', pageNum: 2, pageSize: 2 })
    expect([one.total, one.records.map(({ exhibitsId }) => exhibitsId)]).toEqual([5, ['X97', 'X145']])
    const input = { exhibitorIds: ['E4', 'nope', 'E1'], pageSize: 2 }
    const several = await payload(sandbox, catalogue.exhibitsOfExhibitors, input)
    expect(several.map(({ exhibitsId }) => exhibitsId)).toEqual(['X4', 'X52', 'X1', 'X49'])
    expect(await callSandbox(sandbox, catalogue.exhibitsOfExhibitor, { exhibitorId: 'nope' })).toMatchObject({
      errCode: 4041,
    })
  })
})
