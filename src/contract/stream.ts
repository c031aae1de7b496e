import * as z from 'zod/mini'
import { data, get, list, post } from './endpoint.ts'
import { id, media, time } from './kinds.ts'
import { Captions } from './replay.ts'

/** What streams: a live or a meeting. */
export const StreamOwner = z.object({
  /** LIVE: a live; MEETING: a meeting. */
  businessType: z.enum(['LIVE', 'MEETING']),
  /** `_id` of the live or meetingId of the meeting, by `businessType`. */
  businessId: z.string(),
})
export type StreamOwner = z.infer<typeof StreamOwner>

/** One address of a stream. The player takes them in order: when one fails, the next (Spec 4). */
export const StreamSource = z.object({
  /** Unique in the list, stable while it streams. */
  streamId: z.string(),
  /** HLS; LL_HLS: HLS with partial segments, seconds closer to now; MP4: one file. */
  format: z.enum(['HLS', 'LL_HLS', 'MP4']),
  /** Where it plays: an m3u8 playlist, or the file for MP4. */
  url: media,
  /** MIX: the whole picture; GUEST: the camera of a guest of a meeting; SCREEN: what a guest shows. */
  part: z.enum(['MIX', 'GUEST', 'SCREEN']),
  /** Whose it is, for GUEST and SCREEN: one of the room's guests. Null for MIX. */
  guestId: z.nullish(id),
  /** True: sound alone, for slow networks. */
  audioOnly: z.boolean(),
  /** Seconds that can be wound back; 0 without. */
  dvrSeconds: z.number(),
  /** Captions outside of the stream; empty without, and where the stream itself carries them. */
  captions: z.array(Captions),
})
export type StreamSource = z.infer<typeof StreamSource>

/** How a stream stands now. */
export const StreamStatus = z.object({
  /**
   * IDLE before it starts; STREAMING while it can be pulled; PAUSED when the source has gone and may come back; ENDED after
   * it; OFFLINE set offline by the organiser, or this visitor was taken out.
   */
  status: z.enum(['IDLE', 'STREAMING', 'PAUSED', 'ENDED', 'OFFLINE']),
  /** People watching now; 0 unless it runs. */
  viewers: z.number(),
  /** When it began, ISO 8601 in UTC; null before. */
  startTime: z.nullish(time),
})
export type StreamStatus = z.infer<typeof StreamStatus>

/** A recorded video with where it plays. */
export const StreamVideo = z.object({
  /** The requested video, or the meeting's film. */
  videoId: id,
  /** Address of an m3u8 playlist or a file; it may run out (two hours in the sandbox): then the call is made again. */
  url: media,
  /** Length in seconds. */
  duration: z.number(),
})
export type StreamVideo = z.infer<typeof StreamVideo>

const byMeeting = z.object({
  /** One of meeting/list's. */
  meetingId: z.string(),
})

export const stream = {
  /** The addresses of a stream, best first; empty while nothing streams. Open to everybody; refused for none of this tenant. */
  pull: get('/api/v2/multimedia/stream/pull', StreamOwner, list(StreamSource)),
  /** Where a video of video/list plays, in an address that runs out (Spec 7; prefix assumed). Open to everybody. */
  video: get(
    '/api/v2/multimedia/stream/video',
    z.object({
      /** One of video/list's. */
      videoId: z.string(),
    }),
    data(StreamVideo),
  ),
  /** How a stream stands; requested again while somebody watches (Spec 7; prefix assumed). Open to everybody. */
  status: get('/api/v2/multimedia/stream/status', StreamOwner, data(StreamStatus)),
  /** The film that a meeting shows to all who have not joined. Open to everybody. A POST that reads. */
  publicVideo: post('/api/v2/meeting/provider/public/video', byMeeting, data(StreamVideo), { safe: true }),
  /**
   * The streams of a meeting that runs as a broadcast: one mixed picture (Spec 7; prefix assumed). Best address first;
   * empty while nothing streams. Open to everybody. A POST that reads.
   */
  streamMeeting: post('/api/v2/meeting/provider/streamMeeting/stream', byMeeting, list(StreamSource), { safe: true }),
  /**
   * The streams of a meeting's guests one by one, for who has joined (Spec 7; prefix assumed). What a guest shows comes
   * first; empty while it does not run. Refused for who is not in the room. A POST that reads.
   */
  guests: post(
    '/api/v2/meeting/provider/stream',
    z.extend(byMeeting, {
      /** The room as meeting/join answered it. */
      roomId: z.string(),
    }),
    list(StreamSource),
    { safe: true },
  ),
}
