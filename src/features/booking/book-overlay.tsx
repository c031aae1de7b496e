import { catalogue } from '@fair/contract/catalogue.ts'
import type { Call } from '../../api/client.ts'
import { Dialog } from '../../components/Dialog.tsx'
import { type PageSubject as Subject, subjectOf } from '../../domain/page-subject.ts'
import type { LoadOverlay } from '../../islands/overlay.ts'
import { preparePage } from '../../islands/page.ts'
import { showToast } from '../../stores/toasts.ts'
import { pageHeading } from '../shared/page-heading.ts'
import { bookingSheet } from '../shared/style-sheets.ts'
import { EventDialog } from './EventDialog.tsx'
import { PlaceWaiting } from './PlaceWaiting.tsx'
import { requestPlace } from './request-place.ts'
import { SlotDialog } from './SlotDialog.tsx'

/**
 * Books the subject of the page (`data-action="book"`): a seat in a live or meeting, or an appointment with an
 * exhibitor, or a new time for an existing appointment.
 */
export const load: LoadOverlay<'book'> = async ({ at, moves = null }, { close }) => {
  const subject = subjectOf(at)
  const [{ page, call }] = await Promise.all([preparePage(['plan', 'booking', 'outbox']), bookingSheet()])
  const leave = (href: string) => {
    location.assign(href)
    return null
  }
  if (subject === null) return leave(page.href('/exhibitor'))
  // Activities are booked with a ticket that covers them; their rules are there. A full one may have a waiting list.
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
  const type = subject.kind === 'live' ? 'LIVE' : 'MEETING'
  return <EventDialog type={type} id={subject.id} name={pageHeading()} onClose={close} />
}

interface Talk {
  exhibitorId: string
  exhibitsId: string | null
}

/**
 * The exhibitor with whom the page's button arranges an appointment. Null if the page is about an event, an error text
 * if the exhibitor cannot be determined.
 */
async function talkOf({ kind, id }: Subject, call: Call): Promise<Talk | string | null> {
  if (kind === 'exhibitor') return { exhibitorId: id, exhibitsId: null }
  if (kind !== 'exhibits') return null
  const exhibit = await call(catalogue.exhibit, { exhibitsId: id })
  return exhibit.ok ? { exhibitorId: exhibit.data.exhibitorId, exhibitsId: id } : exhibit.message
}
