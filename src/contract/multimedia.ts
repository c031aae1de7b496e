import * as z from 'zod/mini'
import { data, get, list, Media, none, Paging, page } from './endpoint.ts'
import { day, id, languageTag, sentDay, time } from './kinds.ts'
import { RunState } from './live.ts'
import { Meeting, MeetingSummary } from './meeting.ts'

/** A day on which something begins, and how many. */
export const DateCount = z.object({
  /** YYYY-MM-DD in the exhibition's zone. */
  date: day,
  /** How many begin on it, at least 1. */
  count: z.number(),
})
export type DateCount = z.infer<typeof DateCount>

/** A channel of /concert: videos and broadcasts under one name. */
export const Channel = z.object({
  /** What channel and video lists name it by. */
  channelId: id,
  /** The name in the requested language. */
  channelName: z.string(),
  /** One paragraph of plain text. */
  summary: z.string(),
  /** Wide picture of its card. */
  cover: Media,
  /** How many videos it has, those to come too. */
  videoCount: z.number(),
  /** `_id` of the live that runs in it now, to which the card links; null: none. */
  liveId: z.nullish(id),
})
export type Channel = z.infer<typeof Channel>

/** A video of a channel. Where it plays: stream/video. */
export const ChannelVideo = z.object({
  /** Stands in the address of its player, /concert/player/{videoId}/; stream/video takes it. */
  videoId: id,
  /** The channel that it is in; one of channel/list's. */
  channelId: id,
  /** What it is called, in the requested language. */
  title: z.string(),
  /** One paragraph of plain text. */
  summary: z.string(),
  /** Wide picture of its card, and of the player before it plays. */
  cover: Media,
  /** Length in seconds. */
  duration: z.number(),
  /** BCP 47 tag of what is spoken or sung. */
  language: languageTag,
  /** 'replay': it can be played; 'upcoming': not before `publishTime`; 'offline': it was taken away. */
  state: RunState,
  /** From when on it can be played, ISO 8601 in UTC; lists come in its order, latest first. */
  publishTime: time,
  /** How often it has been played. */
  views: z.number(),
  /** Last change, ISO 8601 in UTC: a build requests the record again when this differs. */
  updateTime: time,
})
export type ChannelVideo = z.infer<typeof ChannelVideo>

export const multimedia = {
  /**
   * The same entity as meeting/detail by a GET that caches may keep. Nothing of this visitor is in it: `appointmentId`
   * is null. Open to everybody; refused for none of this tenant. The build reads meetings by it.
   */
  meetingDetail: get(
    '/api/v2/app/multimedia/meeting/detail',
    z.object({
      /** One of meeting/list's. */
      meetingId: z.string(),
    }),
    data(Meeting),
  ),
  /** The days on which lives begin, in order (Spec 7; prefix assumed). Open to everybody; no lives: an empty list. */
  livingDates: get('/api/v2/app/multimedia/living/dates', none, list(DateCount)),
  /** The days on which meetings begin, in order (Spec 7; prefix assumed). Open to everybody; no meetings: an empty list. */
  meetingDates: get('/api/v2/app/multimedia/meeting/dates', none, list(DateCount)),
  /**
   * The meetings of a day, hall by hall in the halls' order, by start in each (Spec 7; prefix assumed). Open to everybody;
   * halls without a meeting are left out, a day without any has an empty list.
   */
  hallMeetings: get(
    '/api/v2/app/multimedia/hall/meetings',
    z.object({
      /** YYYY-MM-DD in the exhibition's zone: the meetings that begin on it; one of meeting/dates'. */
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
  /** The channels of /concert in the organiser's order (Spec 7; prefix assumed). Open to everybody; none: an empty list. */
  channels: get('/api/v2/app/multimedia/channel/list', none, list(Channel)),
  /**
   * The videos of a channel, or of all, latest first (Spec 7; prefix assumed). At 12 a page unless requested otherwise.
   * Open to everybody; none found is an empty page.
   */
  videos: get(
    '/api/v2/app/multimedia/video/list',
    z.object({
      ...Paging,
      /** One of channel/list's; absent: the videos of all channels. */
      channelId: z.optional(z.string()),
      /** Words that must all occur in title or summary. */
      keyword: z.optional(z.string()),
    }),
    page(ChannelVideo),
  ),
}
