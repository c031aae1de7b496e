import { useEffect, useRef, useState } from 'react'
import { Icon } from '../../../components/Icon.tsx'
import { usePage } from '../../../components/usePage.ts'
import type { Entry } from '../../../domain/conversation-state.ts'
import { safeFile } from './message-file.ts'
import { BARS, clockOf, pictureOf } from './voice.ts'

interface Props {
  entry: Entry
  isMine: boolean
  played: () => void
}

/** Only one voice message plays at a time. */
let playing: HTMLAudioElement | null = null

const FLAT = Array.from({ length: BARS }, () => 0.12)

/** A voice message: its length before it is fetched, its progress while it plays, its waveform once it was played. */
export function VoiceBubble({ entry, isMine, played }: Props) {
  const { t } = usePage()
  const { length } = entry
  const address = safeFile(entry.url, 'media')
  const isUnplayed = !isMine && !entry.isReadVoice
  const [isPlaying, setPlaying] = useState(false)
  const [at, setAt] = useState(0)
  const [bars, setBars] = useState(FLAT)
  const [isBroken, setBroken] = useState(address === null)
  const audio = useRef<HTMLAudioElement>(null)
  useEffect(() => {
    const own = audio.current
    return () => own?.pause()
  }, [])
  const toggle = async () => {
    const own = audio.current
    if (!own || address === null) return
    if (isPlaying) return own.pause()
    if (playing !== own) playing?.pause()
    playing = own
    try {
      await own.play()
    } catch (error) {
      // A pause before playback began is no error.
      if (!(error instanceof DOMException && error.name === 'AbortError')) setBroken(true)
      return
    }
    setBroken(false)
    played()
    if (bars === FLAT) void pictureOf(address).then((picture) => picture && setBars(picture))
  }
  // Recordings made by browsers do not always contain their duration.
  const duration = length ?? (Number.isFinite(audio.current?.duration) ? audio.current?.duration : undefined)
  const shown = clockOf(isPlaying || at > 0 ? at : (duration ?? 0))
  const reached = duration ? Math.min(1, at / duration) * BARS : 0
  const label = t(isPlaying ? 'chat:pauseVoice' : 'chat:playVoice', { length: clockOf(duration ?? 0) })
  return (
    <>
      <div className="bubble voice">
        <button
          className="icon-btn"
          type="button"
          aria-label={label}
          disabled={address === null}
          onClick={() => void toggle()}
        >
          <Icon name={isPlaying ? 'pause' : 'play'} />
        </button>
        <svg className="wave" viewBox={`0 0 ${BARS * 4} 24`} aria-hidden="true">
          {bars.map((loud, bar) => {
            const height = 3 + loud * 21
            return (
              <rect
                // biome-ignore lint/suspicious/noArrayIndexKey: a bar is identified by its position
                key={bar}
                className={bar < reached ? 'played' : undefined}
                x={bar * 4 + 1}
                y={12 - height / 2}
                width={2}
                height={height}
              />
            )
          })}
        </svg>
        <span className="tnum small nowrap">{shown}</span>
        {isUnplayed && (
          <span className="unread-dot">
            <span className="visually-hidden">{t('chat:notPlayed')}</span>
          </span>
        )}
        {/* biome-ignore lint/a11y/useMediaCaption: a voice message has no captions; its length is said */}
        <audio
          ref={audio}
          src={address ?? undefined}
          preload="none"
          onPlay={() => setPlaying(true)}
          onPause={() => setPlaying(false)}
          onTimeUpdate={({ currentTarget }) => setAt(currentTarget.currentTime)}
          onEnded={() => {
            setPlaying(false)
            setAt(0)
          }}
          onError={() => address && setBroken(true)}
        />
      </div>
      {isBroken && (
        <p className="state bad" role="alert">
          {t('chat:voiceFailed')}
        </p>
      )}
    </>
  )
}
