import * as z from 'zod/mini'
import { list, Media, post } from './endpoint.ts'
import { id, languageTag, media, time } from './kinds.ts'

/** A mark on the timeline, shown as a chapter (Spec 3, tagList). */
export const TimeTag = z.object({
  /** Start of the chapter in seconds from the beginning; lists are sorted by it. */
  offset: z.number(),
  /** Name of the chapter, in the requested language. */
  text: z.string(),
})
export type TimeTag = z.infer<typeof TimeTag>

/** Captions in one language. */
export const Captions = z.object({
  /** BCP 47 tag of the captions, e.g. ja-JP: the player selects the reader's language by it. */
  language: languageTag,
  /** Name of the language in that language, e.g. "English", for the player's menu. */
  label: z.string(),
  /** Address of a WebVTT file. */
  url: media,
})
export type Captions = z.infer<typeof Captions>

/** A spoken passage. */
export const TranscriptLine = z.object({
  /** Start in seconds from the beginning; a click on the line plays from there. */
  offset: z.number(),
  /** End in seconds from the beginning, after `offset`. */
  endOffset: z.number(),
  /** Name of the speaker; null: unknown, or nobody (applause). */
  speaker: z.nullish(z.string()),
  /** The spoken text, plain text. */
  text: z.string(),
})
export type TranscriptLine = z.infer<typeof TranscriptLine>

/**
 * A recording of a live or a meeting (Spec 3, replay list): an m3u8 playlist, with chapters, captions and transcript.
 */
export const Replay = z.object({
  /** Id of the recording, not of the recorded event; unique in the list. */
  _id: id,
  /** Name in the requested language. */
  title: z.string(),
  /** Picture of the player before it plays. */
  cover: Media,
  /** Address of an m3u8 playlist. */
  url: media,
  /** Length in seconds; shown as hh:mm:ss. */
  duration: z.number(),
  /** BCP 47 tag of the spoken language. */
  language: languageTag,
  /** When the recording began, ISO 8601 in UTC. */
  recordTime: time,
  /** Its chapters in order; empty if there are none. */
  tagList: z.array(TimeTag),
  /** One entry for each language with captions; empty if there are none. */
  captions: z.array(Captions),
  /** The transcript, line by line; empty if the platform has none. */
  transcript: z.array(TranscriptLine),
})
export type Replay = z.infer<typeof Replay>

export const replay = {
  /**
   * The recordings of a live or a meeting, in order; empty if there are none yet. Open to everyone; refused if the
   * event was set offline. Replays load only when errCode is 0; anything else goes to the shared error handler (Spec 4,
   * 8).
   */
  list: post(
    '/aliApp/app/video/info',
    z.object({
      /** LIVE requests a live's recordings, MEETING a meeting's. */
      businessType: z.enum(['LIVE', 'MEETING']),
      /** `_id` of the live or meetingId of the meeting, depending on `businessType`. */
      businessId: z.string(),
    }),
    { ...list(Replay), needsZero: true },
    { safe: true },
  ),
}
