import { load } from '../../data/load.ts'
import type { ActivityPlan } from './activity-plan.ts'

/**
 * The series that contains the launches (/activity/contain), from the first day to the last; the common parts of all
 * launches, and the topic of each.
 */
const { series, each, launches } = load('business/launches')

export const LAUNCH_PLANS: readonly ActivityPlan[] = [
  series,
  ...launches.map(({ day, ...words }) => ({
    ...each,
    ...words,
    first: { first: day },
    parent: series.code,
  })),
]
