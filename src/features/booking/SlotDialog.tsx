import type { ScheduleEntry } from '@fair/contract/schedule.ts'
import { useCallback, useState } from 'react'
import { Dialog } from '../../components/Dialog.tsx'
import { useIsland } from '../../islands/IslandProvider.tsx'
import { notifyBooked } from '../../stores/bookings.ts'
import { useAnswer } from '../shared/form/useAnswer.ts'
import { WaitingDialog } from '../shared/outbox/WaitingDialog.tsx'
import { RequestState } from '../shared/RequestState.tsx'
import { Booked, bookedTitle } from './Booked.tsx'
import { EventDialog } from './EventDialog.tsx'
import { giveUpFormer } from './move.ts'
import { SlotForm } from './SlotForm.tsx'
import { loadOffer } from './slots-load.ts'

interface Props {
  exhibitorId: string
  /** The topic, if the page shows an exhibit. */
  exhibitsId: string | null
  /** The appointment that is being moved. */
  moves: ScheduleEntry | null
  onClose: () => void
}

/** An appointment with an exhibitor: its free slots on three clocks, or a chat as soon as somebody can answer. */
export function SlotDialog({ exhibitorId, exhibitsId, moves, onClose }: Props) {
  const { page, data, call } = useIsland()
  const { t, zone } = page
  const { exhibitionId } = data
  const load = useCallback(
    () => loadOffer({ call, exhibitorId, exhibitionId, zone }),
    [call, exhibitorId, exhibitionId, zone],
  )
  const request = useAnswer(load)
  const { answer } = request
  const [entry, setEntry] = useState<ScheduleEntry | null>(null)
  const [isChat, setChat] = useState(false)
  const [isWaiting, setWaiting] = useState(false)
  const exhibitorName = answer?.ok ? answer.data.exhibitor.exhibitorName : ''
  if (isChat) return <EventDialog type="CHAT" id={exhibitorId} name={exhibitorName} onClose={onClose} />
  if (isWaiting) return <WaitingDialog text={t('outbox:storedBooking')} onClose={onClose} />
  return (
    <Dialog
      wide
      title={entry ? bookedTitle(page, entry) : t(moves ? 'booking:move.title' : 'booking:title.NEGOTIATION')}
      close={t('common:close')}
      onClose={onClose}
    >
      {entry ? (
        <Booked entry={entry} onClose={onClose} />
      ) : answer?.ok ? (
        <SlotForm
          offer={answer.data}
          exhibitsId={exhibitsId}
          moves={moves}
          onBooked={(booked) => {
            setEntry(booked)
            if (moves) void giveUpFormer(moves, booked, { page, call }).then(notifyBooked)
            else notifyBooked()
          }}
          onWaiting={() => setWaiting(true)}
          onChat={() => setChat(true)}
          onStale={request.refresh}
        />
      ) : (
        <RequestState request={request} skeleton={<Waiting label={t('common:loading')} />} />
      )}
    </Dialog>
  )
}

const Waiting = ({ label }: { label: string }) => (
  <div className="booking-wait" role="status" aria-label={label}>
    <div className="skeleton" />
    <div className="skeleton" />
    <div className="skeleton" />
  </div>
)
