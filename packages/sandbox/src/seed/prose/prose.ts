import { load } from '../../data/load.ts'
import { FAMILY_IDS } from '../family.ts'
import type { Text } from '../text.ts'

/**
 * The texts of a family's exhibits. Slots in braces: a spec of the kind (`{travel}` gives "650 mm"), `{noun}`, `{who}`,
 * `{hall}`, `{stand}`, `{lead}` if the family has one.
 */
interface FamilyProse {
  /** One or two sentences for each kind, by its id; its slots are specs of that kind. */
  readonly kinds: Readonly<Record<string, Text>>
  /** The first paragraph of the description. */
  readonly opening: readonly Text[]
  /** Points of the list, each a sentence. */
  readonly points: readonly Text[]
}

/** By family id. */
export const PROSE: Readonly<Record<string, FamilyProse>> = Object.fromEntries(
  FAMILY_IDS.map((id) => [id, load(`prose/${id}`)]),
)

const data = load('prose/shared')

/** Sentences that fit any exhibit. */

export const SUMMARIES: readonly Text[] = data.summaries

export const OPENING: readonly Text[] = data.opening

export const HEADINGS: readonly Text[] = data.headings

export const POINTS: readonly Text[] = data.points

export const CLOSING: readonly Text[] = data.closing
