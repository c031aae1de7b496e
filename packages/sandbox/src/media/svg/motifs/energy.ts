import { col, DIM, gloss, hex, metal, STEEL, tint } from '../colour.ts'
import { decal, face, quad } from '../flat.ts'
import { shadow } from '../ground.ts'
import { range } from '../list.ts'
import { svgRect } from '../markup.ts'
import type { Materials } from '../palettes.ts'
import { box } from '../prism.ts'
import type { Random } from '../random.ts'
import { rod, tube } from '../rod.ts'
import type { Room } from '../room.ts'
import { screen } from '../screens.ts'
import type { Vector } from '../vector.ts'

const YAW = -20

/** A solar panel beside a battery cabinet or a charging post. */
export function energy(room: Room, rng: Random, made: Materials): void {
  if (rng.chance(0.5)) {
    cabinet(room, made)
    panel(room, -86, 10, 1.2)
  } else {
    panel(room, -96, 50, 1.05)
    post(room, made)
  }
}

function cabinet(room: Room, made: Materials): void {
  const [x, y, w, h] = [92, 70, 124, 236]
  const body = { x, y, z: 0, w, d: 96, h, yaw: YAW }
  const green = hex(col(0.7, 0.16, 150))
  shadow(room, [x, y], w * 0.62, 58, h)
  box(room, body, gloss(made.body), { r: 8, edge: 0.85 })
  face(room, body, 'front', [
    svgRect(0, 0, w, h * 0.16, hex(made.accent)),
    svgRect(12, h * 0.06, w * 0.3, 5, '#fff', 1, 'opacity=".9"'),
    ...range(8).map((i) => svgRect(14, h * (0.26 + i * 0.04), w * 0.42, 3.2, hex(DIM), 1.5, 'opacity=".5"')),
    screen(room, w * 0.58, h * 0.25, w * 0.32, h * 0.17, made.alt, 'columns'),
    ...range(4).map((i) =>
      svgRect(w * 0.58 + i * w * 0.085, h * 0.48, w * 0.06, 7, green, 1, `opacity="${1 - i * 0.18}"`),
    ),
    svgRect(w * 0.9, h * 0.56, 5, h * 0.2, hex(tint(made.body, -0.35)), 2),
  ])
}

function panel(room: Room, x: number, y: number, k: number): void {
  const w = 210 * k
  const rise = 92 * k
  const [front, back] = [y - 56 * k, y + 62 * k]
  shadow(room, [x, y + 10], w * 0.55, 66 * k, 50)
  for (const leg of [x - w * 0.3, x + w * 0.3]) {
    rod(room, [leg, y + 60 * k, 0], [leg, y + 50 * k, 84 * k], 5, 5, metal(STEEL))
  }
  const corner: Vector = [x - w / 2, back, 14 + rise]
  const outline = [[x - w / 2, front, 14], [x + w / 2, front, 14], [x + w / 2, back, 14 + rise], corner] as const
  quad(room, outline, col(0.36, 0.07, 255), 0.9)
  const slope = Math.hypot(118 * k, rise)
  const [cellW, cellH] = [(w - 8) / 6, (slope - 8) / 4]
  const cell = (i: number, j: number) => {
    const tone = hex(col(0.34 + 0.05 * ((i + j) % 2), 0.09, 258))
    return svgRect(4 + i * cellW + 1, 4 + j * cellH + 1, cellW - 2.4, cellH - 2.4, tone, 1.5)
  }
  decal(
    room,
    corner,
    [1, 0, 0],
    [0, (-118 * k) / slope, -rise / slope],
    [
      ...range(4).flatMap((j) => range(6).map((i) => cell(i, j))),
      `<path d="M${w * 0.1} ${slope}L${w * 0.5} 0h${w * 0.16}L${w * 0.28} ${slope}z" fill="#fff" opacity=".18"/>`,
    ],
  )
}

function post(room: Room, made: Materials): void {
  const x = 104
  const body = { x, y: 0, z: 10, w: 88, d: 60, h: 246, yaw: YAW }
  shadow(room, [x, 0], 62, 50, 250)
  box(room, { x, y: 0, z: 0, w: 108, d: 78, h: 12, yaw: YAW }, DIM)
  box(room, body, gloss(made.body), { r: 22, edge: 0.9 })
  face(room, body, 'front', [
    screen(room, 18, 26, 52, 70, made.accent, 'figure'),
    svgRect(18, 112, 52, 5, hex(col(0.72, 0.16, 150)), 2),
    svgRect(30, 136, 28, 44, hex(DIM), 8),
  ])
  const cable = [
    [x - 4, -34, 108],
    [x - 30, -60, 20],
    [x + 60, -90, -10],
    [x + 66, -30, 70],
  ] as const
  tube(room, cable, 6, DIM)
}
