// The printed guide shows what is saved now, even if an earlier request is answered later.
import { home } from '@fair/contract/home.ts'
import { expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { GuidePage } from '../../src/features/hall/GuidePage.tsx'
import { writeFavourites } from '../../src/stores/favourites.ts'
import { dataOf } from '../connected.ts'
import { hydrate, openPage } from './island.tsx'
import { holdCalls, watchCalls } from './network.ts'

// The floor plan is a file of the build. All exhibitors of the sample are in one hall.
vi.mock('../../src/features/shared/way-halls.ts', () => ({
  loadWayHalls: async () => {
    const map = { width: 100, height: 100, outline: null, floor: null, isSchematic: false, aisles: [], places: [] }
    const exhibitors = Array.from({ length: 40 }, (_, n) => ({ id: `${30001 + n}`, name: `Maker ${n}`, stand: 'A01' }))
    return [{ hall: '1', name: '1', slug: '1', map: { ...map, booths: [] }, exhibitors }]
  },
}))

it('an exhibit that is no longer saved is not in the guide', async () => {
  const { call } = await openPage('/en-US/guide/', 'guide', 'hall', 'way')
  const input = { goodsType: 'EXHIBIT', list: ['800001'] } as const
  const release = holdCalls(/list\/ids/)
  const calls = watchCalls()
  writeFavourites({ EXHIBIT: [...input.list] })
  await hydrate(<GuidePage />)
  await expect.poll(() => calls.filter((each) => each.includes('list/ids'))).toHaveLength(1)
  writeFavourites({})
  const empty = page.getByText('Nothing to print yet')
  await expect.element(empty).toBeVisible()
  release()
  // Answered after the held call.
  for (let n = 0; n < 3; n += 1)
    expect(dataOf(await call(home.listIds, { ...input, list: [...input.list] }))).toHaveLength(1)
  await expect.element(empty).toBeVisible()
})
