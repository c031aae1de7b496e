import type { Colour } from '../colour.ts'
import { col, hex, tint } from '../colour.ts'
import { face } from '../flat.ts'
import { shadow } from '../ground.ts'
import { lathe } from '../lathe.ts'
import { at, range } from '../list.ts'
import { svgRect } from '../markup.ts'
import type { Materials } from '../palettes.ts'
import { box } from '../prism.ts'
import type { Random } from '../random.ts'
import type { CapRing } from '../rod.ts'
import { rod } from '../rod.ts'
import type { Room } from '../room.ts'

type Tones = (i: number) => Colour

/** Rolls of cloth in a pyramid, or a pile of folded cloth next to spools of yarn. */
export function textile(room: Room, rng: Random, made: Materials): void {
  const tones = [
    made.accent,
    made.alt,
    tint(made.accent, 0.18, 0.7),
    made.body,
    tint(made.alt, 0.12, 0.8),
    tint(made.accent, -0.1),
  ]
  const first = rng.int(0, 5)
  const tone = (i: number) => at(tones, (i + first) % tones.length)
  if (rng.chance(0.55)) rolls(room, rng, tone)
  else pile(room, rng, tone, made.body)
}

function rolls(room: Room, rng: Random, tone: Tones): void {
  const r = 46
  shadow(room, [10, 10], 190, 120, 70)
  roll(room, 96, r, tone(0))
  roll(room, 0, r, tone(1))
  roll(room, -96, r, tone(2))
  roll(room, 50, r * 2.72, tone(3))
  roll(room, -46, r * 2.72, tone(4))
  if (rng.chance(0.6)) roll(room, 2, r * 4.42, tone(5))
}

function roll(room: Room, x: number, z: number, tone: Colour): void {
  const dx = Math.cos(1.02) * 125
  const dy = Math.sin(1.02) * 125
  const layer = hex(tint(tone, tone.l > 0.7 ? -0.2 : 0.2, 0.7))
  rod(room, [x + dx, 30 + dy, z], [x - dx, 30 - dy, z], 46, 46, tone, {
    cap: tint(tone, -0.02),
    rings: [
      ...[0.92, 0.84, 0.75, 0.67, 0.58, 0.5, 0.42].map((part): CapRing => [part, layer, 0.9]),
      [0.3, hex(tint(tone, -0.2)), 1, hex(col(0.86, 0.04, 75))],
      [0.21, hex(col(0.6, 0.05, 70)), 1, hex(col(0.42, 0.03, 70))],
    ],
  })
}

function pile(room: Room, rng: Random, tone: Tones, spool: Colour): void {
  shadow(room, [-30, 20], 150, 110, 90)
  let z = 0
  for (const i of range(6)) {
    const h = rng.in(20, 27)
    const x = -40 + rng.in(-5, 5)
    const w = 210 + rng.in(-12, 8)
    const yaw = -16 + rng.in(-2, 2)
    box(room, { x, y: 20, z, w, d: 140, h, yaw }, tone(i), { r: 13, edge: 0.28 })
    const fold = svgRect(14, h * 0.5 - 0.6, 178, 1.3, '#000', 0, 'opacity=".14"')
    face(room, { x: -40, y: 20, z, w: 205, d: 140, h, yaw: -16 }, 'front', [fold])
    z += h
  }
  const spools = [
    [120, -40, 1],
    [175, 40, 0.9],
  ] as const
  for (const [x, y, k] of spools.slice(0, rng.int(1, 2))) {
    const profile = [
      [14, 0],
      [15, 8],
      [40 * k, 10],
      [36 * k, 60],
      [20 * k, 122],
      [11, 126],
      [9, 140],
    ] as const
    const bands = [
      [0, 0.055, spool],
      [0.9, 2, spool],
    ] as const
    shadow(room, [x, y], 40, 40, 90)
    lathe(room, [x, y, 0], profile, tone(rng.int(1, 4)), { spec: 0.12, bands })
  }
}
