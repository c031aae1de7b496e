import type Hls from 'hls.js'
import {
  type CaptionPlaylist,
  type CaptionSegment,
  readCaptionPlaylist,
  readCaptions,
  unwrapped,
} from '../../../domain/captions.ts'

/*
 * Captions for streams played by hls.js. Its light build ignores captions. The build with its caption module is 12 KB
 * larger (brotli; the full build: 50) and would have to be compiled from source. This module is 1.7 KB. It reads only
 * segmented WebVTT and fills the element's text tracks, so that captions that WebKit reads natively are shown in the
 * same way (useCaption.ts).
 */

/** How often the needed segments are checked, in ms. */
const LOOK = 1000
/** How far ahead of the playback position captions are fetched, in seconds. */
const AHEAD = 30
/** Maximum number of segments fetched at once. */
const AT_ONCE = 6
/** Identical texts whose starts are closer than this, in seconds, are one caption. */
const SAME = 0.5
/** How often a segment is requested if it fails to load. */
const TRIES = 3

interface Captions {
  readonly url: string
  readonly track: TextTrack
  playlist: CaptionPlaylist | null
  /** When the playlist was requested, in ms. */
  requestedAt: number
  /** How often each segment was requested, by address; TRIES once it has loaded. */
  readonly tries: Map<string, number>
  /** The captions in the track, with their start times. */
  readonly shown: Map<string, readonly number[]>
}

/** Adds the playlist's captions to `video` as text tracks, and loads the one that is on. Returns a stop function. */
export function followCaptions(Player: typeof Hls, hls: Hls, video: HTMLVideoElement): () => void {
  const end = new AbortController()
  const { signal } = end
  /** The media clock at the element's zero, in seconds, by the number of discontinuities before it. */
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
    // A failed segment is requested again later.
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
      // A caption across two segments is in both. If there is a discontinuity between them, its start differs slightly.
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

/** The segments around a position, in order. Both playlists are assumed to end at about the same time. */
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

/** A text track of the element. A track left by another source of the stream is reused, as none can be removed. */
function trackOf(video: HTMLVideoElement, label: string, language: string): TextTrack {
  const known = [...video.textTracks].find((each) => each.kind === 'captions' && each.language === language)
  if (known) return known
  const track = video.addTextTrack('captions', label, language)
  track.mode = 'disabled'
  return track
}

/** The cues of a disabled track are not accessible, so it is enabled for a moment. */
function clear(track: TextTrack): void {
  const { mode } = track
  if (mode === 'disabled') track.mode = 'hidden'
  for (const cue of [...(track.cues ?? [])]) track.removeCue(cue)
  track.mode = mode
}
