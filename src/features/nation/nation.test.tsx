import { LANGUAGES, type Language } from '@fair/contract/rules/language.ts'
import { createSandbox } from '@fair/sandbox/app.ts'
import { afterAll, describe, expect, it } from 'vitest'
import { connected } from '../../../tests/connected.ts'
import { testPage } from '../../../tests/page-context.ts'
import { renderView } from '../../../tests/render-view.tsx'
import { safe } from '../../../tests/safe-html.ts'
import { loadNations } from '../../content/areas/nations.ts'
import { createFetcher } from '../../content/fetch-or-fail.ts'
import { noStore } from '../../content/store.ts'
import { NationListView } from './NationListView.tsx'
import { NationView } from './NationView.tsx'
import { nationListPath, nationPages, nationViews } from './nation.ts'

const sandbox = createSandbox({ size: 'small', media: false })
afterAll(() => sandbox.close())

const loaded = (language: Language = 'en-US') =>
  loadNations(createFetcher(connected(sandbox, { language }).call), {
    language,
    exhibitionId: '2001',
    tenantId: '1001',
    store: noStore,
  })

describe('national pavilions', () => {
  it('are split into pages of forty, without their content', async () => {
    const nations = await loaded()
    const many = Array.from({ length: 9 }, () => nations).flat()
    expect(nationPages(many).map((each) => each.nations.length)).toEqual([40, 40, 28])
    expect(nationPages(nations)[0]?.nations[0]).not.toHaveProperty('content')
    expect([1, 2].map(nationListPath)).toEqual(['/national-image', '/national-image/page/2'])
  })

  it('show an empty state with a link to the exhibitors', () => {
    const [empty] = nationPages([])
    if (!empty) throw new Error('no page')
    const html = renderView(testPage(), <NationListView {...empty} />)
    expect(html).toContain('No national pavilions yet')
    expect(html).toContain('href="/en-US/exhibitor/"')
    expect(html).not.toContain('<ul')
  })

  it('link to the exhibitors of a country by region', async () => {
    const views = [...nationViews(await loaded(), new Set(['JP']))]
    const japan = views.find((each) => each.nation.countryCode === 'JP')
    if (!japan) throw new Error('no Japan')
    const html = renderView(testPage(), <NationView {...japan} contentHtml={safe('<p>…</p>')} />)
    expect(html).toContain('href="/en-US/exhibitor/region/JP/"')
    for (const each of japan.nation.exhibitors) expect(html).toContain(`/exhibitor/detail/${each.exhibitorId}/`)
    expect(views[0]?.previous).toBeNull()
    expect(views[0]?.next?.id).toBe(views[1]?.nation.nationalImageId)
  })

  it('link to the filtered list for a country whose exhibitors have no page', async () => {
    const japan = [...nationViews(await loaded(), new Set(['DE']))].find((each) => each.nation.countryCode === 'JP')
    if (!japan) throw new Error('no Japan')
    const html = renderView(testPage(), <NationView {...japan} contentHtml={safe('<p>…</p>')} />)
    expect(html).toContain('href="/en-US/exhibitor/?region=JP"')
    expect(html).not.toContain('/exhibitor/region/')
  })

  it('have no link to exhibitors for a country without any', async () => {
    const views = [...nationViews(await loaded(), new Set())]
    const alone = views.find((each) => each.nation.exhibitorsCount === 0)
    if (!alone) throw new Error('the small fair has countries without exhibitors')
    const html = renderView(testPage(), <NationView {...alone} contentHtml={safe('<p>…</p>')} />)
    expect(html).not.toContain('/exhibitor/region/')
  })

  it.each(LANGUAGES)('have no missing translations in %s', async (language) => {
    const page = testPage(language)
    const nations = await loaded(language)
    const [list] = nationPages(nations)
    const [view] = nationViews(nations, new Set())
    if (!list || !view) throw new Error('no pavilions')
    for (const html of [
      renderView(page, <NationListView {...list} />),
      renderView(page, <NationView {...view} contentHtml={safe(view.nation.content)} />),
    ]) {
      expect(html).not.toMatch(/\{\{|nation:/)
    }
  })
})
