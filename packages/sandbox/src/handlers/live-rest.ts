import type { liveRest as declared } from '@fair/contract/live.ts'
import { liveOf } from '../business/subjects.ts'
import type { Context } from '../context.ts'
import { found, refused } from '../failure.ts'
import type { GroupHandlers } from '../handler.ts'
import { slice } from '../paging.ts'
import type { LiveSummary } from '../sent.ts'
import { enterRoom } from './chat-rooms.ts'
import { fullLive } from './live-rest-detail.ts'
import { liveGoods } from './live-rest-timeline.ts'
import { attend, depart, isRemoved } from './stream-attend.ts'

/** Goods per page by default. */
const PAGE_SIZE = 20

/** Spec 7, "Meetings and live": one live, its audience and its exhibits. */
export const liveRest: GroupHandlers<typeof declared> = {
  detail: ({ live_id }, context) => fullLive(ownLive(live_id, context), context),
  join: ({ live_id }, context) =>
    context.db.transaction(() => {
      const { state } = ownLive(live_id, context)
      if (state === 'offline' || isRemoved(context, 'LIVE', live_id)) throw refused('liveOffline')
      if (state === 'ended' || state === 'replay') throw refused('liveEnded')
      attend(context, 'LIVE', live_id)
      const chatgroupId = enterRoom('LIVE', live_id, context)
      return { viewers: ownLive(live_id, context).viewers, chatgroupId }
    }),
  leave: ({ live_id }, context) => {
    ownLive(live_id, context)
    depart(context, 'LIVE', live_id)
    return null
  },
  goods: ({ live_id, ...paging }, context) => {
    const all = liveGoods(ownLive(live_id, context), context)
    return { records: slice(all, paging, PAGE_SIZE), total: all.length, facets: {} }
  },
}

/** @throws PlatformError 4041 if the tenant has no such live */
function ownLive(id: string, context: Context): LiveSummary {
  const { exhibitionId: _, ...live } = found(liveOf(id, context), 'liveStream', id)
  return live
}
