import type { FloorPlanFeature } from '@fair/contract/floor-plan.ts'
import { describe, expect, it } from 'vitest'
import { findPlaces, hallPlaces } from './hall-places.ts'

const place = (
  feature_type: string,
  hall: string,
  category: string | null,
  more: Partial<FloorPlanFeature['properties']> = {},
): FloorPlanFeature => ({
  type: 'Feature',
  feature_type,
  properties: { hall, category, ...more },
  geometry: { type: 'Point', coordinates: [0, 0] },
})

const plan = [
  place('unit', '8.1', 'foodservice', { name: '发布咖啡', accessible: true }),
  place('unit', '8.1', 'firstaid', { accessible: true }),
  place('unit', '8.2', 'firstaid'),
  place('amenity', '8.1', 'Elevator', { accessible: false }),
  place('amenity', '8.1', 'elevator', { accessible: true }),
  place('amenity', '8.2', 'stairs', { accessible: false }),
  place('opening', '8.2', 'pedestrian.principal', { accessible: true }),
  place('unit', '8.2', 'stage', { name: 'Launch stage' }),
  place('kiosk', '8.2', 'stage'),
  place('amenity', '8.2', null, { name: 'Fountain' }),
]
const places = hallPlaces(plan)
const found = (keyword: string) =>
  findPlaces(keyword, places).map(({ category, halls }) => `${category} ${halls.map(({ hall }) => hall).join(' ')}`)

describe('the places of a floor plan', () => {
  it('are grouped by category, with each hall once, step-free if one of its places is', () => {
    expect(places.map(({ category }) => category)).toEqual([
      ...['foodservice', 'firstaid', 'elevator', 'stairs', 'pedestrian', 'stage'],
    ])
    expect(places[2]?.halls).toEqual([{ hall: '8.1', isStepFree: true }])
    expect(places[1]?.halls).toEqual([
      { hall: '8.1', isStepFree: true },
      { hall: '8.2', isStepFree: false },
    ])
  })
})

describe('findPlaces', () => {
  it.each([
    ['First aid', ['firstaid 8.1 8.2']],
    ['first-aid room', ['firstaid 8.1 8.2']],
    ['急救', ['firstaid 8.1 8.2']],
    ['医務室はどこ', ['firstaid 8.1 8.2']],
    ['응급처치', ['firstaid 8.1 8.2']],
    ['Where is the café?', ['foodservice 8.1']],
    ['发布咖啡', ['foodservice 8.1']],
    ['launch stage', ['stage 8.2']],
    ['エレベーター', ['elevator 8.1']],
    ['elevator, stairs', ['elevator 8.1', 'stairs 8.2']],
  ])('finds places by %s', (keyword, expected) => expect(found(keyword)).toEqual(expected))

  it('finds places in the given hall', () => {
    expect(found('8.2 first aid')).toEqual(['firstaid 8.2'])
    expect(found('8.2馆急救站')).toEqual(['firstaid 8.2'])
    expect(found('8.1 stairs')).toEqual([])
  })

  it.each(['step-free', 'Step free access', '无障碍', 'バリアフリー', '휠체어'])(
    'finds step-free places by %s',
    (keyword) => expect(found(keyword)).toEqual(['foodservice 8.1', 'firstaid 8.1', 'elevator 8.1', 'pedestrian 8.2']),
  )

  it('finds step-free places of a category', () => {
    for (const keyword of ['无障碍电梯', 'バリアフリー エレベーター', '휠체어 엘리베이터'])
      expect(found(keyword)).toEqual(['elevator 8.1'])
    expect(found('wheelchair first aid')).toEqual(['firstaid 8.1'])
    expect(found('step-free stairs')).toEqual([])
  })

  it.each(['stage lighting', 'lift trucks', 'forklift', 'hall', '8.1', 'where is the', '', 'robot', '8.11 stairs'])(
    'finds nothing for %j, which is not entirely about places',
    (keyword) => expect(found(keyword)).toEqual([]),
  )

  it('treats a name with special characters as plain text', () => {
    const name = 'Café & Bar #1 (north) -*+?^$|[]{}\\/.'
    const bar = hallPlaces([place('unit', '8.1', 'foodservice', { name })])
    expect(findPlaces(name, bar)).toHaveLength(1)
    expect(findPlaces('laser', bar)).toEqual([])
  })
  it('finds nothing if the fair has no such place', () => expect(found('step-free escalator')).toEqual([]))
})
