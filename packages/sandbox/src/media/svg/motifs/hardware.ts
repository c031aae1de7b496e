import type { Colour } from '../colour.ts'
import { col, hex, metal, mix, STEEL, tint, WHITE } from '../colour.ts'
import { decal } from '../flat.ts'
import { shadow } from '../ground.ts'
import { range } from '../list.ts'
import { f, line } from '../markup.ts'
import type { Materials } from '../palettes.ts'
import { drum, prism, ring } from '../prism.ts'
import type { Random } from '../random.ts'
import { acrossPage, rod } from '../rod.ts'
import type { Room } from '../room.ts'
import type { Point, Vector } from '../vector.ts'
import { cross, dot, norm, radians } from '../vector.ts'

const BALLS = 11
/** The number of slices that make up a gear's thickness. */
const SLICES = 9

/** Two ball bearings and a bolt, or two gears and a bolt or two. */
export function hardware(room: Room, rng: Random, made: Materials): void {
  if (rng.chance(0.5)) {
    shadow(room, [-60, 60], 140, 50, 140)
    bearing(room, rng.in(0.16, 0.3), [-56, 90, 118], 118, 62, STEEL)
    shadow(room, [104, -10], 70, 34, 80)
    bearing(room, rng.in(0.16, 0.3), [108, 20, 68], 68, 44, col(0.8, 0.07, 85))
    bolt(room, 20, -96, 0.72)
  } else {
    shadow(room, [-40, 60], 130, 50, 130)
    gear(room, [-50, 80, 112], 112, 18, STEEL, 44)
    shadow(room, [110, 20], 80, 34, 80)
    gear(room, [108, 30, 74], 74, 12, tint(made.accent, 0.1), 38)
    bolt(room, 24, -80, 0.8)
    if (rng.chance(0.6)) bolt(room, 174, -70, 0.62)
  }
}

/** Stands upright and faces `aside` of the viewer. */
function bearing(room: Room, aside: number, [x, y, z]: Vector, r: number, depth: number, tone: Colour): void {
  const dir = norm([aside, -1, 0])
  const front: Vector = [x + dir[0] * depth, y + dir[1] * depth, z]
  const groove = hex(tint(tone, -0.3))
  rod(room, [x, y, z], front, r, r, metal(tone), {
    rings: [
      [0.98, '#ffffff', 1.5],
      [0.8, groove, 2, hex(col(0.3, 0.01, 250))],
      [0.56, '#ffffff', 1.4, hex(col(0.82, 0.008, 240))],
      [0.52, groove, 1],
      [0.4, '#20262c', 2, hex(mix(room.palette.bg, col(0.2, 0.02, 250), 0.45))],
    ],
  })
  const c = room.project(front)
  const k = dot(dir, room.view)
  const across = acrossPage(room, norm(cross(dir, room.view)))
  const steel = room.def(
    'bb',
    (id) =>
      `<radialGradient id="${id}" cx=".35" cy=".3" r=".8"><stop stop-color="#fff"/><stop offset=".4" stop-color="#c9ced3"/>` +
      '<stop offset="1" stop-color="#5d646b"/></radialGradient>',
  )
  for (const i of range(BALLS)) {
    const t = (i / BALLS) * Math.PI * 2
    const a = Math.cos(t) * r * 0.68 * room.scale
    const b = Math.sin(t) * r * 0.68 * k * room.scale
    const place = `cx="${f(c[0] + across[0] * a - across[1] * b)}" cy="${f(c[1] + across[1] * a + across[0] * b)}"`
    room.add(`<circle ${place} r="${f(r * 0.105 * room.scale)}" fill="url(#${steel})"/>`)
  }
}

function gear(room: Room, [x, y, z]: Vector, r: number, teeth: number, tone: Colour, depth: number): void {
  const outline = range(teeth * 4).map((i): Point => {
    const a = ((i + 0.5) / (teeth * 4)) * Math.PI * 2
    const q = i % 4 < 2 ? r : r * 0.86
    return [Math.cos(a) * q, Math.sin(a) * q]
  })
  const bore = r * 0.26
  const hole = `M${bore} 0a${bore} ${bore} 0 1 0 ${-r * 0.52} 0a${bore} ${bore} 0 1 0 ${r * 0.52} 0Z`
  const slice = (fill: string) => `<path fill-rule="evenodd" d="M${line(outline)}Z${hole}" fill="${fill}"/>`
  const dir = norm([0.24, -1, 0])
  const u = norm([1, 0.24, 0])
  for (const i of range(SLICES + 1)) {
    const t = (i / SLICES) * depth
    const c = room.shade(metal(tone), norm([i / SLICES - 0.5, -0.4, 0.6]))
    const front = hex(mix(room.shade(metal(tone), dir), WHITE, 0.12))
    const art = i === SLICES ? [slice(front), ...gearFace(r)] : [slice(hex(col(c.l * 0.74, c.c, c.h)))]
    decal(room, [x + dir[0] * t, y + dir[1] * t, z], u, [0, 0, -1], art)
  }
}

function gearFace(r: number): string[] {
  const holes = range(6).map((i) => {
    const a = radians(i * 60)
    return `<circle cx="${f(Math.cos(a) * r * 0.53)}" cy="${f(Math.sin(a) * r * 0.53)}" r="${f(r * 0.07)}" fill="#000" opacity=".35"/>`
  })
  return [
    `<circle r="${r * 0.66}" fill="none" stroke="#000" stroke-opacity=".16" stroke-width="2"/>`,
    `<circle r="${r * 0.4}" fill="none" stroke="#fff" stroke-opacity=".5" stroke-width="1.6"/>`,
    ...holes,
  ]
}

function bolt(room: Room, x: number, y: number, k: number): void {
  shadow(room, [x, y], 34 * k, 30 * k, 50)
  prism(room, ring(x, y, 34 * k, 6), 0, 26 * k, metal(STEEL), { edge: 0.8 })
  drum(room, [x, y, 26 * k], 18 * k, 70 * k, metal(tint(STEEL, -0.05)), { edge: 0.8 })
  const r = 18 * k * room.scale
  for (const i of range(6)) {
    const [px, py] = room.project([x, y, (38 + i * 10) * k])
    const d = `M${f(px - r)} ${f(py)}a${f(r)} ${f(r * room.se)} 0 0 0 ${f(r * 2)} -1.5`
    room.add(`<path d="${d}" fill="none" stroke="#000" stroke-opacity=".28" stroke-width="${f(1.8 * room.unit)}"/>`)
  }
}
