import { useCallback, useEffect, useRef, useState } from 'react'
import type { Call, Result } from '../../../api/client.ts'
import { type Replay, replay as replayCalls } from '../../../contract/replay.ts'
import type { PageContext } from '../../../lib/page.ts'
import { EndedState } from './EndedState.tsx'
import { FilmRoom } from './FilmRoom.tsx'
import { LiveRoom } from './LiveRoom.tsx'
import { readLive } from './live-room.ts'
import { MeetingRoom } from './MeetingRoom.tsx'
import { ReplayRoom } from './ReplayRoom.tsx'
import type { StreamPlayer } from './stream-player.ts'

/** Whose room it is. */
export interface Subject {
  readonly businessType: 'LIVE' | 'MEETING'
  readonly businessId: string
}

/** What is on the stage. `at`: a moment to go to, in seconds; `turn` counts what the visitor has asked for. */
export type Opened =
  | { readonly kind: 'room'; readonly at: number | null; readonly turn: number }
  /** What a meeting shows to those who have not joined. */
  | { readonly kind: 'film'; readonly at: null; readonly turn: number }
  | { readonly kind: 'replay'; readonly replayId: string; readonly at: number | null; readonly turn: number }

/** The live or meeting that a page says it is about (`data-room="LIVE" data-id="…"`). */
export function readRoom(root: HTMLElement): Subject | null {
  const { room, id } = root.dataset
  return (room === 'LIVE' || room === 'MEETING') && id ? { businessType: room, businessId: id } : null
}

/** What a press asks for; null for nothing of ours. */
export function openedBy(target: Element, now: Opened | null): Opened | null {
  const turn = (now?.turn ?? 0) + 1
  if (target.closest('[data-join]')) return { kind: 'room', at: null, turn }
  if (target.closest('[data-film]')) return { kind: 'film', at: null, turn }
  const link = target.closest<HTMLElement>('[data-replay], [data-t]')
  const replayId = link?.dataset['replay'] ?? link?.closest('[data-recording]')?.getAttribute('data-recording')
  const at = link?.dataset['t'] === undefined ? null : Number(link.dataset['t'])
  if (replayId) return { kind: 'replay', replayId, at, turn }
  // A chapter of what runs.
  return link && at !== null ? { kind: 'room', at, turn } : null
}

interface Props {
  page: PageContext
  call: Call
  subject: Subject
  opened: Opened
  /** Shows something else; null: the page without a stage. */
  show: (next: Opened | null) => void
}

/** The room of what runs, or a recording. */
export function Stage({ page, call, subject, opened, show }: Props) {
  const leave = () => show(null)
  const player = useRef<StreamPlayer | null>(null)
  const { at, turn, kind } = opened
  // biome-ignore lint/correctness/useExhaustiveDependencies: each press goes to its moment, also to the same
  useEffect(() => {
    if (at !== null) player.current?.seek(at)
  }, [turn])
  const hold = useCallback(
    (made: StreamPlayer | null) => {
      player.current = made
      if (!made || kind !== 'room' || at === null) return
      // What runs has to be there before one can wind back in it.
      const unlisten = made.$state.listen(({ phase }) => {
        if (phase !== 'playing') return
        unlisten()
        made.seek(at)
      })
    },
    [kind, at],
  )
  if (opened.kind === 'replay') {
    return <Recording {...{ page, call, subject, leave, hold, at }} replayId={opened.replayId} />
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

/** Spec 4: a recording loads only where the platform answers without an error; else its words stand in its place. */
function Recording({ page, call, subject, leave, hold, at, replayId }: RecordingProps) {
  const { t } = page
  const [found, setFound] = useState<Replay | { text: string; canRetry: boolean } | null>(null)
  const [tries, setTries] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new try is what `tries` is for
  useEffect(() => {
    let gone = false
    setFound(null)
    void recordingOf(call, subject, replayId).then((got) => {
      if (gone) return
      if (!got.ok) return setFound({ text: got.message, canRetry: true })
      setFound(got.data ?? { text: t('room:noRecording'), canRetry: false })
    })
    return () => {
      gone = true
    }
  }, [call, subject, replayId, tries])
  if (found && 'url' in found) return <ReplayRoom {...{ page, leave, hold, at }} replay={found} key={found._id} />
  return (
    <div className="live-grid alone">
      <div className="player">
        <EndedState page={page} text={found?.text ?? t('common:loading')} leave={leave}>
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

/** A recording of its own, or one of the exhibitor's other lives that the page shows behind them. */
async function recordingOf(call: Call, subject: Subject, replayId: string): Promise<Result<Replay | undefined>> {
  const own = await call(replayCalls.list, subject)
  if (!own.ok) return own
  const found = own.data.find(({ _id }) => _id === replayId)
  if (found || subject.businessType === 'MEETING') return { ok: true, data: found }
  const live = await readLive(call, subject.businessId)
  return live.ok ? { ok: true, data: live.data.replayList.find(({ _id }) => _id === replayId) } : live
}
