import * as z from 'zod/mini'
import { get, list, Paging } from './endpoint.ts'
import { LiveSummary } from './live.ts'
import { MeetingSummary } from './meeting.ts'
import { Reasoned } from './recommend-reason.ts'

const query = z.object({
  ...Paging,
  /** `_id` or meetingId of the item that the visitor is viewing, which is excluded. Absent: nothing is excluded. */
  excludeId: z.optional(z.string()),
})

/** Lives and meetings that the platform recommends, without past ones that have no recording, and ones set offline. */
export const recommend = {
  /**
   * Meetings selected by the platform, the same for everyone: running ones first, then the next, then recordings. At
   * most 10 by default. Open to everyone; empty if there are none.
   */
  meeting: get('/api/v2/app/recommend/meeting', query, list(MeetingSummary)),
  /**
   * Lives in the same way: running ones first, then the next, then recordings. Open to everyone; empty if there are
   * none.
   */
  live: get('/api/v2/app/recommend/live', query, list(LiveSummary)),
  /**
   * Meetings by what this visitor has viewed and chosen as interests, with the reason. Recordings come last. Open to
   * everyone: without visits and interests it returns the same as recommend/meeting, without reasons.
   */
  personalMeeting: get('/ali1/api/v2/app/recommend/meeting', query, list(z.extend(MeetingSummary, Reasoned))),
  /** Lives in the same way, with the reason. Open to everyone; like recommend/live without visits and interests. */
  personalLive: get('/ali1/api/v2/app/recommend/live', query, list(z.extend(LiveSummary, Reasoned))),
  /**
   * Random lives, running ones first, at most 4 regardless of `pageSize` (Spec 9). Open to everyone; the same visitorId
   * should get the same order again. Empty if there are none.
   */
  random: get('/ali1/api/v2/app/recommend/random', query, list(LiveSummary)),
}
