import type { Exhibition } from '@fair/contract/exhibition.ts'
import { LANGUAGES } from '@fair/contract/rules/language.ts'
import { describe, expect, it } from 'vitest'
import { testPage } from '../../../tests/page-context.ts'
import { parsed } from '../../../tests/parsed.ts'
import { renderView } from '../../../tests/render-view.tsx'
import { ExhibitionListView } from './ExhibitionListView.tsx'
import { exhibitionList } from './exhibition.ts'

const fair = (exhibitionId: string, startTime: string, endTime: string, publishState: '0' | '1' = '1'): Exhibition =>
  parsed({
    exhibitionId,
    isCurrent: exhibitionId === '2001' ? '1' : '0',
    publishState,
    dataSourceSearch: 'ES',
    businessCardConfig: [],
    exhibitionName: `Fair ${exhibitionId}`,
    shortName: exhibitionId,
    summary: '',
    startTime,
    endTime,
    openFrom: '09:00',
    openTo: '17:00',
    timeZone: 'Asia/Shanghai',
    venue: 'Hall',
    city: 'Ningbo',
    updateTime: startTime,
  })

const exhibitions = [
  fair('2005', '2025-05-01T01:00:00Z', '2025-05-03T09:00:00Z'),
  fair('2004', '2026-05-01T01:00:00Z', '2026-05-03T09:00:00Z'),
  fair('2003', '2027-05-01T01:00:00Z', '2027-05-03T09:00:00Z'),
  fair('2002', '2026-12-01T01:00:00Z', '2026-12-03T09:00:00Z'),
  fair('2006', '2026-11-18T01:00:00Z', '2026-11-22T09:00:00Z', '0'),
  fair('2001', '2026-11-18T01:00:00Z', '2026-11-22T09:00:00Z'),
]
const list = (now: string) =>
  exhibitionList(
    parsed({ exhibitions, siteName: 'Site', currentId: '2001', hereId: '2001', builtIds: ['2001', '2002'], now }),
  )

describe('the list of exhibitions', () => {
  it('contains the published ones: open, then upcoming, then past', () => {
    const { exhibitions: listed } = list('2026-11-19T00:00:00Z')
    expect(listed.map((each) => [each.exhibition.exhibitionId, each.state])).toEqual([
      ['2001', 'open'],
      ['2002', 'upcoming'],
      ['2003', 'upcoming'],
      ['2004', 'over'],
      ['2005', 'over'],
    ])
  })

  it('determines the state from the current time', () => {
    const stateAt = (now: string) =>
      list(now).exhibitions.find((each) => each.exhibition.exhibitionId === '2001')?.state
    expect(stateAt('2026-11-18T00:59:59Z')).toBe('upcoming')
    expect(stateAt('2026-11-18T01:00:00Z')).toBe('open')
    expect(stateAt('2026-11-22T09:00:00Z')).toBe('over')
  })

  it.each(LANGUAGES)('links the home page of each in %s, or the fallback with ?eid=', (language) => {
    const html = renderView(testPage(language), <ExhibitionListView {...list('2026-11-19T00:00:00Z')} />)
    const prefix = language === 'zh-CN' ? '' : `/${language}`
    expect(html).toContain(`<a href="${prefix}/" data-eid="2001">`)
    expect(html).toContain(`<a href="${prefix}/e/2002/" data-eid="2002">`)
    expect(html).toContain(`<a href="${prefix}/home/?eid=2003" rel="nofollow" data-eid="2003">`)
  })

  it('links from another exhibition back to the current one', () => {
    const page = testPage('ja-JP', { exhibitionId: '2002' })
    const html = renderView(page, <ExhibitionListView {...list('2026-11-19T00:00:00Z')} />)
    expect(html).toContain('<a href="/ja-JP/" data-eid="2001">')
    expect(html.match(/閲覧中/g)).toHaveLength(1)
  })

  it('shows how to visit the exhibition of the page, as far as the platform provides it', () => {
    const known = list('2026-11-19T00:00:00Z')
    const render = (over: Partial<Exhibition>) => {
      const exhibitions = known.exhibitions.map((each) => ({ ...each, exhibition: { ...each.exhibition, ...over } }))
      return renderView(testPage(), <ExhibitionListView {...known} exhibitions={exhibitions} />)
    }
    expect(render({})).toContain('09:00 to 17:00 each day')
    expect(render({})).not.toMatch(/<address>|mailto:|<figure>/)
    const plan = { url: '/plan', width: 16, height: 9 }
    const html = render(
      parsed({ address: '1 Fair Road', travel: ['By metro'], contactEmail: 'visit@fair.example', plan }),
    )
    for (const part of ['<address>1 Fair Road</address>', '<li>By metro</li>', 'mailto:visit@fair.example', '<figure>'])
      expect(html).toContain(part)
  })

  it('names the venue or the city alone if the platform knows only one, and no place for a fair without either', () => {
    const known = list('2026-11-19T00:00:00Z')
    const render = (place: Pick<Exhibition, 'venue' | 'city'>) => {
      const exhibitions = known.exhibitions.map((each) => ({ ...each, exhibition: { ...each.exhibition, ...place } }))
      return renderView(testPage(), <ExhibitionListView {...known} exhibitions={exhibitions} />)
    }
    expect(render({ venue: 'Hall', city: 'Ningbo' })).toContain('Hall, Ningbo')
    for (const place of [
      { venue: '', city: 'Ningbo' },
      { venue: 'Hall', city: '' },
    ]) {
      expect(render(place)).toContain(`<span>${place.venue || place.city}</span>`)
      expect(render(place)).toContain('<dt>Venue</dt>')
    }
    expect(render({ venue: '', city: '' })).not.toContain('<dt>Venue</dt>')
  })

  it('shows an empty state if none is published', () => {
    const html = renderView(testPage(), <ExhibitionListView siteName="Site" exhibitions={[]} />)
    expect(html).toContain('No exhibition has been published')
  })
})
