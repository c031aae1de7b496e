import type { Replay } from '@fair/contract/replay.ts'
import { useEffect, useMemo, useRef, useState } from 'react'
import { Icon } from '../../../components/Icon.tsx'
import { usePage } from '../../../components/usePage.ts'
import { formatDuration } from '../../../domain/duration.ts'
import { chapterAt } from '../../../domain/playback.ts'
import { readStored, writeStored } from '../../../lib/storage.ts'
import { personalKey } from '../../../lib/storage-keys.ts'
import { visitorStorage } from '../../../stores/login-storage.ts'
import { pageOwner } from '../../../stores/owner.ts'
import { EndedState } from './EndedState.tsx'
import { Player } from './Player.tsx'
import type { StreamPlayer } from './stream-player.ts'

interface Props {
  replay: Replay
  /** Where it begins, in seconds; null: where the visitor left it. */
  at: number | null
  leave: () => void
  hold: (player: StreamPlayer | null) => void
}

/** The storage key of the position at which this recording was left on this device. */
const placeKey = (replayId: string) => personalKey('replay', pageOwner(), replayId)
/** How often the position is saved, in seconds of the recording. */
const SAVE_EVERY = 5
/** A position closer to the end than this, in seconds, makes the recording start from the beginning. */
const NEAR_END = 15

/** A recording as a document: the picture, its chapters, and a transcript to search and jump from. */
export function ReplayRoom({ replay, at, leave, hold }: Props) {
  const page = usePage()
  const { t } = page
  const [player, setPlayer] = useState<StreamPlayer | null>(null)
  const [time, setTime] = useState(0)
  const [isBroken, setBroken] = useState(false)
  const [tries, setTries] = useState(0)
  /** Where it failed, in seconds: there another try begins. */
  const [failedAt, setFailedAt] = useState<number | null>(null)
  const startAt = useMemo(() => failedAt ?? at ?? savedPlace(replay), [failedAt, at, replay])
  const sources = useMemo(() => [{ url: replay.url, audioOnly: false, lowLatency: false }], [replay])

  useEffect(() => {
    if (!player) return
    let stored = -1
    return player.$state.subscribe(({ time: now }) => {
      setTime(Math.floor(now))
      if (Math.abs(now - stored) < SAVE_EVERY) return
      stored = now
      writeStored(
        visitorStorage,
        placeKey(replay._id),
        now < 1 || now > replay.duration - NEAR_END ? null : String(Math.floor(now)),
      )
    })
  }, [player, replay])

  return (
    <div className="live-grid" key={tries}>
      <Player
        sources={sources}
        title={replay.title}
        poster={page.media(replay.cover.url, 960)}
        startTime={null}
        startAt={startAt}
        chapters={replay.tagList}
        captions={replay.captions}
        over={
          isBroken && (
            <EndedState text={t('room:broken')} leave={leave}>
              <button
                className="btn btn-2"
                type="button"
                onClick={() => {
                  setBroken(false)
                  setFailedAt(time)
                  setTries(tries + 1)
                }}
              >
                {t('common:retry')}
              </button>
            </EndedState>
          )
        }
        hold={(made) => {
          setPlayer(made)
          hold(made)
        }}
        onBroken={() => setBroken(true)}
      />
      <Transcript replay={replay} time={time} seek={(seconds) => player?.seek(seconds)} />
    </div>
  )
}

/** The position at which the visitor left this recording on this device, in seconds. */
function savedPlace({ _id, duration }: Replay): number {
  const position = Number(readStored(visitorStorage, placeKey(_id)) ?? 0)
  return position > 0 && position < duration ? position : 0
}

interface TranscriptProps {
  replay: Replay
  time: number
  seek: (seconds: number) => void
}

/** The transcript, line by line. A search word leaves only the lines that contain it. */
function Transcript({ replay: { transcript, tagList }, time, seek }: TranscriptProps) {
  const page = usePage()
  const { t } = page
  const [keyword, setKeyword] = useState('')
  const list = useRef<HTMLOListElement>(null)
  const word = keyword.trim().normalize('NFKC').toLocaleLowerCase(page.language)
  const lines = transcript.length > 0 ? transcript : tagList.map((tag) => ({ ...tag, speaker: null }))
  const found = word === '' ? lines : lines.filter(({ text }) => fold(text, page.language).includes(word))
  const current = found[chapterAt(found, time)]
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs again when the line changes
  useEffect(() => {
    const box = list.current
    const row = box?.querySelector<HTMLElement>('[aria-current]')
    if (!box || !row || word !== '' || box.matches(':hover, :focus-within')) return
    box.scrollTop = row.offsetTop - box.clientHeight / 3
  }, [current?.offset, word])
  return (
    <aside className="side-chat transcript" aria-label={t('room:transcript')}>
      <div className="search">
        <Icon name="search" />
        <input
          type="search"
          aria-label={t('room:find')}
          placeholder={t('room:find')}
          value={keyword}
          onChange={({ target }) => setKeyword(target.value)}
        />
      </div>
      <p className="visually-hidden" role="status">
        {word === '' ? '' : t('room:found', { count: found.length })}
      </p>
      <ol className="log chapters" ref={list}>
        {found.map((line) => (
          <li key={line.offset} aria-current={line === current || undefined}>
            <time>{formatDuration(line.offset)}</time>
            <button type="button" onClick={() => seek(line.offset)}>
              {line.speaker && <b>{line.speaker}: </b>}
              {line.text}
            </button>
          </li>
        ))}
        {found.length === 0 && <li className="none">{t('room:notFound')}</li>}
      </ol>
    </aside>
  )
}

const fold = (text: string, language: string): string => text.normalize('NFKC').toLocaleLowerCase(language)
