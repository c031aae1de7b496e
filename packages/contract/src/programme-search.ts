import * as z from 'zod/mini'
import { get, Paging, page } from './endpoint.ts'
import { sentDay } from './kinds.ts'
import { LiveSummary } from './live.ts'
import { MeetingSummary } from './meeting.ts'

/** Filters of live and meeting lists: values of one field are alternatives, different fields must all match. */
export const ScheduledQuery = z.object({
  ...Paging,
  /** Words that must all occur in the title, topic, exhibitor or host; for meetings also in kind and speakers. */
  keyword: z.optional(z.string()),
  /** Start days, YYYY-MM-DD in the exhibition's zone: values of the date facet. */
  date: z.optional(z.array(sentDay)),
  /** Halls: values of the hall facet, e.g. 8.1. */
  hall: z.optional(z.array(z.string())),
  /** Topics: values of the topic facet, or topic labels in the requested language. */
  topic: z.optional(z.array(z.string())),
  /** States: values of the state facet, 'upcoming', 'live', 'ended', 'replay' or 'offline'. */
  state: z.optional(z.array(z.string())),
  /** Only those of this exhibitor. */
  exhibitorId: z.optional(z.string()),
})
export type ScheduledQuery = z.infer<typeof ScheduledQuery>

/** The searches of the programme, which home makes too. */
export const programmeSearch = {
  /**
   * Lives of the exhibition: running, then upcoming, then past. 20 a page by default, with the facets date, hall, topic
   * and state. Open to everyone; empty if none match.
   */
  live: get('/api/v2/app/search/live', ScheduledQuery, page(LiveSummary)),
  /** Meetings of the exhibition in the same order, with the same facets. Open to everyone; empty if none match. */
  meeting: get('/api/v2/app/search/meeting', ScheduledQuery, page(MeetingSummary)),
}
