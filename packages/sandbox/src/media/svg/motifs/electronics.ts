import { col, DIM, gloss, hex, metal, STEEL, tint } from '../colour.ts'
import { decal, face, quad } from '../flat.ts'
import { glow, shadow } from '../ground.ts'
import { lathe } from '../lathe.ts'
import { range } from '../list.ts'
import { f, svgRect } from '../markup.ts'
import type { Materials } from '../palettes.ts'
import { box, drum } from '../prism.ts'
import type { Random } from '../random.ts'
import { rod, tube } from '../rod.ts'
import type { Room } from '../room.ts'
import { screen } from '../screens.ts'
import { camera } from './camera.ts'

/** A speaker with a phone and earphones, a camera, a laptop, or headphones with a phone. */
export function electronics(room: Room, rng: Random, made: Materials): void {
  const draw = rng.of([speaker, camera, laptop, headphones])
  draw(room, rng, made)
}

function phone(room: Room, x: number, y: number, yaw: number, made: Materials, k = 1): void {
  const body = { x, y, z: 0, w: 112 * k, d: 15, h: 226 * k, yaw }
  shadow(room, [x, y], 62 * k, 20, 180)
  box(room, body, DIM, { r: 6, edge: 0.5 })
  face(room, body, 'front', [screen(room, 5, 6, 112 * k - 10, 226 * k - 12, made.accent, 'figure')])
}

function speaker(room: Room, _rng: Random, made: Materials): void {
  const profile = [
    [58, 0],
    [66, 12],
    [66, 150],
    [60, 176],
    [46, 184],
  ] as const
  phone(room, 64, 60, -18, made)
  shadow(room, [-84, 10], 66, 66, 180)
  lathe(room, [-84, 10, 0], profile, made.accent, { spec: 0.18 })
  for (const i of range(9)) {
    const [x, y] = room.project([-84, 10, 20 + i * 15])
    const r = 66 * room.scale
    const dashes = `stroke-width="${f(2.2 * room.unit)}" stroke-dasharray="${f(2.4 * room.unit)} ${f(3.4 * room.unit)}"`
    room.add(
      `<path d="M${f(x - r)} ${f(y)}a${f(r)} ${f(r * room.se)} 0 0 0 ${f(r * 2)} 0" fill="none" stroke="#000" stroke-opacity=".16" ${dashes}/>`,
    )
  }
  glow(room, [-84, -6, 186], 30, '#ffffff', 0.5)
  shadow(room, [120, -72], 46, 34, 26)
  const shell = gloss(tint(made.body, -0.02), 0.15)
  box(room, { x: 120, y: -72, z: 0, w: 84, d: 58, h: 30 }, shell, { r: 26, edge: 0.9 })
  drum(room, [120, -72, 30], 3, 1, gloss(col(0.7, 0.18, 150)))
}

function laptop(room: Room, _rng: Random, made: Materials): void {
  const [w, d] = [330, 210]
  const aluminium = { r: 14, edge: 0.9, top: gloss(tint(STEEL, 0.06)) }
  const key = (i: number, j: number) => svgRect(29 + i * 21.2, 26 + j * 21.6, 18, 18, hex(col(0.24, 0.01, 250)), 3)
  shadow(room, [0, 0], 190, 120, 90)
  box(room, { x: 0, y: 0, z: 0, w, d, h: 11 }, metal(STEEL), aluminium)
  const deck = [
    svgRect(24, 22, w - 48, 92, hex(col(0.34, 0.01, 250)), 5),
    ...range(4).flatMap((j) => range(13).map((i) => key(i, j))),
    svgRect(w / 2 - 58, 126, 116, 68, '#000', 5, 'opacity=".10"'),
  ]
  decal(room, [-w / 2, d / 2, 11.2], [1, 0, 0], [0, -1, 0], deck)
  const [y, z, lean, h] = [d / 2 - 4, 12, 26, 206]
  const lid = [
    [-w / 2, y, z],
    [w / 2, y, z],
    [w / 2, y + lean, z + h],
    [-w / 2, y + lean, z + h],
  ] as const
  quad(room, lid, metal(STEEL), 0.8)
  const display = [
    svgRect(4, 4, w - 8, h - 6, '#14181d', 7),
    screen(room, 12, 12, w - 24, h - 26, made.accent, 'columns'),
  ]
  decal(room, lid[3], [1, 0, 0], [0, -lean / h, -1], display)
}

function headphones(room: Room, _rng: Random, made: Materials): void {
  const x = 78
  phone(room, -84, 30, 16, made, 0.95)
  shadow(room, [x, 10], 70, 60, 200)
  drum(room, [x, 10, 0], 60, 12, gloss(made.body), { edge: 0.8 })
  rod(room, [x, 10, 10], [x, 10, 196], 8, 8, metal(STEEL))
  const band = [
    [x - 62, 4, 100],
    [x - 66, 4, 236],
    [x + 66, 4, 236],
    [x + 62, 4, 100],
  ] as const
  tube(room, band, 9, made.accent)
  const shell = gloss(tint(made.accent, -0.06))
  const rings = [
    [0.72, '#fff', 1.5],
    [0.4, hex(made.alt), 3],
  ] as const
  for (const side of [-1, 1]) {
    const cup = x + side * 62
    rod(room, [cup - side * 24, 12, 92], [cup + side * 4, -12, 92], 41, 41, shell, { cap: gloss(made.accent), rings })
  }
}
