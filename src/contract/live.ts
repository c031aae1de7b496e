import * as z from 'zod/mini'
import { Booth, ExhibitorSummary, ExhibitSummary } from './catalogue.ts'
import { datas, done, Media, Paging, page, post } from './endpoint.ts'
import { html, id, languageTag, time } from './kinds.ts'
import { Replay, TimeTag } from './replay.ts'

/** 'upcoming' before its start, 'live' while it runs, 'ended' after it, 'replay' where a recording stands, 'offline' set offline. */
export const RunState = z.enum(['upcoming', 'live', 'ended', 'replay', 'offline'])
export type RunState = z.infer<typeof RunState>

export const LiveSummary = z.object({
  _id: id,
  title: z.string(),
  cover: Media,
  startTime: time,
  endTime: time,
  state: RunState,
  /** People watching now, or who watched. */
  viewers: z.number(),
  exhibitorId: id,
  exhibitorName: z.string(),
  booth: Booth,
  topic: z.string(),
  updateTime: time,
})
export type LiveSummary = z.infer<typeof LiveSummary>

/** An exhibit shown in a stream. `number` as the presenter calls it, from 1; `offset` in seconds where it is explained. */
export const LiveGoods = z.extend(ExhibitSummary, { number: z.number(), offset: z.nullish(z.number()) })
export type LiveGoods = z.infer<typeof LiveGoods>

/** The whole of a live (Spec 3, "Live detail state"). Where its stream comes from: stream/pull. */
export const Live = z.extend(LiveSummary, {
  /** Platform HTML: goes through the sanitiser before it is shown. */
  description: html,
  /** BCP 47 tag of what is spoken. */
  language: languageTag,
  tags: z.array(z.string()),
  exhibitor: ExhibitorSummary,
  goodsList: z.array(LiveGoods),
  /** Other lives that run or are about to, at most 4, at random (Spec 9). */
  liveList: z.array(LiveSummary),
  /** Recordings of this live; of the exhibitor's other lives behind them. */
  replayList: z.array(Replay),
  /** Chapters of the running stream. */
  tagList: z.array(TimeTag),
  /** The chat beside it; null where there is none. */
  chatgroupId: z.nullish(z.string()),
  /** Seconds that a viewer may wind back while it runs; 0 without. */
  dvrSeconds: z.number(),
  /** This visitor's appointment for it. */
  appointmentId: z.nullish(id),
})
export type Live = z.infer<typeof Live>

const byLive = z.object({ live_id: z.string() })

export const live = {
  /** Streams of the exhibition, running ones first. `date` is YYYY-MM-DD in the exhibition's zone. */
  list: post(
    '/aliApp/app/live/list',
    z.object({ ...Paging, date: z.optional(z.string()), exhibitorId: z.optional(z.string()) }),
    page(LiveSummary),
    { safe: true },
  ),
}

export const liveRest = {
  /** Signed out, the caller sets the default visitor's headers: userId -1, visitorId vis_1, language zh-CN (Spec 6, 7). */
  detail: post('/aliApp/app/live/detail', byLive, datas(Live), { safe: true }),
  /** Counts the visitor in. Refused when the live has ended, was set offline, or has removed this visitor. */
  join: post(
    '/aliApp/app/live/join',
    byLive,
    datas(z.object({ viewers: z.number(), chatgroupId: z.nullish(z.string()) })),
  ),
  leave: post('/aliApp/app/live/leave', byLive, done()),
  /** What a stream shows, by number; asked again while it runs. */
  goods: post('/aliApp/app/live/goods', z.extend(byLive, Paging), page(LiveGoods), { safe: true }),
}
