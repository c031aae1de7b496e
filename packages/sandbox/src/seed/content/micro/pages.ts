import { load } from '../../../data/load.ts'
import { pictureOf } from '../../../media/address.ts'
import type { MicroPlan } from './plan.ts'

/** The micro pages, in the order of /micro-list. */
export const MICRO_PLANS: readonly MicroPlan[] = load('content/micro-pages').map((plan) => ({
  ...plan,
  cover: pictureOf(plan.cover),
}))
