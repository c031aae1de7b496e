import { useCallback, useState } from 'react'
import type { Call } from '../../api/client.ts'
import { Dialog } from '../../components/Dialog.tsx'
import { ErrorNote } from '../../components/ErrorNote.tsx'
import type { ScheduleEntry } from '../../contract/schedule.ts'
import type { PageContext } from '../../lib/page.ts'
import type { PageData } from '../../stores/page-data.ts'
import { useAnswer } from '../shared/form/useAnswer.ts'
import { Booked } from './Booked.tsx'
import { EventDialog } from './EventDialog.tsx'
import { SlotForm } from './SlotForm.tsx'
import { loadOffer, type Offer } from './slots-load.ts'

interface Props {
  page: PageContext
  data: PageData
  call: Call
  exhibitorId: string
  /** What it is to be about, where the page shows an exhibit. */
  exhibitsId: string | null
  onClose: () => void
}

/** A time with an exhibitor: its free slots in three clocks, or a chat as soon as somebody can answer. */
export function SlotDialog({ page, data, call, exhibitorId, exhibitsId, onClose }: Props) {
  const { t, zone } = page
  const { exhibitionId } = data
  const ask = useCallback(
    () => loadOffer({ call, exhibitorId, exhibitionId, zone }),
    [call, exhibitorId, exhibitionId, zone],
  )
  const { answer, again, refresh } = useAnswer<Offer>(ask)
  const [entry, setEntry] = useState<ScheduleEntry | null>(null)
  const [isChat, setChat] = useState(false)
  if (isChat) return <EventDialog page={page} data={data} call={call} type="CHAT" id={exhibitorId} onClose={onClose} />
  return (
    <Dialog
      wide
      title={t(entry ? 'booking:done' : 'booking:title.NEGOTIATION')}
      close={t('common:close')}
      onClose={onClose}
    >
      {entry ? (
        <Booked page={page} data={data} call={call} entry={entry} onClose={onClose} />
      ) : answer === null ? (
        <div className="booking-wait" role="status" aria-label={t('common:loading')}>
          <div className="skeleton" />
          <div className="skeleton" />
          <div className="skeleton" />
        </div>
      ) : !answer.ok ? (
        <>
          <ErrorNote page={page} text={answer.message} />
          <button className="btn btn-primary btn-block" type="button" onClick={again}>
            {t('common:retry')}
          </button>
        </>
      ) : (
        <SlotForm
          page={page}
          call={call}
          offer={answer.data}
          exhibitsId={exhibitsId}
          onBooked={setEntry}
          onChat={() => setChat(true)}
          onStale={refresh}
        />
      )}
    </Dialog>
  )
}
