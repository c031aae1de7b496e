import type { Material } from '../colour.ts'
import { col, gloss, metal } from '../colour.ts'
import { glow, shadow } from '../ground.ts'
import { lathe } from '../lathe.ts'
import { f } from '../markup.ts'
import type { Materials } from '../palettes.ts'
import { box, drum } from '../prism.ts'
import type { Random } from '../random.ts'
import { ball, rod } from '../rod.ts'
import type { Room } from '../room.ts'

const BULB: Material = { ...col(0.965, 0.05, 88), glow: true }
const WARM = '#fff3cf'
const BRASS = metal(col(0.82, 0.07, 85))

/** Three globe lamps, or a lamp with a shade next to two books. */
export function lighting(room: Room, rng: Random, made: Materials): void {
  if (rng.chance(0.5)) globes(room, made)
  else shaded(room, made)
}

function globes(room: Room, made: Materials): void {
  const lamps = [
    { x: -112, y: 40, h: 120, r: 46 },
    { x: 6, y: 62, h: 214, r: 56 },
    { x: 118, y: -10, h: 64, r: 60 },
  ]
  for (const { x, y, h, r } of lamps) {
    shadow(room, [x, y], 46, 42, h)
    drum(room, [x, y, 0], 44, 10, gloss(made.accent))
    rod(room, [x, y, 8], [x, y, h], 6, 6, BRASS)
    drum(room, [x, y, h - 8], 17, 10, BRASS)
    glow(room, [x, y, h + r], r * 2.5, WARM, 0.55)
    ball(room, [x, y, h + r * 0.96], r, BULB)
  }
}

function shaded(room: Room, made: Materials): void {
  const x = -20
  const shade = [
    [128, 0],
    [118, 34],
    [84, 74],
    [30, 96],
    [12, 100],
  ] as const
  shadow(room, [x, 10], 90, 70, 260)
  drum(room, [x, 10, 0], 74, 16, gloss(made.accent), { edge: 0.7 })
  rod(room, [x, 10, 14], [x, 10, 190], 8, 8, BRASS)
  glow(room, [x, 0, 176], 220, WARM, 0.75)
  ball(room, [x, 10, 186], 34, BULB)
  lathe(room, [x, 10, 186], shade, gloss(made.accent, 0.2), { spec: 0.3 })
  const [left, y] = room.project([x, 10, 186])
  const r = 128 * room.scale
  room.add(
    `<path d="M${f(left - r)} ${f(y)}a${f(r)} ${f(r * room.se)} 0 0 0 ${f(2 * r)} 0" fill="none" stroke="#fff" stroke-opacity=".8" stroke-width="${f(2.4 * room.unit)}"/>`,
  )
  drum(room, [x, 10, 286], 10, 16, BRASS)
  shadow(room, [140, -30], 40, 36, 60)
  box(room, { x: 140, y: -30, z: 0, w: 70, d: 52, h: 16, yaw: 14 }, made.body, { r: 4 })
  box(room, { x: 140, y: -30, z: 16, w: 64, d: 50, h: 13, yaw: 6 }, made.alt, { r: 4 })
}
