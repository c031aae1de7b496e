import { col, DIM, gloss, hex, metal, STEEL } from '../colour.ts'
import { face } from '../flat.ts'
import { shadow } from '../ground.ts'
import { f, svgRect } from '../markup.ts'
import type { Materials } from '../palettes.ts'
import { box, drum } from '../prism.ts'
import type { Random } from '../random.ts'
import { rod } from '../rod.ts'
import type { Room } from '../room.ts'
import type { Vector } from '../vector.ts'
import { radians } from '../vector.ts'

/** A camera turned slightly to one side. */
export function camera(room: Room, rng: Random, made: Materials): void {
  const yaw = rng.sign() * 15
  const [cos, sin] = [Math.cos(radians(yaw)), Math.sin(radians(yaw))]
  const body = { x: 0, y: 0, z: 0, w: 256, d: 82, h: 150, yaw }
  shadow(room, [0, 0], 150, 80, 130)
  box(room, body, DIM, { r: 16, edge: 0.5 })
  box(room, { x: 0, y: 0, z: 148, w: 92, d: 62, h: 32, yaw }, DIM, { r: 10, edge: 0.5 })
  drum(room, [86 * cos, 86 * sin, 150], 19, 14, metal(STEEL), { edge: 0.8 })
  drum(room, [-92 * cos, -92 * sin, 150], 14, 10, gloss(made.alt))
  face(room, body, 'front', [
    svgRect(0, 30, 256, 88, hex(made.accent), 0, 'opacity=".92"'),
    svgRect(200, 10, 34, 12, '#fff', 2, 'opacity=".85"'),
  ])
  const ahead = (t: number): Vector => [sin * 41 + sin * t, -cos * 41 - cos * t, 74]
  rod(room, ahead(0), ahead(30), 62, 60, metal(col(0.5, 0.01, 250)))
  rod(room, ahead(30), ahead(76), 55, 52, col(0.24, 0.01, 250), {
    rings: [
      [0.86, '#666', 1.4],
      [0.7, '#0c1016', 6, hex(col(0.2, 0.05, 260))],
      [0.46, hex(col(0.42, 0.1, 270)), 3, hex(col(0.16, 0.05, 270))],
      [0.2, hex(col(0.5, 0.12, 220)), 2],
    ],
  })
  const [lensX, lensY, lensZ] = ahead(76)
  const [x, y] = room.project([lensX - 16, lensY, lensZ + 18])
  const size = `rx="${f(11 * room.scale)}" ry="${f(6 * room.scale)}"`
  room.add(
    `<ellipse cx="${f(x)}" cy="${f(y)}" ${size} fill="#fff" opacity=".55" transform="rotate(-35 ${f(x)} ${f(y)})"/>`,
  )
}
