import type { AppointmentType } from '@fair/contract/appointment.ts'
import { uuid } from '@fair/contract/rules/limits.ts'
import { type EntrySummary, type ScheduleEntry, schedule } from '@fair/contract/schedule.ts'
import { useCallback, useEffect, useRef, useState } from 'react'
import { Dialog } from '../../components/Dialog.tsx'
import { ErrorNote } from '../../components/ErrorNote.tsx'
import { WriteButton } from '../../components/WriteButton.tsx'
import { isRefusal } from '../../domain/errors.ts'
import { useIsland } from '../../islands/IslandProvider.tsx'
import { notifyBooked } from '../../stores/bookings.ts'
import { sendOrStore } from '../../stores/outbox.ts'
import { WaitingDialog } from '../shared/outbox/WaitingDialog.tsx'
import { useBlockingWrite } from '../shared/useBlockingWrite.ts'
import { Booked, bookedTitle } from './Booked.tsx'
import { ClashNote } from './ClashNote.tsx'
import { PlaceWaiting } from './PlaceWaiting.tsx'
import { requestPlace } from './request-place.ts'

interface Props {
  type: AppointmentType
  /** The live or meeting; for a chat the exhibitor. */
  id: string
  /** Its name. */
  name: string
  onClose: () => void
}

/**
 * Books a live, a meeting or a chat as soon as it is opened, as the click has confirmed it. Overlaps are shown before
 * anything is booked. A full event has a waiting list if the platform supports one. The booking is shown on three
 * clocks, with its calendar file and a way to cancel it.
 */
export function EventDialog({ type, id, name, onClose }: Props) {
  const { page, call } = useIsland()
  const { t } = page
  const [conflict, setConflict] = useState<EntrySummary | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  /** Whether the visitor waits for a place in a full event; null if there is no waiting list. */
  const [waits, setWaits] = useState<boolean | null>(null)
  const [entry, setEntry] = useState<ScheduleEntry | 'booked' | null>(null)
  /** There is no network: the booking is stored, and sent later. */
  const [isWaiting, setWaiting] = useState(false)
  const { busy, write } = useBlockingWrite()
  const requestId = useRef(uuid())
  const started = useRef(false)
  const book = useCallback(
    async (acceptConflict: boolean) => {
      setFailure(null)
      const input = { appointmentType: type, businessId: id, acceptConflict, requestId: requestId.current }
      const answer = await sendOrStore({ kind: 'booking', id: input.requestId, input, name, text: '' }, call)
      if (answer === 'waiting') return setWaiting(true)
      if (!answer.ok) {
        // Only a refusal can mean that the meeting is full.
        const mayBeFull = type === 'MEETING' && isRefusal(answer)
        const isOnList = mayBeFull ? await requestPlace(call, type, id) : null
        return isOnList === null ? setFailure(answer.message) : setWaits(isOnList)
      }
      const { appointmentId, conflict } = answer.data
      // Nothing is booked: because of an overlap, or for a reason that the platform does not give.
      if (appointmentId == null) return conflict ? setConflict(conflict) : setFailure(t('errors:exception'))
      setConflict(null)
      notifyBooked()
      const all = await call(schedule.list, {})
      setEntry((all.ok && all.data.find((each) => each.appointmentId === appointmentId)) || 'booked')
    },
    [call, type, id, name, t],
  )
  useEffect(() => {
    if (started.current) return
    started.current = true
    write(() => book(false))
  }, [book, write])
  if (isWaiting) return <WaitingDialog text={t('outbox:storedBooking')} onClose={onClose} />
  if (waits !== null && type === 'MEETING') {
    return (
      <Dialog title={t('booking:wait.title')} close={t('common:close')} onClose={onClose}>
        <PlaceWaiting type={type} id={id} isWaiting={waits} />
      </Dialog>
    )
  }
  const title = entry ? bookedTitle(page, entry) : t(conflict ? 'booking:clashTitle' : `booking:title.${type}`)
  return (
    <Dialog title={title} close={t('common:close')} onClose={onClose}>
      {entry ? (
        <Booked entry={entry} onClose={onClose} />
      ) : conflict ? (
        <>
          <ClashNote conflict={conflict} />
          <ErrorNote text={failure} />
          <div className="spread">
            <button className="btn btn-2" type="button" onClick={onClose}>
              {t('booking:leave')}
            </button>
            <WriteButton className="btn btn-primary" busy={busy} onPress={() => write(() => book(true))}>
              {t(busy ? 'booking:sending' : 'booking:both')}
            </WriteButton>
          </div>
        </>
      ) : failure ? (
        <>
          <ErrorNote text={failure} />
          <WriteButton className="btn btn-primary btn-block" busy={busy} onPress={() => write(() => book(false))}>
            {t('common:retry')}
          </WriteButton>
        </>
      ) : (
        <div className="skeleton skeleton-text" role="status" aria-label={t('booking:sending')} />
      )}
    </Dialog>
  )
}
