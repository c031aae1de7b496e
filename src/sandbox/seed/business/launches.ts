import { load } from '../../data/load.ts'
import type { ActivityPlan } from './activity-plan.ts'

/**
 * The series that contains the launches (/activity/contain), from the first day to the last; what all launches have in
 * common, and what each is about.
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
