import { load } from '../../data/load.ts'
import type { Slide } from '../home.ts'
import type { Text } from '../text.ts'

export type BarEntry = readonly [path: string, label: Text]

/** The slides of each exhibition's banner; `{exhibitors}` and `{exhibits}` are its counts. */
export const BANNERS: Readonly<Record<string, readonly Slide[]>> = load('showcase/banners')
