import { keepPage } from '../../state/offline.ts'
import type { PageData } from '../../state/page-data.ts'
import { readAuthorization } from '../../state/session.ts'
import { mountPersonal } from '../../ui/personal/mount-personal.tsx'
import { ticketSheet } from '../../ui/sheet.ts'
import { PickTicket } from './PickTicket.tsx'
import { TicketList } from './TicketList.tsx'

/** /personal-center/ticket; with `?activityId=`, the tickets that book the activity. */
export async function mount(root: HTMLElement, data: PageData): Promise<void> {
  const activityId = new URLSearchParams(location.search).get('activityId')
  await ticketSheet()
  await mountPersonal(
    root,
    data,
    (tools) => (activityId ? <PickTicket {...tools} activityId={activityId} /> : <TicketList {...tools} />),
    { texts: ['form', 'ticket'] },
  )
  if (readAuthorization() !== null) void keepPage()
}
