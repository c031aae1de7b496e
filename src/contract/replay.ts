import * as z from 'zod/mini'
import { list, Media, post } from './endpoint.ts'
import { id, languageTag, media, time } from './kinds.ts'

/** A mark on the time line, shown as a chapter: `offset` in seconds from the start (Spec 3, tagList). */
export const TimeTag = z.object({ offset: z.number(), text: z.string() })
export type TimeTag = z.infer<typeof TimeTag>

/** Captions in one language: `url` of a WebVTT file, `language` a BCP 47 tag. */
export const Captions = z.object({ language: languageTag, label: z.string(), url: media })
export type Captions = z.infer<typeof Captions>

/** A spoken passage. `offset` and `endOffset` in seconds from the start. */
export const TranscriptLine = z.object({
  offset: z.number(),
  endOffset: z.number(),
  speaker: z.nullish(z.string()),
  text: z.string(),
})
export type TranscriptLine = z.infer<typeof TranscriptLine>

/** A recording of a live or a meeting (Spec 3, replay list). `url` is an m3u8 playlist, `duration` in seconds. */
export const Replay = z.object({
  _id: id,
  title: z.string(),
  cover: Media,
  url: media,
  duration: z.number(),
  /** BCP 47 tag of what is spoken. */
  language: languageTag,
  recordTime: time,
  tagList: z.array(TimeTag),
  captions: z.array(Captions),
  /** Empty where the platform has none. */
  transcript: z.array(TranscriptLine),
})
export type Replay = z.infer<typeof Replay>

export const replay = {
  /**
   * The recordings of a live or a meeting, in order. Replays load only when errCode is 0; anything else goes to the
   * shared error handler (Spec 4, 8).
   */
  list: post(
    '/aliApp/app/video/info',
    z.object({ businessType: z.enum(['LIVE', 'MEETING']), businessId: z.string() }),
    { ...list(Replay), needsZero: true },
    { safe: true },
  ),
}
