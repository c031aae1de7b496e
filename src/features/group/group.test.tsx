import type { Exhibit, Exhibitor } from '@fair/contract/catalogue.ts'
import { contract } from '@fair/contract/index.ts'
import { LANGUAGES, type Language } from '@fair/contract/rules/language.ts'
import { toGroupSummary } from '@fair/contract/rules/summaries.ts'
import { createSandbox } from '@fair/sandbox/app.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { connected, dataOf } from '../../../tests/connected.ts'
import { testPage } from '../../../tests/page-context.ts'
import { parsed } from '../../../tests/parsed.ts'
import { renderIsland } from '../../../tests/render-island.tsx'
import { renderView } from '../../../tests/render-view.tsx'
import { safe } from '../../../tests/safe-html.ts'
import { type Groups, loadGroups } from '../../content/areas/groups.ts'
import { createFetcher } from '../../content/fetch-or-fail.ts'
import { noStore } from '../../content/store.ts'
import { listedExhibits } from '../../domain/exhibit-rows.ts'
import { listPages } from '../shared/list/list-page.ts'
import { GROUPS, GroupList } from './GroupList.tsx'
import { GroupView } from './GroupView.tsx'
import { type GroupSources, groupViews, spread } from './group.ts'
import { groupViewOf } from './group-fallback.tsx'
import { createGroupGoods } from './group-goods.ts'

const sandbox = createSandbox({ size: 'small', media: false })
afterAll(() => sandbox.close())

async function sourcesIn(language: Language): Promise<GroupSources & { groups: Groups }> {
  const { call } = connected(sandbox, { language })
  const fetchOrFail = createFetcher(call)
  const full = { pageNum: 1, pageSize: 0 }
  const groups = await loadGroups(fetchOrFail, { language, exhibitionId: '2001', tenantId: '1001', store: noStore })
  const [exhibition, exhibitors, exhibits, lives, meetings] = await Promise.all([
    fetchOrFail(contract.exhibition.detailPc, { id: '2001' }),
    fetchOrFail(contract.search.exhibitor, full),
    fetchOrFail(contract.search.exhibits, full),
    fetchOrFail(contract.live.list, full),
    fetchOrFail(contract.meeting.list, full),
  ])
  const wholeOf = async (goodsType: 'EXHIBITOR' | 'EXHIBIT', list: string[]) =>
    await fetchOrFail(contract.home.listIds, { goodsType, list })
  const goods = await wholeOf(
    'EXHIBITOR',
    exhibitors.records.map((each) => each.exhibitorId),
  )
  const things = await wholeOf(
    'EXHIBIT',
    exhibits.records.map((each) => each.exhibitsId),
  )
  return {
    exhibition,
    groups,
    exhibitors: goods.flatMap((each): Exhibitor[] => (each.exhibitor ? [each.exhibitor] : [])),
    exhibits: listedExhibits(things.flatMap((each): Exhibit[] => (each.exhibit ? [each.exhibit] : []))),
    lives: lives.records,
    meetings: meetings.records,
  }
}

let sources: Awaited<ReturnType<typeof sourcesIn>>
beforeAll(async () => {
  sources = await sourcesIn('en-US')
})
const japan = () => {
  const view = [...groupViews(sources)].find((each) => each.group.exhibitorGroupId === 'G05')
  if (!view) throw new Error('the fair has a Japan Pavilion')
  return view
}

describe('an exhibitor group', () => {
  it('has its own exhibitors, exhibits of as many of them as possible, and its lives and meetings', () => {
    for (const { group, exhibitors, exhibits, programme } of groupViews(sources)) {
      const own = sources.exhibitors.filter((each) => each.exhibitorGroupId === group.exhibitorGroupId)
      expect(exhibitors.length).toBe(Math.min(12, group.exhibitorsCount))
      const ids = own.map((each) => each.exhibitorId)
      expect(ids).toEqual(expect.arrayContaining(exhibitors.map((each) => each.exhibitorId)))
      expect(ids).toEqual(expect.arrayContaining(exhibits.map((each) => each.exhibitorId)))
      expect(new Set(exhibits.map((each) => each.exhibitorId)).size).toBe(Math.min(8, own.length))
      const goods = sources.groups.goods[group.exhibitorGroupId]
      const known = [...(goods?.lives ?? []), ...(goods?.meetings ?? [])]
      expect(programme.map((each) => each.id).sort()).toEqual(known.sort())
    }
    expect(japan().programme.map((each) => each.kind)).toEqual(expect.arrayContaining(['LIVE', 'MEETING']))
  })

  it('links to its neighbours in alphabetical order', () => {
    const views = [...groupViews(sources)]
    const [first, second] = views
    expect(first?.previous).toBeNull()
    expect(first?.next?.id).toBe(second?.group.exhibitorGroupId)
    expect(views.at(-1)?.next).toBeNull()
  })

  it('is the same in the fallback as prerendered', async () => {
    const { call } = connected(sandbox)
    const found = dataOf(await call(contract.group.detail, { id: 'G05' }))
    const live = await groupViewOf(
      found,
      call,
      createGroupGoods(call, { read: () => null, write: () => {} }),
      parsed('Asia/Shanghai'),
      new AbortController().signal,
    )
    const built = japan()
    expect(live.exhibitors.map((each) => each.exhibitorId)).toEqual(built.exhibitors.map((each) => each.exhibitorId))
    expect(live.programme).toEqual(built.programme)
    expect(live.exhibits).toHaveLength(built.exhibits.length)
    expect(live.group).toEqual(built.group)
  })

  it('omits content whose request was aborted', async () => {
    const { call } = connected(sandbox)
    const found = dataOf(await call(contract.group.detail, { id: 'G05' }))
    const live = await groupViewOf(
      found,
      call,
      createGroupGoods(call, { read: () => null, write: () => {} }),
      parsed('Asia/Shanghai'),
      AbortSignal.abort(),
    )
    expect(live).toMatchObject({ exhibitors: [], exhibits: [], programme: [] })
    const html = renderView(testPage(), <GroupView {...live} introductionHtml={safe('')} />)
    expect(html).toContain('<h1>Japan Pavilion</h1>')
    expect(html).not.toContain('#programme')
  })

  it('links to all of its exhibitors, and to the groups of its country', () => {
    const html = renderView(testPage(), <GroupView {...japan()} introductionHtml={safe('<p>…</p>')} />)
    expect(html).toContain('href="/en-US/exhibitor/?exhibitorGroupId=G05"')
    expect(html).toContain('href="/en-US/exhibition-group/?district=JP"')
    expect(html).toContain('data-save="EXHIBITOR_GROUP:G05"')
  })
})

describe('group views', () => {
  it.each(LANGUAGES)('have no missing translations in %s', async (language) => {
    const page = testPage(language)
    const own = await sourcesIn(language)
    for (const view of groupViews(own)) {
      const html = renderView(page, <GroupView {...view} introductionHtml={safe(view.group.introduction)} />)
      expect(html).not.toMatch(/\{\{|group:|exhibitor:|exhibits:/)
    }
  })

  it('show an empty state with a link to the exhibitors', () => {
    const [empty] = listPages(GROUPS, [], {}, toGroupSummary)
    if (!empty) throw new Error('no page')
    const html = renderIsland(testPage(), <GroupList {...empty} />)
    expect(html).toContain('No groups match')
    expect(html).toContain('href="/en-US/exhibitor/"')
  })
})

it('spread takes from each row in turn', () => {
  expect(spread([['a1', 'a2', 'a3'], [], ['b1'], ['c1', 'c2']], 5)).toEqual(['a1', 'b1', 'c1', 'a2', 'c2'])
  expect(spread([], 3)).toEqual([])
  expect(spread([['a1']], 3)).toEqual(['a1'])
})
