import type Hls from 'hls.js'
import {
  type CaptionPlaylist,
  type CaptionSegment,
  readCaptionPlaylist,
  readCaptions,
  unwrapped,
} from '../../../domain/captions.ts'

/*
 * Captions of what hls.js plays. Its small build reads where they are and leaves the rest; with its own part for them it is
 * 12 KB larger (brotli; all that it has: 50), and has to be built from its sources. This is 1.7 KB: WebVTT in segments alone,
 * put into the element's own text tracks, so that what WebKit reads by itself is shown in the same way (useCaption.ts).
 */

/** How often it is looked what is wanted, in ms. */
const LOOK = 1000
/** So far before the picture lines are fetched, in seconds. */
const AHEAD = 30
/** Segments that are fetched at once. */
const AT_ONCE = 6
/** The same words that begin nearer to each other than this, in seconds, are one line. */
const SAME = 0.5
/** So often is a segment asked for that does not come. */
const TRIES = 3

interface Captions {
  readonly url: string
  readonly track: TextTrack
  playlist: CaptionPlaylist | null
  /** When the playlist was requested, in ms. */
  requestedAt: number
  /** How often each segment was requested, by address; TRIES for one that has come. */
  readonly tries: Map<string, number>
  /** Lines that are in the track, and when they begin. */
  readonly shown: Map<string, readonly number[]>
}

/** Offers what the stream's playlist offers as text tracks of `video`, and fetches the one that is on. Returns its end. */
export function followCaptions(Player: typeof Hls, hls: Hls, video: HTMLVideoElement): () => void {
  const end = new AbortController()
  const { signal } = end
  /** The media's clock at the element's zero, in seconds, by how often the picture began anew. */
  const zeros = new Map<number, number>()
  let offered: Captions[] = []
  let isBusy = false

  hls.on(Player.Events.MANIFEST_LOADED, (_, { subtitles = [] }) => {
    for (const { track } of offered) clear(track)
    const named = new Map(subtitles.filter(({ forced, lang }) => lang && !forced).map((each) => [each.lang, each]))
    offered = [...named.values()].map(({ url, name, lang = '' }) => ({
      ...{ url, track: trackOf(video, name, lang), playlist: null, requestedAt: Number.NEGATIVE_INFINITY },
      ...{ tries: new Map(), shown: new Map() },
    }))
    void look()
  })
  hls.on(Player.Events.INIT_PTS_FOUND, (_, { frag, initPTS, timescale }) => {
    zeros.set(frag.cc, initPTS / timescale)
  })

  const read = async (url: string): Promise<string | null> => {
    // What does not come is requested again later.
    const reply = await fetch(url, { signal }).catch(() => null)
    return reply?.ok ? reply.text().catch(() => null) : null
  }
  const add = async (captions: Captions, { url, count }: CaptionSegment) => {
    const zero = zeros.get(count)
    if (zero === undefined) return
    captions.tries.set(url, (captions.tries.get(url) ?? 0) + 1)
    const text = await read(url)
    if (text === null || signal.aborted) return
    captions.tries.set(url, TRIES)
    for (const { start, end, text: words } of readCaptions(text)) {
      const from = unwrapped(start - zero, video.currentTime)
      // A line that two segments share is in both; where the picture began anew between them, a little later.
      const known = captions.shown.get(words) ?? []
      if (known.some((each) => Math.abs(each - from) < SAME)) continue
      captions.shown.set(words, [...known, from])
      captions.track.addCue(new VTTCue(Math.max(0, from), Math.max(0, from + end - start), words))
    }
  }
  const look = async () => {
    const captions = offered.find(({ track }) => track.mode !== 'disabled')
    if (!captions || isBusy || signal.aborted) return
    isBusy = true
    const { playlist } = captions
    if (!playlist?.hasEnded && performance.now() - captions.requestedAt > (playlist?.target ?? 1) * 1000) {
      captions.requestedAt = performance.now()
      const text = await read(captions.url)
      captions.playlist = (text && readCaptionPlaylist(text, captions.url)) || playlist
    }
    const edge = hls.latestLevelDetails?.edge
    if (captions.playlist && edge !== undefined) {
      const all = near(captions.playlist, edge, video.currentTime)
      const needed = all.filter(({ url }) => (captions.tries.get(url) ?? 0) < TRIES)
      await Promise.all(needed.slice(0, AT_ONCE).map((segment) => add(captions, segment)))
    }
    isBusy = false
  }
  const looking = setInterval(() => void look(), LOOK)
  const now = () => void look()
  video.textTracks.addEventListener('change', now, { signal })
  video.addEventListener('seeking', now, { signal })

  return () => {
    end.abort()
    clearInterval(looking)
    for (const { track } of offered) clear(track)
  }
}

/** The segments about a moment, in order: both playlists end at the same time, more or less. */
function near({ segments, target }: CaptionPlaylist, edge: number, time: number): CaptionSegment[] {
  let end = edge
  const found: CaptionSegment[] = []
  for (const segment of segments.toReversed()) {
    const start = end - segment.duration
    if (end < time - 2 * target) break
    if (start < time + AHEAD) found.unshift(segment)
    end = start
  }
  return found
}

/** A track of the element; one that another source of the same stream left serves again, as none can be taken away. */
function trackOf(video: HTMLVideoElement, label: string, language: string): TextTrack {
  const known = [...video.textTracks].find((each) => each.kind === 'captions' && each.language === language)
  if (known) return known
  const track = video.addTextTrack('captions', label, language)
  track.mode = 'disabled'
  return track
}

/** Of a track that is off, the lines are out of reach: it is turned on for the moment. */
function clear(track: TextTrack): void {
  const { mode } = track
  if (mode === 'disabled') track.mode = 'hidden'
  for (const cue of [...(track.cues ?? [])]) track.removeCue(cue)
  track.mode = mode
}
