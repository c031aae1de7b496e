import type { Material } from './colour.ts'
import { hex, mix, WHITE } from './colour.ts'
import { at } from './list.ts'
import { f, line } from './markup.ts'
import type { Block } from './prism.ts'
import type { Room } from './room.ts'
import type { Vector } from './vector.ts'
import { add, cross, dot, negative, norm, radians, sub } from './vector.ts'

/** Flat artwork on a plane: in the artwork's units, x runs along u and y along v. */
export function decal(room: Room, origin: Vector, u: Vector, v: Vector, art: readonly string[]): void {
  const o = room.project(origin)
  const a = room.project(add(origin, u))
  const b = room.project(add(origin, v))
  const matrix = [a[0] - o[0], a[1] - o[1], b[0] - o[0], b[1] - o[1], o[0], o[1]].map((n) => +n.toFixed(3))
  room.add(`<g transform="matrix(${matrix.join(' ')})">${art.join('')}</g>`)
}

/** Upright artwork that faces the front, such as a label; `origin` is its upper left corner. */
export function label(room: Room, origin: Vector, art: readonly string[]): void {
  decal(room, origin, [1, 0, 0], [0, 0, -1], art)
}

/** Artwork on a side of a box: (0, 0) is the side's upper left corner, x runs to the right, y down. */
export function face(
  room: Room,
  { x, y, z, w, d, h, yaw = 0 }: Block,
  side: 'front' | 'left' | 'right',
  art: readonly string[],
): void {
  const u = [Math.cos(radians(yaw)), Math.sin(radians(yaw))] as const
  const v = [-u[1], u[0]] as const
  const corner = (i: number, j: number): Vector => [
    x + (u[0] * w * i) / 2 + (v[0] * d * j) / 2,
    y + (u[1] * w * i) / 2 + (v[1] * d * j) / 2,
    z + h,
  ]
  if (side === 'front') decal(room, corner(-1, -1), [...u, 0], [0, 0, -1], art)
  else if (side === 'left') decal(room, corner(-1, 1), [-v[0], -v[1], 0], [0, 0, -1], art)
  else decal(room, corner(1, -1), [...v, 0], [0, 0, -1], art)
}

/** A planar polygon; `stroke` is the opacity of a light edge. */
export function quad(room: Room, points: readonly Vector[], m: Material, stroke = 0): void {
  const [p, q, r] = [at(points, 0), at(points, 1), at(points, 2)]
  const normal = norm(cross(sub(q, p), sub(r, p)))
  const c = room.shade(m, dot(normal, room.view) < 0 ? negative(normal) : normal)
  const fill = room.ramp(
    `q${hex(c)}`,
    [
      [0, mix(c, WHITE, 0.08)],
      [1, mix(c, room.palette.bg, 0.12)],
    ],
    'x2=".6" y2="1"',
  )
  const edge = stroke
    ? ` stroke="#fff" stroke-opacity="${stroke}" stroke-width="${f(1.2 * room.unit)}" stroke-linejoin="round"`
    : ''
  room.add(`<path d="M${line(points.map((point) => room.project(point)))}Z" fill="url(#${fill})"${edge}/>`)
}
