import { load } from '../../data/load.ts'
import type { Text } from '../text.ts'

/** The activities that a kind of ticket can book, and how many of them. */
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
