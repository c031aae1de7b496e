import type { Point } from './floor-shape.ts'
import { cornersOf, extent, type FloorShape, rectangle } from './floor-shape.ts'
import { isBlocked, isInside, type Obstacle, obstacleOf } from './way-obstacle.ts'

/** Adjoining booths as one obstacle. A hall of 1,500 booths has about fifty. */
export interface Block {
  whole: Obstacle
  parts: readonly Obstacle[]
}

/** The largest gap between adjoining shapes, in map units. */
const WALL = 1

/** Groups shapes into blocks and extends each by a clearance. Only upright rectangles are merged. */
export function blocksOf(shapes: readonly FloorShape[], clearance: number): Block[] {
  const parted = Map.groupBy(shapes, (shape) => shape.path === rectangle(0, 0, shape.width, shape.height).path)
  const groups = [...rowsOf(parted.get(true) ?? []), ...(parted.get(false) ?? []).map((shape) => [shape])]
  return groups.flatMap((group): Block[] => {
    const corners = group.flatMap(cornersOf)
    const obstacle = obstacleOf(group.length > 1 ? boxOf(corners) : corners, clearance)
    const parts = group.flatMap((shape) => obstacleOf(cornersOf(shape), clearance) ?? [])
    return obstacle ? [{ whole: obstacle, parts }] : []
  })
}

/** Rows of adjoining rectangles of equal height. */
function rowsOf(shapes: readonly FloorShape[]): FloorShape[][] {
  const rows: FloorShape[][] = []
  for (const level of Map.groupBy(shapes, ({ y, height }) => `${y} ${height}`).values()) {
    let right = -Infinity
    for (const shape of level.toSorted((a, b) => a.x - b.x)) {
      if (shape.x <= right + WALL) rows.at(-1)?.push(shape)
      else rows.push([shape])
      right = Math.max(right, shape.x + shape.width)
    }
  }
  return rows
}

function boxOf(points: readonly Point[]): Point[] {
  const [left, right] = extent(points.map(([x]) => x))
  const [top, bottom] = extent(points.map(([, y]) => y))
  return cornersOf(rectangle(left, top, right - left, bottom - top))
}

/**
 * Whether a block is in the way between two points. An obstacle that contains one of them does not count: a lift may be
 * in a room, or a door close to a booth.
 */
export function isStopped({ whole, parts }: Block, a: Point, b: Point): boolean {
  if (!isBlocked(whole, a, b)) return false
  if (!isInside(whole, a) && !isInside(whole, b)) return true
  return parts.some((part) => isBlocked(part, a, b) && !isInside(part, a) && !isInside(part, b))
}
