import { brotliCompressSync } from 'node:zlib'
import { contract } from '@fair/contract/index.ts'
import { LANGUAGES, type Language } from '@fair/contract/rules/language.ts'
import { asId } from '@fair/contract/rules/own-values.ts'
import { createSandbox } from '@fair/sandbox/app.ts'
import { makeFair } from '@fair/sandbox/seed/fair.ts'
import { afterAll, describe, expect, it } from 'vitest'
import { connected, dataOf } from '../../../tests/connected.ts'
import { testPage } from '../../../tests/page-context.ts'
import { renderView } from '../../../tests/render-view.tsx'
import { rectangle } from '../../domain/floor-shape.ts'
import { EXHIBITORS, readList } from '../shared/list/list-query.ts'
import { HallListView } from './HallListView.tsx'
import { HallView } from './HallView.tsx'
import { hallSummaries, hallViews } from './hall.ts'
import { boothSpot, smallMap } from './small-map.ts'

const sandbox = createSandbox({ media: false })
afterAll(() => sandbox.close())

async function loaded(language: Language = 'en-US') {
  const { call } = connected(sandbox, { language })
  const { records, facets } = dataOf(await call(contract.search.exhibitor, { pageSize: 0 }))
  const floorPlan = dataOf(await call(contract.floorPlan.features, {}))
  return { exhibitors: records, exhibitorFacets: facets, floorPlan }
}
const source = await loaded()

describe('halls', () => {
  it('are those with exhibitors, with each exhibitor counted once', () => {
    const halls = hallSummaries(source)
    expect(halls).toHaveLength(14)
    expect(halls.reduce((sum, { exhibitorCount }) => sum + exhibitorCount, 0)).toBe(source.exhibitors.length)
    expect(halls.find(({ hall }) => hall === '8.1')).toMatchObject({ slug: '8.1', name: '8.1 Machinery' })
  })

  it('link to their pages, or show an empty state without booths', () => {
    const page = testPage()
    expect(renderView(page, <HallListView halls={hallSummaries(source)} />)).toContain('href="/en-US/hall/8.1/"')
    expect(renderView(page, <HallListView halls={[]} />)).toContain('No halls yet')
  })
})

describe('a hall', () => {
  it.each(LANGUAGES)(
    'in %s lists every exhibitor before the map, and has each booth once as an id',
    async (language) => {
      const page = testPage(language)
      for (const view of hallViews(await loaded(language))) {
        const html = renderView(page, <HallView {...view} />)
        const [list = '', map = ''] = html.split('<figure')
        expect(html).not.toMatch(/\{\{|hall:|style=/)
        const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)
        expect(new Set(ids).size).toBe(ids.length)
        for (const { exhibitorId, booth } of view.aisles.flatMap(({ exhibitors }) => exhibitors)) {
          const href = `href="${page.href(`/exhibitor/detail/${exhibitorId}`)}"`
          expect(list).toContain(href)
          expect(list).toContain(`href="#${booth.stand}"`)
          expect(map).toContain(`<a id="${booth.stand}" ${href} aria-labelledby="at-${booth.stand}"`)
        }
      }
    },
  )

  it('shows its lifts, rooms and step-free places', () => {
    const [view] = hallViews(source)
    if (!view) throw new Error('no hall')
    const html = renderView(testPage(), <HallView {...view} />)
    for (const words of ['Elevator', 'Prayer room', 'First aid', 'Café', 'Launch stage', 'Step-free'])
      expect(html).toContain(words)
    expect(html).not.toContain('Schematic')
  })

  it('shows the booths of exhibitors who write its name or their booth differently', () => {
    const booths = [
      { hall: 'AB 1', stand: 'C 1' },
      { hall: 'ab-1', stand: 'D 2' },
      { hall: 'AB 1', stand: 'AA 3' },
      { hall: 'AB 1', stand: 'AA-3' },
    ]
    const exhibitors = source.exhibitors
      .slice(0, booths.length)
      .map((each, n) => ({ ...each, booth: booths[n] ?? each.booth }))
    const [view, ...others] = hallViews({ ...source, exhibitors, floorPlan: [] })
    if (!view) throw new Error('no hall')
    expect(others).toEqual([])
    const html = renderView(testPage(), <HallView {...view} />)
    const [list = '', map = ''] = html.split('<figure')
    for (const id of ['C1', 'D2', 'AA3']) expect(map.split(` id="${id}"`)).toHaveLength(2)
    expect(list.match(/href="#AA3"/g)).toHaveLength(2)
  })

  it('links to the list of its exhibitors also if its name contains a comma', () => {
    const hall = 'Hall 1, North'
    const [view] = hallViews({
      ...source,
      exhibitors: source.exhibitors.map((each) => ({ ...each, booth: { ...each.booth, hall } })),
    })
    if (!view) throw new Error('no hall')
    const [, search = ''] = /exhibitor\/(\?hall=[^"]*)"/.exec(renderView(testPage(), <HallView {...view} />)) ?? []
    expect(readList(EXHIBITORS, '/exhibitor/', search).chosen.hall).toEqual([hall])
  })

  it('shows free booths in their own shape', () => {
    const [view] = hallViews(source)
    if (!view) throw new Error('no hall')
    const booths = [
      { key: '1 z8', stand: 'Z8', shape: rectangle(100, 200, 90, 60) },
      { key: '1 z9', stand: 'Z9', shape: { ...rectangle(300, 200, 90, 60), path: 'M0 0L90 0L0 60z' } },
    ]
    const html = renderView(testPage(), <HallView {...view} map={{ ...view.map, booths }} />)
    expect(/class="hall-free" d="([^"]*)"/.exec(html)?.[1]).toBe('M100 200h90v60h-90zM300 200L390 200L300 260z')
  })

  it('without geometry has a schematic map that is labelled as such', () => {
    const [view] = hallViews({ ...source, floorPlan: [] })
    if (!view) throw new Error('no hall')
    const html = renderView(testPage(), <HallView {...view} />)
    expect(html).toContain('Schematic made from booth numbers')
    expect(html).not.toContain('Elevator')
  })

  it('of 1,500 booths takes 20 KB at most with its list', () => {
    const now = new Date('2026-11-19T02:00:00Z')
    const fair = makeFair({ seed: 'hall', size: { exhibitors: 1500, exhibits: 1500, news: 1 }, now })
    const exhibitors = fair.exhibitors.slice(0, 1500).map((exhibitor, n) => {
      const stand = `${String.fromCharCode(65 + Math.floor(n / 60))}${String(1 + (n % 60)).padStart(2, '0')}`
      const { exhibitorId, exhibitorName } = exhibitor.summarise('en-US')
      const [like] = source.exhibitors
      if (!like) throw new Error('no exhibitor')
      return {
        ...like,
        ...{ exhibitorId: asId(exhibitorId), exhibitorName, isLive: false, streams: [] },
        booth: { hall: '9.2', stand },
      }
    })
    expect(new Set(exhibitors.map(({ exhibitorName }) => exhibitorName)).size).toBeGreaterThan(1400)
    const [view] = hallViews({ ...source, exhibitors })
    if (!view) throw new Error('no hall')
    const html = renderView(testPage(), <HallView {...view} />)
    expect(html.match(/<a id="/g)).toHaveLength(1500)
    const bytes = brotliCompressSync(html).length
    expect(bytes).toBeLessThanOrEqual(20 * 1024)
  })
})

describe('the small map', () => {
  it('has a spot within its hall for every exhibitor', () => {
    for (const { booth } of source.exhibitors) {
      const spot = boothSpot(source, booth)
      expect(spot, booth.stand).not.toBeNull()
      if (!spot) continue
      for (const percent of [spot.x, spot.y]) {
        expect(percent).toBeGreaterThan(0)
        expect(percent).toBeLessThan(100)
      }
    }
    expect(boothSpot(source, { hall: '8.1', stand: 'Z99' })).toBeNull()
    expect(boothSpot(source, { hall: '', stand: '' })).toBeNull()
  })

  it('renders every booth of a hall in less than 2 KB', () => {
    for (const { map } of hallViews(source)) {
      const svg = smallMap(map)
      const [, , booths = ''] = [...svg.matchAll(/ d="([^"]*)"/g)].map(([, d]) => d)
      expect(booths.match(/M/g)).toHaveLength(map.booths.length)
      expect(brotliCompressSync(svg).length).toBeLessThan(2048)
      expect(svg).not.toMatch(/NaN|undefined/)
    }
  })
})
