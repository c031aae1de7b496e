import type { Motif } from '../address.ts'
import { ceramics } from './motifs/ceramics.ts'
import { drone } from './motifs/drone.ts'
import { electronics } from './motifs/electronics.ts'
import { energy } from './motifs/energy.ts'
import { food } from './motifs/food.ts'
import { furniture } from './motifs/furniture.ts'
import { hardware } from './motifs/hardware.ts'
import { lighting } from './motifs/lighting.ts'
import { luggage } from './motifs/luggage.ts'
import { machine } from './motifs/machine.ts'
import { medical } from './motifs/medical.ts'
import { robot } from './motifs/robot.ts'
import { stone } from './motifs/stone.ts'
import { textile } from './motifs/textile.ts'
import { toys } from './motifs/toys.ts'
import type { Materials } from './palettes.ts'
import type { Random } from './random.ts'
import type { Room } from './room.ts'

/** Draws a product around the room's origin, about 300 units wide. */
export type DrawMotif = (room: Room, rng: Random, made: Materials) => void

export const DRAW_MOTIF: Record<Motif, DrawMotif> = {
  machine,
  robot,
  textile,
  food,
  electronics,
  lighting,
  ceramics,
  energy,
  medical,
  hardware,
  furniture,
  drone,
  luggage,
  toys,
  stone,
}
