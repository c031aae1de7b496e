import { createHmac } from 'node:crypto'
import type { RunKind } from '../db/runs.ts'
import type { StreamSource } from '../sent.ts'

/*
 * Where streams play. The addresses are below the page's own origin, as pictures are.
 */

const ROOT = '/sandbox/stream'
/** How long an address of a video is good for, in ms. */
const GOOD_FOR = 2 * 60 * 60_000
/** Not a secret: who runs the sandbox owns all that is in it. It only makes an address that was changed by hand fail. */
const KEY = 'sandbox-stream'
/** Seconds that can be wound back in a running stream. */
export const DVR_SECONDS = 1800
/** Seconds of the film that a meeting shows to who has not joined. */
export const FILM_SECONDS = 95

/** The part of an address that says what streams: live or meeting, and its id. */
const ownerPath = (kind: RunKind, id: string) => `${ROOT}/${kind.toLowerCase()}/${id}`

/** The playlist of a recording, or of the film before a meeting. */
export const recordingUrl = (recordingId: string): string => `${ROOT}/recording/${recordingId}/index.m3u8`

/** The captions of a recording in one language. */
export const captionsUrl = (recordingId: string, language: string): string =>
  `/sandbox/captions/${recordingId}/${language}.vtt`

/** The sources of a whole picture, best first: low latency, plain, sound alone. */
export function mixSources(kind: RunKind, id: string): StreamSource[] {
  const source = (part: string, format: StreamSource['format'], audioOnly = false): StreamSource => ({
    streamId: `${kind}-${id}-${part}`,
    format,
    url: `${ownerPath(kind, id)}/${part}/index.m3u8`,
    part: 'MIX',
    guestId: null,
    audioOnly,
    dvrSeconds: DVR_SECONDS,
    captions: [],
  })
  return [source('low-latency', 'LL_HLS'), source('main', 'HLS'), source('sound', 'HLS', true)]
}

/** What one guest of a meeting sends: their camera, or what they show. */
export function guestSource(meetingId: string, guestId: string, part: 'GUEST' | 'SCREEN'): StreamSource {
  const name = `${part.toLowerCase()}-${guestId}`
  return {
    streamId: `MEETING-${meetingId}-${name}`,
    format: 'LL_HLS',
    url: `${ownerPath('MEETING', meetingId)}/${name}/index.m3u8`,
    part,
    guestId,
    audioOnly: false,
    dvrSeconds: 0,
    captions: [],
  }
}

/** The address of a channel's video; it runs out two hours after the full hour of now. */
export function videoUrl(videoId: string, now: Date): string {
  const hour = 60 * 60_000
  const until = Math.floor(now.getTime() / hour) * hour + GOOD_FOR
  const path = `${ROOT}/video/${videoId}/index.m3u8`
  return `${path}?until=${until}&sign=${signature(path, String(until))}`
}

/** Whether an address of `videoUrl` is as it was given, and has not run out. */
export function isGoodVideoUrl(url: string, now: Date): boolean {
  const { pathname, searchParams } = new URL(url, 'http://sandbox.localhost')
  const until = searchParams.get('until') ?? ''
  return searchParams.get('sign') === signature(pathname, until) && Number(until) > now.getTime()
}

function signature(path: string, until: string): string {
  return createHmac('sha256', KEY).update(`${path} ${until}`).digest('base64url').slice(0, 22)
}
