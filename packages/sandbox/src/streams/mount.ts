import type { TranscriptLine } from '@fair/contract/replay.ts'
import type { Language } from '@fair/contract/rules/language.ts'
import type { Hono, Context as HonoContext } from 'hono'
import { liveOf, meetingOf } from '../business/subjects.ts'
import { type Context, createContext } from '../context.ts'
import { type RunKind, runOf } from '../db/runs.ts'
import { lengthOf } from '../handlers/live-rest-timeline.ts'
import { videoOf } from '../handlers/multimedia-channels.ts'
import { recordingIn } from '../handlers/replay-captions.ts'
import { liveTranscript } from '../handlers/replay-live.ts'
import { meetingTranscript } from '../handlers/replay-meeting.ts'
import { DVR_SECONDS, FILM_SECONDS, isGoodVideoUrl } from '../handlers/stream-address.ts'
import type { Platform } from '../platform.ts'
import { CAPTION_LINES, type CaptionWindow, captionPlaylist, captionSegment, captionsIn } from './captions.ts'
import { faultOf, type StreamFault } from './faults.ts'
import { FILMS, type Film, type FilmName, filmOf } from './film.ts'
import { livePlaylist, masterPlaylist, partsMade, recordingPlaylist, type Window } from './playlist.ts'
import { type Scene, sceneOf, sceneOfGuest } from './scenes.ts'

/*
 * Serves the streams returned by stream/pull: HLS from a few films (film.ts), segmented per request. It stores nothing:
 * the past of a stream is derived from the clock.
 */

const PLAYLIST = 'application/vnd.apple.mpegurl'
/** The longest that a request waits for an upcoming segment or part (LL-HLS), in ms. */
const WAIT_MAX = 6000
const SLOW_MS = 3000
/**
 * Timers and dates only have millisecond precision: a part is looked for this long after it becomes available, in ms.
 */
const LATER_MS = 5

/** The transcript of a stream, and its planned length in seconds. */
interface Said {
  readonly lines: readonly TranscriptLine[]
  readonly length: number
}

interface Running {
  readonly kind: RunKind
  readonly id: string
  readonly part: string
  readonly scene: Scene
  readonly startTime: string
  readonly hasEnded: boolean
  /** Seconds since the start, at most until the end. */
  readonly elapsed: number
  readonly fault: StreamFault | undefined
  /** When the fault began: seconds since the start. */
  readonly faultAt: number
}

/** Serves `/sandbox/stream/…` (handlers/stream-address.ts). The platform's clock has to move. */
export function mountStreams(app: Hono, platform: Platform): void {
  const playlist = (c: HonoContext, text: string) =>
    c.body(text, 200, { 'content-type': PLAYLIST, 'cache-control': 'no-store' })
  const media = (c: HonoContext, bytes: Uint8Array<ArrayBuffer> | undefined) =>
    bytes ? c.body(bytes, 200, { 'content-type': 'video/mp4', 'cache-control': 'public, max-age=60' }) : c.notFound()

  /** When a fault was first encountered, by position: it stays at that moment. */
  const met = new Map<string, { fault: StreamFault; at: number }>()
  const withFaultAt = (running: Running | undefined): Running | undefined => {
    if (!running) return undefined
    const key = `${running.kind} ${running.id} ${running.part}`
    const known = met.get(key)
    if (!running.fault) met.delete(key)
    else if (known?.fault !== running.fault) met.set(key, { fault: running.fault, at: running.elapsed })
    return { ...running, faultAt: met.get(key)?.at ?? running.elapsed }
  }

  app.get('/sandbox/stream/:what{recording|video}/:id/:file{.+}', (c) => {
    const { what, id, file } = c.req.param()
    const recorded = what === 'recording' ? recordingAt(platform, id) : videoAt(platform, id)
    if (!recorded) return c.notFound()
    const { duration, scene } = recorded
    if (file === 'index.m3u8') {
      if (what === 'video' && !isGoodVideoUrl(c.req.url, platform.now())) return c.text('The address has run out.', 403)
      return playlist(c, masterPlaylist(['low', 'high', 'open']))
    }
    const name = filmIn(file)
    if (!name) return c.notFound()
    if (file === `${name}.m3u8`) return playlist(c, recordingPlaylist(filmOf(name, scene), name, duration))
    return media(c, segmentOf(filmOf(name, scene), name, file, 0, Infinity))
  })

  app.get('/sandbox/stream/:kind{live|meeting}/:id/:part/:file{.+}', async (c) => {
    const { kind, id, part, file } = c.req.param()
    const find = () => withFaultAt(runningAt(platform, kind === 'live' ? 'LIVE' : 'MEETING', id, part))
    let running = find()
    if (!running) return c.notFound()
    const { fault } = running
    if (fault === 'slow') await wait(SLOW_MS)
    if (fault === 'missing') return c.notFound()
    if (file === 'index.m3u8') {
      if (isOneGuest(part)) return playlist(c, masterPlaylist(['low', 'open']))
      return playlist(c, masterPlaylist(part === 'sound' ? ['sound'] : ['low', 'high', 'open'], CAPTION_LINES))
    }
    const captions = isOneGuest(part) ? undefined : captionsIn(file)
    if (captions) {
      const window = captionWindowOf(running)
      if (captions.segment === null) return playlist(c, captionPlaylist(captions.language, window))
      if (fault === 'broken') return c.body('<!doctype html>no segment', 200, VTT)
      const { lines, length } = saidIn(platform, running, captions.language)
      const text = captionSegment(captions.segment, lines, length, window)
      return text === undefined ? c.notFound() : c.body(text, 200, VTT)
    }
    const name = filmIn(file)
    if (!name) return c.notFound()
    const film = filmOf(name, running.scene)
    const segmentFile = segmentIn(c, film, name, file)
    if (segmentFile && !running.hasEnded && fault !== 'stalled') {
      const end = film.startOf(segmentFile.index) + sum(film.partsOf(segmentFile.index).slice(0, segmentFile.part + 1))
      await wait(Math.min(WAIT_MAX, (end - running.elapsed) * 1000 + LATER_MS))
      running = find() ?? running
    }
    if (file === `${name}.m3u8`) {
      return playlist(c, livePlaylist(film, name, windowOf(running, name, c.req.query('_HLS_skip') !== undefined)))
    }
    if (fault === 'broken' && !file.endsWith('init.mp4')) return media(c, Buffer.from('<!doctype html>no segment'))
    return media(c, segmentOf(film, name, file, -breakTime(running, name), running.elapsed))
  })
}

const VTT = { 'content-type': 'text/vtt; charset=utf-8', 'cache-control': 'public, max-age=60' }

/** A single guest's stream has no captions: only the full picture does. */
const isOneGuest = (part: string): boolean => part.startsWith('guest-') || part.startsWith('screen-')

const wait = (ms: number): Promise<void> =>
  ms > 0 ? new Promise((resolve) => setTimeout(resolve, ms)) : Promise.resolve()
const sum = (lengths: readonly number[]): number => lengths.reduce((all, each) => all + each, 0)

/** 'low.m3u8', 'low/init.mp4', 'low/12.m4s', 'low/12.3.m4s'. */
const filmIn = (file: string): FilmName | undefined => FILMS.find((name) => name === /^[a-z]+/.exec(file)?.[0])

const SEGMENT = /^[a-z]+\/(\d{1,7})(?:\.(\d))?\.m4s$/

/** Waits for the requested part if it is about to be available, or for a playlist that contains it. */
function segmentIn(c: HonoContext, film: Film, name: FilmName, file: string): { index: number; part: number } | null {
  const [, index, part] = SEGMENT.exec(file) ?? []
  if (index !== undefined && part !== undefined) return { index: Number(index), part: Number(part) }
  const msn = c.req.query('_HLS_msn')
  if (file !== `${name}.m3u8` || !msn || !/^\d{1,7}$/.test(msn)) return null
  const last = film.partsOf(Number(msn)).length - 1
  return { index: Number(msn), part: Math.min(last, Number(c.req.query('_HLS_part') ?? last) || 0) }
}

/**
 * A segment or a part, if it is available; the initialisation always is. `from` shifts the picture's timestamps back.
 */
function segmentOf(
  film: Film,
  name: FilmName,
  file: string,
  from: number,
  elapsed: number,
): Buffer<ArrayBuffer> | undefined {
  if (file === `${name}/init.mp4`) return Buffer.from(film.init)
  const [, text, part] = SEGMENT.exec(file) ?? []
  if (text === undefined) return undefined
  const index = Number(text)
  const lengths = film.partsOf(index)
  const made = partsMade(lengths, elapsed - film.startOf(index))
  if ((part === undefined ? lengths.length : Number(part) + 1) > made) return undefined
  const bytes = film.bytes(index, part === undefined ? null : Number(part), film.startOf(index) >= -from ? from : 0)
  return bytes && Buffer.from(bytes)
}

/** Where the picture restarts, in seconds; 0 if it never does. */
function breakTime({ fault, faultAt, scene }: Running, name: FilmName): number {
  if (fault !== 'restarted') return 0
  const film = filmOf(name, scene)
  return film.startOf(film.indexAt(faultAt) + 1)
}

function windowOf(running: Running, name: FilmName, skip: boolean): Window {
  const { part, scene, startTime, hasEnded, fault } = running
  const film = filmOf(name, scene)
  const breaksAt = breakTime(running, name)
  return {
    now: lastOf(running),
    dvr: isOneGuest(part) ? 0 : DVR_SECONDS,
    inParts: part === 'low-latency',
    startTime,
    breakAt: breaksAt > 0 ? film.indexAt(breaksAt) : null,
    hasEnded: hasEnded || fault === 'ended',
    skip,
  }
}

/** The end of the available content: seconds since the start. */
const lastOf = ({ fault, faultAt, elapsed }: Running): number =>
  fault === 'stalled' || fault === 'ended' ? Math.min(elapsed, faultAt) : elapsed

function captionWindowOf(running: Running): CaptionWindow {
  const { part, startTime, hasEnded, fault } = running
  return {
    startTime,
    now: lastOf(running),
    dvr: DVR_SECONDS,
    breaksAt: breakTime(running, part === 'sound' ? 'sound' : 'low'),
    hasEnded: hasEnded || fault === 'ended',
  }
}

/** The stream at a part's address; undefined before it has begun, while its source is gone, and once it is off. */
function runningAt({ db, entities, now }: Platform, kind: RunKind, id: string, part: string): Running | undefined {
  const run = runOf(db, kind, id)
  const item = kind === 'LIVE' ? entities.live(id, 'en-US', now()) : entities.meeting(id, 'en-US', now())
  if (!run || !item || run.switched === 'PAUSED') return undefined
  const { state } = item
  if (state === 'upcoming' || state === 'offline') return undefined
  const hasEnded = state !== 'live'
  const until = hasEnded ? Date.parse(run.endTime) : now().getTime()
  const elapsed = (until - Date.parse(run.startTime)) / 1000
  const fault = faultOf(db, kind, id, part)?.fault
  const scene = isOneGuest(part) ? sceneOfGuest(part) : sceneOf('cover' in item ? item.cover.url : undefined)
  return { kind, id, part, scene, startTime: run.startTime, hasEnded, elapsed, fault, faultAt: elapsed }
}

/** The length of a recording, in seconds, and its scene. */
interface Recorded {
  readonly duration: number
  readonly scene: Scene
}

/** A recording, or the film before a meeting. */
function recordingAt(platform: Platform, id: string): Recorded | undefined {
  if (id.startsWith('FILM-')) {
    const ofId = id.slice('FILM-'.length)
    return inTenants(platform, (context): Recorded | undefined => {
      const live = liveOf(ofId, context)
      if (!live && !meetingOf(ofId, context)) return undefined
      return { duration: FILM_SECONDS, scene: sceneOf(live?.cover.url) }
    })
  }
  const recording = recordingIn(platform, id, 'en-US')
  return recording && { duration: recording.duration, scene: sceneOf(recording.cover.url) }
}

/** The transcript of a stream of any tenant, in a reader's language. */
function saidIn(platform: Platform, { kind, id }: Running, language: Language): Said {
  const find = (context: Context): Said | undefined => {
    if (kind === 'LIVE') {
      const live = liveOf(id, context)
      return live && { lines: liveTranscript(live, context), length: lengthOf(live) }
    }
    const meeting = meetingOf(id, context)
    return meeting && { lines: meetingTranscript(meeting, context), length: lengthOf(meeting) }
  }
  return inTenants(platform, find, language) ?? { lines: [], length: 1 }
}

function videoAt(platform: Platform, id: string): Recorded | undefined {
  const video = inTenants(platform, (context) => videoOf(id, context))
  return video && { duration: video.duration, scene: sceneOf(video.cover.url) }
}

function inTenants<T>(
  platform: Platform,
  find: (context: Context) => T | undefined,
  language: Language = 'en-US',
): T | undefined {
  for (const { tenantId } of platform.fair.tenants) {
    const found = find(createContext(platform, new Headers({ tenantId, language })))
    if (found !== undefined) return found
  }
  return undefined
}
