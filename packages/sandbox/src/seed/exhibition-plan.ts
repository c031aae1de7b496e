import { FAMILIES, familyOf } from './families.ts'
import type { Family } from './family.ts'
import { keyOf, shuffled } from './random.ts'

/** The share of exhibitors that an exhibition has, and their industries. */
interface Share {
  readonly exhibitionId: string
  readonly share: number
  readonly familyIds: readonly string[]
}

const ALL = FAMILIES.map(({ id }) => id)
const HOME = ['ceramics', 'furniture', 'lighting', 'textile', 'luggage', 'toys']
const NEW_TECH = ['robot', 'drone', 'electronics', 'optics', 'medical', 'toys']
const MAKERS = ['machine', 'robot', 'electronics', 'optics']
const LIVING = ['furniture', 'lighting', 'ceramics', 'textile', 'stone', 'toys', 'food']

/** The exhibitions besides the current one, which has the rest. */
const OTHERS: readonly Share[] = [
  { exhibitionId: '2002', share: 0.1, familyIds: HOME },
  { exhibitionId: '2003', share: 0.01, familyIds: ALL },
  { exhibitionId: '2004', share: 0.06, familyIds: NEW_TECH },
  { exhibitionId: '3001', share: 0.055, familyIds: LIVING },
  { exhibitionId: '2005', share: 0.0125, familyIds: MAKERS },
  { exhibitionId: '2006', share: 0.0125, familyIds: MAKERS },
]

export interface Plan {
  readonly exhibitionId: string
  readonly count: number
  readonly familyIds: readonly string[]
}

/** How many exhibitors each exhibition gets, the current one first. */
export function planOf(exhibitors: number): Plan[] {
  const others = OTHERS.map(({ exhibitionId, share, familyIds }) => {
    const count = Math.round(exhibitors * share)
    return { exhibitionId, familyIds, count }
  })
  const rest = exhibitors - others.reduce((sum, { count }) => sum + count, 0)
  return [{ exhibitionId: '2001', count: rest, familyIds: ALL }, ...others]
}

/** A family for each of `count` exhibitors, each family as often as its share requires, in a drawn order. */
export function familiesFor(count: number, familyIds: readonly string[], seed: string): Family[] {
  const families = familyIds.map(familyOf)
  const shares = families.reduce((sum, { share }) => sum + share, 0)
  const list: Family[] = []
  let owed = 0
  for (const family of families) {
    owed += (count * family.share) / shares
    while (list.length < Math.round(owed)) list.push(family)
  }
  return shuffled(list, keyOf(seed, 'families'))
}
