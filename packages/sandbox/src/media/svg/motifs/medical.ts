import type { Material } from '../colour.ts'
import { col, DIM, gloss, hex, metal, STEEL, tint } from '../colour.ts'
import { face } from '../flat.ts'
import { shadow } from '../ground.ts'
import { lathe } from '../lathe.ts'
import { at } from '../list.ts'
import { svgRect } from '../markup.ts'
import type { Materials } from '../palettes.ts'
import { box, drum } from '../prism.ts'
import type { Random } from '../random.ts'
import { rod } from '../rod.ts'
import type { Room } from '../room.ts'
import { screen } from '../screens.ts'

const WHITE_PAINT = gloss(col(0.965, 0.004, 220), 0.1)
const VIAL = [
  [17, 0],
  [18, 4],
  [18, 64],
  [11, 76],
  [10, 84],
] as const

/** A patient monitor or a microscope, with vials and two tablets. */
export function medical(room: Room, rng: Random, made: Materials): void {
  const yaw = rng.sign() * 12
  if (rng.chance(0.55)) monitor(room, yaw, made)
  else microscope(room, made.accent)
  const tones = [made.accent, made.alt, tint(made.accent, 0.2), col(0.62, 0.14, 25)]
  const vials = [
    [96, 20],
    [140, 4],
    [184, -12],
  ] as const
  for (const [i, [x, y]] of vials.entries()) {
    shadow(room, [x, y], 19, 19, 80)
    const bands = [[0.06, 0.5, gloss(at(tones, i))]] as const
    lathe(room, [x, y, 0], VIAL, gloss(col(0.93, 0.012, 220)), { spec: 0.7, bands })
    drum(room, [x, y, 84], 12, 12, metal(STEEL))
    drum(room, [x, y, 95], 12, 4, at(tones, i + 1), { edge: 0.5 })
  }
  shadow(room, [64, -70], 50, 22, 14)
  rod(room, [20, -70, 10], [60, -78, 10], 10, 10, gloss(made.alt), { round: true })
  rod(room, [72, -62, 10], [112, -70, 10], 10, 10, gloss(made.body), { round: true })
}

function monitor(room: Room, yaw: number, made: Materials): void {
  shadow(room, [-34, 40], 128, 64, 200)
  box(room, { x: -34, y: 40, z: 0, w: 150, d: 92, h: 18, yaw }, DIM, { r: 20, edge: 0.4 })
  rod(room, [-34, 44, 14], [-34, 44, 80], 17, 14, metal(STEEL))
  const body = { x: -34, y: 40, z: 66, w: 236, d: 44, h: 162, yaw }
  box(room, body, WHITE_PAINT, { r: 12, edge: 0.95 })
  const keys = [made.accent, ...Array<Material>(3).fill(col(0.86, 0.008, 230))]
  face(room, body, 'front', [
    screen(room, 14, 14, 168, 134, made.accent, 'curve'),
    ...keys.map((tone, i) => svgRect(192, 20 + i * 26, 30, 17, hex(tone), 4)),
    `<circle cx="207" cy="136" r="12" fill="${hex(made.alt)}"/>`,
  ])
}

function microscope(room: Room, accent: Material): void {
  const x = -56
  shadow(room, [x, 40], 96, 70, 230)
  box(room, { x, y: 40, z: 0, w: 150, d: 110, h: 20 }, WHITE_PAINT, { r: 30, edge: 0.9 })
  box(room, { x: x + 44, y: 84, z: 18, w: 44, d: 34, h: 190 }, WHITE_PAINT, { r: 14, edge: 0.7 })
  box(room, { x, y: 20, z: 78, w: 112, d: 92, h: 10 }, DIM, { r: 8 })
  rod(room, [x + 44, 70, 208], [x - 26, 12, 208], 24, 22, WHITE_PAINT, { round: true })
  rod(room, [x - 14, 22, 204], [x - 14, 22, 104], 17, 11, metal(STEEL))
  const eyepiece = [[0.6, '#000', 2, '#0d1218']] as const
  rod(room, [x - 20, 20, 206], [x - 52, -14, 276], 15, 17, col(0.3, 0.01, 250), { rings: eyepiece })
  rod(room, [x + 70, 84, 84], [x + 70, 40, 84], 22, 22, gloss(accent), { rings: [[0.5, '#fff', 2]] })
}
