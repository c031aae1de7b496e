import { useCallback, useEffect, useState } from 'react'
import type { Call } from '../../../api/client.ts'
import { type Live, liveRest } from '../../../contract/live.ts'
import type { StreamSource, StreamStatus } from '../../../contract/stream.ts'
import type { PageContext } from '../../../ui/page.ts'
import { Entrance } from './Entrance.tsx'
import { FarewellDialog } from './FarewellDialog.tsx'
import { asSource, joinLive, leaveLive, readLive, refusal, sourcesOf, statusOf } from './live-room.ts'
import { Over } from './Over.tsx'
import { overText } from './over-text.ts'
import { Player } from './Player.tsx'
import { RoomSide } from './RoomSide.tsx'
import type { StreamPlayer } from './stream-player.ts'
import { usePoll } from './usePoll.ts'
import { useSteering } from './useSteering.ts'
import { type Entered, useVisit } from './useVisit.ts'

interface Props {
  page: PageContext
  call: Call
  id: string
  /** Where one comes from: the page without the room. */
  leave: () => void
  hold: (player: StreamPlayer | null) => void
}

interface Room {
  live: Live
  chatgroupId: string | null
  sources: StreamSource[]
  status: StreamStatus
}

/** A running live: the picture, and beside it what the audience says and what is shown. */
export function LiveRoom({ page, call, id, leave, hold }: Props) {
  const { t, format } = page
  const [broken, setBroken] = useState(false)
  const visit = useVisit<Room>(
    useCallback(() => enter(call, id), [call, id]),
    useCallback(() => leaveLive(call, id), [call, id]),
  )
  const { standing, change, forget } = visit
  const again = () => {
    setBroken(false)
    visit.again()
  }

  const look = useCallback(async () => {
    const [status, goods] = await Promise.all([
      statusOf(call, 'LIVE', id),
      call(liveRest.goods, { live_id: id, pageSize: 100 }),
    ])
    if (!status.ok) return
    if (isOver(status.data)) forget()
    change((now) => {
      const live = goods.ok ? { ...now.live, goodsList: goods.data.records } : now.live
      return { ...now, live, status: status.data }
    })
  }, [call, id, change, forget])
  usePoll(look)
  const roomId = standing.kind === 'in' ? id : null
  const farewell = useSteering(call, { roomId, missed: () => void look(), ended: forget })

  // A source that comes back is taken up by itself.
  const streams = standing.kind === 'in' && standing.room.status.status === 'STREAMING'
  const isEmpty = standing.kind === 'in' && standing.room.sources.length === 0
  useEffect(() => {
    if (!streams || !(isEmpty || broken)) return
    void sourcesOf(call, 'LIVE', id).then((got) => {
      if (got.ok && got.data.length > 0) change((now) => ({ ...now, sources: got.data }))
    })
  }, [streams, isEmpty, broken, call, id, change])

  if (standing.kind !== 'in') return <Entrance page={page} standing={standing} leave={leave} again={again} />
  const { live, sources, status, chatgroupId } = standing.room
  const plays = status.status === 'STREAMING' && farewell === null
  const sentence = farewell
    ? t(`room:${farewell.why}.${farewell.of}`)
    : overText(page, 'live', status, sources.length > 0 && !broken)
  return (
    <div className="live-grid">
      <Player
        page={page}
        sources={plays ? sources.map(asSource) : []}
        title={live.title}
        poster={page.media(live.cover.url, 960)}
        startTime={live.startTime}
        chapters={live.tagList}
        captions={sources[0]?.captions ?? []}
        note={t('room:watching', { count: status.viewers, n: format.number(status.viewers) })}
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
      <RoomSide page={page} call={call} chatgroupId={chatgroupId} goods={live.goodsList} />
      {farewell && <FarewellDialog page={page} farewell={farewell} leave={leave} />}
    </div>
  )
}

const isOver = ({ status }: StreamStatus): boolean => status === 'ENDED' || status === 'OFFLINE'

async function enter(call: Call, id: string): Promise<Entered<Room>> {
  const [joined, live, sources, status] = await Promise.all([
    joinLive(call, id),
    readLive(call, id),
    sourcesOf(call, 'LIVE', id),
    statusOf(call, 'LIVE', id),
  ])
  if (!joined.ok || !live.ok || !sources.ok || !status.ok) {
    return { joined: joined.ok, standing: refusal([joined, live, sources, status]) }
  }
  const { chatgroupId = null } = joined.data
  const room = { live: live.data, chatgroupId, sources: sources.data, status: status.data }
  return { joined: true, standing: { kind: 'in', room } }
}
