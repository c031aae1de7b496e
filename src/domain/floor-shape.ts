/** A position on a map, in map units; y goes down. */
export type Point = readonly [x: number, y: number]

/** A shape on the map: its upper left corner, its size, and its outline as an SVG path relative to that corner. */
export interface FloorShape {
  x: number
  y: number
  width: number
  height: number
  path: string
}

/** The smallest and the largest of some numbers; both 0 for an empty list. */
export function extent(values: readonly number[]): readonly [least: number, most: number] {
  let [least, most] = [Infinity, -Infinity]
  for (const value of values) {
    if (value < least) least = value
    if (value > most) most = value
  }
  return least > most ? [0, 0] : [least, most]
}

/** The shape of an upright rectangle. */
export const rectangle = (x: number, y: number, width: number, height: number): FloorShape => ({
  ...{ x, y, width, height },
  path: `M0 0h${width}v${height}H0z`,
})

/**
 * The shape within rings of positions, in whole map units. An upright rectangle has the same path wherever it is.
 *
 * @returns null without an area
 */
export function shapeOf(rings: readonly (readonly Point[])[]): FloorShape | null {
  const outlines = rings.map((ring) => withoutRepeats(ring.map(([x, y]) => [Math.round(x), Math.round(y)] as const)))
  const outer = outlines[0] ?? []
  const [left, right] = extent(outer.map(([x]) => x))
  const [top, bottom] = extent(outer.map(([, y]) => y))
  const [width, height] = [right - left, bottom - top]
  if (outer.length < 3 || width === 0 || height === 0) return null
  if (outlines.length === 1 && isUpright(outer, [left, right], [top, bottom]))
    return rectangle(left, top, width, height)
  const path = outlines.map((ring) => `M${ring.map(([x, y]) => `${x - left} ${y - top}`).join('L')}z`).join('')
  return { x: left, y: top, width, height, path }
}

function withoutRepeats(ring: readonly Point[]): Point[] {
  const open = ring.filter(([x, y], n) => n === 0 || x !== ring[n - 1]?.[0] || y !== ring[n - 1]?.[1])
  const [first, last] = [open[0], open.at(-1)]
  const isClosed = open.length > 1 && first?.[0] === last?.[0] && first?.[1] === last?.[1]
  return isClosed ? open.slice(0, -1) : open
}

const isUpright = (ring: readonly Point[], xs: readonly number[], ys: readonly number[]): boolean =>
  ring.length === 4 && ring.every(([x, y]) => xs.includes(x) && ys.includes(y)) && ring.every(isTurn)

/** Each side of an upright rectangle is level or upright. */
const isTurn = ([x, y]: Point, n: number, ring: readonly Point[]): boolean => {
  const [nextX, nextY] = ring[(n + 1) % ring.length] ?? [x, y]
  return (x === nextX) !== (y === nextY)
}

/** The corners of a shape's outline, without its holes. */
export function cornersOf({ x, y, width, height, path }: FloorShape): Point[] {
  if (path.includes('h')) {
    const [right, bottom] = [x + width, y + height]
    return [
      [x, y],
      [right, y],
      [right, bottom],
      [x, bottom],
    ]
  }
  const outline = path.slice(1, path.indexOf('z')).split('L')
  return outline.map((corner) => {
    const [left = 0, top = 0] = corner.split(' ').map(Number)
    return [x + left, y + top]
  })
}
