import { contract } from '@fair/contract/index.ts'
import type { Language } from '@fair/contract/rules/language.ts'
import { createSandbox } from '@fair/sandbox/app.ts'
import { afterAll, describe, expect, it } from 'vitest'
import { connected, dataOf } from '../../../tests/connected.ts'
import { testPage } from '../../../tests/page-context.ts'
import { renderIsland } from '../../../tests/render-island.tsx'
import { renderView } from '../../../tests/render-view.tsx'
import { safe } from '../../../tests/safe-html.ts'
import { loadProjects } from '../../content/areas/projects.ts'
import { createFetcher } from '../../content/fetch-or-fail.ts'
import { noStore } from '../../content/store.ts'
import { listPages } from '../shared/list/list-page.ts'
import { defaultQuery, type ListQuery } from '../shared/list/list-query.ts'
import { PROJECTS, ProjectList, projectsBy } from './ProjectList.tsx'
import { ProjectView } from './ProjectView.tsx'
import { projectViews, toProjectSummary } from './project.ts'

const sandbox = createSandbox({ media: false })
afterAll(() => sandbox.close())
const { signal } = new AbortController()
const state = (change: Partial<ListQuery> = {}): ListQuery => ({ ...defaultQuery(PROJECTS), ...change })

async function loaded(language: Language = 'en-US') {
  const fetchOrFail = createFetcher(connected(sandbox, { language }).call)
  const at = { language, exhibitionId: '2001', tenantId: '1001', store: noStore }
  const { projects, facets } = await loadProjects(fetchOrFail, at)
  const list = projects.flatMap((each) => each.exhibitorId ?? [])
  const goods = await fetchOrFail(contract.home.listIds, { goodsType: 'EXHIBITOR', list: [...new Set(list)] })
  return { projects, facets, exhibitors: goods.flatMap((each) => each.exhibitor ?? []) }
}

describe('the list of projects', () => {
  it('has ten projects per page (Spec 9), and uses the search call with a filter', async () => {
    const { call, requested } = connected(sandbox)
    const request = projectsBy(call, '2001')
    const first = dataOf(await request(state(), signal))
    expect(first.records).toHaveLength(10)
    const second = dataOf(await request(state({ page: 2 }), signal))
    expect(second.records[0]?.projectId).not.toBe(first.records[0]?.projectId)
    expect(new Set(requested)).toEqual(new Set(['GET /api/v2/app/project']))
    const region = dataOf(await request(state({ chosen: { region: ['CN'], industry: ['machine'] } }), signal))
    expect(requested.at(-1)).toBe('GET /api/v2/app/search/project')
    expect(region.total).toBeGreaterThan(0)
    for (const each of region.records) {
      expect(each.regionCode).toMatch(/^CN/)
      expect(each.industryId).toBe('machine')
    }
  })

  it('is filtered by exhibitor or keyword', async () => {
    const request = projectsBy(connected(sandbox).call, '2001')
    const owned = (await loaded()).projects.find((each) => each.exhibitorId)
    const own = dataOf(await request(state({ parentId: owned?.exhibitorId ?? '' }), signal))
    expect(own.records.map((each) => each.projectId)).toContain(owned?.projectId)
    expect(new Set(own.records.map((each) => each.exhibitorId)).size).toBe(1)
    const sutures = dataOf(await request(state({ keyword: 'sutures' }), signal))
    expect(sutures.records.map((each) => each.projectId)).toEqual(['P018'])
  })

  it('is split into pages of ten in the build, without content', async () => {
    const { projects, facets } = await loaded()
    const pages = [...listPages(PROJECTS, projects, facets, toProjectSummary)]
    expect(pages.map(({ items }) => items.length)).toEqual([10, 10, 8])
    expect(pages[0]?.items[0]).not.toHaveProperty('content')
    const second = pages[1]
    if (!second) throw new Error('no second page')
    const html = renderIsland(testPage(), <ProjectList {...second} />)
    expect(html).toContain('href="/en-US/project/" rel="prev"')
    expect(html).toContain('href="/en-US/project/page/3/" rel="next"')
    expect(html).toContain('11–20 of 28')
  })
})

describe('a project', () => {
  it('has the same related projects in the build as on the platform, ten at most (Spec 9)', async () => {
    const { projects, exhibitors } = await loaded()
    const { call } = connected(sandbox)
    for (const { project, related } of projectViews(projects, exhibitors)) {
      const paging = { pageNum: 1, pageSize: 10 }
      const reported = dataOf(await call(contract.project.relations, { projectId: project.projectId, ...paging }))
      expect(related.map((each) => each.projectId)).toEqual(reported.records.map((each) => each.projectId))
    }
  })

  it('shows its owner, with links and actions if the owner exhibits', async () => {
    const { projects, exhibitors } = await loaded()
    for (const view of projectViews(projects, exhibitors)) {
      const html = renderView(testPage(), <ProjectView {...view} contentHtml={safe('<p>…</p>')} />)
      expect(html).toContain(view.project.ownerName.replaceAll('&', '&amp;'))
      expect(html.includes('Exhibitor page')).toBe(view.project.exhibitorId != null)
      // The inquiry button works as on the owner's page, beside the facts and in a phone's dock.
      const owner = `data-action="inquire" data-action-on="/en-US/exhibitor/detail/${view.project.exhibitorId}/"`
      expect(html.split(owner)).toHaveLength(view.project.exhibitorId == null ? 1 : 3)
      // If no staff is online, both chat buttons offer to leave a message.
      const isAway = view.owner?.isOnline === false
      expect(html.split('Leave a message</button>')).toHaveLength(isAway ? 3 : 1)
      for (const file of view.project.attachments)
        expect(html.split(`href="${file.url}"`)[1]).toMatch(/^ download[ =>]/)
    }
  })

  it('has a page without missing translations', async () => {
    const language: Language = 'ja-JP'
    const page = testPage(language)
    const { projects, exhibitors } = await loaded(language)
    const [view] = projectViews(projects, exhibitors)
    if (!view) throw new Error('no projects')
    const html = renderView(page, <ProjectView {...view} contentHtml={safe(view.project.content)} />)
    expect(html).not.toMatch(/\{\{|project:/)
  })
})
