import { LANGUAGES, type Language } from '@fair/contract/rules/language.ts'
import { asInstant, asZone } from '@fair/contract/rules/own-values.ts'
import { describe, expect, it } from 'vitest'
import { testPage } from '../../../tests/page-context.ts'
import { parsed } from '../../../tests/parsed.ts'
import { renderView } from '../../../tests/render-view.tsx'
import { FairFiguresView } from './FairFiguresView.tsx'
import { type FiguresSources, fairFigures, hasFigures } from './fair-figures.ts'

const value = (code: string, count: number, parent: string | null = null) => {
  return { value: code, label: `Name of ${code}`, count, parent }
}
const at = (startTime: string) => ({ startTime })
const NONE: FiguresSources = { exhibitorFacets: {}, exhibitFacets: {}, lives: [], meetings: [], visits: [] }
const SOURCES: FiguresSources = parsed({
  exhibitorFacets: {
    region: [value('DE', 30), value('CN-ZJ', 50, 'CN'), value('CN', 60), value('FR', 0), value('JP', 10)],
    industry: [value('tools', 40), value('robots', 60)],
  },
  exhibitFacets: { category: [value('mill', 7), value('lathe', 3), value('mill-5', 4, 'mill')] },
  // 18:00Z is already the next day in Shanghai.
  lives: [at('2026-11-18T02:00:00Z'), at('2026-11-18T18:00:00Z')],
  meetings: [at('2026-11-18T03:00:00Z'), at('2026-11-21T03:00:00Z'), at('no time')],
  visits: [
    { hour: 9, count: 300 },
    { hour: 14, count: 100 },
    { hour: 24, count: 5 },
    { hour: 3, count: -5 },
  ],
})
const ZONE = asZone('Asia/Shanghai')
const render = (sources: FiguresSources, language: Language = 'en-US') =>
  renderView(
    testPage(language),
    <FairFiguresView fair="HH28" figures={fairFigures(sources, ZONE)} at={asInstant('2026-11-19T02:00:00.000Z')} />,
  )

describe('the fair in figures', () => {
  const figures = fairFigures(SOURCES, ZONE)

  it('counts the top-level values of a facet, the largest first', () => {
    expect(figures.countries.map(({ name, count }) => [name, count])).toEqual([
      ['Name of CN', 60],
      ['Name of DE', 30],
      ['Name of JP', 10],
    ])
    expect(figures.countries[0]?.path).toBe('/exhibitor/region/CN')
    expect(figures.industries.map(({ path }) => path)).toEqual([
      '/exhibitor/industry/robots',
      '/exhibitor/industry/tools',
    ])
    expect(figures.categories.map(({ query }) => query)).toEqual([{ category: 'mill' }, { category: 'lathe' }])
  })

  it('links to a filtered list if a value is unfit for a path', () => {
    const region = ['CN', 'a/b', 'a,b'].map((value) => ({ value, label: value, count: 1 }))
    const { countries } = fairFigures({ ...SOURCES, exhibitorFacets: { region } }, asZone('Asia/Shanghai'))
    expect(countries.map(({ path, query }) => [path, query])).toEqual([
      ['/exhibitor/region/CN', undefined],
      ['/exhibitor', { region: 'a/b' }],
      // A comma separates two values.
      ['/exhibitor', { region: 'a%2Cb' }],
    ])
  })

  it('counts the programme by the fair’s days, including empty days in between', () => {
    expect(figures.days).toEqual([
      { day: '2026-11-18', lives: 1, meetings: 1 },
      { day: '2026-11-19', lives: 1, meetings: 0 },
      { day: '2026-11-20', lives: 0, meetings: 0 },
      { day: '2026-11-21', lives: 0, meetings: 1 },
    ])
    const wrong = parsed<FiguresSources>({ ...SOURCES, meetings: [at('2036-11-21T03:00:00Z')] })
    expect(fairFigures(wrong, ZONE).days).toEqual([])
  })

  it('has visits for all hours, without impossible values', () => {
    expect(figures.visits).toHaveLength(24)
    expect(figures.visits.filter(({ count }) => count > 0)).toEqual([
      { hour: 9, count: 300 },
      { hour: 14, count: 100 },
    ])
    expect(fairFigures({ ...SOURCES, visits: [{ hour: 9, count: 0 }] }, ZONE).visits).toEqual([])
  })

  it('shows an empty state, and no empty section or chart', () => {
    expect(hasFigures(fairFigures(NONE, ZONE))).toBe(false)
    expect(render(NONE)).toContain('There are no figures yet')
    expect(render(NONE)).not.toMatch(/<svg[^>]*role="img"|<section/)
    const html = render({ ...SOURCES, visits: [], exhibitFacets: {} })
    expect([...html.matchAll(/<section class="section" id="(\w+)"/g)].map(([, id]) => id)).toEqual([
      'countries',
      'industries',
      'programme',
    ])
    expect(html).not.toContain('There are no figures yet')
  })
})

describe('the charts', () => {
  const html = render(SOURCES)
  /** Width and height of each bar of the nth chart. */
  const bars = (nth: number) => {
    const plot = html.split('<svg class="chart-plot"')[nth + 1]?.split('</svg>')[0] ?? ''
    return [...plot.matchAll(/<rect([^>]*)>/g)].map(([, rect = '']) =>
      ['width', 'height'].map((name) => Number(new RegExp(`\\b${name}="([\\d.]+)"`).exec(rect)?.[1])),
    )
  }

  it('have bars proportional to their counts', () => {
    expect(bars(0).map(([width]) => width)).toEqual([100, 50, 16.67])
    const columns = bars(4).map(([, height = 0]) => height)
    expect(columns).toHaveLength(2)
    expect((columns[0] ?? 0) / (columns[1] ?? 1)).toBeCloseTo(3)
  })

  it('have a text summary, and link to the counted items', () => {
    const summary = '100 exhibitors come from 3 countries and regions, 60% of them from Name of CN.'
    expect(html).toContain(`role="img" aria-label="${summary}"`)
    expect(html).toContain(`<p>${summary}</p>`)
    expect(html).toContain('400 visits so far. The busiest hour is 09:00–10:00, event time, with 75% of them.')
    for (const href of [
      'exhibitor/region/CN/',
      'exhibitor/industry/tools/',
      'exhibits/?category=mill',
      'live/?date=2026-11-18',
    ])
      expect(html).toContain(`href="/en-US/${href}"`)
  })

  it('name the day that was counted where noon in UTC is the next day', () => {
    const page = { ...testPage(), zone: asZone('Pacific/Auckland') }
    const figures = fairFigures(SOURCES, page.zone)
    const view = <FairFiguresView fair="HH28" figures={figures} at={asInstant('2026-11-19T02:00:00.000Z')} />
    const days = [...renderView(page, view).matchAll(/<th scope="row">(\d+ Nov)/g)].map(([, day]) => day)
    expect(days).toEqual(['18 Nov', '19 Nov', '20 Nov', '21 Nov'])
  })

  it('have a table with all of their numbers', () => {
    const rows = (html.match(/<tr>/g) ?? []).length
    expect(rows).toBe(3 + 2 + 2 + 4 + 24 + 5)
    expect(html).toContain('<td>60%</td>')
  })

  it.each(LANGUAGES)('contain no inline style, colour or SVG text in %s', (language) => {
    const rendered = render(SOURCES, language)
    expect(rendered).not.toMatch(/\sstyle=|<style|<text|(fill|stroke)="(?!transparent)/)
    expect(rendered).not.toContain('{{')
  })
})
