import { contract } from '@fair/contract/index.ts'
import { LANGUAGES, type Language } from '@fair/contract/rules/language.ts'
import { createSandbox } from '@fair/sandbox/app.ts'
import { afterAll, describe, expect, it } from 'vitest'
import { connected, dataOf } from '../../../tests/connected.ts'
import { testPage } from '../../../tests/page-context.ts'
import { renderView } from '../../../tests/render-view.tsx'
import { safe } from '../../../tests/safe-html.ts'
import { loadMembers } from '../../content/areas/members.ts'
import { createFetcher } from '../../content/fetch-or-fail.ts'
import { noStore } from '../../content/store.ts'
import { listPages } from '../shared/list/list-page.ts'
import { defaultQuery } from '../shared/list/list-query.ts'
import { MEMBERS, membersBy } from './MemberList.tsx'
import { MemberView } from './MemberView.tsx'
import { memberViews, toMemberSummary } from './member.ts'

const sandbox = createSandbox({ size: 'small', media: false })
afterAll(() => sandbox.close())
const { signal } = new AbortController()

async function loaded(language: Language = 'en-US') {
  const fetchOrFail = createFetcher(connected(sandbox, { language }).call)
  const at = { language, exhibitionId: '2001', tenantId: '1001', store: noStore }
  const { members, facets } = await loadMembers(fetchOrFail, at)
  const list = members.flatMap((each) => each.exhibitorId ?? [])
  const goods = await fetchOrFail(contract.home.listIds, { goodsType: 'EXHIBITOR', list })
  return { members, facets, exhibitors: goods.flatMap((each) => each.exhibitor ?? []) }
}

describe('the list of members', () => {
  it('is filtered by region and keyword', async () => {
    const request = membersBy(connected(sandbox).call)
    const all = dataOf(await request(defaultQuery(MEMBERS), signal))
    const chinese = dataOf(await request({ ...defaultQuery(MEMBERS), chosen: { region: ['CN'] } }, signal))
    expect(chinese.records).toEqual(all.records.filter((each) => each.regionCode.startsWith('CN')))
    expect(chinese.total).toBeLessThan(all.total)
    const found = dataOf(await request({ ...defaultQuery(MEMBERS), keyword: 'laboratories' }, signal))
    expect(found.records.map((each) => each.memberName)).toEqual(['Testing and Certification Alliance'])
  })
})

describe('a member', () => {
  it('links to its booth only if it exhibits', async () => {
    const { members, exhibitors } = await loaded()
    const views = [...memberViews(members, exhibitors)]
    expect(views.some((each) => each.stand)).toBe(true)
    for (const view of views) {
      expect(view.stand?.exhibitorId ?? null).toBe(view.member.exhibitorId ?? null)
      const html = renderView(testPage(), <MemberView {...view} introductionHtml={safe('<p>…</p>')} />)
      expect(html.includes('/exhibitor/detail/')).toBe(view.stand !== null)
      expect(html).toContain(`data-save="MEMBER:${view.member.memberId}"`)
    }
  })

  it('has no introduction in lists, so that a changed introduction does not change them', async () => {
    const { members, facets } = await loaded()
    const [list] = listPages(MEMBERS, members, facets, toMemberSummary)
    expect(list?.items[0]).not.toHaveProperty('introduction')
  })

  it.each(LANGUAGES)('has a page without missing translations in %s', async (language) => {
    const page = testPage(language)
    const { members, exhibitors } = await loaded(language)
    const [view] = memberViews(members, exhibitors)
    if (!view) throw new Error('no member')
    const html = renderView(page, <MemberView {...view} introductionHtml={safe(view.member.introduction)} />)
    expect(html).not.toMatch(/\{\{|member:/)
  })
})
