import type { Family } from './family.ts'
import { ceramics } from './products/ceramics.ts'
import { drone } from './products/drone.ts'
import { electronics } from './products/electronics.ts'
import { energy } from './products/energy.ts'
import { food } from './products/food.ts'
import { furniture } from './products/furniture.ts'
import { hardware } from './products/hardware.ts'
import { lighting } from './products/lighting.ts'
import { luggage } from './products/luggage.ts'
import { machine } from './products/machine.ts'
import { medical } from './products/medical.ts'
import { optics } from './products/optics.ts'
import { robot } from './products/robot.ts'
import { stone } from './products/stone.ts'
import { textile } from './products/textile.ts'
import { toys } from './products/toys.ts'
import { trims } from './products/trims.ts'

/** The industries in the order of the index on the home page: by hall, from the largest number. */
export const FAMILIES: readonly Family[] = [
  machine,
  robot,
  hardware,
  energy,
  drone,
  medical,
  textile,
  trims,
  luggage,
  ceramics,
  furniture,
  lighting,
  food,
  electronics,
  optics,
  toys,
  stone,
]

const BY_ID = new Map(FAMILIES.map((family) => [family.id, family]))

/** The family of an industry; throws on an id that no table has. */
export function familyOf(id: string): Family {
  const family = BY_ID.get(id)
  if (!family) throw new RangeError(`no family ${id}`)
  return family
}
