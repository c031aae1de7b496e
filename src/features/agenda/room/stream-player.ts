import type { Instant } from '@fair/contract/rules/brand.ts'
import { msOf } from '@fair/contract/rules/instant.ts'
import type Hls from 'hls.js'
import { atom, type ReadableAtom } from 'nanostores'
import { type Playback, remedyFor, STALLED_AFTER, startPlayback, type Trouble } from '../../../domain/playback.ts'
import { playsHls } from '../../shared/plays-hls.ts'
import { followCaptions } from './stream-captions.ts'
import { begin, type CaptionChoice, captionsIn, startDateOf } from './video-element.ts'

/** A playable source: a playlist and its properties. */
export interface Source {
  readonly url: string
  readonly audioOnly: boolean
  readonly lowLatency: boolean
}

export interface Quality {
  /** In pixels. */
  readonly height: number
  /** In bits per second. */
  readonly bitrate: number
}

export interface PlayerState {
  /** broken: nothing can be played, and everything has been tried. */
  readonly phase: 'loading' | 'playing' | 'paused' | 'recovering' | 'ended' | 'broken'
  /** Seconds since the start of the stream or recording. */
  readonly time: number
  /** The seekable range: from here, to here. */
  readonly from: number
  readonly to: number
  /** The qualities, as the playlist lists them; empty if there is no choice. */
  readonly qualities: readonly Quality[]
  /** The index of the chosen quality; -1: automatic. */
  readonly quality: number
  readonly source: number
  /** Captions that are part of the stream, as text tracks of the element (useCaption.ts). */
  readonly captions: readonly CaptionChoice[]
  readonly muted: boolean
  readonly volume: number
  readonly speed: number
}

export interface StreamPlayer {
  readonly $state: ReadableAtom<PlayerState>
  play(): void
  pause(): void
  /** Seeks to seconds since the start, within the seekable range. */
  seek(seconds: number): void
  /** The range that is seekable now, in seconds since the start. */
  reach(): { readonly from: number; readonly to: number }
  /** Seeks to the live edge. */
  toEdge(): void
  choose(quality: number): void
  setMuted(muted: boolean): void
  setVolume(volume: number): void
  setSpeed(speed: number): void
  /** Selects another source by hand, such as audio only, or retries all of them after a failure. */
  use(source: number): void
  stop(): void
}

interface Options {
  readonly video: HTMLVideoElement
  /** Best first. */
  readonly sources: readonly Source[]
  /** A running stream's start, ISO 8601; null for a recording. */
  readonly startTime: Instant | null
  /** Where a recording begins, in seconds. */
  readonly startAt?: number
}

/** How often playback is checked, in ms. */
const LOOK = 1000
/** A tab in the background, or a laptop that slept, is no stall: jumps of the clock larger than this are ignored. */
const JUMP = 5000

export function createStreamPlayer({ video, sources, startTime, startAt = 0 }: Options): StreamPlayer {
  const $state = atom<PlayerState>({
    ...{ phase: 'loading', time: startAt, from: 0, to: 0, qualities: [], quality: -1, source: 0 },
    ...{ captions: captionsIn(video), muted: video.muted, volume: video.volume, speed: 1 },
  })
  const set = (change: Partial<PlayerState>) => $state.set({ ...$state.get(), ...change })
  let playback: Playback = startPlayback(sources.length)
  let hls: Hls | null = null
  let leaveCaptions = () => {}
  let waiting: ReturnType<typeof setTimeout> | undefined
  let stopped = false
  /** Whether it should play: false after the visitor paused it. */
  let shouldPlay = true
  let moved = { time: -1, at: performance.now(), looked: performance.now() }

  /** The offset between the element's clock and seconds since the start. */
  const shift = (): number => {
    if (startTime === null) return 0
    const playing = hls?.playingDate ?? startDateOf(video)
    if (!playing) return 0
    const from = hls?.playingDate ? 0 : video.currentTime
    return (playing.getTime() - msOf(startTime)) / 1000 + from - video.currentTime
  }
  const reach = () => {
    const { seekable } = video
    const last = seekable.length - 1
    const by = shift()
    return last < 0 ? { from: 0, to: 0 } : { from: seekable.start(0) + by, to: edge() + by }
  }
  /** The playback position at the live edge: a little before the very end. */
  const edge = (): number => {
    const last = video.seekable.length - 1
    if (startTime !== null && hls?.liveSyncPosition) return hls.liveSyncPosition
    return last < 0 ? 0 : video.seekable.end(last)
  }
  const show = () => {
    if (stopped) return
    // A recording that is loaded again is at zero until its position has loaded.
    const isPlaced = startTime !== null || video.readyState >= HTMLMediaElement.HAVE_CURRENT_DATA
    set({ ...(isPlaced && { time: Math.max(0, video.currentTime + shift()) }), ...reach() })
  }

  const trouble = (kind: Trouble) => {
    if (stopped || waiting !== undefined || $state.get().phase === 'broken') return
    const { playback: after, remedy } = remedyFor(playback, kind, performance.now())
    playback = after
    if (remedy.act === 'fail') {
      leave()
      set({ phase: 'broken' })
      return
    }
    set({ phase: 'recovering' })
    waiting = setTimeout(() => {
      waiting = undefined
      moved = { ...moved, at: performance.now() }
      if (remedy.act !== 'decode' || !hls) return void load(playback.source)
      hls.recoverMediaError()
      // Attaching the element again has paused it, without an event.
      void start()
    }, remedy.wait)
  }

  const leave = () => {
    clearTimeout(waiting)
    waiting = undefined
    leaveCaptions()
    leaveCaptions = () => {}
    hls?.destroy()
    hls = null
    video.removeAttribute('src')
  }
  const load = async (index: number): Promise<void> => {
    const source = sources[index]
    const back = startTime === null ? $state.get().time : null
    leave()
    if (!source) return set({ phase: 'broken' })
    set({ source: index, qualities: [], quality: -1 })
    moved = { time: -1, at: performance.now(), looked: performance.now() }
    if (playsHls(video)) {
      video.src = source.url
      if (back !== null && back > 0) video.currentTime = back
    } else {
      const { default: Player } = await import('hls.js/light')
      // Another source, or the end, may have been set while it loaded.
      if (stopped || $state.get().source !== index || hls) return
      if (!Player.isSupported()) return set({ phase: 'broken' })
      hls = new Player({
        lowLatencyMode: source.lowLatency,
        backBufferLength: 60,
        maxBufferLength: 20,
        capLevelToPlayerSize: true,
        startPosition: back ?? -1,
        liveSyncDurationCount: 2,
      })
      follow(Player, hls)
      leaveCaptions = followCaptions(Player, hls, video)
      hls.loadSource(source.url)
      hls.attachMedia(video)
    }
    await start()
  }
  const start = async () => {
    const mayPlay = () => shouldPlay && !stopped
    if ((mayPlay() && (await begin(video, mayPlay))) || stopped) return
    shouldPlay = false
    set({ phase: 'paused' })
  }
  const follow = (Player: typeof Hls, own: Hls) => {
    own.on(Player.Events.MANIFEST_PARSED, (_, { levels }) =>
      set({ qualities: levels.length > 1 ? levels.map(({ height, bitrate }) => ({ height, bitrate })) : [] }),
    )
    own.on(Player.Events.ERROR, (_, { fatal, type }) => {
      if (fatal && own === hls) trouble(type === Player.ErrorTypes.MEDIA_ERROR ? 'media' : 'network')
    })
  }

  const look = () => {
    const now = performance.now()
    const jumped = now - moved.looked > JUMP
    const isIdle = !shouldPlay || video.ended || waiting !== undefined || $state.get().phase === 'broken'
    if (jumped || isIdle || document.hidden || video.currentTime !== moved.time) {
      moved = { time: video.currentTime, at: now, looked: now }
    } else {
      moved = { ...moved, looked: now }
      if (now - moved.at > STALLED_AFTER) {
        moved = { ...moved, at: now }
        trouble('stall')
      }
    }
    show()
  }
  const looking = setInterval(look, LOOK)
  const on = {
    loadedmetadata: () => {
      if (startTime === null && video.currentTime !== $state.get().time) video.currentTime = $state.get().time
    },
    timeupdate: show,
    play: () => {
      // It may have been paused again before the event.
      shouldPlay ||= !video.paused
    },
    playing: () => set({ phase: 'playing' }),
    pause: () => {
      // A film that ends fires pause first. Others pause it as well: a media key, the browser's own window.
      if (video.ended || !video.paused || $state.get().phase === 'broken') return
      shouldPlay = false
      set({ phase: 'paused' })
    },
    waiting: () => {
      if ($state.get().phase === 'playing') set({ phase: 'loading' })
    },
    ended: () => set({ phase: 'ended' }),
    volumechange: () => set({ muted: video.muted, volume: video.volume }),
    ratechange: () => set({ speed: video.playbackRate }),
    error: () => {
      // Without hls.js the element itself reports the failure; with it, hls.js has reported it.
      if (!hls && video.error) trouble(video.error.code === MediaError.MEDIA_ERR_DECODE ? 'media' : 'network')
    },
  }
  for (const [name, act] of Object.entries(on)) video.addEventListener(name, act)
  const listCaptions = () => set({ captions: captionsIn(video) })
  for (const name of ['addtrack', 'removetrack']) video.textTracks.addEventListener(name, listCaptions)
  void load(0)

  return {
    $state,
    play: () => {
      shouldPlay = true
      moved = { ...moved, at: performance.now() }
      if (startTime === null && video.ended) video.currentTime = 0
      void video.play().catch(() => {})
    },
    pause: () => {
      shouldPlay = false
      video.pause()
      set({ phase: 'paused' })
    },
    seek: (seconds) => {
      // A recording that is still loading cannot be sought: it begins there.
      if (startTime === null && video.readyState === HTMLMediaElement.HAVE_NOTHING) return set({ time: seconds })
      const { from, to } = reach()
      const time = Math.min(Math.max(seconds, from), Math.max(from, to))
      video.currentTime = time - shift()
      set({ time })
    },
    reach,
    toEdge: () => {
      video.currentTime = edge()
      shouldPlay = true
      void video.play().catch(() => {})
    },
    choose: (quality) => {
      if (hls) hls.nextLevel = quality
      set({ quality })
    },
    setMuted: (muted) => {
      video.muted = muted
    },
    setVolume: (volume) => {
      video.volume = volume
      video.muted = volume === 0
    },
    setSpeed: (speed) => {
      // Loading the stream again sets the rate back to the default.
      video.defaultPlaybackRate = speed
      video.playbackRate = speed
    },
    use: (source) => {
      shouldPlay = true
      playback = { ...startPlayback(sources.length), source }
      set({ phase: 'loading' })
      void load(source)
    },
    stop: () => {
      stopped = true
      clearInterval(looking)
      for (const [name, act] of Object.entries(on)) video.removeEventListener(name, act)
      for (const name of ['addtrack', 'removetrack']) video.textTracks.removeEventListener(name, listCaptions)
      leave()
      video.load()
    },
  }
}
