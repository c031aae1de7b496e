import type { Point } from './floor-shape.ts'
import { cornersOf, extent, type FloorShape, rectangle } from './floor-shape.ts'
import { isBlocked, isInside, type Obstacle, obstacleOf } from './way-obstacle.ts'

/** Booths that are wall to wall, as one obstacle: a hall of 1,500 booths has some fifty. */
export interface Block {
  whole: Obstacle
  parts: readonly Obstacle[]
}

/** Shapes that are no further apart are wall to wall, in map units: shapes have whole ones. */
const WALL = 1

/** The blocks of some shapes, each larger by a distance on each side. Only upright rectangles are put together. */
export function blocksOf(shapes: readonly FloorShape[], clearance: number): Block[] {
  const parted = Map.groupBy(shapes, (shape) => shape.path === rectangle(0, 0, shape.width, shape.height).path)
  const groups = [...rowsOf(parted.get(true) ?? []), ...(parted.get(false) ?? []).map((shape) => [shape])]
  return groups.flatMap((group): Block[] => {
    const corners = group.flatMap(cornersOf)
    const whole = obstacleOf(group.length > 1 ? boxOf(corners) : corners, clearance)
    const parts = group.flatMap((shape) => obstacleOf(cornersOf(shape), clearance) ?? [])
    return whole ? [{ whole, parts }] : []
  })
}

/** Rectangles of one height side by side. */
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
 * Whether a block stops who goes straight from one point to another. What one of them is in is no obstacle: a lift may be in a
 * room, or a door close to a booth.
 */
export function isStopped({ whole, parts }: Block, a: Point, b: Point): boolean {
  if (!isBlocked(whole, a, b)) return false
  if (!isInside(whole, a) && !isInside(whole, b)) return true
  return parts.some((part) => isBlocked(part, a, b) && !isInside(part, a) && !isInside(part, b))
}
