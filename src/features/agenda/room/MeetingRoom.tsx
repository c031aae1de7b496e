import { type GroupCommand, interaction } from '@fair/contract/interaction.ts'
import { useCallback, useRef, useState } from 'react'
import type { Call } from '../../../api/client.ts'
import { usePage } from '../../../components/usePage.ts'
import { steered } from '../../../domain/room.ts'
import { usePoll } from '../../shared/usePoll.ts'
import { Entrance } from './Entrance.tsx'
import { FarewellDialog } from './FarewellDialog.tsx'
import { Guests } from './Guests.tsx'
import { statusOf } from './live-room.ts'
import { enterMeeting, leaveMeeting, type MeetingState, mixedPicture } from './meeting-room.ts'
import { RoomPlayer } from './RoomPlayer.tsx'
import { RoomSide } from './RoomSide.tsx'
import type { StreamPlayer } from './stream-player.ts'
import { useFarewell } from './useFarewell.ts'
import { useGuestStreams } from './useGuestStreams.ts'
import { useReturningSource } from './useReturningSource.ts'
import { useSteering } from './useSteering.ts'
import { useVisit } from './useVisit.ts'

interface Props {
  call: Call
  id: string
  /** Closes the room and returns to the page without it. */
  leave: () => void
  /** Opens the film that the meeting shows to visitors who have not joined. */
  toFilm: () => void
  hold: (player: StreamPlayer | null) => void
}

/** A running meeting: the mixed picture, the chat beside it, and the guests with their cameras and microphones. */
export function MeetingRoom({ call, id, leave, toFilm, hold }: Props) {
  const page = usePage()
  const { t, format } = page
  const [broken, setBroken] = useState(false)
  const visit = useVisit<MeetingState>(
    useCallback(() => enterMeeting(page, call, id), [page, call, id]),
    useCallback(() => leaveMeeting(call, id), [call, id]),
  )
  const { membership, change, forget } = visit
  const again = () => {
    setBroken(false)
    visit.again()
  }
  const room = membership.kind === 'in' ? membership.room : null
  const roomId = room?.joinRes.roomId ?? null

  /** Increments with each command and each request: the answer to an earlier request would undo them. */
  const newest = useRef(0)
  const look = useCallback(async () => {
    if (roomId === null) return
    newest.current += 1
    const own = newest.current
    const [status, config] = await Promise.all([
      statusOf(call, 'MEETING', id),
      call(interaction.roomConfig, { roomId }),
    ])
    if (status.ok && (status.data.status === 'ENDED' || status.data.status === 'OFFLINE')) forget()
    change((now) => ({
      ...now,
      status: status.ok ? status.data : now.status,
      config: config.ok && own === newest.current ? config.data : now.config,
    }))
  }, [call, id, roomId, change, forget])
  usePoll(look)
  const onCommand = useCallback(
    (command: GroupCommand) => {
      newest.current += 1
      change((now) => ({ ...now, config: steered(now.config, command) }))
    },
    [change],
  )
  const farewellNow = useSteering(call, { roomId, hear: onCommand, missed: () => void look(), ended: forget })
  const farewell = useFarewell(farewellNow, 'meeting', room?.status ?? null)

  useReturningSource(
    room,
    broken,
    useCallback(() => mixedPicture(call, id), [call, id]),
    useCallback((sources) => change((now) => ({ ...now, sources })), [change]),
  )

  const plays = room?.status.status === 'STREAMING' && farewell === null
  const guestStreams = useGuestStreams(call, id, plays ? (room?.config ?? null) : null)

  if (!room) {
    return (
      <Entrance membership={membership as Exclude<typeof membership, { kind: 'in' }>} leave={leave} again={again}>
        <button className="btn btn-2" type="button" onClick={toFilm}>
          {t('room:film')}
        </button>
      </Entrance>
    )
  }
  const { datas, joinRes, config, sources, status } = room
  return (
    <div className="live-grid meeting">
      <RoomPlayer
        {...{ status, sources, farewell, broken, again, leave, hold }}
        of="meeting"
        item={datas}
        note={t('room:inRoom', { count: status.viewers, n: format.number(status.viewers) })}
        onBroken={() => setBroken(true)}
        onPlaying={() => setBroken(false)}
      />
      <Guests
        config={config}
        streams={guestStreams}
        startTime={datas.startTime}
        self={joinRes.guestId ?? null}
        leave={leave}
      />
      <RoomSide call={call} chatgroupId={joinRes.chatgroupId ?? null} isChatOpen={config.chatOpen} goods={[]} />
      {farewell && <FarewellDialog farewell={farewell} />}
    </div>
  )
}
