import type { Colour } from '../colour.ts'
import { col, gloss, hex, tint } from '../colour.ts'
import { face } from '../flat.ts'
import { shadow } from '../ground.ts'
import { lathe } from '../lathe.ts'
import { at, range } from '../list.ts'
import { svgRect } from '../markup.ts'
import type { Materials } from '../palettes.ts'
import { box, drum } from '../prism.ts'
import type { Random } from '../random.ts'
import { ball, rod } from '../rod.ts'
import type { Room } from '../room.ts'
import type { Vector } from '../vector.ts'

const WOOD = col(0.78, 0.06, 72)

/** A tower of rings, three building blocks, a ball, sometimes a roller. */
export function toys(room: Room, rng: Random, made: Materials): void {
  const bright = tint(made.accent, 0.16, 0.8)
  const tones = [made.accent, made.alt, col(0.8, 0.13, 88), bright, col(0.62, 0.1, 160), made.body]
  const first = rng.int(0, 4)
  const tone = (i: number) => at(tones, (first + i) % tones.length)
  const x = -86
  shadow(room, [x, 40], 92, 80, 190)
  drum(room, [x, 40, 0], 92, 18, WOOD, { edge: 0.7 })
  for (const n of range(5)) {
    const r = 82 - n * 13
    const profile = [
      [r - 8, 0],
      [r, 8],
      [r, 22],
      [r - 8, 31],
    ] as const
    lathe(room, [x, 40, 18 + n * 31], profile, gloss(tone(n)), { spec: 0.3 })
  }
  ball(room, [x, 40, 191], 23, gloss(tone(5)))
  shadow(room, [92, 40], 76, 60, 130)
  cube(room, [56, 50, 0], -12, tone(1))
  cube(room, [134, 30, 0], 10, tone(2))
  cube(room, [92, 40, 72], -22, tone(3))
  shadow(room, [40, -70], 34, 30, 40)
  ball(room, [40, -70, 32], 32, gloss(tone(4)))
  if (rng.chance(0.6)) {
    shadow(room, [-30, -90], 24, 22, 30)
    rod(room, [-52, -88, 15], [-6, -94, 15], 15, 15, gloss(tone(2)), { cap: WOOD })
  }
}

function cube(room: Room, [x, y, z]: Vector, yaw: number, tone: Colour): void {
  const a = 72
  const body = { x, y, z, w: a, d: a, h: a, yaw }
  const triangle = `<path d="M${a * 0.5} ${a * 0.26}L${a * 0.76} ${a * 0.72}H${a * 0.24}z" fill="#fff" opacity=".92"/>`
  box(room, body, WOOD, { r: 4, edge: 0.7 })
  face(room, body, 'front', [svgRect(a * 0.1, a * 0.1, a * 0.8, a * 0.8, hex(tone), 3), triangle])
}
