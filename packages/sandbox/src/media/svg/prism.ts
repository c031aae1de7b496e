import type { Material } from './colour.ts'
import { hex, mix, WHITE } from './colour.ts'
import { at, range } from './list.ts'
import { f, line } from './markup.ts'
import type { Room, Stop } from './room.ts'
import type { Point, Vector } from './vector.ts'
import { norm, radians } from './vector.ts'

interface PrismOptions {
  /** one continuous surface instead of faces with edges */
  smooth?: boolean
  /** opacity of the light along the upper edge */
  edge?: number
  top?: Material
}

/** An upright solid on a convex footprint, whose points run counter-clockwise seen from above. */
export function prism(
  room: Room,
  footprint: readonly Point[],
  z0: number,
  z1: number,
  m: Material,
  options: PrismOptions = {},
): void {
  const { smooth = false, edge = 0.5, top = m } = options
  const chain = frontOf(footprint)
  const x0 = at(chain, 0)[0]
  const w = at(chain, chain.length - 1)[0] - x0 || 1
  const stops: Stop[] = []
  for (let i = 0; i + 1 < chain.length; i++) {
    const p = at(chain, i)
    const q = at(chain, i + 1)
    const c = room.shade(m, norm([q[1] - p[1], p[0] - q[0], 0]))
    if (smooth) stops.push([((p[0] + q[0]) / 2 - x0) / w, c])
    else stops.push([(p[0] - x0) / w, c], [(q[0] - x0) / w, c])
  }
  const side = room.ramp(`pr${JSON.stringify([m, stops.length, stops[0], smooth && stops.at(-1)])}`, stops, '')
  const up = chain.map(([x, y]) => room.project([x, y, z1]))
  const down = chain.map(([x, y]) => room.project([x, y, z0])).reverse()
  const d = `M${line([...up, ...down])}Z`
  const occlusion = room.ramp(
    'ao',
    [
      [0, '#fff', 0.05],
      [0.4, '#000', 0],
      [1, '#000', 0.17],
    ],
    'x2="0" y2="1"',
  )
  room.add(`<path d="${d}" fill="url(#${side})"/><path d="${d}" fill="url(#${occlusion})"/>`)
  const tone = room.shade(top, [0, 0, 1])
  const lid = room.ramp(
    `tp${hex(tone)}`,
    [
      [0, mix(tone, WHITE, 0.1)],
      [1, mix(tone, room.palette.bg, 0.1)],
    ],
    'x2="1" y2=".4"',
  )
  room.add(`<path d="M${line(footprint.map(([x, y]) => room.project([x, y, z1])))}Z" fill="url(#${lid})"/>`)
  if (edge) {
    room.add(
      `<path d="M${line(up)}" fill="none" stroke="#fff" stroke-opacity="${edge}" stroke-width="${f(1.3 * room.unit)}" stroke-linejoin="round"/>`,
    )
  }
}

/** A box: the centre of its base, its sizes, and its rotation in degrees. */
export interface Block {
  x: number
  y: number
  z: number
  w: number
  d: number
  h: number
  yaw?: number
}

/** A box, its upright edges rounded by `r`. */
export function box(
  room: Room,
  { x, y, z, w, d, h, yaw = 0 }: Block,
  m: Material,
  { r = 0, ...options }: PrismOptions & { r?: number } = {},
): void {
  prism(room, rect(x, y, w, d, yaw, r), z, z + h, m, { smooth: r > 6, ...options })
}

/** An upright cylinder on the centre of its base. */
export function drum(
  room: Room,
  [x, y, z]: Vector,
  r: number,
  h: number,
  m: Material,
  options: PrismOptions = {},
): void {
  prism(room, ring(x, y, r), z, z + h, m, { smooth: true, ...options })
}

/** The footprint of an ellipse, with n points; `r` is its depth, `rx` its width. */
export function ring(x: number, y: number, r: number, n = 36, rx = r): Point[] {
  return range(n).map((i) => {
    const a = Math.PI + (i / n) * Math.PI * 2
    return [x + rx * Math.cos(a), y + r * Math.sin(a)]
  })
}

/** The footprint of a rectangle, its corners rounded by `r`, rotated by `yaw` degrees. */
export function rect(x: number, y: number, w: number, d: number, yaw = 0, r = 0): Point[] {
  const corners = [
    [-1, -1, 180],
    [1, -1, 270],
    [1, 1, 0],
    [-1, 1, 90],
  ] as const
  const R = Math.min(r, w / 2, d / 2)
  const points = corners.flatMap(([i, j, from]): Point[] => {
    if (!R) return [[(i * w) / 2, (j * d) / 2]]
    return range(6).map((k) => {
      const t = radians(from + k * 18)
      return [i * (w / 2 - R) + R * Math.cos(t), j * (d / 2 - R) + R * Math.sin(t)]
    })
  })
  const c = Math.cos(radians(yaw))
  const s = Math.sin(radians(yaw))
  return points.map(([p, q]) => [x + p * c - q * s, y + p * s + q * c])
}

/**
 * The part of a footprint that is visible to the viewer: from its leftmost point to its rightmost, the nearer of two
 * that tie.
 */
function frontOf(footprint: readonly Point[]): Point[] {
  let first = 0
  let end = 0
  footprint.forEach((p, i) => {
    const left = at(footprint, first)
    const right = at(footprint, end)
    if (p[0] < left[0] - 1e-6 || (Math.abs(p[0] - left[0]) < 1e-6 && p[1] < left[1])) first = i
    if (p[0] > right[0] + 1e-6 || (Math.abs(p[0] - right[0]) < 1e-6 && p[1] < right[1])) end = i
  })
  const count = ((end - first + footprint.length) % footprint.length) + 1
  return range(count).map((i) => at(footprint, (first + i) % footprint.length))
}
