import { useCallback, useEffect, useState } from 'react'
import type { Call } from '../../../api/client.ts'
import { type GroupCommand, interaction } from '../../../contract/interaction.ts'
import { steered } from '../../../rules/room.ts'
import type { PageContext } from '../../../ui/page.ts'
import { Entrance } from './Entrance.tsx'
import { FarewellDialog } from './FarewellDialog.tsx'
import { Guests } from './Guests.tsx'
import { asSource, statusOf } from './live-room.ts'
import { enterMeeting, leaveMeeting, type MeetingState, mixedPicture } from './meeting-room.ts'
import { Over } from './Over.tsx'
import { overText } from './over-text.ts'
import { Player } from './Player.tsx'
import { RoomSide } from './RoomSide.tsx'
import type { StreamPlayer } from './stream-player.ts'
import { useGuestStreams } from './useGuestStreams.ts'
import { usePoll } from './usePoll.ts'
import { useSteering } from './useSteering.ts'
import { useVisit } from './useVisit.ts'

interface Props {
  page: PageContext
  call: Call
  id: string
  /** Where one comes from: the page without the room. */
  leave: () => void
  /** Shows what the meeting shows to those who have not joined. */
  toFilm: () => void
  hold: (player: StreamPlayer | null) => void
}

/** A running meeting: the mixed picture, the chat beside it, and the guests with their cameras and microphones. */
export function MeetingRoom({ page, call, id, leave, toFilm, hold }: Props) {
  const { t, format } = page
  const [broken, setBroken] = useState(false)
  const visit = useVisit<MeetingState>(
    useCallback(() => enterMeeting(page, call, id), [page, call, id]),
    useCallback(() => leaveMeeting(call, id), [call, id]),
  )
  const { standing, change, forget } = visit
  const again = () => {
    setBroken(false)
    visit.again()
  }
  const room = standing.kind === 'in' ? standing.room : null
  const roomId = room?.joinRes.roomId ?? null

  const look = useCallback(async () => {
    if (roomId === null) return
    const [status, config] = await Promise.all([
      statusOf(call, 'MEETING', id),
      call(interaction.roomConfig, { roomId }),
    ])
    if (status.ok && (status.data.status === 'ENDED' || status.data.status === 'OFFLINE')) forget()
    change((now) => ({
      ...now,
      status: status.ok ? status.data : now.status,
      config: config.ok ? config.data : now.config,
    }))
  }, [call, id, roomId, change, forget])
  usePoll(look)
  const hear = useCallback(
    (command: GroupCommand) => change((now) => ({ ...now, config: steered(now.config, command) })),
    [change],
  )
  const farewell = useSteering(call, { roomId, hear, missed: () => void look(), ended: forget })

  // A source that comes back is taken up by itself.
  const streams = room?.status.status === 'STREAMING'
  const isEmpty = room?.sources.length === 0
  useEffect(() => {
    if (!streams || !(isEmpty || broken)) return
    void mixedPicture(call, id).then((got) => {
      if (got.ok && got.data.length > 0) change((now) => ({ ...now, sources: got.data }))
    })
  }, [streams, isEmpty, broken, call, id, change])

  const plays = streams && farewell === null
  const guestStreams = useGuestStreams(call, id, plays ? (room?.config ?? null) : null)

  if (!room) {
    return (
      <Entrance page={page} standing={standing as Exclude<typeof standing, { kind: 'in' }>} leave={leave} again={again}>
        <button className="btn btn-2" type="button" onClick={toFilm}>
          {t('room:film')}
        </button>
      </Entrance>
    )
  }
  const { datas, joinRes, config, sources, status } = room
  const sentence = farewell
    ? t(`room:${farewell.why}.${farewell.of}`)
    : overText(page, 'meeting', status, sources.length > 0 && !broken)
  return (
    <div className="live-grid meeting">
      <Player
        page={page}
        sources={plays ? sources.map(asSource) : []}
        title={datas.title}
        poster={page.media(datas.cover.url, 960)}
        startTime={datas.startTime}
        chapters={datas.tagList}
        captions={sources[0]?.captions ?? []}
        note={t('room:inRoom', { count: status.viewers, n: format.number(status.viewers) })}
        over={
          sentence !== null && (
            <Over page={page} text={sentence} leave={leave}>
              {broken && plays && (
                <button className="btn btn-2" type="button" onClick={again}>
                  {t('common:retry')}
                </button>
              )}
            </Over>
          )
        }
        hold={hold}
        onBroken={() => setBroken(true)}
      />
      <Guests
        page={page}
        config={config}
        streams={guestStreams}
        startTime={datas.startTime}
        self={joinRes.guestId ?? null}
        leave={leave}
      />
      <RoomSide
        page={page}
        call={call}
        chatgroupId={joinRes.chatgroupId ?? null}
        isChatOpen={config.chatOpen}
        goods={[]}
      />
      {farewell && <FarewellDialog page={page} farewell={farewell} leave={leave} />}
    </div>
  )
}
