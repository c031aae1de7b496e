import type { PaletteName } from '../address.ts'
import { LIGHT_PALETTES, mediaSize } from '../address.ts'
import { backdrop } from './ground.ts'
import { PALETTES } from './palettes.ts'
import { drawPerson } from './person.ts'
import { idPrefix, random } from './random.ts'
import { Room } from './room.ts'

const PORTRAIT_PALETTES: readonly PaletteName[] = [...LIGHT_PALETTES, 'pine']

/** A portrait before a seamless backdrop. */
export function drawPortrait(seed: string): string {
  const rng = random(`person${seed}`)
  const { width, height } = mediaSize('person')
  const palette = PALETTES[rng.of(PORTRAIT_PALETTES)]
  const room = new Room({ width, height, palette, prefix: idPrefix('a', seed) })
  backdrop(room)
  drawPerson(room, rng, { cx: width * rng.in(0.49, 0.53), base: height, k: height * 0.46, woman: rng.chance(0.5) })
  return room.svg()
}
