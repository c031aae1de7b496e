import { appointment, type WaitingType } from '@fair/contract/appointment.ts'
import { useState } from 'react'
import { ErrorNote } from '../../components/ErrorNote.tsx'
import { useIsland } from '../../islands/IslandProvider.tsx'
import { useBlockingWrite } from '../shared/useBlockingWrite.ts'
import { WaitingList } from '../shared/WaitingList.tsx'

interface Props {
  type: WaitingType
  /** The full meeting or activity. */
  id: string
  isWaiting: boolean
}

/** The waiting list of a full event: the visitor joins or leaves it. */
export function PlaceWaiting({ type, id, isWaiting: first }: Props) {
  const { page, call } = useIsland()
  const { t } = page
  const [isWaiting, setWaiting] = useState(first)
  const [changed, setChanged] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const { busy, write } = useBlockingWrite()
  const wait = async (isOnList: boolean) => {
    setFailure(null)
    const answer = await call(appointment.wait, { appointmentType: type, businessId: id, isWaiting: isOnList })
    if (!answer.ok) return setFailure(answer.message)
    setWaiting(answer.data.isWaiting)
    setChanged(true)
  }
  return (
    <div className="stack">
      <p>{t('booking:wait.full')}</p>
      <WaitingList
        isWaiting={isWaiting}
        busy={busy}
        words={{
          join: t('booking:wait.join'),
          leave: t('booking:wait.leave'),
          why: t('booking:wait.why'),
          waits: t('booking:wait.waits'),
        }}
        onWait={(isOnList) => write(() => wait(isOnList))}
      />
      <p role="status">{changed && t(isWaiting ? 'booking:wait.joined' : 'booking:wait.left')}</p>
      <ErrorNote text={failure} />
    </div>
  )
}
