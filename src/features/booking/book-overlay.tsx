import type { Call } from '../../api/client.ts'
import { Dialog } from '../../components/Dialog.tsx'
import { catalogue } from '../../contract/catalogue.ts'
import { type PageSubject as Subject, subjectOf } from '../../domain/page-subject.ts'
import type { LoadOverlay } from '../../islands/overlay.ts'
import { preparePage } from '../../islands/page.ts'
import { showToast } from '../../stores/toasts.ts'
import { bookingSheet } from '../shared/style-sheets.ts'
import { EventDialog } from './EventDialog.tsx'
import { PlaceWaiting } from './PlaceWaiting.tsx'
import { requestPlace } from './request-place.ts'
import { SlotDialog } from './SlotDialog.tsx'

/** Books what the page is about (`data-act="book"`): a seat of a live or meeting, or a time with an exhibitor, or another one for a talk that stands. */
export const load: LoadOverlay<'book'> = async ({ at, moves = null }, { close }) => {
  const subject = subjectOf(at)
  const [{ page, call }] = await Promise.all([preparePage(['plan', 'booking', 'outbox']), bookingSheet()])
  const leave = (href: string) => {
    location.assign(href)
    return null
  }
  if (subject === null) return leave(page.href('/exhibitor'))
  // An activity is booked with a ticket that covers it: there its rules stand. One that is full has a waiting list, where the platform keeps one.
  if (subject.kind === 'activity') {
    const isWaiting = await requestPlace(call, 'ACTIVITY', subject.id)
    if (isWaiting === null) return leave(page.href('/personal-center/ticket', { activityId: subject.id }))
    return (
      <Dialog title={page.t('booking:wait.title')} close={page.t('common:close')} onClose={close}>
        <PlaceWaiting type="ACTIVITY" id={subject.id} isWaiting={isWaiting} />
      </Dialog>
    )
  }
  const talk = await talkOf(subject, call)
  if (typeof talk === 'string') {
    showToast({ text: talk, bad: true })
    return null
  }
  if (talk !== null) return <SlotDialog {...talk} moves={moves} onClose={close} />
  return <EventDialog onClose={close} type={subject.kind === 'live' ? 'LIVE' : 'MEETING'} id={subject.id} />
}

interface Talk {
  exhibitorId: string
  exhibitsId: string | null
}

/** With whom the page's button arranges a time; null where it is about an event, a text where it is unknown. */
async function talkOf({ kind, id }: Subject, call: Call): Promise<Talk | string | null> {
  if (kind === 'exhibitor') return { exhibitorId: id, exhibitsId: null }
  if (kind !== 'exhibits') return null
  const exhibit = await call(catalogue.exhibit, { exhibitsId: id })
  return exhibit.ok ? { exhibitorId: exhibit.data.exhibitorId, exhibitsId: id } : exhibit.message
}
