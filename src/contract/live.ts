import * as z from 'zod/mini'
import { Booth, ExhibitorSummary, ExhibitSummary } from './catalogue.ts'
import { datas, done, Media, Paging, page, post } from './endpoint.ts'
import { html, id, languageTag, sentDay, time } from './kinds.ts'
import { Replay, TimeTag } from './replay.ts'

/** 'upcoming' before its start, 'live' while it runs, 'ended' after it, 'replay' where a recording stands, 'offline' set offline. */
export const RunState = z.enum(['upcoming', 'live', 'ended', 'replay', 'offline'])
export type RunState = z.infer<typeof RunState>

/** A live as lists and cards show it. */
export const LiveSummary = z.object({
  /** Stands in the address of its page, /live/detail/{_id}/; the calls take it as `live_id` or `businessId`. */
  _id: id,
  /** What it is called, in the requested language. */
  title: z.string(),
  /** Wide picture of cards, and of the player before it plays. */
  cover: Media,
  /** Planned start, ISO 8601 in UTC. */
  startTime: time,
  /** Planned end, ISO 8601 in UTC, after `startTime`. */
  endTime: time,
  /** How it stands when the call is answered; the site goes on by the clock from there. */
  state: RunState,
  /** People watching now, or who watched. */
  viewers: z.number(),
  /** The exhibitor that broadcasts it. */
  exhibitorId: id,
  /** That exhibitor's name in the requested language. */
  exhibitorName: z.string(),
  /** That exhibitor's stand. */
  booth: Booth,
  /** What it is about in a word or two, in the requested language; a facet of search/live. */
  topic: z.string(),
  /** Last change, ISO 8601 in UTC: a build requests the record again when this differs. */
  updateTime: time,
})
export type LiveSummary = z.infer<typeof LiveSummary>

/** An exhibit shown in a stream. */
export const LiveGoods = z.extend(ExhibitSummary, {
  /** As the presenter calls it, from 1; the list comes in its order. */
  number: z.number(),
  /** Seconds from the start at which it is explained, for a jump there; null: not yet. */
  offset: z.nullish(z.number()),
})
export type LiveGoods = z.infer<typeof LiveGoods>

/** The whole of a live (Spec 3, "Live detail state"). Where its stream comes from: stream/pull. */
export const Live = z.extend(LiveSummary, {
  /** Platform HTML: goes through the sanitiser before it is shown. */
  description: html,
  /** BCP 47 tag of what is spoken. */
  language: languageTag,
  /** Words beside the title, in the requested language, the topic first; empty without. */
  tags: z.array(z.string()),
  /** The exhibitor that broadcasts it. */
  exhibitor: ExhibitorSummary,
  /** Exhibits that it shows, by number; live/goods answers the same page by page. */
  goodsList: z.array(LiveGoods),
  /** Other lives that run or are about to, at most 4, at random (Spec 9). */
  liveList: z.array(LiveSummary),
  /** Recordings of this live; of the exhibitor's other lives behind them. Empty before there are any. */
  replayList: z.array(Replay),
  /** Chapters of the running stream that have begun; empty when it does not run. A recording has its own. */
  tagList: z.array(TimeTag),
  /** The chat beside it; null where there is none. */
  chatgroupId: z.nullish(z.string()),
  /** Seconds that a viewer may wind back while it runs; 0 without. */
  dvrSeconds: z.number(),
  /** This visitor's appointment for it, which appointment/cancel takes; null: none, or signed out. */
  appointmentId: z.nullish(id),
})
export type Live = z.infer<typeof Live>

const byLive = z.object({
  /** `_id` of the live. */
  live_id: z.string(),
})

export const live = {
  /**
   * Streams of the exhibition: running ones first, then those to come, then those that are over. At 20 a page unless
   * asked otherwise. Open to everybody; none is an empty page. Changes nothing.
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
   * One live, whole. Open to everybody: signed out, the caller sets the default visitor's headers, userId -1, visitorId
   * vis_1, language zh-CN (Spec 6, 7). Refused for none of this tenant; one that was set offline is answered with its state.
   */
  detail: post('/aliApp/app/live/detail', byLive, datas(Live), { safe: true }),
  /**
   * Counts the visitor in, once however often it is sent. Open to everybody. Refused when the live has ended, was set
   * offline, or has removed this visitor.
   */
  join: post(
    '/aliApp/app/live/join',
    byLive,
    datas(
      z.object({
        /** People watching now, this visitor among them. */
        viewers: z.number(),
        /** The group of the chat beside it, of which a logged-in visitor is a member from now on; null: there is none. */
        chatgroupId: z.nullish(z.string()),
      }),
    ),
  ),
  /** Counts the visitor out, as the page is left. Open to everybody; refused for who is not in. */
  leave: post('/aliApp/app/live/leave', byLive, done()),
  /**
   * What a stream shows, by number; requested again while it runs. At 20 a page unless requested otherwise. Open to everybody;
   * a live that shows nothing has an empty page.
   */
  goods: post('/aliApp/app/live/goods', z.extend(byLive, Paging), page(LiveGoods), { safe: true }),
}
