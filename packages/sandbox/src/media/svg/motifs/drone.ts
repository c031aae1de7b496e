import type { Material } from '../colour.ts'
import { col, DIM, gloss, hex, metal, STEEL, tint } from '../colour.ts'
import { shadow } from '../ground.ts'
import { f } from '../markup.ts'
import type { Materials } from '../palettes.ts'
import { box, drum } from '../prism.ts'
import type { Random } from '../random.ts'
import { rod } from '../rod.ts'
import type { Room } from '../room.ts'

/** The height at which it hovers. */
const Z = 150

/** A quadrocopter in the air, with its camera in front. */
export function drone(room: Room, rng: Random, made: Materials): void {
  const shell = gloss(rng.chance(0.5) ? made.body : made.accent, 0.2)
  const trim = rng.chance(0.5) ? made.accent : made.alt
  shadow(room, [14, 10], 150, 120, 30)
  arm(room, -138, 96, shell, hex(trim))
  arm(room, 138, 96, shell, hex(trim))
  for (const x of [-54, 54]) {
    rod(room, [x, -10, Z - 4], [x * 1.35, -10, Z - 74], 4, 4, DIM)
    rod(room, [x * 1.35, 54, Z - 76], [x * 1.35, -66, Z - 76], 4.5, 4.5, DIM, { round: true })
  }
  box(room, { x: 0, y: 4, z: Z - 22, w: 132, d: 152, h: 50 }, shell, { r: 42, edge: 0.9 })
  const hood = { x: 0, y: 10, z: Z + 28, w: 86, d: 100, h: 14 }
  box(room, hood, tint(shell, 0.02), { r: 34, edge: 0.7, top: gloss(trim) })
  rod(room, [0, -66, Z - 14], [0, -100, Z - 22], 26, 24, DIM, {
    rings: [
      [0.72, '#777', 1.5],
      [0.5, '#0c1016', 3, hex(col(0.3, 0.09, 260))],
      [0.2, '#9fc4ff', 1.4],
    ],
  })
  arm(room, -138, -96, shell, hex(trim))
  arm(room, 138, -96, shell, hex(trim))
}

function arm(room: Room, x: number, y: number, shell: Material, trim: string): void {
  rod(room, [x * 0.24, y * 0.24, Z + 8], [x, y, Z + 16], 12, 8, tint(shell, -0.05), { round: true })
  drum(room, [x, y, Z - 4], 15, 40, DIM, { edge: 0.5 })
  drum(room, [x, y, Z + 36], 9, 8, metal(STEEL))
  const [px, py] = room.project([x, y, Z + 44])
  const r = 78 * room.scale
  const disc = `<ellipse cx="${f(px)}" cy="${f(py)}" rx="${f(r)}" ry="${f(r * room.se)}"`
  const by = (dx: number, dy: number) => `${f(px + r * dx)} ${f(py + r * dy)}`
  room.add(
    `${disc} fill="#fff" opacity=".20"/>` +
      `${disc} fill="none" stroke="${trim}" stroke-opacity=".55" stroke-width="${f(1.4 * room.unit)}"/>` +
      `<path d="M${by(-0.97, -0.06)}Q${by(0, 0.02)} ${by(0.97, 0.06)}Q${by(0, -0.04)} ${by(-0.97, -0.06)}" fill="${hex(DIM)}" opacity=".75"/>`,
  )
}
