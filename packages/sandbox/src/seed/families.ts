import { load } from '../data/load.ts'
import { FAMILY_IDS, type Family } from './family.ts'
import { specFrom } from './spec.ts'

/** Words that precede a product's noun: 高速数控车床, high-speed CNC lathe. Each kind lists the suitable ones. */
export const W = load('products/words')

/** The industries in order of their ids. */
export const FAMILIES: readonly Family[] = FAMILY_IDS.map((id) => {
  const { specs, kinds, ...family } = load(`products/${id}`)
  return {
    ...family,
    specs: Object.fromEntries(Object.entries(specs).map(([name, row]) => [name, specFrom(row)])),
    kinds: kinds.map((kind) => ({ ...kind, modifiers: kind.modifiers.map((word) => W[word]) })),
  }
})

const BY_ID = new Map(FAMILIES.map((family) => [family.id, family]))

/** The family of an industry; throws on an unknown id. */
export function familyOf(id: string): Family {
  const family = BY_ID.get(id)
  if (!family) throw new RangeError(`no family ${id}`)
  return family
}
