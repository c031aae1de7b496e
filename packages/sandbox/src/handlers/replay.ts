import type { replay as declared } from '@fair/contract/replay.ts'
import { liveOf, meetingOf } from '../business/subjects.ts'
import { found, refused } from '../failure.ts'
import type { GroupHandlers } from '../handler.ts'
import { liveRecordings } from './replay-live.ts'
import { meetingRecordings } from './replay-meeting.ts'

/** Spec 7 (video/info). Sessions set offline are refused, and so are their recordings. */
export const replay: GroupHandlers<typeof declared> = {
  list: ({ businessType, businessId }, context) => {
    if (businessType === 'LIVE') {
      const live = found(liveOf(businessId, context), 'liveStream', businessId)
      if (live.state === 'offline') throw refused('liveOffline')
      return liveRecordings(live, context)
    }
    const meeting = found(meetingOf(businessId, context), 'meetingRoom', businessId)
    if (meeting.state === 'offline') throw refused('meetingOffline')
    return meetingRecordings(meeting, context)
  },
}
