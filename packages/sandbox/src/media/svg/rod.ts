import type { Material } from './colour.ts'
import { col, hex, mix, WHITE } from './colour.ts'
import { range } from './list.ts'
import { f } from './markup.ts'
import type { Room, Stop } from './room.ts'
import { KEY } from './room.ts'
import type { Point, Vector } from './vector.ts'
import { cross, dot, negative, norm, sub } from './vector.ts'

/** A ring drawn on a cap: fraction of its radius, stroke, stroke width, fill. */
export type CapRing = readonly [part: number, stroke: string, width: number, fill?: string]

interface RodOptions {
  cap?: Material
  rings?: readonly CapRing[]
  /** with rounded ends instead of a cap */
  round?: boolean
}

/** A cylinder or cone between two points; the end that faces the viewer gets a cap, with optional rings. */
export function rod(
  room: Room,
  from: Vector,
  to: Vector,
  radiusFrom: number,
  radiusTo: number,
  m: Material,
  { cap = m, rings = [], round = false }: RodOptions = {},
): void {
  const given = norm(sub(to, from))
  const away = dot(given, room.view) < 0
  const axis = away ? negative(given) : given
  const A = room.project(away ? to : from)
  const B = room.project(away ? from : to)
  const [r0, r1] = away ? [radiusTo, radiusFrom] : [radiusFrom, radiusTo]
  const s = room.scale
  const k = dot(axis, room.view)
  const u = norm(cross(axis, room.view))
  const w = norm(cross(u, axis))
  const across = acrossPage(room, u)
  const stops = range(9).map((i): Stop => {
    const t = -1 + i / 4
    const y = Math.sqrt(Math.max(0, 1 - t * t))
    return [i / 8, room.shade(m, norm([u[0] * t + w[0] * y, u[1] * t + w[1] * y, u[2] * t + w[2] * y]))]
  })
  const R = Math.max(r0, r1) * s
  const mid = [(A[0] + B[0]) / 2, (A[1] + B[1]) / 2] as const
  const ends = `x1="${f(mid[0] - across[0] * R)}" y1="${f(mid[1] - across[1] * R)}" x2="${f(mid[0] + across[0] * R)}" y2="${f(mid[1] + across[1] * R)}"`
  const key = `rod${JSON.stringify([m, f(mid[0]), f(mid[1]), f(R)])}`
  const body = room.ramp(key, stops, `gradientUnits="userSpaceOnUse" ${ends}`)
  const deg = f((Math.atan2(across[1], across[0]) * 180) / Math.PI)
  const e0 = [r0 * s, Math.max(r0 * s * k, 0.01)] as const
  const e1 = [r1 * s, Math.max(r1 * s * k, 0.01)] as const
  const end = (c: Point, r: number) => `${f(c[0] + across[0] * r)} ${f(c[1] + across[1] * r)}`
  const sweep = across[0] * (B[1] - A[1]) - across[1] * (B[0] - A[0]) > 0 ? 0 : 1
  const arc = (e: Point) => `A${f(e[0])} ${f(round ? e[0] : e[1])} ${deg} 0 ${sweep}`
  room.add(
    `<path d="M${end(A, -e0[0])}L${end(B, -e1[0])}${arc(e1)} ${end(B, e1[0])}L${end(A, e0[0])}${arc(e0)} ${end(A, -e0[0])}Z" fill="url(#${body})"/>`,
  )
  if (round || k <= 0.02) return
  const ellipse = (part: number, paint: string) =>
    `<ellipse cx="${f(B[0])}" cy="${f(B[1])}" rx="${f(e1[0] * part)}" ry="${f(e1[1] * part)}" transform="rotate(${deg} ${f(B[0])} ${f(B[1])})" ${paint}/>`
  const c = room.shade(cap, axis)
  const face = room.ramp(
    `cap${hex(c)}`,
    [
      [0, mix(c, WHITE, 0.14)],
      [1, mix(c, room.palette.bg, 0.14)],
    ],
    'x2="1" y2="1"',
  )
  room.add(ellipse(1, `fill="url(#${face})" stroke="#fff" stroke-opacity=".35" stroke-width="${f(room.unit)}"`))
  for (const [part, stroke, width, fill = 'none'] of rings) {
    room.add(ellipse(part, `fill="${fill}" stroke="${stroke}" stroke-width="${f(width * room.unit)}"`))
  }
}

/** The page direction of a direction in the room, of length 1. */
export function acrossPage(room: Room, u: Vector): Point {
  const [x, y] = norm([u[0], -(u[2] * room.ce + u[1] * room.se), 0])
  return [x, y]
}

/** A sphere. */
export function ball(room: Room, place: Vector, r: number, m: Material): void {
  const [a, b] = room.project(place)
  const lit = room.shade(m, KEY)
  const body = room.shade(m, norm([0.1, -0.8, 0.35]))
  const low = room.shade(m, norm([0.6, -0.3, -0.7]))
  const fill = room.def(
    `ball${JSON.stringify(m)}`,
    (id) =>
      `<radialGradient id="${id}" cx=".36" cy=".28" r=".78"><stop stop-color="${hex(mix(lit, WHITE, m.glow ? 0.5 : 0.28))}"/>` +
      `<stop offset=".28" stop-color="${hex(lit)}"/><stop offset=".66" stop-color="${hex(body)}"/>` +
      `<stop offset=".93" stop-color="${hex(low)}"/><stop offset="1" stop-color="${hex(mix(low, room.palette.bg, 0.35))}"/></radialGradient>`,
  )
  room.add(`<circle cx="${f(a)}" cy="${f(b)}" r="${f(r * room.scale)}" fill="url(#${fill})"/>`)
}

/** A hose or handle through the points of a cubic path: a start, then triples. */
export function tube(room: Room, points: readonly Vector[], r: number, m: Material): void {
  const [start = '', ...rest] = points.map((point) => room.project(point)).map(([x, y]) => `${f(x)} ${f(y)}`)
  const d = `M${start}${rest.map((point, i) => (i % 3 === 0 ? `C${point}` : ` ${point}`)).join('')}`
  const c = room.shade(m, [0, -0.7, 0.7])
  room.add(
    `<path d="${d}" fill="none" stroke="${hex(col(c.l * 0.72, c.c, c.h))}" stroke-width="${f(r * 2 * room.scale)}" stroke-linecap="round"/>` +
      `<path d="${d}" fill="none" stroke="${hex(mix(c, WHITE, 0.2))}" stroke-opacity=".7" stroke-width="${f(r * 0.6 * room.scale)}" stroke-linecap="round" transform="translate(${f(-r * 0.3 * room.scale)} ${f(-r * 0.3 * room.scale)})"/>`,
  )
}
