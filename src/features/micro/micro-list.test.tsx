import type { MicroPageSummary } from '@fair/contract/micro.ts'
import { LANGUAGES } from '@fair/contract/rules/language.ts'
import { describe, expect, it } from 'vitest'
import { testPage } from '../../../tests/page-context.ts'
import { parsed } from '../../../tests/parsed.ts'
import { renderView } from '../../../tests/render-view.tsx'
import { MicroListView } from './MicroListView.tsx'
import { MICRO_PAGE_SIZE, microListPath, microPages, microPath } from './micro.ts'

const summary = (n: number) =>
  parsed<MicroPageSummary>({
    microPageId: `MP${n}`,
    title: `Feature ${n}`,
    summary: 's',
    cover: { url: '/webapi/media/x.svg', width: 16, height: 9, alt: '' },
    updateTime: '2026-11-01T00:00:00Z',
    ...{ blocks: ['never in a list'] },
  })
const many = Array.from({ length: MICRO_PAGE_SIZE + 2 }, (_, n) => summary(n))

describe('the list of features', () => {
  it('is split into pages in the organiser’s order, with summaries only', () => {
    const [first, second, ...none] = microPages(many, 'Fair')
    expect(none).toEqual([])
    expect(first?.pages).toHaveLength(MICRO_PAGE_SIZE)
    expect(second).toMatchObject({ pageNum: 2, total: many.length, fairName: 'Fair' })
    expect(second?.pages.map(({ microPageId }) => microPageId)).toEqual(['MP40', 'MP41'])
    expect(JSON.stringify(first)).not.toContain('never in a list')
    expect([microListPath(1), microListPath(2)]).toEqual(['/micro-list', '/micro-list/page/2'])
  })

  it('links to the route that a feature replaces, or to the feature’s own address', () => {
    expect(microPath({ ...summary(1), code: 'PROMOTE' })).toBe('/promote')
    expect(microPath(summary(1))).toBe('/micro-page/MP1')
  })

  it('links to the own address of a feature that another one replaces on its route', () => {
    const [page] = microPages(
      [1, 2].map((n) => ({ ...summary(n), code: 'PROMOTE' as const })),
      'Fair',
    )
    expect(page?.pages.map(microPath)).toEqual(['/promote', '/micro-page/MP2'])
  })

  it.each(LANGUAGES)('has links between its pages in %s, and an empty state', (language) => {
    const page = testPage(language)
    const [first, second] = microPages(many, 'Fair').map((props) => renderView(page, <MicroListView {...props} />))
    expect(first).toContain(`href="${page.href('/micro-list/page/2')}"`)
    expect(second).toContain(`href="${page.href('/micro-list')}" rel="prev"`)
    expect(second).toContain(`href="${page.href('/micro-page/MP41')}"`)
    const [empty, ...more] = microPages([], 'Fair')
    expect(more).toEqual([])
    if (!empty) throw new Error('an empty list has a page')
    const none = renderView(page, <MicroListView {...empty} />)
    expect(none.match(/<h1/g)).toHaveLength(1)
    expect(none).toContain(page.t('micro:none'))
    expect(none).toContain(`href="${page.href('/exhibits')}"`)
  })
})
