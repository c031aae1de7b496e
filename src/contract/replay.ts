import * as z from 'zod/mini'
import { list, Media, post } from './endpoint.ts'
import { id, languageTag, media, time } from './kinds.ts'

/** A mark on the time line, shown as a chapter (Spec 3, tagList). */
export const TimeTag = z.object({
  /** Seconds from the start at which the chapter begins; lists come in its order. */
  offset: z.number(),
  /** Name of the chapter, in the requested language. */
  text: z.string(),
})
export type TimeTag = z.infer<typeof TimeTag>

/** Captions in one language. */
export const Captions = z.object({
  /** BCP 47 tag of the captions, e.g. ja-JP: the player takes the reader's by it. */
  language: languageTag,
  /** The language by its own name, e.g. "English", for the player's menu. */
  label: z.string(),
  /** Address of a WebVTT file. */
  url: media,
})
export type Captions = z.infer<typeof Captions>

/** A spoken passage. */
export const TranscriptLine = z.object({
  /** Seconds from the start at which it begins; a click on the line plays from there. */
  offset: z.number(),
  /** Seconds from the start at which it ends, after `offset`. */
  endOffset: z.number(),
  /** Who speaks, by name; null: not known, or nobody (applause). */
  speaker: z.nullish(z.string()),
  /** What is said, plain text. */
  text: z.string(),
})
export type TranscriptLine = z.infer<typeof TranscriptLine>

/** A recording of a live or a meeting (Spec 3, replay list): an m3u8 playlist, with chapters, captions and what is said. */
export const Replay = z.object({
  /** Of the recording, not of what was recorded; unique in the list. */
  _id: id,
  /** What it is called, in the requested language. */
  title: z.string(),
  /** Picture of the player before it plays. */
  cover: Media,
  /** Address of an m3u8 playlist. */
  url: media,
  /** Length in seconds; shown as hh:mm:ss. */
  duration: z.number(),
  /** BCP 47 tag of what is spoken. */
  language: languageTag,
  /** When the recording began, ISO 8601 in UTC. */
  recordTime: time,
  /** Its chapters from the start; empty without. */
  tagList: z.array(TimeTag),
  /** One for each language in which there are captions; empty without. */
  captions: z.array(Captions),
  /** What is said, line by line from the start; empty where the platform has none. */
  transcript: z.array(TranscriptLine),
})
export type Replay = z.infer<typeof Replay>

export const replay = {
  /**
   * The recordings of a live or a meeting, in order; none yet: an empty list. Open to everybody; what was set offline is
   * refused. Replays load only when errCode is 0; anything else goes to the shared error handler (Spec 4, 8).
   */
  list: post(
    '/aliApp/app/video/info',
    z.object({
      /** LIVE requests a live's recordings, MEETING for a meeting's. */
      businessType: z.enum(['LIVE', 'MEETING']),
      /** `_id` of the live or meetingId of the meeting, by `businessType`. */
      businessId: z.string(),
    }),
    { ...list(Replay), needsZero: true },
    { safe: true },
  ),
}
