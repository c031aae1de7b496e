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
 * Works, parks and plants that look for money or a partner to build with; buyers who have something to buy, in a size
 * that needs several suppliers or a tender; inventions that look for who makes them, and makers who look for an
 * invention; makers who look for somebody to sell for them.
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
