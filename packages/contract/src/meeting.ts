import * as z from 'zod/mini'
import { ExhibitorSummary } from './catalogue.ts'
import { datas, done, get, list, Media, none, Paging, page, post } from './endpoint.ts'
import { FileRef } from './file.ts'
import { AgendaItem, GuestSummary } from './guest.ts'
import { html, id, languageTag, sentDay, time } from './kinds.ts'
import { RunState } from './live.ts'
import { Replay, TimeTag } from './replay.ts'

/** A meeting as shown in lists and agendas. */
export const MeetingSummary = z.object({
  /** Part of its page's address: /meeting/detail/{meetingId}/. */
  meetingId: id,
  /** Name in the requested language. */
  title: z.string(),
  /** Kind of meeting, in the requested language, e.g. Forum, Talk, Round table. */
  kindName: z.string(),
  /** Name of the host, in the requested language: exhibitors, or the organiser. */
  hostName: z.string(),
  /** Room in the requested language, e.g. "Hall 8.1, room 2". */
  place: z.string(),
  /** Value of the hall facet, e.g. 8.1: agendas are sorted by it. */
  hall: z.string(),
  /** Planned start, ISO 8601 in UTC. */
  startTime: time,
  /** Planned end, ISO 8601 in UTC, after `startTime`. */
  endTime: time,
  /** State at the time of the answer; the site then updates it by the clock. */
  state: RunState,
  /** The speakers; empty if nobody is named. */
  speakers: z.array(
    z.object({
      /** Id from guest/list, for the link to the guest's page. */
      guestId: id,
      /** The name in the requested language. */
      guestName: z.string(),
      /** Square portrait; `url` is '' if there is none. */
      portrait: Media,
    }),
  ),
  /** Number of free seats, 0: full; null if there is no limit. */
  seatsLeft: z.nullish(z.number()),
  /** Topic in one or two words, in the requested language; one of getMeetingTopicNames. */
  topic: z.string(),
  /** Last change, ISO 8601 in UTC: a build fetches the record again when this differs. */
  updateTime: time,
})
export type MeetingSummary = z.infer<typeof MeetingSummary>

/** A complete meeting (Spec 3, "Meeting detail state": this is `datas`). */
export const Meeting = z.extend(MeetingSummary, {
  /** Wide picture of the page, and of the player before it plays. */
  cover: Media,
  /** Platform HTML: sanitised before it is shown. */
  description: html,
  /** BCP 47 tag of the spoken language. */
  language: languageTag,
  /** Its agenda items by start; empty if it has no programme. */
  agenda: z.array(AgendaItem),
  /** The speakers with position and company, in the order of `speakers`. */
  guests: z.array(GuestSummary),
  /** The exhibitor that hosts it; null for a meeting of the organiser. */
  exhibitor: z.nullish(ExhibitorSummary),
  /** Documents to download: the programme before it, slides after it. Empty if there are none. */
  materials: z.array(FileRef),
  /** Recordings, each with its duration in seconds; empty before there are any. */
  replayVideoList: z.array(Replay),
  /** Chapters of the running meeting that have begun; empty when it is not running. A recording has its own. */
  tagList: z.array(TimeTag),
  /** Whether joining requires login: meeting/join then answers 5014 to signed-out visitors. */
  needsLogin: z.boolean(),
  /** This visitor's appointment for it, for appointment/cancel; null if there is none, or signed out. */
  appointmentId: z.nullish(id),
  /**
   * Whether this visitor is on its waiting list (added), false if signed out. Null or absent: it is not full, or the
   * platform has no waiting list for it (appointment/waitingList).
   */
  isWaiting: z.nullish(z.boolean()),
})
export type Meeting = z.infer<typeof Meeting>

/** The result of joining a meeting (Spec 3, joinRes). */
export const JoinResult = z.object({
  /** The joined meeting. */
  meetingId: id,
  /** Taken by interaction/room/config and meeting/provider/stream; commands refer to the room by it. */
  roomId: z.string(),
  /** The chat of the room; its commands control guests and layout (Spec 4). Null if there is none. */
  chatgroupId: z.nullish(z.string()),
  /** AUDIENCE watches and writes; GUEST is one of the meeting's guests. */
  role: z.enum(['AUDIENCE', 'GUEST']),
  /** The guest that this visitor is; null for the audience. */
  guestId: z.nullish(id),
  /** The guest with the leading sound; null: all alike. */
  masterVoice: z.nullish(z.string()),
  /** When the visitor joined, ISO 8601 in UTC; joining again while in the room does not change it. */
  joinTime: time,
})
export type JoinResult = z.infer<typeof JoinResult>

const byMeeting = z.object({
  /** An id from meeting/list. */
  meetingId: z.string(),
})

export const meeting = {
  /**
   * Meetings of the exhibition by start. 20 a page by default. Open to everyone; empty if there are none. Changes
   * nothing.
   */
  list: post(
    '/aliApp/app/meeting/list',
    z.object({
      ...Paging,
      /** Only those that begin on this day: YYYY-MM-DD in the exhibition's zone. */
      date: z.optional(sentDay),
      /** Only those hosted by this exhibitor. */
      exhibitorId: z.optional(z.string()),
    }),
    page(MeetingSummary),
    { safe: true },
  ),
}

export const meetingRest = {
  /**
   * One complete meeting, including this visitor's own data. Open to everyone; refused if it is not one of this tenant.
   * One that was set offline is returned with its state. multimedia/meeting/detail is the same for caches.
   */
  detail: post('/aliApp/app/meeting/detail', byMeeting, datas(Meeting), { safe: true }),
  /**
   * Enters the room: the visitor is counted in, once, however often it is sent. Refused if it has ended, was set
   * offline, has removed this visitor, is full, or requires login (5014).
   */
  join: post('/aliApp/app/meeting/join', byMeeting, datas(JoinResult)),
  /**
   * Leaves the room: the visitor is counted out. Open to everyone; refused if the visitor is not in the room. A failure
   * is shown only to logged-in visitors (Spec 4).
   */
  leave: post('/aliApp/app/meeting/leave', byMeeting, done()),
  /** The topics of the exhibition's meetings, for the filter. Open to everyone; empty if there are no meetings. */
  topics: get(
    '/api/v2/meetings/getMeetingTopicNames',
    none,
    list(
      z.object({
        /** Name in the requested language, as in meetings; search/meeting takes it as `topic`. */
        topic: z.string(),
        /** Number of meetings with it. */
        count: z.number(),
      }),
    ),
  ),
}
