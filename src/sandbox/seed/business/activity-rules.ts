import { load } from '../../data/load.ts'
import type { Text } from '../text.ts'

/** Which activities a kind of ticket books, and how many of them. */
export interface RulePlan {
  readonly code: string
  /** The code of the ticket kind. */
  readonly ticket: string
  readonly name: Text
  readonly description: Text
  readonly activities: readonly string[]
  readonly minChoices: number
  readonly maxChoices: number
}

export const RULE_PLANS: readonly RulePlan[] = load('business/activity-rules')
