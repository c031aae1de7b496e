import * as z from 'zod/mini'
import { data, get, list, Media, none, Paging, page } from './endpoint.ts'
import { day, id, languageTag, time } from './kinds.ts'
import { RunState } from './live.ts'
import { Meeting, MeetingSummary } from './meeting.ts'

/** A day on which something runs: YYYY-MM-DD in the exhibition's zone, and how many. */
export const DateCount = z.object({ date: day, count: z.number() })
export type DateCount = z.infer<typeof DateCount>

/** A channel of /concert: videos and broadcasts under one name. */
export const Channel = z.object({
  channelId: id,
  channelName: z.string(),
  summary: z.string(),
  cover: Media,
  videoCount: z.number(),
  /** The live that runs in it now. */
  liveId: z.nullish(id),
})
export type Channel = z.infer<typeof Channel>

/** A video of a channel. Where it plays: stream/video. `duration` in seconds. */
export const ChannelVideo = z.object({
  videoId: id,
  channelId: id,
  title: z.string(),
  summary: z.string(),
  cover: Media,
  duration: z.number(),
  /** BCP 47 tag of what is spoken or sung. */
  language: languageTag,
  state: RunState,
  publishTime: time,
  views: z.number(),
  updateTime: time,
})
export type ChannelVideo = z.infer<typeof ChannelVideo>

export const multimedia = {
  /** The same entity as meeting/detail by a GET that caches may keep: nothing of this visitor in it. */
  meetingDetail: get('/api/v2/app/multimedia/meeting/detail', z.object({ meetingId: z.string() }), data(Meeting)),
  /** The days on which lives run (Spec 7; prefix assumed). */
  livingDates: get('/api/v2/app/multimedia/living/dates', none, list(DateCount)),
  /** The days on which meetings run (Spec 7; prefix assumed). */
  meetingDates: get('/api/v2/app/multimedia/meeting/dates', none, list(DateCount)),
  /** The meetings of a day by hall, by start (Spec 7; prefix assumed). */
  hallMeetings: get(
    '/api/v2/app/multimedia/hall/meetings',
    z.object({ date: z.string() }),
    list(z.object({ hall: z.string(), hallName: z.string(), meetings: z.array(MeetingSummary) })),
  ),
  /** The channels of /concert (Spec 7; prefix assumed). */
  channels: get('/api/v2/app/multimedia/channel/list', none, list(Channel)),
  /** The videos of a channel, or of all, latest first (Spec 7; prefix assumed). */
  videos: get(
    '/api/v2/app/multimedia/video/list',
    z.object({ ...Paging, channelId: z.optional(z.string()), keyword: z.optional(z.string()) }),
    page(ChannelVideo),
  ),
}
