import type { Point } from './floor-shape.ts'

/** Ground that is not walkable: a convex polygon whose corners are ordered so that the outside is left of each edge. */
export interface Obstacle {
  corners: readonly Point[]
  /** For each edge: its outward normal, of length 1, and its distance from the origin along it. */
  edges: readonly { normal: Point; offset: number }[]
  box: readonly [left: number, top: number, right: number, bottom: number]
}

/** Points closer to an edge than this count as on it, in map units. */
const ON_EDGE = 0.05

const cross = ([ax, ay]: Point, [bx, by]: Point, [cx, cy]: Point): number =>
  (bx - ax) * (cy - ay) - (by - ay) * (cx - ax)

/** The convex hull of some points, ordered as in `Obstacle`. */
function hullOf(points: readonly Point[]): Point[] {
  const sorted = [...points].sort((a, b) => a[0] - b[0] || a[1] - b[1])
  const half = (all: readonly Point[]): Point[] => {
    const chain: Point[] = []
    for (const point of all) {
      while (chain.length > 1 && cross(chain.at(-2) as Point, chain.at(-1) as Point, point) <= 0) chain.pop()
      chain.push(point)
    }
    return chain.slice(0, -1)
  }
  return [...half(sorted), ...half(sorted.toReversed())]
}

/**
 * Returns the convex hull of a shape's corners, extended by a clearance on each side.
 *
 * @returns null without an area
 */
export function obstacleOf(points: readonly Point[], clearance: number): Obstacle | null {
  const hull = hullOf(points)
  if (hull.length < 3) return null
  const edges = hull.map(([x, y], n) => {
    const [nextX, nextY] = hull[(n + 1) % hull.length] as Point
    const length = Math.hypot(nextX - x, nextY - y)
    const normal: Point = [(nextY - y) / length, (x - nextX) / length]
    return { normal, offset: normal[0] * x + normal[1] * y + clearance }
  })
  // Each corner is where two neighbouring edges meet.
  const corners = edges.map(({ normal: [bx, by], offset: b }, n): Point => {
    const { normal: before, offset: a } = edges.at(n - 1) as (typeof edges)[number]
    const turn = before[0] * by - before[1] * bx
    return [(a * by - b * before[1]) / turn, (b * before[0] - a * bx) / turn]
  })
  const [xs, ys] = [corners.map(([x]) => x), corners.map(([, y]) => y)]
  return { corners, edges, box: [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)] }
}

/** The depth of a point inside an obstacle; negative outside. */
function depthIn({ edges, box }: Obstacle, point: Point): number {
  const [x, y] = point
  // Most obstacles are far away.
  if (x < box[0] - 1 || y < box[1] - 1 || x > box[2] + 1 || y > box[3] + 1) return -1
  let depth = Infinity
  for (const { normal, offset } of edges) depth = Math.min(depth, offset - normal[0] * x - normal[1] * y)
  return depth
}

export const isInside = (obstacle: Obstacle, point: Point): boolean => depthIn(obstacle, point) > ON_EDGE

/** Whether a point is inside an obstacle or on its edge. */
export const isCovered = (obstacle: Obstacle, point: Point): boolean => depthIn(obstacle, point) > -ON_EDGE

/** Whether a straight line passes through an obstacle. A line along its edge does not. */
export function isBlocked({ edges, box }: Obstacle, a: Point, b: Point): boolean {
  const [ax, ay, bx, by] = [a[0], a[1], b[0], b[1]]
  if ((ax <= box[0] && bx <= box[0]) || (ax >= box[2] && bx >= box[2])) return false
  if ((ay <= box[1] && by <= box[1]) || (ay >= box[3] && by >= box[3])) return false
  let [from, to] = [0, 1]
  for (const { normal, offset } of edges) {
    const start = offset - ON_EDGE - normal[0] * ax - normal[1] * ay
    const change = start - (offset - ON_EDGE - normal[0] * bx - normal[1] * by)
    // Inside this edge where start - t * change > 0.
    if (Math.abs(change) < 1e-12) {
      if (start <= 0) return false
    } else if (change > 0) to = Math.min(to, start / change)
    else from = Math.max(from, start / change)
    if (to - from < 1e-9) return false
  }
  return true
}

/** The middle of each side, on the obstacle's edge, with the direction that leads away from it. */
export const sidesOf = ({ corners, edges }: Obstacle): { at: Point; outward: Point }[] =>
  edges.map(({ normal }, n) => {
    const [x, y] = corners[n] as Point
    const [nextX, nextY] = corners[(n + 1) % corners.length] as Point
    return { at: [(x + nextX) / 2, (y + nextY) / 2], outward: normal }
  })
