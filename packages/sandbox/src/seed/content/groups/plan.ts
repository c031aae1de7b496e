import type { Motif } from '../../../media/address.ts'
import type { Text } from '../../text.ts'

/** The texts of a group of exhibitors. Its name and its members are in seed/groups.ts. */
export interface GroupPlan {
  readonly groupId: string
  /** The seat of the sending organisation, as in the geography tree. */
  readonly districtCode: string
  /** The industry of most of its members, from the list of industries. */
  readonly industryTypeId: string
  readonly hall: string
  /** The letter of its Japanese name, if that begins with kanji. */
  readonly jaInitial: string
  readonly organiser: Text
  readonly slug: string
  readonly motifs: readonly [Motif, Motif]
  readonly summary: Text
  readonly introduction: readonly Text[]
}
