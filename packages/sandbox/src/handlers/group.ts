import type { Contract } from '@fair/contract/index.ts'
import type { Context } from '../context.ts'
import { found } from '../failure.ts'
import type { GroupHandlers } from '../handler.ts'
import { slice } from '../paging.ts'
import { demandPreview } from './decoration-rest-token.ts'
import { draftGroup, fullGroup, groupPage, toGroupSummary } from './group-list.ts'
import { foundIds } from './searched.ts'

/** Lives or meetings of a group per call by default. */
const GOODS_PAGE_SIZE = 20

/** Spec 4 ("Lists"), 7: groups of exhibitors. */
export const group: GroupHandlers<Contract['group']> = {
  basic: (paging, context) => groupPage(paging, null, context),
  filtered: (query, context) => groupPage(query, foundIds(query.keyword, 'EXHIBITOR_GROUP', context), context),
  detail: ({ id }, context) => found(fullGroup(id, context), 'exhibitorGroup', id),
  preview: ({ id, previewToken }, context) => {
    demandPreview(previewToken, { target: 'EXHIBITOR_GROUP', id }, context)
    return found(draftGroup(id, context), 'exhibitorGroup', id)
  },
  goods: ({ exhibitorGroupId, businessType, ...paging }, context) => {
    found(toGroupSummary(exhibitorGroupId, context), 'exhibitorGroup', exhibitorGroupId)
    const ids = idsOf(exhibitorGroupId, businessType, context)
    const records = slice(ids, paging, GOODS_PAGE_SIZE).map((businessId) => ({ businessType, businessId }))
    return { records, total: ids.length, facets: {} }
  },
}

/** Ids of the members' lives or meetings, by start. */
function idsOf(groupId: string, businessType: 'LIVE' | 'MEETING', { db }: Context): string[] {
  const table = businessType === 'LIVE' ? 'live' : 'meeting'
  const rows = db.all<{ id: string }>(
    `SELECT ${table}.id FROM ${table} JOIN exhibitor ON exhibitor.id = exhibitor_id
     WHERE group_id = ? ORDER BY start_time, ${table}.id`,
    groupId,
  )
  return rows.map(({ id }) => id)
}
