import { load } from '../../data/load.ts'
import type { Motif, PaletteName, Side } from '../../media/address.ts'
import type { Text } from '../text.ts'

/** A slide of the banner, in the editors' words. */
export interface Slide {
  readonly title: Text
  readonly text: Text
  readonly label: Text
  readonly motifs: readonly Motif[]
  readonly seed: string
  readonly palette: PaletteName
  readonly side: Side
  readonly tone: 'light' | 'dark'
  readonly links: readonly BarEntry[]
}

type BarEntry = readonly [path: string, label: Text]

/** The slides of each exhibition's banner; `{exhibitors}` and `{exhibits}` are its counts. */
export const BANNERS: Readonly<Record<string, readonly Slide[]>> = load('showcase/banners')
