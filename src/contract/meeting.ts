import * as z from 'zod/mini'
import { ExhibitorSummary } from './catalogue.ts'
import { datas, done, get, list, Media, none, Paging, page, post } from './endpoint.ts'
import { FileRef } from './file.ts'
import { AgendaItem, GuestSummary } from './guest.ts'
import { html, id, languageTag, time } from './kinds.ts'
import { RunState } from './live.ts'
import { Replay, TimeTag } from './replay.ts'

export const MeetingSummary = z.object({
  meetingId: id,
  title: z.string(),
  /** e.g. Forum, Talk, Round table. */
  kindName: z.string(),
  hostName: z.string(),
  place: z.string(),
  hall: z.string(),
  startTime: time,
  endTime: time,
  state: RunState,
  speakers: z.array(z.object({ guestId: id, guestName: z.string(), portrait: Media })),
  /** Free seats; null where there is no limit. */
  seatsLeft: z.nullish(z.number()),
  topic: z.string(),
  updateTime: time,
})
export type MeetingSummary = z.infer<typeof MeetingSummary>

/** The whole of a meeting (Spec 3, "Meeting detail state": this is `datas`). */
export const Meeting = z.extend(MeetingSummary, {
  cover: Media,
  /** Platform HTML: goes through the sanitiser before it is shown. */
  description: html,
  /** BCP 47 tag of what is spoken. */
  language: languageTag,
  agenda: z.array(AgendaItem),
  guests: z.array(GuestSummary),
  /** Null for a meeting of the organiser. */
  exhibitor: z.nullish(ExhibitorSummary),
  materials: z.array(FileRef),
  /** Recordings, each with its duration in seconds; empty before there are any. */
  replayVideoList: z.array(Replay),
  /** Chapters of the running meeting. */
  tagList: z.array(TimeTag),
  /** Whether one has to be logged in to join. */
  needsLogin: z.boolean(),
  /** This visitor's appointment for it. */
  appointmentId: z.nullish(id),
})
export type Meeting = z.infer<typeof Meeting>

/** What a visitor gets on joining (Spec 3, joinRes). */
export const JoinResult = z.object({
  meetingId: id,
  roomId: z.string(),
  /** The chat of the room; its commands drive guests and layout (Spec 4). */
  chatgroupId: z.nullish(z.string()),
  role: z.enum(['AUDIENCE', 'GUEST']),
  /** The guest that this visitor is; null for the audience. */
  guestId: z.nullish(id),
  /** The guest whose sound leads the room; null: all sound alike. */
  masterVoice: z.nullish(z.string()),
  joinTime: time,
})
export type JoinResult = z.infer<typeof JoinResult>

const byMeeting = z.object({ meetingId: z.string() })

export const meeting = {
  /** Meetings by start. `date` is YYYY-MM-DD in the exhibition's zone. */
  list: post(
    '/aliApp/app/meeting/list',
    z.object({ ...Paging, date: z.optional(z.string()), exhibitorId: z.optional(z.string()) }),
    page(MeetingSummary),
    { safe: true },
  ),
}

export const meetingRest = {
  detail: post('/aliApp/app/meeting/detail', byMeeting, datas(Meeting), { safe: true }),
  /** Enters the room. Refused when it has ended, was set offline, is full, or needs a login. */
  join: post('/aliApp/app/meeting/join', byMeeting, datas(JoinResult)),
  /** A failure is told to the visitor only when logged in (Spec 4). */
  leave: post('/aliApp/app/meeting/leave', byMeeting, done()),
  /** The topics that meetings have, for the filter; `count` is how many meetings. */
  topics: get('/api/v2/meetings/getMeetingTopicNames', none, list(z.object({ topic: z.string(), count: z.number() }))),
}
