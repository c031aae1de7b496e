import { createHmac } from 'node:crypto'
import type { RunKind } from '../db/runs.ts'
import type { StreamSource } from '../sent.ts'

/* The addresses of streams. They are below the page's own origin, like pictures. */

const ROOT = '/sandbox/stream'
/** How long the address of a video is valid, in ms. */
const GOOD_FOR = 2 * 60 * 60_000
/** Not a secret: the operator of the sandbox owns all its content. It only invalidates addresses changed by hand. */
const KEY = 'sandbox-stream'
/** The seconds that a viewer can rewind in a running stream. */
export const DVR_SECONDS = 1800
/** The seconds of film that a meeting shows before joining. */
export const FILM_SECONDS = 95

/** The part of an address that identifies the streaming session: live or meeting, and its id. */
const ownerPath = (kind: RunKind, id: string) => `${ROOT}/${kind.toLowerCase()}/${id}`

/** The playlist of a recording, or of the film before a meeting. */
export const recordingUrl = (recordingId: string): string => `${ROOT}/recording/${recordingId}/index.m3u8`

/** The captions of a recording in one language. */
export const captionsUrl = (recordingId: string, language: string): string =>
  `/sandbox/captions/${recordingId}/${language}.vtt`

/** The sources of a full picture, best first: low latency, plain, audio only. */
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

/** The stream of one guest of a meeting: their camera, or their shared screen. */
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

/** The address of a channel's video; it expires two hours after the current full hour. */
export function videoUrl(videoId: string, now: Date): string {
  const hour = 60 * 60_000
  const until = Math.floor(now.getTime() / hour) * hour + GOOD_FOR
  const path = `${ROOT}/video/${videoId}/index.m3u8`
  return `${path}?until=${until}&sign=${signature(path, String(until))}`
}

/** Whether an address by `videoUrl` is unchanged, and has not expired. */
export function isGoodVideoUrl(url: string, now: Date): boolean {
  const { pathname, searchParams } = new URL(url, 'http://sandbox.localhost')
  const until = searchParams.get('until') ?? ''
  return searchParams.get('sign') === signature(pathname, until) && Number(until) > now.getTime()
}

function signature(path: string, until: string): string {
  return createHmac('sha256', KEY).update(`${path} ${until}`).digest('base64url').slice(0, 22)
}
