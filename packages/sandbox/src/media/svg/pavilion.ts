import type { Motif, PaletteName } from '../address.ts'
import { LIGHT_PALETTES, mediaSize } from '../address.ts'
import type { Colour } from './colour.ts'
import { col, hex, tint } from './colour.ts'
import { flagArt } from './flags.ts'
import { decal, face } from './flat.ts'
import { backdrop, shadow } from './ground.ts'
import { at } from './list.ts'
import { logoArt } from './logo.ts'
import { svgRect } from './markup.ts'
import { DRAW_MOTIF } from './motifs.ts'
import { materials, PALETTES } from './palettes.ts'
import { box, prism, ring } from './prism.ts'
import { idPrefix, random } from './random.ts'
import { Room } from './room.ts'

interface Place {
  x: number
  y: number
  h: number
  k: number
}

/** Where the goods stand, in the order of the address: place, plinth's height, size. */
const PLACES: readonly Place[] = [
  { x: 0, y: -60, h: 60, k: 0.66 },
  { x: -238, y: -20, h: 96, k: 0.56 },
  { x: 240, y: -10, h: 96, k: 0.56 },
]
const PAIR: readonly Place[] = [
  { x: -165, y: -50, h: 66, k: 0.74 },
  { x: 170, y: -20, h: 96, k: 0.7 },
]
const NATION = /^nation-([a-z]{2})$/

/**
 * A pavilion: an arch over its goods. A country's (`nation-jp`) displays its flag, a delegation's its mark (that of
 * `/media/logo/{seed}`).
 */
export function renderPavilion(motifs: readonly Motif[], seed: string, palette?: PaletteName): string {
  const rng = random(`pavilion${seed}`)
  const tones = PALETTES[palette ?? rng.of(LIGHT_PALETTES)]
  const { width, height } = mediaSize('pavilion')
  const room = new Room({ width, height, palette: tones, ground: 0.84, tilt: 17, prefix: idPrefix('v', seed) })
  backdrop(room)
  const flag = flagArt(NATION.exec(seed)?.[1] ?? '')
  arch(room, tint(tones.accent, tones.accent.l > 0.7 ? -0.12 : 0), flag, seed)
  const places = motifs.length === 2 ? PAIR : PLACES
  const goods = motifs.map((motif, i) => ({ motif, ...at(places, i) })).sort((a, b) => b.y - a.y)
  for (const { motif, x, y, h, k } of goods) {
    shadow(room, [x, y], 190 * k, 130 * k, h + 30)
    prism(room, ring(x, y, 140 * k, 48, 205 * k), 0, h, col(0.95, 0.006, 90), { smooth: true, edge: 0.75 })
    room.at(x, y, h, k, () => DRAW_MOTIF[motif](room, random(`${seed}${motif}`), materials(tones, rng)))
  }
  return room.svg()
}

/** Two pillars, a beam with space for the name, and the decoration between them. */
function arch(room: Room, tone: Colour, flag: string | undefined, seed: string): void {
  const stone = col(0.95, 0.006, 90)
  for (const x of [-372, 372]) {
    shadow(room, [x, 170], 60, 50, 260)
    box(room, { x, y: 170, z: 0, w: 62, d: 62, h: 408 }, stone, { edge: 0.8 })
  }
  const beam = { x: 0, y: 170, z: 392, w: 820, d: 70, h: 74 }
  box(room, beam, tone, { edge: 0.7 })
  face(room, beam, 'front', [
    svgRect(290, 20, 240, 18, '#fff', 3, 'opacity=".92"'),
    svgRect(335, 48, 150, 10, '#fff', 3, 'opacity=".55"'),
  ])
  const cloth = (x: number, w: number, art: string) =>
    decal(room, [x, 168, 372], [1, 0, 0], [0, 0, -1], [svgRect(-4, -10, w + 8, 10, hex(tint(stone, -0.3)), 2), art])
  if (flag) {
    for (const x of [-318, -96, 126]) cloth(x, 192, `<g transform="scale(6.4)">${flag}</g>`)
    return
  }
  cloth(-75, 150, `${svgRect(0, 0, 150, 150, '#fff', 6)}<g transform="translate(3 3) scale(.72)">${logoArt(seed)}</g>`)
  for (const x of [-300, 170])
    cloth(
      x,
      130,
      svgRect(0, 0, 130, 190, hex(tint(tone, 0.1, 0.8)), 2) + svgRect(22, 26, 86, 10, '#fff', 3, 'opacity=".8"'),
    )
}
