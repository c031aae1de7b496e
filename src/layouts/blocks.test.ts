import type { Exhibit } from '@fair/contract/catalogue.ts'
import { expect, test } from 'vitest'
import type { FairContent } from '../content/types.ts'
import { listedExhibits } from '../domain/exhibit-rows.ts'
import { blockSources, firstPath } from './blocks.ts'

test.each([
  ['/exhibits', '/exhibits'],
  ['/news/detail/7', '/news/detail/7'],
  ['/home', null],
  ['/', null],
  ['/nothing', null],
  ['https://elsewhere.example/', null],
])('a first page of %s leads to %s', (path, leads) => {
  expect(firstPath(path)).toBe(leads)
})

test('exhibits that an editor has picked are not repeated in a block of more exhibits than there are', () => {
  const exhibits = listedExhibits(['E1', 'E2', 'E3'].map((exhibitsId) => ({ exhibitsId }) as Exhibit))
  const home = [
    { type: 'exhibits', blockId: 'b1', title: '', count: 8, source: 'recommended' },
    { type: 'goods', blockId: 'b2', title: '', goodsType: 'EXHIBIT', ids: ['E3'] },
  ]
  const none = { groups: { groups: [] }, micro: { pages: [], advertisements: [], forms: [] } }
  const others = { exhibitors: [], news: [], lives: [], meetings: [], industries: [], exhibition: {} }
  const sources = blockSources({ exhibits, home, ...none, ...others } as unknown as FairContent)
  expect(sources.exhibits.map(({ exhibitsId }) => exhibitsId)).toEqual(['E1', 'E2', 'E3'])
})
