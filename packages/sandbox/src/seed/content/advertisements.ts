import { load } from '../../data/load.ts'
import type { Motif, PaletteName, Side } from '../../media/address.ts'
import type { Text } from '../text.ts'

/** What an exhibitor has booked on the exhibition's pages. */
export interface AdvertisementPlan {
  /** The exhibitor's index in the recommended order (seed/showcase/exhibitors.ts). */
  readonly exhibitor: number
  readonly title: Text
  readonly motifs: readonly Motif[]
  readonly palette: PaletteName
  readonly side: Side
}

/** By exhibition. An exhibition without an entry shows its most recommended exhibitors instead. */
export const ADVERTISEMENTS: Readonly<Record<string, readonly AdvertisementPlan[]>> = load('content/advertisements')
