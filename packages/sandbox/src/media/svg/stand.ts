import type { Motif, PaletteName } from '../address.ts'
import { LIGHT_PALETTES, mediaSize } from '../address.ts'
import { col, hex, tint } from './colour.ts'
import { decal, face, quad } from './flat.ts'
import { backdrop, glow, shadow } from './ground.ts'
import { range } from './list.ts'
import { logoArt } from './logo.ts'
import { svgRect } from './markup.ts'
import { DRAW_MOTIF } from './motifs.ts'
import { materials, PALETTES } from './palettes.ts'
import { renderPerson } from './person.ts'
import { personOf } from './portrait.ts'
import { box } from './prism.ts'
import type { Random } from './random.ts'
import { idPrefix, random } from './random.ts'
import { Room } from './room.ts'
import { screen } from './screens.ts'

const WALL = { x: 0, y: 190, z: 8, w: 760, d: 14, h: 400 } as const
const HEADER = 128

/**
 * An exhibitor's booth: the wall with its mark (that of `/media/logo/{seed}`), a product on a podium, and the person in
 * charge behind the counter (that of `/media/person/{person}`).
 */
export function renderStand(motif: Motif, person: string, seed: string, palette?: PaletteName): string {
  const rng = random(`stand${seed}`)
  const tones = PALETTES[palette ?? rng.of(LIGHT_PALETTES)]
  /** the counter's side */
  const side = rng.sign()
  const { width, height } = mediaSize('stand')
  const room = new Room({
    width,
    height,
    palette: tones,
    ground: 0.86,
    tilt: 15,
    zoom: 1.02,
    prefix: idPrefix('b', seed),
  })
  backdrop(room)
  carpet(room)
  wall(room, rng, seed, side)
  room.at(-side * 130, 40, 0, 1, () => {
    shadow(room, [0, 10], 210, 120, 60)
    box(room, { x: 0, y: 10, z: 8, w: 360, d: 190, h: 46 }, col(0.95, 0.006, 90), { r: 8, edge: 0.7 })
    const made = materials(tones, rng)
    room.at(0, 10, 54, 0.86, () => DRAW_MOTIF[motif](room, random(`${seed}${motif}`), made))
  })
  counter(room, rng, { person, seed, side })
  return room.svg()
}

function carpet(room: Room): void {
  const { bg, accent } = room.palette
  const floor = [
    [-400, -150, 0],
    [400, -150, 0],
    [400, 210, 0],
    [-400, 210, 0],
  ] as const
  shadow(room, [0, 20], 420, 190, 30)
  quad(room, floor, col(room.lightBackdrop ? bg.l - 0.07 : bg.l + 0.06, bg.c * 1.3, accent.h), 0.5)
}

/**
 * Back wall: a coloured header with the mark in a light field and lines for the name, a screen below it, lamps above.
 */
function wall(room: Room, rng: Random, seed: string, side: number): void {
  const { accent } = room.palette
  const { w, h } = WALL
  box(room, WALL, col(0.955, 0.005, 90), { edge: 0.8 })
  // Above the product, so that nothing covers it.
  const mark = side < 0 ? w - 470 : 70
  const band = hex(tint(accent, accent.l > 0.7 ? -0.14 : 0))
  const display = side < 0 ? 210 : w - 440
  face(room, WALL, 'front', [
    svgRect(0, 0, w, HEADER, band),
    svgRect(mark + 132, 38, rng.in(180, 240), 24, '#fff', 3, 'opacity=".92"'),
    svgRect(mark + 132, 76, rng.in(110, 160), 13, '#fff', 3, 'opacity=".55"'),
    screen(room, display, HEADER + 26, 230, 128, accent, rng.of(['columns', 'curve', 'figure'] as const)),
  ])
  // The tile is white, because marks are designed for white.
  const tile = [svgRect(0, 0, 108, 108, '#fff', 8), `<g transform="translate(2 2) scale(.52)">${logoArt(seed)}</g>`]
  decal(room, [-w / 2 + mark, WALL.y - 7.5, WALL.z + h - 10], [1, 0, 0], [0, 0, -1], tile)
  for (const i of range(4)) {
    const x = -285 + i * 190
    box(room, { x, y: 150, z: WALL.z + h + 4, w: 34, d: 40, h: 12 }, col(0.3, 0.01, 90), { r: 4, edge: 0.4 })
    glow(room, [x, 150, WALL.z + h - 30], 120, '#ffffff', 0.16)
  }
}

function counter(
  room: Room,
  rng: Random,
  { person, seed, side }: { person: string; seed: string; side: number },
): void {
  const { accent } = room.palette
  const x = side * 276
  const desk = { x, y: -40, z: 8, w: 210, d: 96, h: 118 }
  const [cx, base] = room.project([x + side * 12, 30, 118])
  const { rng: look, woman, origin } = personOf(person)
  renderPerson(room, look, { cx, base, k: 92 * room.unit, woman, origin })
  shadow(room, [x, -40], 130, 66, 110)
  box(room, desk, col(0.96, 0.005, 90), { r: 6, edge: 0.8 })
  face(room, desk, 'front', [
    svgRect(0, 78, desk.w, 40, hex(tint(accent, accent.l > 0.7 ? -0.14 : 0))),
    `<g transform="translate(${rng.int(72, 78)} 10) scale(.3)">${logoArt(seed)}</g>`,
  ])
}
