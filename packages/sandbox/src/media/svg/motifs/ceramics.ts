import { col, gloss, tint } from '../colour.ts'
import { shadow } from '../ground.ts'
import { lathe } from '../lathe.ts'
import { at, last } from '../list.ts'
import type { Materials } from '../palettes.ts'
import type { Random } from '../random.ts'
import type { Room } from '../room.ts'
import type { Point } from '../vector.ts'

const FORMS: readonly (readonly Point[])[] = [
  [
    [30, 0],
    [52, 30],
    [64, 84],
    [44, 140],
    [20, 176],
    [26, 204],
  ],
  [
    [36, 0],
    [40, 10],
    [70, 44],
    [92, 78],
  ],
  [
    [34, 0],
    [58, 26],
    [62, 70],
    [50, 108],
    [46, 122],
  ],
  [
    [26, 0],
    [34, 18],
    [38, 110],
    [30, 190],
    [34, 232],
  ],
  [
    [40, 0],
    [66, 44],
    [58, 96],
    [30, 126],
    [34, 142],
  ],
]

/** Back to front, with their sizes. */
const PLACES = [
  [-112, 60, 1.12],
  [24, 86, 1.2],
  [112, -16, 0.98],
  [-34, -72, 0.66],
] as const

/** Four vessels in three or four glazes. */
export function ceramics(room: Room, rng: Random, made: Materials): void {
  const glazes = [made.accent, made.body, made.alt, tint(made.accent, 0.18, 0.6)]
  const form = rng.int(0, 4)
  const first = rng.int(0, 3)
  for (const [i, [x, y, k]] of PLACES.entries()) {
    const profile = at(FORMS, (form + i * 2 + (i > 2 ? 1 : 0)) % FORMS.length).map(([r, h]): Point => [r * k, h * k])
    const dip = at(glazes, (first + i + 1) % 4)
    const foot = at(profile, 0)[0] * 1.2
    shadow(room, [x, y], foot, foot, last(profile)[1])
    lathe(room, [x, y, 0], profile, gloss(at(glazes, (first + i) % 4)), {
      open: 0.86,
      spec: rng.in(0.3, 0.55),
      bands: rng.chance(0.55)
        ? [[rng.in(0.52, 0.66), 2, gloss(dip)]]
        : [[0, rng.in(0.1, 0.2), gloss(col(0.78, 0.04, 70))]],
    })
  }
}
