import { load } from '../../../data/load.ts'
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

export const NATION_PLANS: readonly NationPlan[] = load('content/nations')

/** The exhibition that has national pavilions. */
export const NATIONS_EXHIBITION = '2001'

export const nationId = (countryCode: string): string => `NI-${countryCode}`
