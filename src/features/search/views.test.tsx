import { LANGUAGES } from '@fair/contract/rules/language.ts'
import { asInstant } from '@fair/contract/rules/own-values.ts'
import { SearchKind } from '@fair/contract/search.ts'
import type { SearchResult } from '@fair/search/result.ts'
import { describe, expect, it } from 'vitest'
import { testPage } from '../../../tests/page-context.ts'
import { parsed } from '../../../tests/parsed.ts'
import { renderIsland } from '../../../tests/render-island.tsx'
import { renderView } from '../../../tests/render-view.tsx'
import { ownZone } from '../../lib/zone.ts'
import { CardList } from './CardList.tsx'
import { CARD_VIEWS } from './cards.ts'
import { ResultCard } from './ResultCard.tsx'
import { ResultRow } from './ResultRow.tsx'
import { SearchEmbeds } from './SearchEmbeds.tsx'
import { SearchPage } from './SearchPage.tsx'
import type { SearchablePlaces } from './SearchPlaces.tsx'
import { SearchResults } from './SearchResults.tsx'
import { SearchStart } from './SearchStart.tsx'
import { kindOf } from './search-kinds.ts'
import { readSearch } from './search-state.ts'

const counts = Object.fromEntries(SearchKind.options.map((kind, at) => [kind, at])) as Record<SearchKind, number>
const result: SearchResult = {
  kind: 'EXHIBIT',
  id: '7',
  title: 'KR-7 <Robot>',
  lang: 'en',
  line: 'Payload 7 kg',
  by: '北森ロボティクス',
  byLang: 'ja',
  picture: null,
  booth: { hall: '8.1', stand: 'C04' },
  when: null,
  until: null,
  isLive: false,
}
const nothing = () => {}

describe('the search page', () => {
  it.each(LANGUAGES)('links to the kinds that have items, without a script, in %s', (language) => {
    const page = testPage(language)
    const html = renderView(
      page,
      <SearchStart
        counts={counts}
        industries={[
          { industryId: 'I1', industryName: 'X', exhibitorCount: 3 },
          { industryId: 'I2', industryName: 'Without exhibitors', exhibitorCount: 0 },
          { industryId: 'I/3', industryName: 'Without an address', exhibitorCount: 3 },
        ]}
      />,
    )
    expect(html).not.toContain('Without')
    expect(renderIsland(page, <SearchPage />)).toContain(`action="${page.href('/search')}"`)
    // Kinds without items are not offered.
    expect(html).not.toContain(`href="${page.href('/exhibits')}"`)
    expect(html).toContain(`href="${page.href('/exhibitor')}"`)
    expect(html).toContain(page.href('/exhibitor/industry/I1'))
    expect(html).not.toMatch(/\sstyle=/)
  })

  it('highlights the keyword in results only where it matches', () => {
    const html = renderView(testPage(), <ResultRow result={result} keyword="kr7 ロボ" mixed />)
    expect(html).toContain('<mark>KR-7</mark> &lt;Robot&gt;')
    expect(html).toContain('lang="ja"')
    expect(html).toContain('<mark>ロボ</mark>')
    expect(html).toContain('href="/en-US/exhibits/detail/7/"')
  })

  it.each(SearchKind.options)('links to items of the kind %s', (kind) => {
    const html = renderView(testPage(), <ResultRow result={{ ...result, kind }} keyword="" />)
    expect(html).toContain(`href="/en-US${kindOf(kind).detail}/7/"`)
  })

  it.each([ResultRow, ResultCard])(
    'hides only the dates of news if the tenant’s flag is set (HIDE_INFORMATION_DATE): %o',
    (View) => {
      const page = testPage('en-US', { flags: ['HIDE_INFORMATION_DATE'] })
      const dated = { ...result, when: '2026-11-19T02:00:00Z' }
      const html = (kind: SearchResult['kind'], at = page) =>
        renderView(at, <View result={parsed({ ...dated, kind })} keyword="" />)
      expect(html('INFORMATION')).not.toContain('<time')
      expect(html('INFORMATION', testPage())).toContain('<time')
      expect(html('LIVE')).toContain('<time')
    },
  )

  it.each(LANGUAGES)('shows places in the halls before results, and counts them, in %s', (language) => {
    const page = testPage(language)
    const state = readSearch('?keyword=aid')
    const none = { counts, total: 0, results: [], facets: {}, indexedAt: null, isPartial: false }
    const halls = [
      { hall: '8.1', isStepFree: true, path: '/hall/8.1' },
      { hall: '8.2', isStepFree: false, path: '/hall/8.2' },
    ]
    const resultsWith = (places: SearchablePlaces[]) =>
      renderView(
        page,
        <SearchResults
          state={state}
          shown={parsed({ ...none, corrected: null, left: [], marks: [], state })}
          places={places}
          busy={false}
          navigate={nothing}
          retry={nothing}
        />,
      )
    const html = resultsWith([{ category: 'firstaid', names: [], label: 'First aid', icon: 'M0 0h9', halls }])
    expect(html).toContain(`href="${page.href('/hall/8.2')}#map"`)
    expect(
      html.match(new RegExp(page.t('search:hallStepFree', { hall: page.t('common:hall', { hall: '8.1' }) }), 'g')),
    ).toHaveLength(1)
    expect(html).toContain(page.t('search:found', { count: 1, n: '1', keyword: 'aid' }))
    expect(html).not.toContain(page.t('search:none', { keyword: 'aid' }))
    expect(resultsWith([])).toContain(page.t('search:none', { keyword: 'aid' }))
  })

  it('shows that results are partial and the keyword corrected, and the time of the index', () => {
    const page = testPage()
    const answer = {
      counts,
      total: 1,
      results: [result],
      facets: {},
      indexedAt: '2026-11-19T02:00:00Z',
      isPartial: true,
      corrected: 'robots',
      left: ['xyz'],
      marks: [],
    }
    const state = readSearch('?keyword=robot')
    const html = renderView(
      page,
      <SearchResults
        state={state}
        shown={parsed({ ...answer, state })}
        places={[]}
        busy={false}
        navigate={nothing}
        retry={nothing}
      />,
    )
    expect(html).toContain(page.format.dateTime(asInstant('2026-11-19T02:00:00Z'), ownZone(page.zone)))
    expect(html).toContain(page.t('search:partial'))
    expect(html).toContain(page.t('search:similar', { keyword: 'robot' }))
    expect(html).toContain(page.t('search:found', { count: 1, n: '1', keyword: 'robots' }))
    expect(html).toContain(page.t('search:fewer', { words: 'xyz' }))
    // There are no exhibits.
    expect(html).not.toContain('data-key="kind:exhibit"')
  })
})

describe('card views', () => {
  it('open links outside their frame, and show an empty state', () => {
    const page = testPage('ko-KR')
    const html = renderView(page, <CardList view="waterfall" results={[result, { ...result, id: '8' }]} keyword="" />)
    expect(html.match(/<a [^>]*target="_top"/g)).toHaveLength(html.match(/<a /g)?.length ?? 0)
    expect(html).toContain('href="/ko-KR/hall/8.1/#C04"')
    expect(renderView(page, <CardList view="news-card" results={[]} keyword="" />)).toContain(page.t('search:cardNone'))
  })
})

it.each(LANGUAGES)('links each card view, and shows its embed code, in %s', (language) => {
  const page = testPage(language)
  const html = renderView(page, <SearchEmbeds origin="https://fair.example" />)
  for (const view of Object.keys(CARD_VIEWS)) {
    const path = page.href(`/search/component/${view}`)
    expect(html).toContain(`href="${path}"`)
    expect(html).toContain(`&lt;iframe src=&quot;https://fair.example${path}?embed=1&quot;`)
  }
})
