import type { ExhibitSummary } from '@fair/contract/catalogue.ts'
import type { FacetValue } from '@fair/contract/endpoint.ts'
import { LANGUAGES } from '@fair/contract/rules/language.ts'
import { toExhibitorSummary, toExhibitSummary } from '@fair/contract/rules/summaries.ts'
import { SAMPLE_NOW } from '@fair/sandbox/app.ts'
import { fixtureFair } from '@fair/sandbox/testing/fixture-fair.ts'
import { describe, expect, test } from 'vitest'
import { parsed } from '../../../tests/parsed.ts'
import { renderIsland } from '../../../tests/render-island.tsx'
import { renderView } from '../../../tests/render-view.tsx'
import { BoothLink } from '../../components/BoothLink.tsx'
import { letterId } from '../../components/letters.ts'
import { BoothPlate } from '../../components/parts.tsx'
import { buildTranslate } from '../../lib/i18n/build-texts.ts'
import { pageContext } from '../../lib/page-context.ts'
import { ListBody } from '../shared/list/ListBody.tsx'
import { facetGroups } from '../shared/list/list-facets.ts'
import type { ListLive, ListModel } from '../shared/list/list-model.ts'
import { type ListPageData, listPages } from '../shared/list/list-page.ts'
import { defaultQuery, EXHIBITORS, EXHIBITS, type ListQuery } from '../shared/list/list-query.ts'
import { ExhibitItems } from './ExhibitItems.tsx'
import { ExhibitList } from './ExhibitList.tsx'
import { ExhibitorDirectoryView } from './ExhibitorDirectoryView.tsx'
import { ExhibitorItems } from './ExhibitorItems.tsx'
import { ExhibitorList } from './ExhibitorList.tsx'
import { directoryGroups, directoryPages } from './exhibitor-directory.ts'
import { EXHIBIT_LABELS } from './list-labels.ts'

const fair = fixtureFair(SAMPLE_NOW)
const exhibits = fair.exhibits.map((each) => each.compose('en-US'))
const exhibitors = fair.exhibitors.map((each) => each.compose('en-US'))
const pageIn = (language: (typeof LANGUAGES)[number]) =>
  pageContext(
    parsed({
      language,
      exhibitionId: null,
      fallback: 'zh-CN',
      media: '{url}?w={width}',
      zone: 'Asia/Shanghai',
      now: SAMPLE_NOW.toISOString(),
      flags: [],
    }),
    buildTranslate(language),
  )
const page = pageIn('en-US')

const region = (value: string, count: number, parent: string | null = null): FacetValue => ({
  value,
  label: `Region ${value}`,
  count,
  parent,
})
const facets = {
  region: [region('CN', 100), region('CN-ZJ', 60, 'CN'), region('CN-GD', 0, 'CN'), region('JP', 0)],
}
const renderExhibits = ({ items, ...list }: ListPageData<ExhibitSummary>) =>
  renderIsland(
    page,
    <ExhibitList {...list}>
      <ExhibitItems items={items} />
    </ExhibitList>,
  )
const exhibitPages = [...listPages(EXHIBITS, exhibits, facets, toExhibitSummary)]
const exhibitPage = (n: number) => {
  const data = exhibitPages[n - 1]
  if (!data) throw new Error('no page')
  return renderExhibits(parsed(data))
}

describe('the prerendered list', () => {
  test('contains each item once over its pages', () => {
    expect(exhibitPages.map(({ items }) => items.length)).toEqual([40, 40, 40, 40, 40, 40])
    expect(exhibitPages.flatMap(({ items }) => items.map((each) => each.exhibitsId))).toEqual(
      exhibits.map((each) => each.exhibitsId),
    )
    expect([...listPages(EXHIBITS, [], {}, toExhibitSummary)]).toEqual([
      { items: [], pageNum: 1, total: 0, groups: [] },
    ])
  })

  test('links its pages in both directions without a script', () => {
    expect(exhibitPage(2)).toContain('<a href="/en-US/exhibits/" rel="prev"')
    expect(exhibitPage(2)).toContain('<a href="/en-US/exhibits/page/3/" rel="next"')
    expect(exhibitPage(1)).not.toContain('rel="prev"')
    expect(exhibitPage(6)).not.toContain('rel="next"')
  })

  test('shows short facets with counts, and disables values without results', () => {
    const html = exhibitPage(1)
    expect(html).toContain('data-key="region:CN"')
    expect(html).not.toContain('CN-ZJ')
    expect(html).toMatch(/<input(?=[^>]* data-key="region:JP")[^>]* disabled/)
  })

  test('hides controls that need a script, and shows a note', () => {
    const html = exhibitPage(1)
    expect(html).toMatch(/<aside[^>]* class="facets needs-js"/)
    expect(html.match(/class="segments[^"]*"/g)?.every((each) => each.includes('needs-js'))).toBe(true)
    expect(html).toContain('class="no-js"')
  })

  test('has an h2 before its items', () => {
    const html = exhibitPage(1)
    expect(html.indexOf('<h2')).toBeLessThan(html.indexOf('<h3'))
  })

  test.each(LANGUAGES)('is completely translated into %s', (language) => {
    const [data] = listPages(EXHIBITORS, exhibitors, {}, toExhibitorSummary)
    if (!data) throw new Error('no page')
    const { items, ...list } = data
    const own = pageIn(language)
    const html = renderIsland(
      own,
      <ExhibitorList {...list}>
        <ExhibitorItems items={parsed(items)} />
      </ExhibitorList>,
    )
    expect(html).not.toMatch(/\{\{|list:|exhibitor:/)
    expect(html).toContain(buildTranslate(language)('list:exhibitors'))
  })

  test('shows an empty state without a link to clear filters', () => {
    const [data] = listPages(EXHIBITS, [], {}, toExhibitSummary)
    if (!data) throw new Error('no page')
    const html = renderExhibits(data)
    expect(html).toContain(page.t('list:noneYet'))
    expect(html).not.toContain('Clear filters')
  })
})

describe('the hydrated list', () => {
  const live: ListLive = {
    busy: false,
    failure: null,
    known: facets,
    parentName: null,
    toggle: () => {},
    choose: () => {},
    type: () => {},
    retry: () => {},
  }
  const draw = (change: Partial<ListQuery>, model: Partial<ListModel> = {}) => {
    const state = { ...defaultQuery(EXHIBITS), ...change }
    const groups = facetGroups(facets, EXHIBITS)
    const full: ListModel = { page, kind: EXHIBITS, words: EXHIBIT_LABELS, state, total: 100, groups, live, ...model }
    return renderView(
      page,
      <ListBody model={full}>
        <ul />
      </ListBody>,
    )
  }

  test('shows each filter as a chip that links to the list without it', () => {
    const html = draw({ keyword: 'a <b>', chosen: { region: ['CN-ZJ', 'XX'] }, parentId: 'E1', sort: 'AZ' })
    expect(html).toContain('“a &lt;b&gt;”')
    expect(html).toContain(
      'Region CN-ZJ<a href="/en-US/exhibits/?keyword=a+%3Cb%3E&amp;region=XX&amp;exhibitorId=E1&amp;sort=AZ"',
    )
    expect(html).toContain('>XX<a')
    expect(html).toContain('From one exhibitor')
    expect(html).toMatch(/<a(?=[^>]* href="\/en-US\/exhibits\/\?sort=AZ")[^>]* data-clear/)
    expect(draw({})).not.toContain('class="chips"')
  })

  test('shows the children of a chosen value, and a chosen value without results', () => {
    expect(draw({ chosen: { region: ['CN'] } })).toContain('data-key="region:CN-ZJ"')
    expect(draw({ chosen: { region: ['JP'] } })).toMatch(/<input(?=[^>]* data-key="region:JP")[^>]* checked/)
  })

  test('shows busy, empty and error states', () => {
    expect(draw({}, { live: { ...live, busy: true } })).toContain('aria-busy="true"')
    const empty = draw({ keyword: 'x' }, { total: 0 })
    expect(empty).toContain('No exhibits match')
    expect(empty).toContain('Clear filters')
    const failure = { ok: false, code: 'service', message: 'Closed for today', errCode: '4090' } as const
    const failed = draw({ chosen: { region: ['CN'] } }, { live: { ...live, failure } })
    expect(failed).toContain('Closed for today')
    expect(failed).toContain('<code>4090</code>')
    expect(failed).toContain('Region CN<a')
    expect(failed).not.toContain('class="pager"')
  })

  test('has no facets, orders or views in exhibitor mode', () => {
    const html = draw({ byExhibitor: true, view: 'rows' })
    expect(html).not.toMatch(/data-facet|data-key="(sort|view):|data-view/)
    expect(html).toContain('100 exhibitors')
  })
})

const directoryHtml = (pageSize?: number) =>
  directoryPages(directoryGroups(parsed(exhibitors), 'en-US'), pageSize).map((directory) =>
    renderView(page, <ExhibitorDirectoryView directory={directory} />),
  )

test('the directory of a large fair has pages, each with links to every letter', () => {
  const pages = directoryHtml(40)
  expect(pages).toHaveLength(Math.ceil(exhibitors.length / 40))
  const links = pages.map((html) => [...html.matchAll(/href="([^"]*)#([A-Z]|other)"/g)])
  for (const [n, found] of links.entries()) {
    expect(found.map(([, , letter]) => letter)).toEqual(links[0]?.map(([, , letter]) => letter))
    for (const [, path = '', letter = ''] of found) {
      const target = path === '' ? n : path.endsWith('/more/') ? 0 : Number(/page\/(\d+)/.exec(path)?.[1]) - 1
      expect(pages[target], `${letter} on page ${target + 1}`).toContain(`<section class="letter" id="${letter}"`)
    }
  }
  // A link without a page number leads to the first page, which contains each letter once.
  for (const letter of new Set(exhibitors.map(({ initial }) => letterId(initial))))
    expect(pages[0]?.split(`id="${letter}"`)).toHaveLength(2)
  expect(pages[0]).toContain('rel="next"')
})

test('the directory lists every exhibitor with its booth', () => {
  const [html = ''] = directoryHtml()
  for (const each of exhibitors) expect(html).toContain(`href="/en-US/exhibitor/detail/${each.exhibitorId}/"`)
  expect(html.match(/<a class="booth-link" href="\/en-US\/hall\/[^"]+"><span class="booth"/g)).toHaveLength(
    exhibitors.length,
  )
})

test.each([
  ['zh-CN', '8.1 馆 B12 展位'],
  ['en-US', 'Hall 8.1, booth B12'],
  ['ja-JP', '8.1館 ブース B12'],
  ['ko-KR', '8.1관 B12 부스'],
] as const)('in %s a booth is read out in words (WCAG 1.3.1)', (language, words) => {
  const booth = { hall: '8.1', stand: 'B12' }
  const page = pageIn(language)
  expect(renderView(page, <BoothPlate booth={booth} />).replace(/<[^>]*>/g, '')).toBe(words)
  expect(renderView(page, <BoothLink booth={booth} />)).toMatch(/<a class="booth-link" href="[^"]*\/hall\/8\.1\/#B12"/)
  expect(renderView(page, <BoothLink booth={{ hall: ' ', stand: 'B12' }} />)).not.toContain('<a')
  expect(renderView({ ...page, isUnbuilt: true }, <BoothLink booth={booth} />)).not.toContain('<a')
})
