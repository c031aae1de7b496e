import type { live as calls } from '@fair/contract/live.ts'
import { nowNextPastOrder } from '@fair/contract/rules/time.ts'
import type { GroupHandlers } from '../handler.ts'
import { slice } from '../paging.ts'
import { livesOf } from './programme.ts'

/** Streams per page by default. */
const PAGE_SIZE = 20

/** Spec 7, "Meetings and live". */
export const live: GroupHandlers<typeof calls> = {
  list: ({ date, exhibitorId, ...paging }, context) => {
    const all = nowNextPastOrder(livesOf(context, { date, exhibitorId }), context.now())
    return { records: slice(all, paging, PAGE_SIZE), total: all.length, facets: {} }
  },
}
