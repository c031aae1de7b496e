import * as z from 'zod/mini'
import { data, get, list, post } from './endpoint.ts'
import { id, media, time } from './kinds.ts'
import { Captions } from './replay.ts'

/** What streams: a live or a meeting. */
export const StreamOwner = z.object({ businessType: z.enum(['LIVE', 'MEETING']), businessId: z.string() })
export type StreamOwner = z.infer<typeof StreamOwner>

/** One address of a stream. The player takes them in order: when one fails, the next (Spec 4). */
export const StreamSource = z.object({
  streamId: z.string(),
  /** LL_HLS: HLS with partial segments. */
  format: z.enum(['HLS', 'LL_HLS', 'MP4']),
  url: media,
  /** The whole picture, a guest of a meeting, or what a guest shows. */
  part: z.enum(['MIX', 'GUEST', 'SCREEN']),
  guestId: z.nullish(id),
  audioOnly: z.boolean(),
  /** Seconds that can be wound back; 0 without. */
  dvrSeconds: z.number(),
  captions: z.array(Captions),
})
export type StreamSource = z.infer<typeof StreamSource>

/** IDLE before it starts; PAUSED when the source has gone and may come back; OFFLINE set offline by the organiser. */
export const StreamStatus = z.object({
  status: z.enum(['IDLE', 'STREAMING', 'PAUSED', 'ENDED', 'OFFLINE']),
  /** People watching now. */
  viewers: z.number(),
  /** When it began, ISO 8601 in UTC; null before. */
  startTime: z.nullish(time),
})
export type StreamStatus = z.infer<typeof StreamStatus>

/** A recorded video with where it plays. `duration` in seconds. */
export const StreamVideo = z.object({ videoId: id, url: media, duration: z.number() })
export type StreamVideo = z.infer<typeof StreamVideo>

const byMeeting = z.object({ meetingId: z.string() })

export const stream = {
  /** The addresses of a stream, best first; empty while nothing streams. */
  pull: get('/api/v2/multimedia/stream/pull', StreamOwner, list(StreamSource)),
  /** Where a video of video/list plays, in an address that runs out (Spec 7; prefix assumed). */
  video: get('/api/v2/multimedia/stream/video', z.object({ videoId: z.string() }), data(StreamVideo)),
  /** Asked again while somebody watches (Spec 7; prefix assumed). */
  status: get('/api/v2/multimedia/stream/status', StreamOwner, data(StreamStatus)),
  /** The film that a meeting shows to all who have not joined. */
  publicVideo: post('/api/v2/meeting/provider/public/video', byMeeting, data(StreamVideo), { safe: true }),
  /** The streams of a meeting that runs as a broadcast: one mixed picture (Spec 7; prefix assumed). */
  streamMeeting: post('/api/v2/meeting/provider/streamMeeting/stream', byMeeting, list(StreamSource), { safe: true }),
  /** The streams of a meeting's guests one by one, for who has joined `roomId` (Spec 7; prefix assumed). */
  guests: post('/api/v2/meeting/provider/stream', z.extend(byMeeting, { roomId: z.string() }), list(StreamSource), {
    safe: true,
  }),
}
