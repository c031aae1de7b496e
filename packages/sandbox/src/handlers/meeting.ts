import type { meeting as calls } from '@fair/contract/meeting.ts'
import type { GroupHandlers } from '../handler.ts'
import { slice } from '../paging.ts'
import { meetingsOf } from './programme.ts'

/** Meetings per page by default. */
const PAGE_SIZE = 20

/** Spec 7, "Meetings and live". */
export const meeting: GroupHandlers<typeof calls> = {
  list: ({ date, exhibitorId, ...paging }, context) => {
    const all = meetingsOf(context, { date, exhibitorId })
    return { records: slice(all, paging, PAGE_SIZE), total: all.length, facets: {} }
  },
}
