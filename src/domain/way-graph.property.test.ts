import fc from 'fast-check'
import { expect, test } from 'vitest'
import { RUNS } from '../../tests/property-runs.ts'
import type { Point } from './floor-shape.ts'
import { rectangle } from './floor-shape.ts'
import { shapeWith, testHall } from './way.fixture.ts'
import { METRES_PER_SECOND, WayGraph } from './way-graph.ts'

/*
 * Routes compared with brute force: every corner of every obstacle with every other by Floyd and Warshall, in halls of
 * random booths. Coordinates are multiples of ten and the clearance is 18 units, so that no passage is exactly as wide
 * as a walker.
 */

const CLEARANCE = 18
const METRES = 0.05
const SIZE = 600

type Box = readonly [x: number, y: number, width: number, height: number]

const tens = (min: number, max: number) => fc.integer({ min: min / 10, max: max / 10 }).map((n) => n * 10)
const box: fc.Arbitrary<Box> = fc.tuple(tens(0, 560), tens(0, 560), tens(20, 200), tens(20, 120))
/** Booths that are wall to wall, as in a row. */
const row = fc
  .tuple(tens(0, 300), tens(40, 500), fc.integer({ min: 2, max: 4 }))
  .map(([x, y, count]) => Array.from({ length: count }, (_, n): Box => [x + n * 60, y, 60, 60]))
const hall = fc.record({
  boxes: fc
    .tuple(fc.array(row, { maxLength: 2 }), fc.array(box, { maxLength: 4 }))
    .map(([rows, boxes]) => [...rows.flat(), ...boxes]),
  door: fc.tuple(tens(0, SIZE), tens(0, SIZE)),
})

const inflated = ([x, y, width, height]: Box) =>
  [x - CLEARANCE, y - CLEARANCE, x + width + CLEARANCE, y + height + CLEARANCE] as const

/** Whether the open rectangle intersects the line, by the signs of its corners and its bounds. */
function isHit([left, top, right, bottom]: ReturnType<typeof inflated>, [ax, ay]: Point, [bx, by]: Point): boolean {
  if (Math.max(ax, bx) <= left || Math.min(ax, bx) >= right) return false
  if (Math.max(ay, by) <= top || Math.min(ay, by) >= bottom) return false
  const sides = [
    [left, top],
    [right, top],
    [right, bottom],
    [left, bottom],
  ].map(([x = 0, y = 0]) => (bx - ax) * (y - ay) - (by - ay) * (x - ax))
  return sides.some((side) => side > 1e-6) && sides.some((side) => side < -1e-6)
}

const isIn = ([left, top, right, bottom]: ReturnType<typeof inflated>, [x, y]: Point): boolean =>
  x > left && x < right && y > top && y < bottom
const inHall = ([x, y]: Point): boolean => x >= 0 && y >= 0 && x <= SIZE && y <= SIZE

/** Routes begin and end on walkable ground; another test covers a lift within a room. */
const isGround = (boxes: readonly Box[], point: Point): boolean => !boxes.some((each) => isIn(inflated(each), point))

/** Metres between each two of some points of a hall. */
function bruteForce(boxes: readonly Box[], ends: readonly Point[]): number[][] {
  const grounds = boxes.map(inflated)
  const corners = grounds.flatMap(([left, top, right, bottom]): Point[] => [
    [left, top],
    [right, top],
    [right, bottom],
    [left, bottom],
  ])
  const points = [...ends, ...corners.filter((point) => inHall(point) && !grounds.some((each) => isIn(each, point)))]
  const metres = points.map((a) =>
    points.map((b) => {
      const blocks = grounds.filter((each) => !isIn(each, a) && !isIn(each, b))
      return blocks.some((each) => isHit(each, a, b)) ? Infinity : Math.hypot(a[0] - b[0], a[1] - b[1]) * METRES
    }),
  )
  for (const [k, through] of metres.entries())
    for (const from of metres)
      for (const to of from.keys()) from[to] = Math.min(from[to] ?? 0, (from[k] ?? 0) + (through[to] ?? 0))
  return metres
}

/** A hall as large as SIZE, turned by an angle round its corner. */
function turnedHall(name: string, boxes: readonly Box[], turned: (point: Point) => Point) {
  const shape = ([x, y, width, height]: Box) =>
    shapeWith([turned([x, y]), turned([x + width, y]), turned([x + width, y + height]), turned([x, y + height])])
  const booths = boxes.map((each, n) => ({ key: `${name} ${n}`, stand: `${n}`, shape: shape(each) }))
  return testHall(name, [], { outline: shape([0, 0, SIZE, SIZE]), booths })
}

test('the route in each of 1,000 halls is as short as the one found by brute force', () => {
  fc.assert(
    fc.property(hall, fc.tuple(tens(0, SIZE), tens(0, SIZE)), fc.integer({ min: 0, max: 89 }), (one, to, degrees) => {
      fc.pre(isGround(one.boxes, one.door) && isGround(one.boxes, to))
      const radians = (degrees * Math.PI) / 180
      const turned = ([x, y]: Point): Point => [
        x * Math.cos(radians) - y * Math.sin(radians),
        x * Math.sin(radians) + y * Math.cos(radians),
      ]
      const graph = new WayGraph([turnedHall('1', one.boxes, turned)], false)
      const way = graph.find([{ hall: 0, at: turned(one.door) }], [{ hall: 0, at: turned(to) }])
      const expected = bruteForce(one.boxes, [one.door, to])[0]?.[1] ?? Infinity
      if (expected === Infinity) expect(way).toBeNull()
      else expect(way?.metres).toBeCloseTo(expected, 1)
    }),
    { numRuns: Math.max(RUNS, 1000) },
  )
})

test('the route through several halls is as quick as the one found by brute force, step-free or not', () => {
  const door = fc.record({
    category: fc.constantFrom('pedestrian', 'stairs', 'elevator'),
    at: fc.tuple(tens(0, SIZE), tens(0, SIZE)),
    id: fc.constantFrom('a', 'b', 'c'),
    metres: fc.integer({ min: 0, max: 40 }),
    isStepFree: fc.boolean(),
  })
  const halls = fc.array(
    fc.record({ boxes: fc.array(box, { maxLength: 3 }), doors: fc.array(door, { maxLength: 3 }) }),
    {
      minLength: 2,
      maxLength: 3,
    },
  )
  const seconds = { pedestrian: 0, stairs: 30, elevator: 60 } as const
  fc.assert(
    fc.property(halls, fc.boolean(), (all, isStepFree) => {
      const [from, to]: [Point, Point] = [
        [300, 0],
        [300, 600],
      ]
      const last = all.length - 1
      fc.pre(
        all.every(({ boxes, doors }) => [from, to, ...doors.map(({ at }) => at)].every((at) => isGround(boxes, at))),
      )
      const plan = all.map(({ boxes, doors }, n) => {
        const places = doors.map(({ id, metres, at, category, isStepFree: isFlat }) => ({
          ...{ kind: 'amenity' as const, category, name: '', isStepFree: isFlat, shape: null, at },
          connection: { id, metres },
        }))
        const booths = boxes.map((each, at) => ({ key: `${n} ${at}`, stand: `${at}`, shape: rectangle(...each) }))
        return testHall(`${n}`, [], { outline: rectangle(0, 0, SIZE, SIZE), booths, places })
      })
      const way = new WayGraph(plan, isStepFree).find([{ hall: 0, at: from }], [{ hall: last, at: to }])
      // Nodes: the two ends, then each usable door of each hall.
      const ends = all.map(({ doors }, n) => {
        const usable = doors.filter((each) => !isStepFree || (each.isStepFree && each.category !== 'stairs'))
        const own = usable.map((each) => ({ ...each, hall: n }))
        return {
          doors: own,
          metres: bruteForce(all[n]?.boxes ?? [], [n === 0 ? from : to, ...own.map(({ at }) => at)]),
        }
      })
      const nodes = [
        { hall: 0, n: 0 },
        { hall: last, n: 0 },
      ].concat(ends.flatMap(({ doors }, n) => doors.map((_, at) => ({ hall: n, n: at + 1 }))))
      const times = nodes.map((a) =>
        nodes.map((b) => {
          if (a.hall === b.hall) return (ends[a.hall]?.metres[a.n]?.[b.n] ?? Infinity) / METRES_PER_SECOND
          const [one, other] = [ends[a.hall]?.doors[a.n - 1], ends[b.hall]?.doors[b.n - 1]]
          if (!one || !other || one.id !== other.id) return Infinity
          const wait = Math.max(seconds[one.category], seconds[other.category])
          return (one.metres + other.metres) / METRES_PER_SECOND + wait
        }),
      )
      for (const [k, through] of times.entries())
        for (const row of times)
          for (const at of row.keys()) row[at] = Math.min(row[at] ?? 0, (row[k] ?? 0) + (through[at] ?? 0))
      const expected = times[0]?.[1] ?? Infinity
      if (expected === Infinity) expect(way).toBeNull()
      else expect(way?.seconds).toBeCloseTo(expected, 0)
    }),
    { numRuns: Math.max(RUNS, 1000) },
  )
})
