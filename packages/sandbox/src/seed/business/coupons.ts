import { load } from '../../data/load.ts'
import type { Text } from '../text.ts'
import type { DayOfFair } from './days.ts'

/** A reduction that every exhibition offers. Amounts in fen. */
export interface CouponPlan {
  /** Part of its id: '2001-coupon-welcome'. */
  readonly code: string
  readonly name: Text
  readonly description: Text
  /** The reduction in fen, or as a percentage of the amount it applies to. */
  readonly amount?: number
  readonly percent?: number
  readonly minimum: number | null
  /** The codes of the ticket kinds and of the levels that it applies to; both empty means all. */
  readonly tickets: readonly string[]
  readonly levels: readonly string[]
  readonly valid: readonly [first: DayOfFair, last: DayOfFair]
  /** How many can be received in total. */
  readonly capacity: number | null
}

export const COUPON_PLANS: readonly CouponPlan[] = load('business/coupons')
