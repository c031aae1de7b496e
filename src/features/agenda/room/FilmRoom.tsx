import { type Meeting, meetingRest } from '@fair/contract/meeting.ts'
import { type StreamVideo, stream } from '@fair/contract/stream.ts'
import { useEffect, useState } from 'react'
import type { Call, Result } from '../../../api/client.ts'
import { usePage } from '../../../components/usePage.ts'
import { EndedState } from './EndedState.tsx'
import { Player } from './Player.tsx'
import type { StreamPlayer } from './stream-player.ts'

interface Props {
  call: Call
  id: string
  leave: () => void
  hold: (player: StreamPlayer | null) => void
}

interface Film {
  meeting: Meeting
  video: StreamVideo
}

/** The film that a meeting shows to visitors who have not joined (Spec 7, provider/public/video). */
export function FilmRoom({ call, id, leave, hold }: Props) {
  const page = usePage()
  const { t } = page
  const [film, setFilm] = useState<Film | string | null>(null)
  const [tries, setTries] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: `tries` changes only to request again
  useEffect(() => {
    let cancelled = false
    setFilm(null)
    void fetchFilm(call, id).then((got) => {
      if (!cancelled) setFilm(got.ok ? got.data : got.message)
    })
    return () => {
      cancelled = true
    }
  }, [call, id, tries])
  const retry = (text: string) => (
    <EndedState text={text} leave={leave}>
      <button className="btn btn-2" type="button" onClick={() => setTries(tries + 1)}>
        {t('common:retry')}
      </button>
    </EndedState>
  )
  return (
    <div className="live-grid alone">
      {film !== null && typeof film !== 'string' ? (
        <Player
          sources={[{ url: film.video.url, audioOnly: false, lowLatency: false }]}
          title={film.meeting.title}
          poster={page.media(film.meeting.cover.url, 960)}
          startTime={null}
          chapters={[]}
          captions={[]}
          hold={hold}
          onBroken={() => setFilm(t('room:broken'))}
        />
      ) : (
        <div className="player">
          {film === null ? <EndedState text={t('common:loading')} leave={leave} /> : retry(film)}
        </div>
      )}
    </div>
  )
}

async function fetchFilm(call: Call, meetingId: string): Promise<Result<Film>> {
  const [video, meeting] = await Promise.all([
    call(stream.publicVideo, { meetingId }),
    call(meetingRest.detail, { meetingId }),
  ])
  if (!video.ok) return video
  if (!meeting.ok) return meeting
  return { ok: true, data: { video: video.data, meeting: meeting.data } }
}
