import { load } from '../../data/load.ts'
import type { ActivityPlan } from './activity-plan.ts'

/** In order of their start on each day. */
export const ACTIVITY_PLANS: readonly ActivityPlan[] = load('business/activities')
