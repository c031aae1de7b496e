import { ceramics } from './ceramics.ts'
import { drone } from './drone.ts'
import { electronics } from './electronics.ts'
import { energy } from './energy.ts'
import type { FamilyProse } from './family-prose.ts'
import { food } from './food.ts'
import { furniture } from './furniture.ts'
import { hardware } from './hardware.ts'
import { lighting } from './lighting.ts'
import { luggage } from './luggage.ts'
import { machine } from './machine.ts'
import { medical } from './medical.ts'
import { optics } from './optics.ts'
import { robot } from './robot.ts'
import { stone } from './stone.ts'
import { textile } from './textile.ts'
import { toys } from './toys.ts'
import { trims } from './trims.ts'

/** By family id. */
export const PROSE: Readonly<Record<string, FamilyProse>> = {
  ceramics,
  drone,
  electronics,
  energy,
  food,
  furniture,
  hardware,
  lighting,
  luggage,
  machine,
  medical,
  optics,
  robot,
  stone,
  textile,
  toys,
  trims,
}
