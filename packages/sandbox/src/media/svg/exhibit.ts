import type { Motif, PaletteName, View } from '../address.ts'
import { mediaSize } from '../address.ts'
import { backdrop } from './ground.ts'
import { DRAW_MOTIF } from './motifs.ts'
import { backdropFor, materials, PALETTES } from './palettes.ts'
import { idPrefix, random } from './random.ts'
import { Room } from './room.ts'
import { setPiece } from './set-pieces.ts'

const CAMERAS: Record<View, { tilt: number; ground: number; zoom: number }> = {
  0: { tilt: 19, ground: 0.8, zoom: 1.36 },
  1: { tilt: 13, ground: 0.93, zoom: 1.9 },
  2: { tilt: 33, ground: 0.74, zoom: 1.12 },
  3: { tilt: 24, ground: 0.83, zoom: 1.55 },
}

/** One product, studio-lit, on a seamless tinted backdrop. */
export function renderExhibit(motif: Motif, seed: string, view: View, palette?: PaletteName): string {
  const rng = random(`${seed}/${motif}`)
  const tones = palette ? PALETTES[palette] : backdropFor(motif, rng)
  const prefix = idPrefix('p', `${seed}${view}`)
  const room = new Room({ ...mediaSize('exhibit'), ...CAMERAS[view], palette: tones, prefix })
  backdrop(room)
  const base = setPiece(room, rng, random(`${seed}set`))
  // the near camera looks past the centre
  room.at(view === 1 ? 40 : 0, 0, base, base ? 0.94 : 1, () => DRAW_MOTIF[motif](room, rng, materials(tones, rng)))
  return room.svg()
}
