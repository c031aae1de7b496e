import * as z from 'zod/mini'
import { ExhibitorSummary } from './catalogue.ts'
import { datas, done, get, list, Media, none, Paging, page, post } from './endpoint.ts'
import { FileRef } from './file.ts'
import { AgendaItem, GuestSummary } from './guest.ts'
import { html, id, languageTag, sentDay, time } from './kinds.ts'
import { RunState } from './live.ts'
import { Replay, TimeTag } from './replay.ts'

/** A meeting as lists and agendas show it. */
export const MeetingSummary = z.object({
  /** Stands in the address of its page: /meeting/detail/{meetingId}/. */
  meetingId: id,
  /** What it is called, in the requested language. */
  title: z.string(),
  /** What kind of meeting, in the requested language, e.g. Forum, Talk, Round table. */
  kindName: z.string(),
  /** Who holds it, in the requested language: exhibitors, or the organiser. */
  hostName: z.string(),
  /** Room in the requested language, e.g. "Hall 8.1, room 2". */
  place: z.string(),
  /** Value of the hall facet, e.g. 8.1: agendas are ordered by it. */
  hall: z.string(),
  /** Planned start, ISO 8601 in UTC. */
  startTime: time,
  /** Planned end, ISO 8601 in UTC, after `startTime`. */
  endTime: time,
  /** How it stands when the call is answered; the site goes on by the clock from there. */
  state: RunState,
  /** Who speaks; empty where nobody is named. */
  speakers: z.array(
    z.object({
      /** Leads to the guest's page; one of guest/list's. */
      guestId: id,
      /** The name in the requested language. */
      guestName: z.string(),
      /** Square portrait; `url` '' where there is none. */
      portrait: Media,
    }),
  ),
  /** Free seats, 0: full; null where there is no limit. */
  seatsLeft: z.nullish(z.number()),
  /** What it is about in a word or two, in the requested language; one of getMeetingTopicNames'. */
  topic: z.string(),
  /** Last change, ISO 8601 in UTC: a build requests the record again when this differs. */
  updateTime: time,
})
export type MeetingSummary = z.infer<typeof MeetingSummary>

/** The whole of a meeting (Spec 3, "Meeting detail state": this is `datas`). */
export const Meeting = z.extend(MeetingSummary, {
  /** Wide picture of the page, and of the player before it plays. */
  cover: Media,
  /** Platform HTML: goes through the sanitiser before it is shown. */
  description: html,
  /** BCP 47 tag of what is spoken. */
  language: languageTag,
  /** Its items by start; empty where it has no programme. */
  agenda: z.array(AgendaItem),
  /** The speakers with position and company, in the order of `speakers`. */
  guests: z.array(GuestSummary),
  /** Null for a meeting of the organiser. */
  exhibitor: z.nullish(ExhibitorSummary),
  /** Papers to download: the programme before it, slides after it. Empty without. */
  materials: z.array(FileRef),
  /** Recordings, each with its duration in seconds; empty before there are any. */
  replayVideoList: z.array(Replay),
  /** Chapters of the running meeting that have begun; empty when it does not run. A recording has its own. */
  tagList: z.array(TimeTag),
  /** Whether one has to be logged in to join: meeting/join answers 5014 to others then. */
  needsLogin: z.boolean(),
  /** This visitor's appointment for it, which appointment/cancel takes; null: none, or signed out. */
  appointmentId: z.nullish(id),
  /**
   * Whether this visitor waits for a place (added), false signed out; null or absent: it is not full, or the platform keeps
   * no waiting list of it (appointment/waitingList).
   */
  isWaiting: z.nullish(z.boolean()),
})
export type Meeting = z.infer<typeof Meeting>

/** What a visitor gets on joining (Spec 3, joinRes). */
export const JoinResult = z.object({
  /** The joined meeting. */
  meetingId: id,
  /** What interaction/room/config and meeting/provider/stream take; commands name the room by it. */
  roomId: z.string(),
  /** The chat of the room; its commands drive guests and layout (Spec 4). Null: there is none. */
  chatgroupId: z.nullish(z.string()),
  /** AUDIENCE watches and writes; GUEST is one of the meeting's guests. */
  role: z.enum(['AUDIENCE', 'GUEST']),
  /** The guest that this visitor is; null for the audience. */
  guestId: z.nullish(id),
  /** The guest whose sound leads the room; null: all sound alike. */
  masterVoice: z.nullish(z.string()),
  /** Since when the visitor is in, ISO 8601 in UTC; joining again while in leaves it as it was. */
  joinTime: time,
})
export type JoinResult = z.infer<typeof JoinResult>

const byMeeting = z.object({
  /** One of meeting/list's. */
  meetingId: z.string(),
})

export const meeting = {
  /**
   * Meetings of the exhibition by start. At 20 a page unless requested otherwise. Open to everybody; none is an empty page.
   * Changes nothing.
   */
  list: post(
    '/aliApp/app/meeting/list',
    z.object({
      ...Paging,
      /** Only those that begin on this day: YYYY-MM-DD in the exhibition's zone. */
      date: z.optional(sentDay),
      /** Only those that this exhibitor holds. */
      exhibitorId: z.optional(z.string()),
    }),
    page(MeetingSummary),
    { safe: true },
  ),
}

export const meetingRest = {
  /**
   * One meeting, whole, with what is this visitor's own. Open to everybody; refused for none of this tenant. One that was
   * set offline is answered with its state. multimedia/meeting/detail is the same for caches.
   */
  detail: post('/aliApp/app/meeting/detail', byMeeting, datas(Meeting), { safe: true }),
  /**
   * Enters the room: the visitor is counted in, once however often it is sent. Refused when it has ended, was set offline,
   * has removed this visitor, is full, or needs a login (5014).
   */
  join: post('/aliApp/app/meeting/join', byMeeting, datas(JoinResult)),
  /**
   * Leaves the room: the visitor is counted out. Open to everybody; refused for who is not in. A failure is told to the
   * visitor only when logged in (Spec 4).
   */
  leave: post('/aliApp/app/meeting/leave', byMeeting, done()),
  /** The topics of the exhibition's meetings, for the filter. Open to everybody; no meetings: an empty list. */
  topics: get(
    '/api/v2/meetings/getMeetingTopicNames',
    none,
    list(
      z.object({
        /** As meetings name it in the requested language; what search/meeting takes as `topic`. */
        topic: z.string(),
        /** How many meetings have it. */
        count: z.number(),
      }),
    ),
  ),
}
