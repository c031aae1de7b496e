import { readFileSync } from 'node:fs'
import type { FloorPlanFeature } from '@fair/contract/floor-plan.ts'
import { boothCode, byCode, hallBoothKey, readHallBooth } from '@fair/search/booth-code.ts'
import { describe, expect, it } from 'vitest'
import { boothAnchor, boothPath, hallSlug } from './booth-path.ts'
import { shapeOf } from './floor-shape.ts'
import type { MapBooth } from './hall-map.ts'
import { hallMap } from './hall-plan.ts'

const example = JSON.parse(readFileSync(new URL('../../docs/import/floor-plan.geojson', import.meta.url), 'utf8')) as {
  features: FloorPlanFeature[]
}

const square = (x: number, y: number, size: number): FloorPlanFeature['geometry'] => ({
  type: 'Polygon',
  coordinates: [
    [
      [x, y],
      [x + size, y],
      [x + size, y + size],
      [x, y + size],
      [x, y],
    ],
  ],
})
const feature = (
  feature_type: string | null,
  properties: FloorPlanFeature['properties'],
  geometry: FloorPlanFeature['geometry'],
): FloorPlanFeature => ({ type: 'Feature', feature_type, properties, geometry })

describe('booth codes', () => {
  it.each([
    ['B12', 'B', 12],
    ['b-07', 'B', 7],
    ['AA 3', 'AA', 3],
    ['29', '', 29],
    ['Island', '', 0],
  ])('%s is in aisle %s', (stand, aisle, number) => expect(boothCode(stand)).toEqual({ aisle, number }))

  it.each([
    ['8.1 B12', '8.1', 'B12'],
    ['9.2B29', '9.2', 'B29'],
    ['8.1 B02', '8.1', 'B02'],
    ['Hall 8.1, booth B 12', '8.1', 'B12'],
    ['A A-7', 'A', 'A-7'],
    ['North 12', 'North', '12'],
  ])('%s contains a hall and a booth', (text, hall, stand) =>
    expect(readHallBooth(text)).toMatchObject({ hall, stand }),
  )

  it('are sorted by aisle, then by number', () => {
    expect(['B2', 'A10', 'AA1', 'A9', 'B02'].sort(byCode)).toEqual(['A9', 'A10', 'B02', 'B2', 'AA1'])
  })

  it('have one address for each hall and booth', () => {
    expect(boothPath({ hall: '8.1', stand: 'B 12' })).toBe('/hall/8.1/#B12')
    expect(['8.1', 'Hall A', 'Hall/A', '东馆', '..', 'Way'].map(hallSlug)).toEqual([
      '8.1',
      'hall-a',
      'hall-a',
      '_4e1c_9986',
      '_..',
      '_way',
    ])
    expect(boothAnchor(' ')).toBe('booth')
    // Other spellings of one booth have its id; other booths do not.
    const anchorsOf = (stands: string[]) => new Set(stands.map(boothAnchor))
    expect(anchorsOf(['AB 1', 'AB-1', 'ab1'])).toEqual(new Set(['AB1']))
    const others = ['12 A', '12-A', '12/A', '12+A', 'B12-14', 'B12/14']
    expect(anchorsOf(others).size).toBe(new Set(others.map((stand) => hallBoothKey({ hall: '1', stand }))).size)
  })
})

describe('a shape', () => {
  it('of an upright rectangle has the same path at any position', () => {
    const ring = [
      [5, 5],
      [15, 5],
      [15, 25],
      [5, 25],
      [5, 5],
    ] as const
    expect(shapeOf([ring])).toEqual({ x: 5, y: 5, width: 10, height: 20, path: 'M0 0h10v20H0z' })
  })

  it('has its own outline otherwise, and is null without an area', () => {
    const triangle = [
      [0, 0],
      [10, 0],
      [0, 10],
    ] as const
    expect(shapeOf([triangle])?.path).toBe('M0 0L10 0L0 10z')
    const bowTie = [
      [0, 0],
      [10, 10],
      [10, 0],
      [0, 10],
    ] as const
    expect(shapeOf([bowTie])?.path).toContain('L10 10L10 0')
    expect(shapeOf([[[1, 1]]])).toBeNull()
    expect(shapeOf([])).toBeNull()
  })
})

describe('a map from geometry', () => {
  it('reads the documented import file, with north up and a usual booth 60 units deep', () => {
    const map = hallMap(example.features, '8.1', ['B12', 'B15'])
    expect(map.isSchematic).toBe(false)
    expect(map.booths.map(({ stand, shape }) => [stand, shape.x, shape.y, shape.width, shape.height])).toEqual([
      ['B12', 30, 30, 90, 60],
      ['B15', 140, 30, 90, 60],
    ])
    expect([map.width, map.height]).toEqual([260, 120])
  })

  it('has the outline, aisles and places by IMDF category, without those of other halls', () => {
    const at = { type: 'Point' as const, coordinates: [12, 2] }
    const features = [
      feature(null, { stand: '8.1 B12' }, square(0, 0, 6)),
      feature('level', { hall: '8.1' }, square(-4, -4, 30)),
      feature('aisle', { hall: '8.1', name: 'B' }, square(8, 0, 4)),
      feature('unit', { hall: '8.1', category: 'foodservice', name: 'Café' }, square(14, 0, 6)),
      feature('amenity', { hall: '8.1', category: 'Elevator', accessible: true }, at),
      feature('amenity', { hall: '8.2', category: 'stairs' }, at),
      feature('fixture', { hall: '8.1' }, square(0, 0, 1)),
    ]
    const map = hallMap(features, '8.1', ['B12'])
    expect(map.outline).toMatchObject({ x: 30, y: 30, width: 300, height: 300 })
    expect(map.aisles.map(({ name }) => name)).toEqual(['B'])
    expect(map.places.map(({ category, name, isStepFree }) => [category, name, isStepFree])).toEqual([
      ['foodservice', 'Café', false],
      ['elevator', '', true],
    ])
    expect(map.places[1]?.at).toEqual([190, 270])
  })

  it('converts degrees to true proportions', () => {
    const metres = (east: number, north: number): number[] => [113.36 + east / 102_300, 23.1 + north / 111_320]
    const ring = [metres(0, 0), metres(12, 0), metres(12, 6), metres(0, 6)]
    const [booth] = hallMap(
      [feature('kiosk', { hall: '8.1', stand: 'B12' }, { type: 'Polygon', coordinates: [ring] })],
      '8.1',
      ['B12'],
    ).booths
    expect(booth?.shape.width).toBeGreaterThan(118)
    expect(booth?.shape.width).toBeLessThan(122)
    expect(booth?.shape.height).toBe(60)
  })

  it.each([
    ['8.1', 'B 12', 'B12'],
    ['8.1', '8.1 B 12', 'B12'],
    ['Hall A', 'B 12', 'B12'],
    ['Hall A', 'Hall A B12', 'B12'],
    ['Hall A', 'Hall A 12', '12'],
    ['EG', 'EG 12', '12'],
  ])('finds the booth in hall %s that the plan calls %j', (hall, stand, own) => {
    for (const properties of [{ hall, stand }, { stand: stand.startsWith(hall) ? stand : `${hall} ${stand}` }]) {
      const map = hallMap([feature('kiosk', properties, square(0, 0, 6))], hall, [own])
      expect([map.isSchematic, map.booths.map((booth) => booth.stand)]).toEqual([false, [own]])
    }
  })

  it('skips duplicate booths and booths without an area', () => {
    const features = [
      feature(null, { stand: '8.1 B12' }, square(0, 0, 6)),
      feature(null, { stand: '8.1 b-12' }, square(20, 0, 6)),
      feature(null, { stand: '8.1 B13' }, { type: 'Polygon', coordinates: [[[1], [2, 3]]] }),
    ]
    expect(hallMap(features, '8.1', ['B12']).booths.map(({ stand }) => stand)).toEqual(['B12'])
  })
})

describe('a map from booth codes', () => {
  const stands = ['B29', 'B30', 'B31', 'A02', 'A04', 'A06', 'C1']
  const map = hallMap([], '9.2', stands)

  it('is marked as schematic, and has each booth once, by aisle and in order', () => {
    expect(map.isSchematic).toBe(true)
    expect(map.booths.map(({ stand }) => stand)).toEqual(['A02', 'A04', 'A06', 'B29', 'B30', 'B31', 'C1'])
    expect(map.aisles.map(({ name }) => name)).toEqual(['A', 'B', 'C'])
    expect(hallMap([], '9.2', ['A1', 'A1']).booths).toHaveLength(1)
  })

  it('places even numbers above an aisle and odd ones below, and uses both sides for a single parity', () => {
    const rowOf = (stand: string) => map.booths.find((each) => each.stand === stand)?.shape.y ?? Number.NaN
    expect(rowOf('B29')).toBe(rowOf('B31'))
    expect(rowOf('B30')).toBeLessThan(rowOf('B29'))
    expect(rowOf('A02')).toBe(rowOf('A06'))
    expect(rowOf('A04')).toBeGreaterThan(rowOf('A02'))
  })

  it('never places two booths at the same position or a booth outside the map', () => {
    const many = Array.from(
      { length: 1500 },
      (_, n) => `${String.fromCharCode(65 + (n % 12))}${1 + Math.floor(n / 12)}`,
    )
    const { booths, width, height } = hallMap([], '1.1', many)
    expect(booths).toHaveLength(1500)
    expect(new Set(booths.map(({ shape }) => `${shape.x} ${shape.y}`)).size).toBe(1500)
    const isInside = ({ shape }: MapBooth) => shape.x + shape.width < width && shape.y + shape.height < height
    expect(booths.every(isInside)).toBe(true)
  })

  it('is empty for a hall without booths', () => expect(hallMap([], '1.1', []).booths).toEqual([]))
})
