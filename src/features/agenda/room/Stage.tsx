import type { Replay } from '@fair/contract/replay.ts'
import { useEffect, useRef, useState } from 'react'
import type { Call, Result } from '../../../api/client.ts'
import { usePage } from '../../../components/usePage.ts'
import { formatDuration } from '../../../domain/duration.ts'
import { reachOf } from '../../../domain/playback.ts'
import { showToast } from '../../../stores/toasts.ts'
import { fetchLive } from '../default-visitor.ts'
import { EndedState } from './EndedState.tsx'
import { FilmRoom } from './FilmRoom.tsx'
import { LiveRoom } from './LiveRoom.tsx'
import { recordingsOf } from './live-room.ts'
import { MeetingRoom } from './MeetingRoom.tsx'
import type { Opened, Subject } from './opened.ts'
import { ReplayRoom } from './ReplayRoom.tsx'
import type { StreamPlayer } from './stream-player.ts'

interface Props {
  call: Call
  subject: Subject
  opened: Opened
  /** Opens something else; null: the page without a stage. */
  show: (next: Opened | null) => void
}

/** The room of a running event, or a recording. */
export function Stage({ call, subject, opened, show }: Props) {
  const page = usePage()
  const leave = () => show(null)
  const player = useRef<StreamPlayer | null>(null)
  const { at, turn, kind } = opened
  const unlisten = useRef(() => {})
  /** The last turn that was handled, so that sources that return do not seek again. */
  const answered = useRef(-1)
  /** Seeks to a requested moment. If it is outside a running stream's window, a toast says so. */
  const goTo = (made: StreamPlayer, seconds: number) => {
    unlisten.current()
    if (kind !== 'room') return made.seek(seconds)
    const go = () => {
      answered.current = turn
      const reach = made.reach()
      const is = reachOf(seconds, reach)
      if (is === 'within') return made.seek(seconds)
      showToast({ text: page.t(`room:chapter.${is}`, { from: formatDuration(Math.ceil(reach.from)) }) })
    }
    const { phase } = made.$state.get()
    if (phase === 'playing' || phase === 'paused') return go()
    // A running stream must be playing before the visitor can seek back in it.
    unlisten.current = made.$state.listen((state) => {
      if (state.phase !== 'playing') return
      unlisten.current()
      go()
    })
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: each press seeks, also to the same moment
  useEffect(() => {
    if (at !== null && player.current) goTo(player.current, at)
  }, [turn])
  const hold = (made: StreamPlayer | null) => {
    unlisten.current()
    player.current = made
    if (made && kind === 'room' && at !== null && answered.current !== turn) goTo(made, at)
  }
  if (opened.kind === 'replay') {
    return <Recording {...{ call, subject, leave, hold, at }} replayId={opened.replayId} />
  }
  const room = { page, call, id: subject.businessId, leave, hold }
  if (kind === 'film') return <FilmRoom {...room} />
  if (subject.businessType === 'LIVE') return <LiveRoom {...room} />
  return <MeetingRoom {...room} toFilm={() => show({ kind: 'film', at: null, turn: turn + 1 })} />
}

type RecordingProps = Omit<Props, 'opened' | 'show'> & {
  leave: () => void
  replayId: string
  at: number | null
  hold: (player: StreamPlayer | null) => void
}

/** Spec 4: a recording loads only if the platform answers without an error; otherwise the error is shown. */
function Recording({ call, subject, leave, hold, at, replayId }: RecordingProps) {
  const page = usePage()
  const { t } = page
  const [found, setFound] = useState<Replay | { text: string; canRetry: boolean } | null>(null)
  const [tries, setTries] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: `tries` changes only to request again
  useEffect(() => {
    let cancelled = false
    setFound(null)
    void recordingOf(call, subject, replayId, page.language).then((got) => {
      if (cancelled) return
      if (!got.ok) return setFound({ text: got.message, canRetry: true })
      setFound(got.data ?? { text: t('room:noRecording'), canRetry: false })
    })
    return () => {
      cancelled = true
    }
  }, [call, subject, replayId, tries, page.language])
  if (found && 'url' in found) return <ReplayRoom {...{ leave, hold, at }} replay={found} key={found._id} />
  return (
    <div className="live-grid alone">
      <div className="player">
        <EndedState text={found?.text ?? t('common:loading')} leave={leave}>
          {found?.canRetry && (
            <button className="btn btn-2" type="button" onClick={() => setTries(tries + 1)}>
              {t('common:retry')}
            </button>
          )}
        </EndedState>
      </div>
    </div>
  )
}

/** One of the event's recordings, or one of the exhibitor's other lives, which the page lists after them. */
async function recordingOf(
  call: Call,
  subject: Subject,
  replayId: string,
  language: string,
): Promise<Result<Replay | undefined>> {
  const own = await recordingsOf(call, subject)
  if (!own.ok) return own
  const found = own.data.find(({ _id }) => _id === replayId)
  if (found || subject.businessType === 'MEETING') return { ok: true, data: found }
  const live = await fetchLive(call, subject.businessId, language)
  return live.ok ? { ok: true, data: live.data.replayList.find(({ _id }) => _id === replayId) } : live
}
