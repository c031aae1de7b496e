import type { Motif, PaletteName } from '../address.ts'
import { mediaSize } from '../address.ts'
import { col } from './colour.ts'
import { quad } from './flat.ts'
import { backdrop, shadow } from './ground.ts'
import { range } from './list.ts'
import { DRAW_MOTIF } from './motifs.ts'
import { materials, PALETTES } from './palettes.ts'
import { renderPerson } from './person.ts'
import { box } from './prism.ts'
import { idPrefix, random } from './random.ts'
import { Room } from './room.ts'

const STUDIO_PALETTES: readonly PaletteName[] = ['ink', 'pine', 'mist', 'sage', 'clay', 'lagoon', 'stone']

/** The seed of the picture that the film of a motif is based on. */
export const filmSeed = (motif: Motif): string => `film-${motif}`

/**
 * A presenter beside a product on a table: the cover of a live stream or meeting. Each motif has one presenter, because
 * all its streams show the same film (packages/sandbox/src/streams/scenes.ts).
 */
export function renderCover(motif: Motif, seed: string, palette?: PaletteName): string {
  const rng = random(`studio${seed}`)
  const tones = PALETTES[palette ?? rng.of(STUDIO_PALETTES)]
  /** the presenter's side */
  const side = rng.chance(0.5) ? -1 : 1
  const { width, height } = mediaSize('cover')
  const room = new Room({ width, height, palette: tones, ground: 0.82, tilt: 15, prefix: idPrefix('t', seed) })
  backdrop(room)
  const u = (width / height) * 600
  panels(room, -side, u * 0.14)
  room.at(-side * u * 0.15, 60, 0, 1, () => {
    const { bg } = tones
    shadow(room, [0, 0], 190, 120, 120)
    const table = { x: 0, y: 0, z: 0, w: 400, d: 200, h: 84 }
    box(room, table, col(Math.min(0.96, bg.l + 0.04), bg.c, bg.h), { edge: 0.7 })
    const made = materials(tones, rng)
    room.at(0, 0, 84, 0.98, () => DRAW_MOTIF[motif](room, random(`${seed}${motif}`), made))
  })
  const presenter = filmSeed(motif)
  const woman = random(`w${presenter}`)() < 0.5
  const sitter = { cx: width / 2 + side * width * 0.27, base: height, k: height * 0.335, woman }
  renderPerson(room, random(`person${presenter}`), sitter)
  return room.svg()
}

/** Three upright panels behind the product, getting lower towards the edge. */
function panels(room: Room, side: number, from: number): void {
  const { bg } = room.palette
  const back = col(bg.l + (room.lightBackdrop ? -0.06 : 0.07), bg.c * 1.3, bg.h)
  for (const i of range(3)) {
    const x = side * (from + i * 96)
    const top = 470 - i * 44
    const outline = [
      [x - 40, 260, 30],
      [x + 40, 260, 30],
      [x + 40, 262, top],
      [x - 40, 262, top],
    ] as const
    quad(room, outline, { ...back, glow: true })
  }
}
