import type { Exhibit, Exhibitor } from '@fair/contract/catalogue.ts'
import { expect, test } from 'vitest'
import { digestOfView } from '../content/digest.ts'
import type { FairContent } from '../content/types.ts'
import { listedExhibits } from '../domain/exhibit-rows.ts'
import { exhibitPages } from './exhibit-pages.ts'
import { exhibitorPages } from './exhibitor-pages.ts'

const boothAt = (stand: string) => ({ hall: '8.1', stand })

/** A fair without a floor plan: the map of its hall is generated from the booths of all exhibitors. */
function fairWith(stands: readonly string[]): FairContent {
  const exhibitors = stands.map((stand) => ({ exhibitorId: stand, industryId: 'I1', booth: boothAt(stand) }))
  const [first = ''] = stands
  const exhibit = { exhibitsId: 'X1', exhibitorId: first, exhibitor: { booth: boothAt(first) } }
  return {
    exhibition: { timeZone: 'UTC', startTime: '2026-11-19T00:00:00Z' },
    exhibitors: exhibitors.map((each) => ({ ...each, timeZone: 'UTC' }) as unknown as Exhibitor),
    exhibits: listedExhibits([exhibit as Exhibit]),
    exhibitorFacets: {},
    floorPlan: [],
    head: null,
    ...{ lives: [], meetings: [], agenda: { meetings: [] }, projects: { projects: [] } },
  } as unknown as FairContent
}

const [small, large] = [fairWith(['A03', 'A05']), fairWith(['A03', 'A05', 'A07', 'A09', 'A11'])]

const exhibitView = (fair: FairContent) => [...exhibitPages(fair)][0]?.view
const exhibitorView = (fair: FairContent) => [...exhibitorPages(fair)][0]?.view

test.each([
  ['an exhibit', exhibitView],
  ['an exhibitor', exhibitorView],
])('the page of %s is rendered again when other booths move its own on the map', (_, viewOf) => {
  const [before, after] = [viewOf(small), viewOf(large)]
  expect(before?.spot).toMatchObject({ x: expect.any(Number) as number })
  expect(after?.spot).not.toEqual(before?.spot)
  const around = { related: [], relatedExhibitors: [], next: null }
  expect(digestOfView('', { ...after, ...around })).not.toBe(digestOfView('', { ...before, ...around }))
})

test('an exhibit that is rendered on request has the spot of its own booth, not of the one in the list', () => {
  const exhibit = { ...small.exhibits.at(0), exhibitor: { booth: boothAt('A05') } } as Exhibit
  const [page] = exhibitPages(small, { address: null, exhibit })
  expect(page?.view.spot).not.toEqual(exhibitView(small)?.spot)
  expect(page?.view.exhibit.exhibitor.booth.stand).toBe('A05')
})
