import { load } from '../../../data/load.ts'
import type { Text } from '../../text.ts'
import { type Amount, afterFair, dollars, euros, type ProjectPlan, yuan } from './plan.ts'

function amountText(amount: Amount): Text {
  if ('yuan' in amount) return yuan(amount.yuan)
  if ('euros' in amount) return euros(amount.euros)
  if ('dollars' in amount) return dollars(amount.dollars)
  return afterFair(amount.daysAfterFair)
}

/**
 * Works, parks and plants that seek money or a partner to build with; buyers whose order needs several suppliers or a
 * tender; inventions that seek a maker, and makers that seek an invention; makers that seek a distributor.
 */
export const PROJECT_PLANS: readonly ProjectPlan[] = [
  ...load('content/investment'),
  ...load('content/procurement'),
  ...load('content/technology'),
  ...load('content/distribution'),
].map((plan) => ({
  ...plan,
  facts: plan.facts.map(([fact, value]) => [fact, Array.isArray(value) ? value : amountText(value)] as const),
}))
