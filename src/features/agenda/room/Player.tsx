import type { Captions, TimeTag } from '@fair/contract/replay.ts'
import type { Instant } from '@fair/contract/rules/brand.ts'
import { useStore } from '@nanostores/react'
import { atom } from 'nanostores'
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { Icon } from '../../../components/Icon.tsx'
import { Tooltip } from '../../../components/shoelace/Tooltip.tsx'
import { usePage } from '../../../components/usePage.ts'
import { formatDuration } from '../../../domain/duration.ts'
import { chapterAt } from '../../../domain/playback.ts'
import { CaptionControls } from './CaptionControls.tsx'
import { PlayerSettings } from './PlayerSettings.tsx'
import { createStreamPlayer, type PlayerState, type Source, type StreamPlayer } from './stream-player.ts'
import { TrackBar } from './TrackBar.tsx'
import { useCaption } from './useCaption.ts'
import { useCaptionChoice } from './useCaptionChoice.ts'

interface Props {
  /** Best first; not empty. */
  sources: readonly Source[]
  title: string
  poster: string
  /** A running stream's start, ISO 8601; null for a recording. */
  startTime: Instant | null
  startAt?: number
  chapters: readonly TimeTag[]
  captions: readonly Captions[]
  /** Shown beside the badge, e.g. how many watch. */
  note?: ReactNode
  /** Replaces the picture: that it is over, or what failed. */
  over?: ReactNode
  /** Called with the player once it exists, and with null when it is removed. */
  hold?: (player: StreamPlayer | null) => void
  onBroken?: () => void
  /** A source plays, for the first time or again. */
  onPlaying?: () => void
}

/** The state while there is no player. */
const NONE = atom<PlayerState>({
  ...{ phase: 'loading', time: 0, from: 0, to: 0, qualities: [], quality: -1, source: 0, captions: [] },
  ...{ muted: false, volume: 1, speed: 1 },
})
/** A step of the arrow keys, in seconds. */
const STEP = 5
/** A position closer to the edge than this, in seconds, counts as at the edge. */
const NEAR = 10

/** A video player whose controls work with pointer and keyboard. */
export function Player(props: Props) {
  const page = usePage()
  const { sources, title, poster, startTime, chapters, captions, note, over, hold, onBroken, onPlaying } = props
  const { t } = page
  const box = useRef<HTMLDivElement>(null)
  const video = useRef<HTMLVideoElement>(null)
  const [player, setPlayer] = useState<StreamPlayer | null>(null)
  const state = useStore(player?.$state ?? NONE, { ssr: 'initial' })
  const choices = captions.length > 0 ? captions : state.captions
  const captioning = useCaptionChoice(choices, page.language)
  const caption = useCaption(video, choices, captioning.shown)
  const isLive = startTime !== null
  const isAtEdge = state.to - state.time < NEAR
  const chapter = chapters[chapterAt(chapters, state.time)]

  // One player for each set of sources. They are compared by address, not by object identity.
  const key = sources.map(({ url }) => url).join(' ')
  // biome-ignore lint/correctness/useExhaustiveDependencies: `key` identifies the sources
  useEffect(() => {
    const own = video.current
    if (!own || sources.length === 0) return
    const made = createStreamPlayer({ video: own, sources, startTime, startAt: props.startAt ?? 0 })
    setPlayer(made)
    hold?.(made)
    return () => {
      made.stop()
      setPlayer(null)
      hold?.(null)
    }
  }, [key, startTime])
  useEffect(() => {
    if (state.phase === 'broken') onBroken?.()
    else if (state.phase === 'playing') onPlaying?.()
  }, [state.phase, onBroken, onPlaying])

  const isPlaying = state.phase === 'playing' || state.phase === 'loading' || state.phase === 'recovering'
  const toggle = () => (isPlaying ? player?.pause() : player?.play())
  const full = () => void fullscreen(box.current, video.current)
  const keys: Record<string, () => void> = {
    ' ': toggle,
    k: toggle,
    m: () => player?.setMuted(!state.muted),
    f: full,
    p: () => mayLeavePage() && void inPicture(video.current),
    c: captioning.toggle,
    arrowleft: () => player?.seek(state.time - STEP),
    arrowright: () => player?.seek(state.time + STEP),
    j: () => player?.seek(state.time - 2 * STEP),
    l: () => player?.seek(state.time + 2 * STEP),
    end: () => player?.toEdge(),
  }
  /** The action of a control, with its keyboard shortcut. */
  const hint = (action: string, key: string) => t('room:withKey', { action, key })
  const onKey = (event: KeyboardEvent) => {
    const own = event.target instanceof Element ? event.target : null
    // A focused button or select handles its keys itself.
    const isTaken = own?.matches('select, input') || (event.key === ' ' && own?.matches('button'))
    const act = keys[event.key.toLowerCase()]
    if (!act || isTaken || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    act()
  }

  return (
    <div className="player" ref={box} role="group" aria-label={t('room:player', { title })} onKeyDown={onKey}>
      {/* biome-ignore lint/a11y/useMediaCaption: captions are drawn by .caption, where the platform has them */}
      <video ref={video} playsInline poster={poster} onClick={toggle} aria-label={title}>
        {captions.map((each) => (
          <track key={each.language} kind="metadata" srcLang={each.language} label={each.label} src={each.url} />
        ))}
      </video>
      <div className="top">
        {isLive && !over && <span className="live-badge">{t('common:live')}</span>}
        <span className="small tnum">{formatDuration(Math.floor(state.time))}</span>
        {note && <span className="small wide-only">{note}</span>}
        {!over && <CaptionControls choices={choices} captioning={captioning} />}
      </div>
      {caption !== '' && !over && (
        <p className="caption" lang={captioning.shown ?? undefined}>
          <span>{caption}</span>
        </p>
      )}
      <div className="says" role="status">
        {!over && state.phase === 'recovering' && <p className="banner-note">{t('room:recovering')}</p>}
        {!over && state.phase === 'loading' && state.time === 0 && <p className="banner-note">{t('common:loading')}</p>}
      </div>
      {over || (
        <div className="player-controls">
          <TrackBar state={state} chapters={chapters} seek={(seconds) => player?.seek(seconds)} />
          <Tooltip content={hint(t(isPlaying ? 'room:pause' : 'room:play'), 'K')}>
            <button
              className="icon-btn"
              type="button"
              aria-label={t(isPlaying ? 'room:pause' : 'room:play')}
              onClick={toggle}
            >
              <Icon name={isPlaying ? 'pause' : 'play'} />
            </button>
          </Tooltip>
          <Tooltip content={hint(t('room:mute'), 'M')}>
            <button
              className="icon-btn"
              type="button"
              aria-label={t('room:mute')}
              aria-pressed={state.muted}
              onClick={() => player?.setMuted(!state.muted)}
            >
              <Icon name="volume" />
            </button>
          </Tooltip>
          <span className="tnum">
            {formatDuration(Math.floor(state.time))}
            {!isLive && state.to > 0 && ` / ${formatDuration(Math.floor(state.to))}`}
          </span>
          {chapter && <span className="wide-only clip">{chapter.text}</span>}
          {isLive && (
            <button className="btn btn-s btn-quiet push" type="button" onClick={() => player?.toEdge()}>
              {t(isAtEdge ? 'room:atEdge' : 'room:toEdge')}
            </button>
          )}
          <PlayerSettings state={state} player={player} sources={sources} isLive={isLive} />
          <Tooltip content={hint(t('room:pip'), 'P')}>
            <button
              className="icon-btn wide-only"
              type="button"
              aria-label={t('room:pip')}
              hidden={!mayLeavePage()}
              onClick={() => void inPicture(video.current)}
            >
              <Icon name="panel" />
            </button>
          </Tooltip>
          <Tooltip content={hint(t('room:full'), 'F')}>
            <button className="icon-btn" type="button" aria-label={t('room:full')} onClick={full}>
              <Icon name="full" />
            </button>
          </Tooltip>
        </div>
      )}
    </div>
  )
}

/** Shows the player and its controls full screen if the browser allows it. iPhones allow only the video itself. */
async function fullscreen(box: HTMLElement | null, video: HTMLVideoElement | null): Promise<void> {
  if (document.fullscreenElement) return document.exitFullscreen()
  if (box && 'requestFullscreen' in box) return box.requestFullscreen()
  const own = video as (HTMLVideoElement & { webkitEnterFullscreen?: () => void }) | null
  own?.webkitEnterFullscreen?.()
}

/** Firefox shows its own button on every video and offers no API for it. */
const mayLeavePage = () => 'pictureInPictureEnabled' in document && document.pictureInPictureEnabled

async function inPicture(video: HTMLVideoElement | null): Promise<void> {
  if (document.pictureInPictureElement) await document.exitPictureInPicture()
  // Refused by the browser, or called before the first picture: nothing is lost.
  else await video?.requestPictureInPicture().catch(() => {})
}
