import { col, gloss, metal, STEEL, tint } from '../colour.ts'
import { shadow } from '../ground.ts'
import { lathe } from '../lathe.ts'
import type { Materials } from '../palettes.ts'
import { box, drum } from '../prism.ts'
import type { Random } from '../random.ts'
import { ball, rod, tube } from '../rod.ts'
import type { Room } from '../room.ts'
import type { Point } from '../vector.ts'

const WOOD = col(0.66, 0.07, 62)

/** An armchair with a cushion, or a stool beside a small table with a vase. */
export function furniture(room: Room, rng: Random, made: Materials): void {
  if (rng.chance(0.6)) armchair(room, rng.sign(), made)
  else stoolAndTable(room, made)
}

function leg(room: Room, [x, y]: Point, [footX, footY]: Point, h: number): void {
  rod(room, [footX, footY, 0], [x, y, h], 6, 9, WOOD)
}

function armchair(room: Room, side: number, made: Materials): void {
  const fabric = made.accent
  const legs = [
    [-88, 70],
    [88, 70],
    [-92, -52],
    [92, -52],
  ] as const
  shadow(room, [-10, 20], 150, 110, 150)
  for (const [x, y] of legs) leg(room, [x * 0.9, y], [x, y], 64)
  box(room, { x: 0, y: 78, z: 96, w: 218, d: 52, h: 158 }, fabric, { r: 24, edge: 0.35 })
  box(room, { x: 0, y: 6, z: 58, w: 204, d: 150, h: 52 }, tint(fabric, -0.03), { r: 22, edge: 0.3 })
  box(room, { x: 0, y: 2, z: 108, w: 164, d: 132, h: 26 }, tint(fabric, 0.05), { r: 20, edge: 0.45 })
  box(room, { x: -104, y: 16, z: 58, w: 42, d: 152, h: 98 }, fabric, { r: 18, edge: 0.4 })
  box(room, { x: 104, y: 16, z: 58, w: 42, d: 152, h: 98 }, fabric, { r: 18, edge: 0.4 })
  const cushion = { x: side * 40, y: 24, z: 134, w: 86, d: 34, h: 66, yaw: side * -9 }
  box(room, cushion, made.alt, { r: 16, edge: 0.3 })
}

function stoolAndTable(room: Room, made: Materials): void {
  const legs = [
    [-40, 36],
    [40, 36],
    [-46, -34],
    [46, -34],
  ] as const
  shadow(room, [-66, 20], 82, 72, 150)
  for (const [x, y] of legs) leg(room, [-66 + x * 0.7, 20 + y * 0.7], [-66 + x * 1.15, 20 + y * 1.15], 140)
  drum(room, [-66, 20, 138], 72, 24, made.accent, { edge: 0.6 })
  drum(room, [-66, 20, 162], 68, 12, tint(made.accent, 0.06), { edge: 0.4 })
  shadow(room, [96, 40], 76, 70, 190)
  drum(room, [96, 40, 0], 56, 8, gloss(made.body))
  rod(room, [96, 40, 6], [96, 40, 196], 9, 9, metal(STEEL))
  drum(room, [96, 40, 196], 84, 12, WOOD, { edge: 0.8 })
  const vase = [
    [16, 0],
    [27, 20],
    [24, 46],
    [12, 62],
    [14, 70],
  ] as const
  lathe(room, [84, 30, 208], vase, gloss(made.alt), { open: 0.8, spec: 0.5 })
  const stem = [
    [84, 30, 276],
    [80, 30, 310],
    [96, 30, 330],
    [112, 30, 340],
  ] as const
  tube(room, stem, 2, col(0.5, 0.09, 150))
  ball(room, [114, 30, 342], 11, col(0.78, 0.13, 80))
}
