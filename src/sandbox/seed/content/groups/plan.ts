import type { Motif } from '../../../media/address.ts'
import type { Text } from '../../text.ts'

/** What a group of exhibitors says of itself. Its name and its members are in seed/groups.ts. */
export interface GroupPlan {
  readonly groupId: string
  /** Where who sends it has its seat, as in the geography tree. */
  readonly districtCode: string
  /** What most of its members do: an industry of the list. */
  readonly industryTypeId: string
  readonly hall: string
  /** The letter of its Japanese name, where that begins with kanji. */
  readonly jaInitial: string
  readonly organiser: Text
  readonly slug: string
  readonly motifs: readonly [Motif, Motif]
  readonly summary: Text
  readonly introduction: readonly Text[]
}
