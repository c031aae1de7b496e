import type { ExhibitorSummary } from '@fair/contract/catalogue.ts'
import { describe, expect, it } from 'vitest'
import { parsed } from '../../../tests/parsed.ts'
import { isLandable, landingPath } from '../../domain/landing.ts'
import { liveAddress } from '../../lib/live-address.ts'
import { linkColumnsOf } from './LinkColumns.tsx'
import { landingIndex, landingPages } from './landing.ts'

const regions = [
  { value: 'CN', label: 'China', count: 50, parent: null },
  { value: 'CN-ZJ', label: 'Zhejiang', count: 45, parent: 'CN' },
  { value: 'CN-SD', label: 'Shandong', count: 0, parent: 'CN' },
  { value: 'DE', label: 'Germany', count: 1, parent: null },
  { value: '../x', label: 'Not a place', count: 3, parent: null },
]
const exhibitor = (n: number): ExhibitorSummary =>
  parsed({
    exhibitorId: `E${n}`,
    exhibitorName: `Mill ${n}`,
    localName: '',
    localLanguage: 'en',
    logo: { url: '/l', width: 1, height: 1 },
    booth: { hall: '1', stand: 'A' },
    regionCode: n === 50 ? 'DE' : n < 45 ? 'CN-ZJ' : 'CN',
    regionName: '',
    industryId: 'machine',
    industryName: '',
    tags: [],
    pictures: [],
    exhibitsCount: 0,
    isLive: false,
    isOnline: false,
    takesAppointments: false,
    initial: 'M',
    updateTime: '',
  })
const exhibitors = Array.from({ length: 51 }, (_, n) => exhibitor(n))

describe('landing pages', () => {
  it('exist for every region that has exhibitors and a code fit for a path', () => {
    expect(
      landingIndex('region', regions, exhibitors).map(({ value, below }) => [value, below.map((each) => each.value)]),
    ).toEqual([
      ['CN', ['CN-ZJ']],
      ['DE', []],
    ])
    expect(['CN-ZJ', 'machine', 'a.b'].every(isLandable)).toBe(true)
    expect(['..', 'a/b', '', '.a', 'a b', 'é'].some(isLandable)).toBe(false)
  })

  it('list a country with its provinces, forty exhibitors per page', () => {
    const pages = [...landingPages('region', regions, exhibitors)]
    expect(pages.map(({ value, pageNum, count, items }) => [value, pageNum, count, items.length])).toEqual([
      ['CN', 1, 50, 40],
      ['CN', 2, 50, 10],
      ['CN-ZJ', 1, 45, 40],
      ['CN-ZJ', 2, 45, 5],
      ['DE', 1, 1, 1],
    ])
    expect(pages[2]?.above).toEqual({ value: 'CN', name: 'China', count: 50 })
    expect(pages[0]?.below).toEqual([{ value: 'CN-ZJ', name: 'Zhejiang', count: 45 }])
  })

  it('reach below provinces, whose exhibitors count for all above them', () => {
    const city = { value: 'CN-HZ', label: 'Hangzhou', count: 45, parent: 'CN-ZJ' }
    const moved = exhibitors.map((each, n) => (n < 3 ? { ...each, regionCode: 'CN-HZ' } : each))
    const pages = [...landingPages('region', [...regions, city], moved)].filter(({ pageNum }) => pageNum === 1)
    expect(pages.map(({ value, count, above, below }) => [value, count, above?.value, below.length])).toEqual([
      ['CN', 50, undefined, 1],
      ['CN-ZJ', 45, 'CN', 1],
      ['CN-HZ', 3, 'CN-ZJ', 0],
      ['DE', 1, undefined, 0],
    ])
    const circle = [city, { value: 'CN-ZJ', label: 'Zhejiang', count: 45, parent: 'CN-HZ' }]
    expect(landingIndex('region', circle, moved)).toEqual([])
  })

  it('are linked only if the build has exhibitors for them, whatever the platform counts', () => {
    const france = { value: 'FR', label: 'France', count: 2, parent: null }
    const miscounted = [...regions.map((each) => ({ ...each, count: each.count + 7 })), france]
    const linked = landingIndex('region', miscounted, exhibitors)
    const pages = [...landingPages('region', miscounted, exhibitors)].filter(({ pageNum }) => pageNum === 1)
    expect(pages.map(({ value, count }) => [value, count])).toEqual(
      linked.flatMap(({ below, ...top }) => [top, ...below]).map(({ value, count }) => [value, count]),
    )
    expect(linkColumnsOf({ region: miscounted }, exhibitors).region.map(({ value }) => value)).toEqual(['CN', 'DE'])
    expect(pages.find(({ value }) => value === 'CN')?.below).toEqual([{ value: 'CN-ZJ', name: 'Zhejiang', count: 45 }])
  })

  it('have their own addresses, replaced by a filter in an unbuilt exhibition', () => {
    expect(landingPath('industry')).toBe('/exhibitor/industry')
    expect(landingPath('region', 'CN', 2)).toBe('/exhibitor/region/CN/page/2')
    expect(liveAddress('/exhibitor/industry/machine', {}, '2003')).toEqual([
      '/exhibitor',
      { industry: 'machine', live: '2003' },
    ])
  })

  it('are linked from the list, those with most exhibitors first', () => {
    const { region, industry } = linkColumnsOf({ region: regions.toReversed() }, exhibitors)
    expect(region.map((each) => each.value)).toEqual(['CN', 'DE'])
    expect(industry).toEqual([])
  })
})
