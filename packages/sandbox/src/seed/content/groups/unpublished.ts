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
