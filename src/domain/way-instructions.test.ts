import { describe, expect, it } from 'vitest'
import { rectangle } from './floor-shape.ts'
import type { MapPlace } from './hall-map.ts'
import { schematicMap } from './hall-schematic.ts'
import { testHall, testPlace } from './way.fixture.ts'
import { minutesOf, type Way, WayGraph } from './way-graph.ts'
import { stepsOf, type WayStep } from './way-instructions.ts'
import { packHall, unpackHall, type WayHall } from './way-plan.ts'
import { endsOf, stopIn, stopOf, stopsOf } from './way-stops.ts'

/** Two rows of booths with aisle B between them, a café beyond the row's east end, and stairs and a lift to hall 8.2. */
const stairs = (isUp: boolean): MapPlace[] => [
  testPlace('stairs', [60, 700], { isStepFree: false, connection: { id: 'stairs', metres: 0 } }),
  testPlace('elevator', [940, isUp ? 100 : 700], { connection: { id: 'lift', metres: 4 } }),
]
const cafe: MapPlace = {
  ...testPlace('foodservice', [900, 250], { kind: 'unit', name: 'Café' }),
  shape: rectangle(850, 200, 100, 100),
}
const booths = [
  ...['B02', 'B04', 'B06', 'B08'].map((stand, n) => [stand, 200 + n * 120, 200, 120, 60] as const),
  ...['B01', 'B03', 'B05', 'B07'].map((stand, n) => [stand, 200 + n * 120, 360, 120, 60] as const),
]
const aisles = [{ name: 'B', shape: rectangle(200, 260, 480, 100) }]
const ground = testHall('8.1', booths, { aisles, places: [cafe, ...stairs(false), testPlace('restroom', [500, 780])] })
const upper = testHall('8.2', [['A02', 200, 200, 120, 60]], { floor: 1, places: stairs(true) })
const halls = [ground, upper]

function wayOf(all: readonly WayHall[], from: string, to: string, isStepFree = false) {
  const [stops, graph] = [stopsOf(all), new WayGraph(all, isStepFree)]
  const [first, last] = [stopOf(stops, from), stopOf(stops, to)]
  if (!first || !last) throw new Error(`no stop ${from} or ${to}`)
  const way = graph.find(endsOf(first, all, graph), endsOf(last, all, graph))
  return way && { way, steps: stepsOf(way, all, last.kind === 'booth' ? last.booth : null) }
}

/** A step in short notation. */
function short(step: WayStep): string {
  if (step.kind === 'cross') return `cross ${step.crossing.from.category} to ${step.to.hall}`
  if (step.kind === 'arrive') return `arrive ${step.turn} ${step.nth}`
  const at = step.kind === 'turn' && step.at ? ('stand' in step.at ? step.at.stand : step.at.place.category) : ''
  const passes = step.walk.passes.map(({ place, side }) => `${place.category} ${side}`)
  return [step.kind, step.turn, at, step.walk.aisle, Math.round(step.walk.metres), ...passes].filter(Boolean).join(' ')
}

describe('the steps of a route', () => {
  it('lead out of a booth, along its aisle, to the booth on one side', () => {
    const found = wayOf(halls, '8.1 B02', '8.1 B07')
    expect(found?.steps.map(short)).toEqual(['start left B 18', 'arrive right 3'])
    expect(found?.way.metres).toBeCloseTo(18.3, 1)
  })

  it('lead from a booth to a place that is straight ahead on arrival', () => {
    const steps = wayOf(halls, '8.1 B02', '8.1 foodservice')?.steps.map(short)
    expect(steps?.[0]).toMatch(/^start left B 2\d$/)
    expect(steps?.at(-1)).toBe('arrive ahead null')
  })

  it('use stairs, or the lift if the route must be step-free', () => {
    const crossings = (isStepFree: boolean) =>
      wayOf(halls, '8.1 B01', '8.2 A02', isStepFree)
        ?.steps.filter(({ kind }) => kind === 'cross')
        .map(short)
    expect(crossings(false)).toEqual(['cross stairs to 8.2'])
    expect(crossings(true)).toEqual(['cross elevator to 8.2'])
  })

  it('without steps start and end at places that have none, if there are such', () => {
    const steps = { isStepFree: false }
    const places = [
      testPlace('pedestrian', [0, 300], steps),
      testPlace('pedestrian', [1000, 300]),
      testPlace('restroom', [40, 780], steps),
      testPlace('restroom', [500, 20]),
      testPlace('information', [500, 780], steps),
    ]
    const hall = [testHall('1', [['A02', 200, 200, 120, 60]], { places })]
    const ends = (to: string, isStepFree: boolean) => {
      const way = wayOf(hall, '1', to, isStepFree)?.way
      return [way?.from.at, way?.to.at]
    }
    expect(ends('restroom', false)).toEqual([
      [0, 300],
      [40, 780],
    ])
    expect(ends('restroom', true)).toEqual([
      [1000, 300],
      [500, 20],
    ])
    expect(ends('1 A02', false)[0]).toEqual([0, 300])
    expect(ends('1 A02', true)[0]).toEqual([1000, 300])
    expect(ends('information', true)[1]).toEqual([500, 780])
  })

  it('include the metres and the waiting time between halls', () => {
    const lift = wayOf(halls, '8.1 B07', '8.2 A02', true)?.way as Way
    expect(lift.metres).toBeCloseTo(
      lift.parts.reduce((sum, { metres }) => sum + metres, 8),
      6,
    )
    expect(lift.seconds).toBeCloseTo(lift.metres / (4 / 3.6) + 60, 6)
    expect(minutesOf(lift.seconds)).toBe(Math.ceil(lift.seconds / 60))
    expect(lift.isPartial).toBe(false)
  })

  it('use entrances if the platform specifies no connections, and the route is marked as partial', () => {
    const door = testPlace('pedestrian', [500, 800])
    const apart = ['1', '2'].map((hall) => testHall(hall, [['A02', 200, 200, 120, 60]], { places: [door] }))
    const found = wayOf(apart, '1 A02', '2 A02')
    expect(found?.steps.map(({ kind }) => kind)).toContain('cross')
    expect(found?.way.isPartial).toBe(true)
    expect(wayOf([ground, testHall('2', [['A02', 200, 200, 120, 60]])], '8.1 B02', '2 A02')).toBeNull()
  })

  it('exist from a lift inside a room to a booth surrounded by others', () => {
    const room = { ...testPlace('', [300, 500], { kind: 'unit' }), shape: rectangle(200, 400, 200, 200) }
    const lift = testPlace('elevator', [300, 500])
    const ring = [-1, 0, 1].flatMap((x) =>
      [-1, 0, 1].map((y) => [`C${(x + 1) * 3 + y + 2}`, 600 + x * 60, 300 + y * 60]),
    )
    const all = [
      testHall(
        '1',
        ring.map(([stand, x, y]) => [stand as string, x as number, y as number, 60, 60] as const),
        {
          places: [room, lift],
        },
      ),
    ]
    expect(wayOf(all, '1 elevator', '1 C5')?.way.metres).toBeGreaterThan(5)
  })

  it('exist in a schematic hall', () => {
    const stands = ['A01', 'A02', 'A03', 'A04', 'B01', 'B02', 'B03', 'B04']
    const hall = testHall(
      '5',
      stands.map((stand) => [stand, 0, 0, 1, 1]),
    )
    const found = wayOf([{ ...hall, map: schematicMap('5', stands) }], '5 A02', '5 B03')
    expect(found?.steps.map(short).at(-1)).toMatch(/^arrive (left|right) \d$/)
    expect(wayOf([{ ...hall, map: schematicMap('5', stands) }], '5', '5 B03')).not.toBeNull()
  })
})

describe('stops', () => {
  const stops = stopsOf(halls)
  it.each([
    ['8.1 B02', '8.1 B02'],
    ['8.1b2', '8.1 B02'],
    ['Hall 8.1, stand B-02', '8.1 B02'],
    ['8.2', '8.2'],
    ['8.1 Restroom', '8.1 restroom'],
    ['elevator', 'elevator'],
    ['8.1 B99', undefined],
    ['', undefined],
  ])('%j is found as %s', (text, key) => expect(stopOf(stops, text)?.key).toBe(key))

  it.each([
    ['Café, hall 8.1', '8.1 foodservice'],
    ['8.2馆会议室', '8.2'],
    ['Hall 18.2', undefined],
    ['Hall 8.21', undefined],
    ['8.1 B02', '8.1 B02'],
    ['Online', undefined],
    ['Entrance 18.2, hall 8.2', '8.2'],
  ])('%j is located at %s', (text, key) => expect(stopIn(stops, text)?.key).toBe(key))

  it('that exist in several halls lead to the nearest one', () => {
    expect(wayOf(halls, '8.2 A02', 'restroom')?.way.parts.at(-1)?.hall).toBe(0)
    expect(wayOf(halls, '8.2 A02', 'elevator')?.way.parts).toHaveLength(1)
  })
})

it('a hall is unchanged after packing and unpacking', () => {
  const hall = testHall('8.1', booths, { aisles, places: [cafe] })
  const crooked = { ...hall.map.booths[0], shape: { ...rectangle(0, 0, 9, 9), path: 'M0 0L9 0L0 9z' } }
  const full = { ...hall, map: { ...hall.map, booths: [crooked, ...hall.map.booths.slice(1)] } }
  const packed = packHall(full as WayHall)
  expect(unpackHall(JSON.parse(JSON.stringify(packed)))).toEqual(full)
})
