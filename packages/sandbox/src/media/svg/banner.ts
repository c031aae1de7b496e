import type { Motif, PaletteName, Side } from '../address.ts'
import { mediaSize } from '../address.ts'
import { col } from './colour.ts'
import { quad } from './flat.ts'
import { backdrop, shadow } from './ground.ts'
import { at } from './list.ts'
import { f } from './markup.ts'
import { DRAW_MOTIF } from './motifs.ts'
import type { Materials, Palette } from './palettes.ts'
import { PALETTES } from './palettes.ts'
import { prism, rect, ring } from './prism.ts'
import { hash, idPrefix, random } from './random.ts'
import { Room } from './room.ts'
import { backRamp } from './set-pieces.ts'

/** Where the products stand, in the order of the address: place, plinth's height, size. */
const SLOTS = [
  { x: -250, y: 150, h: 120, k: 0.62 },
  { x: 236, y: 170, h: 170, k: 0.64 },
  { x: 4, y: 70, h: 56, k: 0.86 },
  { x: -330, y: -40, h: 0, k: 0.56 },
  { x: 302, y: -64, h: 22, k: 0.56 },
] as const

/** Several products on plinths, composed to one side, so that a headline can sit on the backdrop. */
export function renderBanner(motifs: readonly Motif[], seed: string, palette: PaletteName, side: Side): string {
  const tones = PALETTES[palette]
  const { width, height } = mediaSize('banner')
  const room = new Room({ width, height, palette: tones, ground: 0.8, tilt: 17, prefix: idPrefix('s', seed) })
  const aside = (width / height) * 600 * 0.225
  const shift = { start: -aside, centre: 0, end: aside }[side]
  backdrop(room)
  room.at(shift, 0, 0, side === 'centre' ? 1 : 0.88, () => {
    scenery(room)
    const products = motifs.map((motif, i) => ({ motif, ...at(SLOTS, i) })).sort((a, b) => b.y - a.y)
    for (const [i, { motif, x, y, h, k }] of products.entries()) {
      if (h) pedestal(room, x, y, h, k, i % 2 === 1)
      const made = paintOf(tones, `${seed}${motif}`, i % 2 === 1)
      room.at(x, y, h, k, () => DRAW_MOTIF[motif](room, random(`${seed}${motif}`), made))
    }
  })
  return room.svg()
}

function scenery(room: Room): void {
  const { bg } = room.palette
  const back = col(bg.l - (room.lightBackdrop ? 0.05 : -0.05), bg.c * 1.4, bg.h)
  const [x, y] = room.project([70, 330, 215])
  const fill = backRamp(room, 'disc', back, 0.25)
  room.add(`<circle cx="${f(x)}" cy="${f(y)}" r="${f(250 * room.scale)}" fill="url(#${fill})" opacity=".8"/>`)
  const panel = [
    [-330, 320, 0],
    [-150, 320, 0],
    [-150, 330, 430],
    [-330, 330, 430],
  ] as const
  quad(room, panel, { ...back, glow: true })
}

function pedestal(room: Room, x: number, y: number, h: number, k: number, round: boolean): void {
  const { bg } = room.palette
  const tone = col(Math.min(0.97, bg.l + 0.025), bg.c * 0.9, bg.h)
  const footprint = round ? ring(x, y, 140 * k, 48, 205 * k) : rect(x, y, 400 * k, 240 * k)
  shadow(room, [x, y], 200 * k, 130 * k, h + 30)
  prism(room, footprint, 0, h, tone, { smooth: round, edge: 0.75 })
}

/** Every other product takes its accent from another palette, the rest use their second accent. */
function paintOf(tones: Palette, seed: string, other: boolean): Materials {
  const guest = at(Object.values(PALETTES), hash(seed) % 9)
  return {
    body: tones.body,
    accent: other ? guest.accent : tones.accent,
    alt: other ? tones.alt : guest.alt,
  }
}
