import * as z from 'zod/mini'
import { data, get, list, Media, none, Paging, page } from './endpoint.ts'
import { day, id, languageTag, sentDay, time } from './kinds.ts'
import { RunState } from './live.ts'
import { Meeting, MeetingSummary } from './meeting.ts'

/** A day on which events begin, with their number. */
export const DateCount = z.object({
  /** YYYY-MM-DD in the exhibition's zone. */
  date: day,
  /** Number of events that begin on it, at least 1. */
  count: z.number(),
})
export type DateCount = z.infer<typeof DateCount>

/** A channel of /concert: videos and broadcasts under one name. */
export const Channel = z.object({
  /** The id by which channel and video lists refer to it. */
  channelId: id,
  /** The name in the requested language. */
  channelName: z.string(),
  /** One paragraph of plain text. */
  summary: z.string(),
  /** Wide picture of its card. */
  cover: Media,
  /** Number of its videos, including upcoming ones. */
  videoCount: z.number(),
  /** `_id` of the live that is running in it now, to which the card links; null if there is none. */
  liveId: z.nullish(id),
})
export type Channel = z.infer<typeof Channel>

/** A video of a channel. Its playable address comes from stream/video. */
export const ChannelVideo = z.object({
  /** Part of its player's address, /concert/player/{videoId}/; taken by stream/video. */
  videoId: id,
  /** Its channel, from channel/list. */
  channelId: id,
  /** Name in the requested language. */
  title: z.string(),
  /** One paragraph of plain text. */
  summary: z.string(),
  /** Wide picture of its card, and of the player before it plays. */
  cover: Media,
  /** Length in seconds. */
  duration: z.number(),
  /** BCP 47 tag of the spoken or sung language. */
  language: languageTag,
  /** 'replay': it can be played; 'upcoming': not before `publishTime`; 'offline': it was removed. */
  state: RunState,
  /** When it becomes playable, ISO 8601 in UTC; lists are sorted by it, latest first. */
  publishTime: time,
  /** Number of times it has been played. */
  views: z.number(),
  /** Last change, ISO 8601 in UTC: a build fetches the record again when this differs. */
  updateTime: time,
})
export type ChannelVideo = z.infer<typeof ChannelVideo>

export const multimedia = {
  /**
   * The same entity as meeting/detail, through a GET that caches may store. It contains nothing of this visitor:
   * `appointmentId` is null. Open to everyone; refused if it is not one of this tenant. The build reads meetings
   * through it.
   */
  meetingDetail: get(
    '/api/v2/app/multimedia/meeting/detail',
    z.object({
      /** An id from meeting/list. */
      meetingId: z.string(),
    }),
    data(Meeting),
  ),
  /** The days on which lives begin, in order (Spec 7; prefix assumed). Open to everyone; empty if there are none. */
  livingDates: get('/api/v2/app/multimedia/living/dates', none, list(DateCount)),
  /** The days on which meetings begin, in order (Spec 7; prefix assumed). Open to everyone; empty if there are none. */
  meetingDates: get('/api/v2/app/multimedia/meeting/dates', none, list(DateCount)),
  /**
   * The meetings of a day, by hall in the halls' order and by start in each (Spec 7; prefix assumed). Open to everyone;
   * halls without a meeting are not included; empty if there are no meetings.
   */
  hallMeetings: get(
    '/api/v2/app/multimedia/hall/meetings',
    z.object({
      /** YYYY-MM-DD in the exhibition's zone: the start day of the meetings; one of meeting/dates. */
      date: sentDay,
    }),
    list(
      z.object({
        /** Value of the hall facet, e.g. 8.1. */
        hall: z.string(),
        /** Name of the hall in the requested language, e.g. "Hall 8.1". */
        hallName: z.string(),
        /** Its meetings of that day by start, at least one. */
        meetings: z.array(MeetingSummary),
      }),
    ),
  ),
  /**
   * The channels of /concert in the organiser's order (Spec 7; prefix assumed). Open to everyone; empty if there are
   * none.
   */
  channels: get('/api/v2/app/multimedia/channel/list', none, list(Channel)),
  /**
   * The videos of a channel, or of all, latest first (Spec 7; prefix assumed). 12 a page by default. Open to everyone;
   * empty if none match.
   */
  videos: get(
    '/api/v2/app/multimedia/video/list',
    z.object({
      ...Paging,
      /** An id from channel/list; absent: the videos of all channels. */
      channelId: z.optional(z.string()),
      /** Words that must all occur in the title or summary. */
      keyword: z.optional(z.string()),
    }),
    page(ChannelVideo),
  ),
}
