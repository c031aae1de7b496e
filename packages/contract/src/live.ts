import * as z from 'zod/mini'
import { Booth, ExhibitorSummary, ExhibitSummary } from './catalogue.ts'
import { datas, done, Media, Paging, page, post } from './endpoint.ts'
import { html, id, languageTag, sentDay, time } from './kinds.ts'
import { Replay, TimeTag } from './replay.ts'

/**
 * 'upcoming' before its start, 'live' while it runs, 'ended' after it, 'replay' if there is a recording, 'offline' if
 * set offline.
 */
export const RunState = z.enum(['upcoming', 'live', 'ended', 'replay', 'offline'])
export type RunState = z.infer<typeof RunState>

/** A live as shown in lists and on cards. */
export const LiveSummary = z.object({
  /** Part of its page's address, /live/detail/{_id}/; calls take it as `live_id` or `businessId`. */
  _id: id,
  /** Name in the requested language. */
  title: z.string(),
  /** Wide picture of cards, and of the player before it plays. */
  cover: Media,
  /** Planned start, ISO 8601 in UTC. */
  startTime: time,
  /** Planned end, ISO 8601 in UTC, after `startTime`. */
  endTime: time,
  /** State at the time of the answer; the site then updates it by the clock. */
  state: RunState,
  /** People watching now, or who watched. */
  viewers: z.number(),
  /** The exhibitor that broadcasts it. */
  exhibitorId: id,
  /** That exhibitor's name in the requested language. */
  exhibitorName: z.string(),
  /** That exhibitor's booth. */
  booth: Booth,
  /** Topic in one or two words, in the requested language; a facet of search/live. */
  topic: z.string(),
  /** Last change, ISO 8601 in UTC: a build fetches the record again when this differs. */
  updateTime: time,
})
export type LiveSummary = z.infer<typeof LiveSummary>

/** An exhibit shown in a stream. */
export const LiveGoods = z.extend(ExhibitSummary, {
  /** The presenter's number for it, from 1; the list is sorted by it. */
  number: z.number(),
  /** Seconds from the start of its presentation, for jumping there; null: not presented yet. */
  offset: z.nullish(z.number()),
})
export type LiveGoods = z.infer<typeof LiveGoods>

/** A complete live (Spec 3, "Live detail state"). Its stream comes from stream/pull. */
export const Live = z.extend(LiveSummary, {
  /** Platform HTML: sanitised before it is shown. */
  description: html,
  /** BCP 47 tag of the spoken language. */
  language: languageTag,
  /** Labels beside the title, in the requested language, the topic first; empty if there are none. */
  tags: z.array(z.string()),
  /** The exhibitor that broadcasts it. */
  exhibitor: ExhibitorSummary,
  /** Exhibits shown in it, by number; live/goods returns the same page by page. */
  goodsList: z.array(LiveGoods),
  /** Other lives that are running or about to start, at most 4, at random (Spec 9). */
  liveList: z.array(LiveSummary),
  /** Recordings of this live, followed by those of the exhibitor's other lives. Empty before there are any. */
  replayList: z.array(Replay),
  /** Chapters of the running stream that have begun; empty when it is not running. A recording has its own. */
  tagList: z.array(TimeTag),
  /** The accompanying chat; null if there is none. */
  chatgroupId: z.nullish(z.string()),
  /** Seconds that a viewer may wind back while it runs; 0 if not possible. */
  dvrSeconds: z.number(),
  /** This visitor's appointment for it, for appointment/cancel; null if there is none, or signed out. */
  appointmentId: z.nullish(id),
})
export type Live = z.infer<typeof Live>

const byLive = z.object({
  /** `_id` of the live. */
  live_id: z.string(),
})

export const live = {
  /**
   * Streams of the exhibition: running ones first, then upcoming ones, then past ones. 20 a page by default. Open to
   * everyone; empty if there are none. Changes nothing.
   */
  list: post(
    '/aliApp/app/live/list',
    z.object({
      ...Paging,
      /** Only those that begin on this day: YYYY-MM-DD in the exhibition's zone. */
      date: z.optional(sentDay),
      /** Only those of this exhibitor. */
      exhibitorId: z.optional(z.string()),
    }),
    page(LiveSummary),
    { safe: true },
  ),
}

export const liveRest = {
  /**
   * One complete live. Open to everyone: signed out, the caller sends the default visitor's headers, userId -1,
   * visitorId vis_1, language zh-CN (Spec 6, 7). Refused if it is not one of this tenant; one that was set offline is
   * returned with its state.
   */
  detail: post('/aliApp/app/live/detail', byLive, datas(Live), { safe: true }),
  /**
   * Counts the visitor in, once, however often it is sent. Open to everyone. Refused if the live has ended, was set
   * offline, or has removed this visitor.
   */
  join: post(
    '/aliApp/app/live/join',
    byLive,
    datas(
      z.object({
        /** People watching now, including this visitor. */
        viewers: z.number(),
        /** Group of the accompanying chat, of which a logged-in visitor is now a member; null if there is none. */
        chatgroupId: z.nullish(z.string()),
      }),
    ),
  ),
  /** Counts the visitor out when the page is left. Open to everyone; refused if the visitor is not counted in. */
  leave: post('/aliApp/app/live/leave', byLive, done()),
  /**
   * What a stream shows, by number; fetched again while it runs. 20 a page by default. Open to everyone; empty for a
   * live without exhibits.
   */
  goods: post('/aliApp/app/live/goods', z.extend(byLive, Paging), page(LiveGoods), { safe: true }),
}
