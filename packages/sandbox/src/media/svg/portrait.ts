import type { PaletteName } from '../address.ts'
import { LIGHT_PALETTES, mediaSize } from '../address.ts'
import { backdrop } from './ground.ts'
import { PALETTES } from './palettes.ts'
import { renderPerson } from './person.ts'
import { idPrefix, type Random, random } from './random.ts'
import { Room } from './room.ts'

const PORTRAIT_PALETTES: readonly PaletteName[] = [...LIGHT_PALETTES, 'pine']

interface Person {
  rng: Random
  palette: PaletteName
  lean: number
  woman: boolean
  /** The origin of the person; 'east' for East Asia, null for anywhere. */
  origin: 'east' | null
}

/**
 * A person: the next drawing by `rng` has the same face wherever they appear. A seed that begins with `f-east-`,
 * `m-west-` and so on determines the type of face.
 */
export function personOf(seed: string): Person {
  const rng = random(`person${seed}`)
  const palette = rng.of(PORTRAIT_PALETTES)
  const lean = rng.in(0.49, 0.53)
  const isWoman = rng.chance(0.5)
  const [, sex, origin] = /^([fm])-(east|west)-/.exec(seed) ?? []
  return { rng, palette, lean, woman: sex ? sex === 'f' : isWoman, origin: origin === 'east' ? origin : null }
}

/** A portrait in front of a seamless backdrop. */
export function renderPortrait(seed: string): string {
  const { rng, palette, lean, woman, origin } = personOf(seed)
  const { width, height } = mediaSize('person')
  const room = new Room({ width, height, palette: PALETTES[palette], prefix: idPrefix('a', seed) })
  backdrop(room)
  renderPerson(room, rng, { cx: width * lean, base: height, k: height * 0.46, woman, origin })
  return room.svg()
}
