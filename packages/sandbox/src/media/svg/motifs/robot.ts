import type { Material } from '../colour.ts'
import { col, DIM, gloss, hex, metal, tint } from '../colour.ts'
import { shadow } from '../ground.ts'
import { lathe } from '../lathe.ts'
import type { Materials } from '../palettes.ts'
import { box, drum } from '../prism.ts'
import type { Random } from '../random.ts'
import { rod, tube } from '../rod.ts'
import type { Room } from '../room.ts'
import type { Vector } from '../vector.ts'
import { radians } from '../vector.ts'

/** Lengths of the upper arm, the forearm and the wrist. */
const LENGTHS = [150, 138, 52] as const

/** A robot arm on its base, sometimes above a workpiece. */
export function robot(room: Room, rng: Random, made: Materials): void {
  const flip = rng.sign()
  const angles = [rng.in(58, 78), rng.in(-8, 26), rng.in(-62, -38)] as const
  const paint = gloss(rng.chance(0.5) ? made.accent : made.body, 0.2)
  const joint = gloss(tint(made.body, -0.08))
  const plain = gloss(tint(made.body, -0.03))
  const dark = metal(col(0.42, 0.01, 250))
  const reach = (p: Vector, link: 0 | 1 | 2): Vector => {
    const a = radians(angles[link])
    return [p[0] + flip * Math.cos(a) * LENGTHS[link], 0, p[2] + Math.sin(a) * LENGTHS[link]]
  }
  const hub = (p: Vector, r: number, cap: Material) => {
    const rings = [
      [0.72, '#fff', 1.6],
      [0.34, hex(DIM), 2.4, hex(tint(cap, -0.12))],
      [0.12, '#fff', 1],
    ] as const
    rod(room, [p[0], 34, p[2]], [p[0], -36, p[2]], r, r, joint, { cap, rings })
  }
  const bx = -flip * 62
  const shoulder: Vector = [bx, 0, 108]
  const elbow = reach(shoulder, 0)
  const wrist = reach(elbow, 1)
  const hand = reach(wrist, 2)
  shadow(room, [bx, 0], 92, 78, 60)
  shadow(room, [bx + flip * 120, 20], 110, 26, 30)
  drum(room, [bx, 0, 0], 84, 16, DIM, { edge: 0.35 })
  drum(room, [bx, 0, 16], 62, 24, joint, { edge: 0.7 })
  const base = [
    [56, 0],
    [50, 20],
    [40, 46],
    [38, 60],
  ] as const
  lathe(room, [bx, 0, 40], base, paint, { spec: 0.35 })
  const hose = [
    [bx - flip * 34, 10, 60],
    [bx - flip * 100, 20, 150],
    [elbow[0] - flip * 90, 30, elbow[2] + 30],
    [elbow[0] + flip * 6, 26, elbow[2] + 22],
  ] as const
  tube(room, hose, 5, DIM)
  rod(room, [shoulder[0], 6, shoulder[2]], [elbow[0], 6, elbow[2]], 36, 27, paint, { round: true })
  hub(shoulder, 44, plain)
  rod(room, [elbow[0], -2, elbow[2]], [wrist[0], -2, wrist[2]], 28, 19, paint, { round: true })
  hub(elbow, 36, gloss(made.alt))
  rod(room, wrist, hand, 17, 15, joint, { round: true })
  hub(wrist, 23, plain)
  const [dx, dz] = [flip * Math.cos(radians(angles[2])), Math.sin(radians(angles[2]))]
  const tool = (ahead: number, aside: number): Vector => [
    hand[0] + dx * ahead - dz * aside,
    0,
    hand[2] + dz * ahead + dx * aside,
  ]
  rod(room, tool(0, -24), tool(0, 24), 10, 10, dark)
  for (const w of [-20, 20]) rod(room, tool(4, w), tool(42, w * 0.62), 7, 4, dark, { round: true })
  if (rng.chance(0.7)) {
    room.at(tool(44, 0)[0], 0, 0, 1, () => {
      shadow(room, [0, 0], 24, 22, 30)
      box(room, { x: 0, y: 0, z: 0, w: 38, d: 38, h: 38, yaw: flip * 24 }, gloss(made.alt), { r: 5 })
    })
  }
}
