import { load } from '../../data/load.ts'
import { FAMILY_IDS } from '../family.ts'
import type { FamilyProse } from './family-prose.ts'

/** By family id. */
export const PROSE: Readonly<Record<string, FamilyProse>> = Object.fromEntries(
  FAMILY_IDS.map((id) => [id, load(`prose/${id}`)]),
)
