import type { FamilyProse } from './family-prose.ts'

/** By family id. */
export const PROSE: Readonly<Record<string, FamilyProse>> = {}
