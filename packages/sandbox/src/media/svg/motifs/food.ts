import { col, DIM, gloss, hex, metal, STEEL, tint } from '../colour.ts'
import { face, label } from '../flat.ts'
import { shadow } from '../ground.ts'
import { lathe } from '../lathe.ts'
import { at } from '../list.ts'
import { svgRect } from '../markup.ts'
import type { Materials } from '../palettes.ts'
import { box, drum } from '../prism.ts'
import type { Random } from '../random.ts'
import { ball } from '../rod.ts'
import type { Room } from '../room.ts'

type Ware = (room: Room, x: number, y: number, made: Materials, rng: Random) => void

const bottle: Ware = (room, x, y, made) => {
  const profile = [
    [42, 0],
    [46, 10],
    [46, 150],
    [40, 178],
    [17, 204],
    [15, 244],
  ] as const
  shadow(room, [x, y], 46, 46, 240)
  lathe(room, [x, y, 0], profile, gloss(tint(made.accent, -0.12)), { spec: 0.55, bands: [[0.14, 0.56, made.body]] })
  drum(room, [x, y, 244], 17, 22, gloss(made.alt))
  label(
    room,
    [x - 26, y - 40, 128],
    [
      `<circle cx="26" cy="18" r="15" fill="${hex(made.alt)}"/>`,
      svgRect(6, 44, 40, 5, hex(DIM), 1),
      svgRect(12, 54, 28, 3, hex(DIM), 1, 'opacity=".5"'),
    ],
  )
}

const jar: Ware = (room, x, y, made) => {
  const profile = [
    [50, 0],
    [56, 8],
    [57, 96],
    [50, 116],
    [47, 124],
  ] as const
  shadow(room, [x, y], 56, 56, 130)
  lathe(room, [x, y, 0], profile, gloss(tint(made.alt, 0.02)), { spec: 0.6, bands: [[0.2, 0.68, made.body]] })
  drum(room, [x, y, 122], 51, 24, metal(col(0.84, 0.05, 85)), { edge: 0.7 })
  label(
    room,
    [x - 34, y - 50, 86],
    [
      svgRect(10, 6, 48, 7, hex(made.accent), 1),
      svgRect(18, 19, 32, 4, hex(DIM), 1, 'opacity=".55"'),
      svgRect(23, 27, 22, 3, hex(DIM), 1, 'opacity=".35"'),
    ],
  )
}

const tin: Ware = (room, x, y, made, rng) => {
  const h = rng.in(125, 175)
  const profile = [
    [60, 0],
    [60, 8],
    [60, h - 8],
    [60, h],
  ] as const
  const bands = [
    [0, 0.06, metal(STEEL)],
    [0.94, 2, metal(STEEL)],
    [0.3, 0.7, made.body],
  ] as const
  shadow(room, [x, y], 62, 62, h)
  lathe(room, [x, y, 0], profile, gloss(made.accent, 0.25), { spec: 0.5, bands })
  label(
    room,
    [x - 30, y - 56, h * 0.64],
    [
      `<circle cx="30" cy="22" r="14" fill="none" stroke="${hex(made.accent)}" stroke-width="5"/>`,
      svgRect(8, 44, 44, 4, hex(DIM), 1, 'opacity=".7"'),
    ],
  )
}

const carton: Ware = (room, x, y, made, rng) => {
  const [w, h] = [104, 190]
  const body = { x, y, z: 0, w, d: 62, h, yaw: rng.sign() * 24 }
  shadow(room, [x, y], 70, 60, h)
  box(room, body, made.body, { edge: 0.7 })
  face(room, body, 'front', [
    svgRect(0, 0, w, h * 0.46, hex(made.accent)),
    `<circle cx="${w / 2}" cy="${h * 0.46}" r="32" fill="${hex(made.alt)}"/>`,
    `<path d="M${w / 2 - 32} ${h * 0.46}a32 32 0 0 0 64 0z" fill="#fff" opacity=".28"/>`,
    svgRect(16, h * 0.74, w - 32, 7, hex(DIM), 1),
    svgRect(16, h * 0.81, w - 54, 4, hex(DIM), 1, 'opacity=".5"'),
  ])
}

const bowl: Ware = (room, x, y, made, rng) => {
  const profile = [
    [32, 0],
    [34, 8],
    [62, 36],
    [78, 66],
  ] as const
  const cakes = [
    [-26, 12, 68],
    [22, 18, 68],
    [-4, -14, 72],
  ] as const
  shadow(room, [x, y], 66, 60, 60)
  lathe(room, [x, y, 0], profile, gloss(made.body), { open: 0.92, spec: 0.35 })
  for (const [dx, dy, z] of cakes) {
    ball(room, [x + dx, y + dy, z], 24, gloss(tint(col(0.72, 0.15, 60), rng.in(-0.06, 0.06))))
  }
}

const fruit: Ware = (room, x, y, _made, rng) => {
  const places = [
    [0, 0, 36],
    [66, 22, 31],
    [34, -46, 27],
  ] as const
  for (const [dx, dy, r] of places.slice(0, rng.int(2, 3))) {
    shadow(room, [x + dx, y + dy], r, r, 40)
    ball(room, [x + dx, y + dy, r], r, gloss(col(0.76, 0.155, rng.of([58, 70, 88, 125, 30])), 0.1))
  }
}

const SETS: readonly (readonly Ware[])[] = [
  [bottle, jar, fruit],
  [tin, jar, fruit],
  [bottle, tin, carton],
  [carton, jar, bowl],
  [tin, bowl, bottle],
]

/** The places of a set's items, by their order in the set, from back to front. */
const PLACES = [
  { ware: 1, x: 4, y: 70 },
  { ware: 0, x: -118, y: 40 },
  { ware: 2, x: 112, y: -24 },
] as const

/** Packaged food and drink: three items of a set. */
export function food(room: Room, rng: Random, made: Materials): void {
  const wares = rng.of(SETS)
  for (const { ware, x, y } of PLACES) at(wares, ware)(room, x, y, made, rng)
}
