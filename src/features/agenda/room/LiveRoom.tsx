import type { Live } from '@fair/contract/live.ts'
import type { StreamSource, StreamStatus } from '@fair/contract/stream.ts'
import { useCallback, useState } from 'react'
import type { Call } from '../../../api/client.ts'
import { usePage } from '../../../components/usePage.ts'
import { usePoll } from '../../shared/usePoll.ts'
import { fetchLive } from '../default-visitor.ts'
import { Elapsed } from './Elapsed.tsx'
import { Entrance } from './Entrance.tsx'
import { FarewellDialog } from './FarewellDialog.tsx'
import { goodsOf, joinLive, leaveLive, refusal, sourcesOf, statusOf } from './live-room.ts'
import { RoomPlayer } from './RoomPlayer.tsx'
import { RoomSide } from './RoomSide.tsx'
import type { StreamPlayer } from './stream-player.ts'
import { useFarewell } from './useFarewell.ts'
import { useReturningSource } from './useReturningSource.ts'
import { useSteering } from './useSteering.ts'
import { type Entered, useVisit } from './useVisit.ts'

interface Props {
  call: Call
  id: string
  /** Closes the room and returns to the page without it. */
  leave: () => void
  hold: (player: StreamPlayer | null) => void
}

interface Room {
  live: Live
  chatgroupId: string | null
  sources: StreamSource[]
  status: StreamStatus
}

/** A running live: the picture, and beside it the audience's chat and the exhibits shown. */
export function LiveRoom({ call, id, leave, hold }: Props) {
  const page = usePage()
  const { t, format } = page
  const [broken, setBroken] = useState(false)
  const visit = useVisit<Room>(
    useCallback(() => enter(call, id, page.language), [call, id, page.language]),
    useCallback(() => leaveLive(call, id), [call, id]),
  )
  const { membership, change, forget } = visit
  const again = () => {
    setBroken(false)
    visit.again()
  }

  const look = useCallback(async () => {
    const [status, goods] = await Promise.all([statusOf(call, 'LIVE', id), goodsOf(call, id)])
    if (!status.ok) return
    if (isOver(status.data)) forget()
    change((now) => {
      const live = goods.ok ? { ...now.live, goodsList: goods.data.records } : now.live
      return { ...now, live, status: status.data }
    })
  }, [call, id, change, forget])
  usePoll(look)
  const roomId = membership.kind === 'in' ? id : null
  const steered = useSteering(call, { roomId, missed: () => void look(), ended: forget })
  const farewell = useFarewell(steered, 'live', membership.kind === 'in' ? membership.room.status : null)

  useReturningSource(
    membership.kind === 'in' ? membership.room : null,
    broken,
    useCallback(() => sourcesOf(call, 'LIVE', id), [call, id]),
    useCallback((sources) => change((now) => ({ ...now, sources })), [change]),
  )

  if (membership.kind !== 'in') return <Entrance membership={membership} leave={leave} again={again} />
  const { live, sources, status, chatgroupId } = membership.room
  return (
    <div className="live-grid">
      <RoomPlayer
        {...{ status, sources, farewell, broken, again, leave, hold }}
        of="live"
        item={live}
        note={
          <>
            {t('room:watching', { count: status.viewers, n: format.number(status.viewers) })}
            <Elapsed since={status.startTime ?? live.startTime} />
          </>
        }
        onBroken={() => setBroken(true)}
        onPlaying={() => setBroken(false)}
      />
      <RoomSide call={call} chatgroupId={chatgroupId} goods={live.goodsList} />
      {farewell && <FarewellDialog farewell={farewell} />}
    </div>
  )
}

const isOver = ({ status }: StreamStatus): boolean => status === 'ENDED' || status === 'OFFLINE'

async function enter(call: Call, id: string, language: string): Promise<Entered<Room>> {
  const [joined, live, sources, status] = await Promise.all([
    joinLive(call, id),
    fetchLive(call, id, language),
    sourcesOf(call, 'LIVE', id),
    statusOf(call, 'LIVE', id),
  ])
  if (!joined.ok || !live.ok || !sources.ok || !status.ok) {
    return { joined: joined.ok, membership: refusal([joined, live, sources, status]) }
  }
  const { chatgroupId = null } = joined.data
  const room = { live: live.data, chatgroupId, sources: sources.data, status: status.data }
  return { joined: true, membership: { kind: 'in', room } }
}
