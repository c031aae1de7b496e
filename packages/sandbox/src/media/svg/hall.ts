import type { PaletteName } from '../address.ts'
import { LIGHT_PALETTES, mediaSize } from '../address.ts'
import type { Colour } from './colour.ts'
import { col, hex, tint } from './colour.ts'
import { face, quad } from './flat.ts'
import { backdrop, shadow } from './ground.ts'
import { svgRect } from './markup.ts'
import { DRAW_MOTIF } from './motifs.ts'
import { materials, PALETTES } from './palettes.ts'
import { SKIN } from './person.ts'
import { box } from './prism.ts'
import type { Random } from './random.ts'
import { idPrefix, random } from './random.ts'
import { ball, rod } from './rod.ts'
import { Room } from './room.ts'

const ROWS = [3, 2, 1, 0]
const BOOTH = 236
const CLOTHES = [col(0.32, 0.02, 255), col(0.55, 0.08, 30), col(0.8, 0.02, 90), col(0.42, 0.05, 200)]

/** A view into a hall: rows of booths and visitors, hazy towards the back. */
export function renderHall(seed: string, palette?: PaletteName): string {
  const rng = random(`hall${seed}`)
  const tones = PALETTES[palette ?? rng.of(LIGHT_PALETTES)]
  const { width, height } = mediaSize('hall')
  const options = { ground: 0.97, tilt: 27, zoom: 1.28, prefix: idPrefix('h', seed) }
  const room = new Room({ width, height, palette: tones, ...options })
  const columns = Math.ceil(((width / height) * 600) / 420) + 1
  const { bg } = tones
  const signs = [tones.accent, tones.alt, tones.body, tint(tones.accent, 0.16, 0.7), tint(bg, -0.12, 1.6)]
  backdrop(room)
  for (const row of ROWS) {
    for (let i = 0; i < columns; i++) {
      const x = (i - (columns - 1) / 2) * 318 + (row % 2 ? 70 : -40)
      const y = row * 262 - 60
      booth(room, rng, x, y, signs, row < 2)
      for (let n = rng.int(0, 3); n > 0; n--) visitor(room, rng, x, y)
    }
  }
  const haze = room.ramp(
    'haze',
    [
      [0, col(bg.l + 0.04, bg.c * 0.7, bg.h), 0.92],
      [0.42, bg, 0],
    ],
    'x2="0" y2="1"',
  )
  room.add(`<path d="M0 0h${width}v${height}H0z" fill="url(#${haze})"/>`)
  return room.svg()
}

function booth(room: Room, rng: Random, x: number, y: number, signs: readonly Colour[], near: boolean): void {
  const { bg } = room.palette
  const w = BOOTH
  const tone = rng.of(signs)
  const h = rng.in(92, 150)
  const [left, right] = [x - w / 2 - 6, x + w / 2 + 6]
  const carpet = [
    [left, y - 84, 0],
    [right, y - 84, 0],
    [right, y + 90, 0],
    [left, y + 90, 0],
  ] as const
  quad(room, carpet, col(room.lightBackdrop ? bg.l - 0.05 : bg.l + 0.05, bg.c * 1.2, bg.h))
  shadow(room, [x, y + 40], 140, 60, h)
  const wall = { x, y: y + 84, z: 4, w, d: 10, h }
  box(room, wall, col(0.95, 0.006, 90), { edge: 0.7 })
  box(room, { x: x - w / 2 + 5, y: y + 6, z: 4, w: 10, d: 150, h }, col(0.94, 0.006, 90), { edge: 0.6 })
  face(room, wall, 'front', [
    svgRect(0, 0, w, h * 0.3, hex(tone)),
    svgRect(16, h * 0.11, w * rng.in(0.2, 0.42), 8, tone.l > 0.75 ? '#2a2f36' : '#fff', 1, 'opacity=".9"'),
    svgRect(w * 0.58, h * 0.42, w * 0.34, h * 0.42, hex(rng.of(signs)), 2, 'opacity=".85"'),
  ])
  if (rng.chance(0.75)) {
    const counter = { x: x + rng.in(-10, 50), y: y - 20, z: 2, w: 70, d: 34, h: 42 }
    box(room, counter, tint(tone, 0.04), { r: 4, edge: 0.6 })
  }
  if (near && rng.chance(0.6)) {
    room.at(x - 40, y + 20, 2, 0.34, () => {
      const motif = rng.of(['machine', 'hardware', 'robot', 'energy'] as const)
      DRAW_MOTIF[motif](room, rng, materials(room.palette, rng))
    })
  }
}

function visitor(room: Room, rng: Random, boothX: number, boothY: number): void {
  const x = boothX + rng.in(-130, 130)
  const y = boothY - rng.in(60, 130)
  const cloth = rng.of(CLOTHES)
  shadow(room, [x, y], 13, 10, 50)
  rod(room, [x, y, 6], [x, y, 48], 11, 12, cloth, { round: true })
  ball(room, [x, y, 70], 9.5, rng.of(SKIN))
}
