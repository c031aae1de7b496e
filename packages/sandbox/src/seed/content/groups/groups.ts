import { load } from '../../../data/load.ts'
import type { Text } from '../../text.ts'
import type { GroupPlan } from './plan.ts'

const data = load('content/group-drafts')

/** A group that is still being written and has no exhibitors yet: it is only visible in its preview. */
export const UNPUBLISHED_GROUP: { readonly name: Text; readonly plan: GroupPlan } = data.unpublishedGroup

/** The texts of published groups once their drafts are published: in place of the introduction. */
export const GROUP_DRAFTS: Readonly<
  Record<string, { readonly summary: Text; readonly introduction: readonly Text[] }>
> = data.groupDrafts

/** The exhibition that has groups (seed/exhibitors.ts). */
export const GROUPS_EXHIBITION = '2001'

/** Groups from one country, or from several that exhibit together. */
const PAVILIONS: readonly GroupPlan[] = load('content/pavilions')

/** These pavilions, plus the delegations of Chinese provinces and those of industry associations. */
const PUBLISHED: readonly GroupPlan[] = [...PAVILIONS, ...load('content/delegations'), ...load('content/associations')]

export const GROUP_PLANS: readonly GroupPlan[] = [...PUBLISHED, UNPUBLISHED_GROUP.plan]

/**
 * The kind of registration (seed/sign-group/categories.ts) that a group offers: pavilions bring delegations of
 * buyers.
 */
export const signCategoryOf = (groupId: string): string | null =>
  PAVILIONS.some((plan) => plan.groupId === groupId) ? 'DELEGATION' : null

const BY_ID = new Map(GROUP_PLANS.map((plan) => [plan.groupId, plan]))

/** Undefined for a group without a text. */
export const groupPlan = (groupId: string): GroupPlan | undefined => BY_ID.get(groupId)
