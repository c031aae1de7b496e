import type { Motif } from '../../../media/address.ts'
import type { Text } from '../../text.ts'

/** A national pavilion. Its name is that of the country in the regions. */
export interface NationPlan {
  readonly countryCode: string
  readonly hall: string
  readonly motifs: readonly [Motif, Motif, Motif]
  readonly title: Text
  readonly summary: Text
  readonly content: readonly Text[]
  readonly organiser: Text
}
