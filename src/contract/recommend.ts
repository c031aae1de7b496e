import * as z from 'zod/mini'
import { get, list, Paging } from './endpoint.ts'
import { LiveSummary } from './live.ts'
import { MeetingSummary } from './meeting.ts'
import { Reasoned } from './recommend-reason.ts'

const query = z.object({ ...Paging, excludeId: z.optional(z.string()) })

/** Lives and meetings that the platform recommends. `excludeId` leaves out the one that the visitor is looking at. */
export const recommend = {
  /** The platform's own choice, the same for everybody. */
  meeting: get('/api/v2/app/recommend/meeting', query, list(MeetingSummary)),
  live: get('/api/v2/app/recommend/live', query, list(LiveSummary)),
  /** By what this visitor does and has chosen as interests, with the reason; like the above without either. */
  personalMeeting: get('/ali1/api/v2/app/recommend/meeting', query, list(z.extend(MeetingSummary, Reasoned))),
  personalLive: get('/ali1/api/v2/app/recommend/live', query, list(z.extend(LiveSummary, Reasoned))),
  /** Lives at random, running ones first; beside a live's detail at most 4 (Spec 9). */
  random: get('/ali1/api/v2/app/recommend/random', query, list(LiveSummary)),
}
