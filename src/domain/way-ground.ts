import { cornersOf, type FloorShape, type Point } from './floor-shape.ts'
import type { HallMap } from './hall-map.ts'
import { blocksOf, isStopped } from './way-block.ts'
import { isCovered, isInside, type Obstacle, obstacleOf, sidesOf } from './way-obstacle.ts'

/** The distance between walkers and booths and rooms, in metres. Gaps narrower than twice this are closed. */
const CLEARANCE_METRES = 0.9
/** Metres per unit of a schematic map, so that its booths are three metres deep. */
const SCHEMATIC_METRES = 0.05

/** Where people leave a booth or room. */
interface Door {
  at: Point
  /** The direction in which they leave, of length 1. */
  outward: Point
}

/** The walkable ground of a hall: everything except booths and rooms. */
export interface Ground {
  metresPerUnit: number
  /** The only points where a shortest route between any two points can bend. */
  bends: readonly Point[]
  /** Whether the straight line between two points is walkable. */
  isFree(a: Point, b: Point): boolean
  /** The exits of a booth or room on the map; never empty. */
  doorsOf(shape: FloorShape): Door[]
}

/** The ground of a hall's map. */
export function groundOf(map: HallMap): Ground {
  const metresPerUnit = map.metresPerUnit ?? SCHEMATIC_METRES
  const clearance = CLEARANCE_METRES / metresPerUnit
  const shapes = [...map.booths.map(({ shape }) => shape), ...map.places.flatMap(({ shape }) => shape ?? [])]
  const blocks = blocksOf(shapes, clearance)
  const obstacles = blocks.map(({ whole }) => whole)
  const walls = wallsOf(map)
  const isOpen = (point: Point): boolean => isWithin(walls, point) && !obstacles.some((each) => isInside(each, point))
  const bends = [
    ...hollowsOf(walls),
    ...obstacles.flatMap((own) => own.corners.filter((corner) => isBend(corner, own, obstacles))),
  ].filter(isOpen)
  const isFree = (a: Point, b: Point): boolean => {
    if (walls.some(([from, to]) => isCrossed(from, to, a, b))) return false
    if (!isWithin(walls, [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2])) return false
    return !blocks.some((block) => isStopped(block, a, b))
  }
  const doorsOf = (shape: FloorShape): Door[] => {
    const own = obstacleOf(cornersOf(shape), clearance)
    const doors = (own ? sidesOf(own) : []).filter(({ at }) => isOpen(at))
    if (doors.length > 0) return doors
    // Enclosed on all sides, according to the map: its door is the nearest bend.
    const middle: Point = [shape.x + shape.width / 2, shape.y + shape.height / 2]
    const at = nearest(bends, middle) ?? middle
    return [{ at, outward: directionOf(middle, at) }]
  }
  return { metresPerUnit, bends, isFree, doorsOf }
}

/** The nearest of some points. */
export function nearest(points: readonly Point[], [x, y]: Point): Point | null {
  const distance = (point: Point): number => Math.hypot(point[0] - x, point[1] - y)
  return points.reduce<Point | null>((best, each) => (best && distance(best) <= distance(each) ? best : each), null)
}

function directionOf(from: Point, to: Point): Point {
  const [x, y] = [to[0] - from[0], to[1] - from[1]]
  const length = Math.hypot(x, y) || 1
  return [x / length, y / length]
}

/** Skips corners inside a row of booths, which the next booth covers. */
const isBend = (corner: Point, own: Obstacle, all: readonly Obstacle[]): boolean =>
  all.every((each) => each === own || !isCovered(each, corner) || hasCorner(each, corner))

const hasCorner = ({ corners }: Obstacle, [x, y]: Point): boolean =>
  corners.some((each) => Math.abs(each[0] - x) < 0.01 && Math.abs(each[1] - y) < 0.01)

type Wall = readonly [from: Point, to: Point]

/** The hall's outline, or the edge of the map if it has none. */
function wallsOf({ outline, width, height }: HallMap): Wall[] {
  const edge: Point[] = [
    [0, 0],
    [width, 0],
    [width, height],
    [0, height],
  ]
  const corners = outline ? cornersOf(outline) : edge
  return corners.map((corner, n) => [corner, corners[(n + 1) % corners.length] as Point])
}

/** Corners of the outline that stick out into the hall. */
function hollowsOf(walls: readonly Wall[]): Point[] {
  const turn = ([a, b]: Wall, c: Point): number => (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])
  const area = walls.reduce((sum, [a, b]) => sum + a[0] * b[1] - b[0] * a[1], 0)
  return walls.flatMap((wall, n) => {
    const next = walls[(n + 1) % walls.length] as Wall
    return turn(wall, next[1]) * area < 0 ? [wall[1]] : []
  })
}

/** Inside the outline or on it. */
function isWithin(walls: readonly Wall[], [x, y]: Point): boolean {
  let isIn = false
  for (const [[ax, ay], [bx, by]] of walls) {
    const [dx, dy] = [bx - ax, by - ay]
    const along = ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy || 1)
    const at = Math.min(1, Math.max(0, along))
    if (Math.hypot(ax + at * dx - x, ay + at * dy - y) < 0.05) return true
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) isIn = !isIn
  }
  return isIn
}

/** Whether two lines cross. Lines that only touch do not. */
function isCrossed(a: Point, b: Point, c: Point, d: Point): boolean {
  const side = (from: Point, to: Point, point: Point): number => {
    const value = (to[0] - from[0]) * (point[1] - from[1]) - (to[1] - from[1]) * (point[0] - from[0])
    const distance = value / (Math.hypot(to[0] - from[0], to[1] - from[1]) || 1)
    return Math.abs(distance) < 0.05 ? 0 : Math.sign(distance)
  }
  return side(a, b, c) * side(a, b, d) < 0 && side(c, d, a) * side(c, d, b) < 0
}
