import * as z from 'zod/mini'
import { data, get, list, post } from './endpoint.ts'
import { id, media, time } from './kinds.ts'
import { Captions } from './replay.ts'

/** Source of a stream: a live or a meeting. */
export const StreamOwner = z.object({
  /** LIVE: a live; MEETING: a meeting. */
  businessType: z.enum(['LIVE', 'MEETING']),
  /** `_id` of the live or meetingId of the meeting, depending on `businessType`. */
  businessId: z.string(),
})
export type StreamOwner = z.infer<typeof StreamOwner>

/** One address of a stream. The player tries them in order: if one fails, the next (Spec 4). */
export const StreamSource = z.object({
  /** Unique in the list, and stable while it streams. */
  streamId: z.string(),
  /** HLS; LL_HLS: HLS with partial segments and a few seconds less delay; MP4: one file. */
  format: z.enum(['HLS', 'LL_HLS', 'MP4']),
  /** Playable address: an m3u8 playlist, or the file for MP4. */
  url: media,
  /** MIX: the full picture; GUEST: the camera of a guest of a meeting; SCREEN: content shared by a guest. */
  part: z.enum(['MIX', 'GUEST', 'SCREEN']),
  /** The guest concerned, for GUEST and SCREEN, from the room's guests. Null for MIX. */
  guestId: z.nullish(id),
  /** True: audio only, for slow networks. */
  audioOnly: z.boolean(),
  /** Seconds that can be rewound; 0 if not possible. */
  dvrSeconds: z.number(),
  /** Captions outside the stream; empty if there are none, and if the stream itself contains them. */
  captions: z.array(Captions),
})
export type StreamSource = z.infer<typeof StreamSource>

/** Current status of a stream. */
export const StreamStatus = z.object({
  /**
   * IDLE before it starts; STREAMING while it can be pulled; PAUSED while the source is interrupted; ENDED after it;
   * OFFLINE set offline by the organiser, or this visitor was removed.
   */
  status: z.enum(['IDLE', 'STREAMING', 'PAUSED', 'ENDED', 'OFFLINE']),
  /** People watching now; 0 unless it runs. */
  viewers: z.number(),
  /** When it began, ISO 8601 in UTC; null before then. */
  startTime: z.nullish(time),
})
export type StreamStatus = z.infer<typeof StreamStatus>

/** A recorded video with its playable address. */
export const StreamVideo = z.object({
  /** The requested video, or the meeting's film. */
  videoId: id,
  /** Address of an m3u8 playlist or a file; it may expire (after two hours in the sandbox): repeat the call then. */
  url: media,
  /** Length in seconds. */
  duration: z.number(),
})
export type StreamVideo = z.infer<typeof StreamVideo>

const byMeeting = z.object({
  /** An id from meeting/list. */
  meetingId: z.string(),
})

export const stream = {
  /**
   * The addresses of a stream, best first; empty while nothing streams. Open to everyone; refused if not of this
   * tenant.
   */
  pull: get('/api/v2/multimedia/stream/pull', StreamOwner, list(StreamSource)),
  /** The playable address of a video from video/list, which expires (Spec 7; prefix assumed). Open to everyone. */
  video: get(
    '/api/v2/multimedia/stream/video',
    z.object({
      /** An id from video/list. */
      videoId: z.string(),
    }),
    data(StreamVideo),
  ),
  /** Status of a stream; polled while somebody watches (Spec 7; prefix assumed). Open to everyone. */
  status: get('/api/v2/multimedia/stream/status', StreamOwner, data(StreamStatus)),
  /** The film that a meeting shows to visitors who have not joined. Open to everyone. A read-only POST. */
  publicVideo: post('/api/v2/meeting/provider/public/video', byMeeting, data(StreamVideo), { safe: true }),
  /**
   * The streams of a meeting that is broadcast as one mixed picture (Spec 7; prefix assumed). Best address first; empty
   * while nothing streams. Open to everyone. A read-only POST.
   */
  streamMeeting: post('/api/v2/meeting/provider/streamMeeting/stream', byMeeting, list(StreamSource), { safe: true }),
  /**
   * The individual streams of a meeting's guests, for visitors who have joined (Spec 7; prefix assumed). Shared content
   * comes first; empty while the meeting is not running. Refused if the visitor is not in the room. A read-only POST.
   */
  guests: post(
    '/api/v2/meeting/provider/stream',
    z.extend(byMeeting, {
      /** The room as returned by meeting/join. */
      roomId: z.string(),
    }),
    list(StreamSource),
    { safe: true },
  ),
}
