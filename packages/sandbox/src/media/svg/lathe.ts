import type { Colour, Material } from './colour.ts'
import { col, hex, mix, WHITE } from './colour.ts'
import { at, last, range } from './list.ts'
import { f, line } from './markup.ts'
import type { Room, Stop } from './room.ts'
import type { Point, Vector } from './vector.ts'
import { norm } from './vector.ts'

interface LatheOptions {
  /** the opening as a fraction of the rim's radius; 0 is closed */
  open?: number
  /** other materials between two fractions of the height, from 0 */
  bands?: readonly (readonly [from: number, to: number, m: Material])[]
  /** strength of the strip light reflected in the glaze */
  spec?: number
}

/** Steps of the curve between two points of a profile. */
const STEPS = 6

/** A body of revolution; its profile is [radius, height] from foot to rim, smoothed. */
export function lathe(
  room: Room,
  foot: Vector,
  profile: readonly Point[],
  m: Material,
  { open = 0, bands = [], spec = 0.4 }: LatheOptions = {},
): void {
  const [x, y, z] = foot
  const steps = smoothed(profile)
  const s = room.scale
  const [rimRadius, top] = last(profile)
  for (let i = 0; i + 1 < steps.length; i++) {
    const [r0, z0] = at(steps, i)
    const [r1, z1] = at(steps, i + 1)
    const A = room.project([x, y, z + z0])
    const B = room.project([x, y, z + z1])
    const part = z0 / top
    const band = bands.find(([low, high]) => part >= low && part < high)
    const e0 = r0 * s
    const e1 = r1 * s
    const fill = glaze(room, band ? band[2] : m)
    // each slice extends slightly under the next, so that no seam shows
    room.add(
      `<path d="M${f(A[0] - e0)} ${f(A[1])}A${f(e0)} ${f(e0 * room.se)} 0 0 0 ${f(A[0] + e0)} ${f(A[1])}L${f(B[0] + e1)} ${f(B[1] - 0.8)}H${f(B[0] - e1)}Z" fill="url(#${fill})"/>`,
    )
  }
  const rim = room.shade(m, [0, 0, 1])
  const T = room.project([x, y, z + top])
  const disc = (dy: number, r: number, fill: string) =>
    `<ellipse cx="${f(T[0])}" cy="${f(T[1] + dy)}" rx="${f(r)}" ry="${f(r * room.se)}" fill="${fill}"/>`
  room.add(disc(0, rimRadius * s, hex(open ? mix(rim, WHITE, 0.15) : rim)))
  if (open) room.add(disc(0.4, rimRadius * s * open, `url(#${inside(room, rim)})`))
  if (spec) strip(room, foot, steps, spec)
}

/** A Catmull-Rom curve through the profile. */
function smoothed(profile: readonly Point[]): Point[] {
  const steps: Point[] = []
  for (let i = 0; i + 1 < profile.length; i++) {
    const p0 = at(profile, Math.max(0, i - 1))
    const p1 = at(profile, i)
    const p2 = at(profile, i + 1)
    const p3 = at(profile, Math.min(profile.length - 1, i + 2))
    for (let j = 0; j < STEPS; j++) {
      const t = j / STEPS
      const curve = (k: 0 | 1) =>
        0.5 *
        (2 * p1[k] +
          (p2[k] - p0[k]) * t +
          (2 * p0[k] - 5 * p1[k] + 4 * p2[k] - p3[k]) * t * t +
          (3 * p1[k] - p0[k] - 3 * p2[k] + p3[k]) * t ** 3)
      steps.push([Math.max(0.5, curve(0)), curve(1)])
    }
  }
  steps.push(last(profile))
  return steps
}

function glaze(room: Room, m: Material): string {
  const stops = range(9).map((i): Stop => {
    const t = -1 + i / 4
    return [i / 8, room.shade(m, norm([t, -Math.sqrt(Math.max(0, 1 - t * t)), 0.12]))]
  })
  return room.ramp(`la${JSON.stringify(m)}`, stops, '')
}

function inside(room: Room, rim: Colour): string {
  return room.ramp(
    `in${hex(rim)}`,
    [
      [0, col(rim.l * 0.42, rim.c, rim.h)],
      [1, col(rim.l * 0.82, rim.c, rim.h)],
    ],
    '',
  )
}

function strip(room: Room, [x, y, z]: Vector, steps: readonly Point[], opacity: number): void {
  const s = room.scale
  const along = (side: number, drop: number): Point[] => {
    const edge = steps.map(([r, h]): Point => {
      const p = room.project([x, y, z + h])
      return [p[0] - r * s * side, p[1] + r * s * room.se * drop]
    })
    return edge.slice(Math.floor(edge.length * 0.16), Math.ceil(edge.length * 0.86))
  }
  const fill = room.ramp(
    'strip',
    [
      [0, '#fff', 0.75],
      [1, '#fff', 0.05],
    ],
    'x2="0" y2="1"',
  )
  const outline = [...along(0.56, 0.75), ...along(0.43, 0.85).reverse()]
  room.add(`<path d="M${line(outline)}Z" fill="url(#${fill})" opacity="${opacity}"/>`)
}
