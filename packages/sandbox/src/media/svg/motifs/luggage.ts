import type { Colour } from '../colour.ts'
import { DIM, gloss, hex, metal, STEEL, tint } from '../colour.ts'
import { face } from '../flat.ts'
import { shadow } from '../ground.ts'
import { range } from '../list.ts'
import { svgRect } from '../markup.ts'
import type { Materials } from '../palettes.ts'
import { box, drum } from '../prism.ts'
import type { Random } from '../random.ts'
import { rod } from '../rod.ts'
import type { Room } from '../room.ts'
import type { Point } from '../vector.ts'
import { radians } from '../vector.ts'

/** A large and a small suitcase, sometimes with a bag. */
export function luggage(room: Room, rng: Random, made: Materials): void {
  const yaw = rng.sign() * 14
  suitcase(room, [-52, 64], 1.12, made.accent, -yaw)
  suitcase(room, [88, -14], 0.74, rng.chance(0.5) ? made.alt : tint(made.accent, 0.16, 0.8), yaw)
  if (rng.chance(0.5)) {
    shadow(room, [-128, -46], 42, 34, 50)
    box(room, { x: -128, y: -46, z: 0, w: 84, d: 58, h: 56, yaw: 10 }, made.body, { r: 16, edge: 0.8 })
    rod(room, [-146, -46, 58], [-110, -46, 58], 5, 5, made.alt, { round: true })
  }
}

function suitcase(room: Room, [x, y]: Point, k: number, tone: Colour, yaw: number): void {
  const [w, d, h] = [168 * k, 72 * k, 216 * k]
  const [cos, sin] = [Math.cos(radians(yaw)), Math.sin(radians(yaw))]
  const on = (along: number, back: number): Point => [x + cos * along - sin * back, y + sin * along + cos * back]
  shadow(room, [x, y], w * 0.56, d * 0.8, h)
  for (const along of [-0.36, 0.36]) {
    for (const back of [0.3, -0.3]) drum(room, [...on(w * along, d * back), 0], 9 * k, 16 * k, DIM, { edge: 0.3 })
  }
  const grip = 16 + h + 62 * k
  for (const along of [-0.16, 0.16]) {
    const foot = on(w * along, d * 0.3)
    rod(room, [...foot, 16 + h - 8], [...foot, grip], 4.5 * k, 4.5 * k, metal(STEEL))
  }
  const [left, right] = [on(-w * 0.19, d * 0.3), on(w * 0.19, d * 0.3)]
  rod(room, [...left, grip], [...right, grip], 8 * k, 8 * k, DIM, { round: true })
  const body = { x, y, z: 14 * k, w, d, h, yaw }
  box(room, body, gloss(tone), { r: 26 * k, edge: 0.75 })
  const groove = (i: number) => {
    const from = w * (0.15 + i * 0.135)
    const dark = svgRect(from, h * 0.08, w * 0.05, h * 0.84, '#000', w * 0.02, 'opacity=".13"')
    return dark + svgRect(from + w * 0.042, h * 0.08, w * 0.012, h * 0.84, '#fff', 1, 'opacity=".35"')
  }
  const plate = svgRect(w * 0.38, h * 0.46, w * 0.24, h * 0.07, hex(STEEL), 2)
  face(room, body, 'front', [...range(6).map(groove), plate])
}
