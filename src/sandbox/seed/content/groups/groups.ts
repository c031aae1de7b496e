import { load } from '../../../data/load.ts'
import type { GroupPlan } from './plan.ts'
import { UNPUBLISHED_GROUP } from './unpublished.ts'

/** The exhibition that has groups (seed/exhibitors.ts). */
export const GROUPS_EXHIBITION = '2001'

/** Groups of one country, or of several that show together. */
const PAVILIONS: readonly GroupPlan[] = load('content/pavilions')

/** They, those that provinces of China send, and those that industry associations bring. */
const PUBLISHED: readonly GroupPlan[] = [...PAVILIONS, ...load('content/delegations'), ...load('content/associations')]

export const GROUP_PLANS: readonly GroupPlan[] = [...PUBLISHED, UNPUBLISHED_GROUP.plan]

/** The kind of sign-up (seed/visitor/sign-categories.ts) that a group offers: pavilions bring delegations of buyers. */
export const signCategoryOf = (groupId: string): string | null =>
  PAVILIONS.some((plan) => plan.groupId === groupId) ? 'DELEGATION' : null

const BY_ID = new Map(GROUP_PLANS.map((plan) => [plan.groupId, plan]))

/** Undefined for a group that says nothing of itself. */
export const groupPlan = (groupId: string): GroupPlan | undefined => BY_ID.get(groupId)
