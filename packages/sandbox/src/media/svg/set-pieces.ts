import type { Colour } from './colour.ts'
import { col, mix, WHITE } from './colour.ts'
import { quad } from './flat.ts'
import { shadow } from './ground.ts'
import { f } from './markup.ts'
import { box, prism, ring } from './prism.ts'
import type { Random } from './random.ts'
import type { Room } from './room.ts'

type SetPiece = (room: Room, rng: Random) => number

/**
 * Adds an object behind or under the product, so that a wall of pictures has variety; returns the height to stand on.
 * `choice` picks the object, `place` its position.
 */
export function setPiece(room: Room, choice: Random, place: Random): number {
  return choice.of([nothing, nothing, arch, panel, disc, plinth, slab, plinth])(room, place)
}

/** A gradient for objects behind the product, lit from the upper left. */
export function backRamp(room: Room, key: string, back: Colour, light: number): string {
  return room.ramp(
    key,
    [
      [0, mix(back, WHITE, light)],
      [1, back],
    ],
    'x2="1" y2="1"',
  )
}

const nothing: SetPiece = () => 0

const arch: SetPiece = (room, rng) => {
  const [w, h] = [176, 300]
  const x = rng.in(-40, 40)
  const [left, foot] = room.project([x - w, 190, 0])
  const r = w * room.unit
  const top = foot - h * room.unit
  const fill = backRamp(room, 'arch', backTone(room), 0.12)
  room.add(
    `<path d="M${f(left)} ${f(foot)}V${f(top + r * 0.55)}a${f(r)} ${f(r)} 0 0 1 ${f(r * 2)} 0V${f(foot)}Z" fill="url(#${fill})" opacity=".75"/>`,
  )
  return 0
}

const panel: SetPiece = (room, rng) => {
  const x = rng.sign() * rng.in(70, 150)
  const w = rng.in(150, 200)
  const outline = [
    [x - w / 2, 200, 0],
    [x + w / 2, 200, 0],
    [x + w / 2, 216, 330],
    [x - w / 2, 216, 330],
  ] as const
  quad(room, outline, { ...backTone(room), glow: true })
  return 0
}

const disc: SetPiece = (room, rng) => {
  const [x, y] = room.project([rng.in(-30, 30), 190, 168])
  const fill = backRamp(room, 'disc', backTone(room), 0.2)
  room.add(`<circle cx="${f(x)}" cy="${f(y)}" r="${f(178 * room.unit)}" fill="url(#${fill})" opacity=".7"/>`)
  return 0
}

const plinth: SetPiece = (room) => {
  shadow(room, [0, 10], 230, 150, 50)
  prism(room, ring(0, 10, 150, 48, 214), 0, 22, baseTone(room), { smooth: true, edge: 0.7 })
  return 22
}

const slab: SetPiece = (room) => {
  shadow(room, [0, 16], 240, 150, 40)
  box(room, { x: 0, y: 16, z: 0, w: 400, d: 240, h: 20 }, baseTone(room), { edge: 0.7 })
  return 20
}

function backTone({ palette: { bg }, lightBackdrop }: Room): Colour {
  return col(bg.l - (lightBackdrop ? 0.045 : -0.05), bg.c * 1.35, bg.h)
}

function baseTone({ palette: { bg } }: Room): Colour {
  return col(Math.min(0.97, bg.l + 0.03), bg.c * 0.85, bg.h)
}
