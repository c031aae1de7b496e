import { load } from '../../data/load.ts'
import type { PaletteName } from '../../media/address.ts'
import type { Text } from '../text.ts'

const data = load('business/rights')

/**
 * A right that levels include. Those that require approval are requested; the others are used by their QR code on site.
 */
export interface RightPlan {
  readonly code: string
  readonly name: Text
  readonly description: Text
  readonly isRequested: boolean
  readonly palette: PaletteName
}

export const RIGHT_PLANS: readonly RightPlan[] = data.rightPlans

/** A level of membership (/vip-rights); a null quota means no limit. Prices in fen. */
export interface LevelPlan {
  readonly code: string
  readonly name: Text
  readonly price: number
  readonly rights: readonly (readonly [code: string, quota: number | null])[]
}

export const LEVEL_PLANS: readonly LevelPlan[] = data.levelPlans
