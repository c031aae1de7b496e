import * as z from 'zod/mini'
import { get, list, Paging } from './endpoint.ts'
import { LiveSummary } from './live.ts'
import { MeetingSummary } from './meeting.ts'
import { Reasoned } from './recommend-reason.ts'

const query = z.object({
  ...Paging,
  /** `_id` or meetingId of what the visitor is looking at: it is left out. Absent: nothing is. */
  excludeId: z.optional(z.string()),
})

/** Lives and meetings that the platform recommends; none that is over without a recording, or was set offline. */
export const recommend = {
  /**
   * Meetings by the platform's own choice, the same for everybody: running ones first, then the next, then recordings.
   * At most 10 unless requested otherwise. Open to everybody; none: an empty list.
   */
  meeting: get('/api/v2/app/recommend/meeting', query, list(MeetingSummary)),
  /** Lives in the same way: running ones first, then the next, then recordings. Open to everybody; none: an empty list. */
  live: get('/api/v2/app/recommend/live', query, list(LiveSummary)),
  /**
   * Meetings by what this visitor has looked at and chosen as interests, with the reason. Recordings come last. Open to
   * everybody: without visits and interests it answers like recommend/meeting, without reasons.
   */
  personalMeeting: get('/ali1/api/v2/app/recommend/meeting', query, list(z.extend(MeetingSummary, Reasoned))),
  /** Lives in the same way, with the reason. Open to everybody; without visits and interests like recommend/live. */
  personalLive: get('/ali1/api/v2/app/recommend/live', query, list(z.extend(LiveSummary, Reasoned))),
  /**
   * Lives at random, running ones first, at most 4 whatever `pageSize` says (Spec 9). Open to everybody; the same visitorId
   * should get the same order again. None: an empty list.
   */
  random: get('/ali1/api/v2/app/recommend/random', query, list(LiveSummary)),
}
