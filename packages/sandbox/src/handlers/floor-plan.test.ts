import { contract } from '@fair/contract/index.ts'
import { afterAll, describe, expect, it } from 'vitest'
import { hallMap } from '../../../../src/domain/hall-plan.ts'
import { createSandbox } from '../app.ts'
import { payload } from '../testing/call-sandbox.ts'

const sandbox = createSandbox({ media: false })
afterAll(() => sandbox.close())

const exhibitors = (await payload(sandbox, contract.search.exhibitor, { pageSize: 0 })).records
const features = await payload(sandbox, contract.floorPlan.features, {})
const halls = [...new Set(exhibitors.map(({ booth }) => booth.hall))]
const boothsIn = (hall: string): string[] => exhibitors.flatMap(({ booth }) => (booth.hall === hall ? booth.stand : []))

describe('the floor plan of the sample fair', () => {
  it('has 14 halls, and is the same for each request', async () => {
    expect(halls).toHaveLength(14)
    expect(await payload(sandbox, contract.floorPlan.features, {})).toEqual(features)
  })

  it.each(halls)('shows every exhibitor of hall %s, without overlapping booths', (hall) => {
    const map = hallMap(features, hall, boothsIn(hall))
    expect(map.isSchematic).toBe(false)
    const shown = new Set(map.booths.map(({ stand }) => stand))
    expect(boothsIn(hall).filter((stand) => !shown.has(stand))).toEqual([])
    for (const [n, { shape, stand }] of map.booths.entries()) {
      const over = map.booths
        .slice(n + 1)
        .filter(
          ({ shape: other }) =>
            shape.x < other.x + other.width &&
            other.x < shape.x + shape.width &&
            shape.y < other.y + other.height &&
            other.y < shape.y + shape.height,
        )
      expect([stand, ...over.map((each) => each.stand)]).toEqual([stand])
      expect(shape.x + shape.width < map.width && shape.y + shape.height < map.height).toBe(true)
    }
  })

  it.each(halls)('has entrances, lifts and rooms in hall %s', (hall) => {
    const { places, aisles } = hallMap(features, hall, boothsIn(hall))
    const categories = new Set(places.map(({ category }) => category))
    const all = ['elevator', 'firstaid', 'foodservice', 'information', 'pedestrian', 'pedestrian.principal']
    expect([...categories].sort()).toEqual([...all, 'prayerroom', 'restroom', 'stage', 'stairs'])
    expect(aisles.length).toBeGreaterThan(0)
    expect(places.find(({ category }) => category === 'stairs')?.isStepFree).toBe(false)
  })
})
