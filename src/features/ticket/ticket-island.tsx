import type { PageData } from '../../state/page-data.ts'
import { FormFace } from '../../ui/form/FormFace.tsx'
import { mountOwn } from './mount-ticket.tsx'
import { PickTicket } from './PickTicket.tsx'
import { TicketIsland } from './TicketIsland.tsx'

/** /ticket/ticket-detail of `?id=`; with `?activityId=` alone, of the ticket that covers the activity. */
export const mount = (root: HTMLElement, data: PageData): Promise<void> =>
  mountOwn(root, data, (tools) => {
    const query = new URLSearchParams(location.search)
    const [ticketId, activityId] = [query.get('id'), query.get('activityId')]
    const { page } = tools
    const { t } = page
    if (ticketId) return <TicketIsland {...tools} ticketId={ticketId} wanted={activityId} />
    if (activityId) return <PickTicket {...tools} activityId={activityId} />
    const ways = [{ label: t('ticket:mine'), href: page.href('/personal-center/ticket') }]
    return (
      <FormFace page={page} drawing="missing" title={t('ticket:noTicket')} why={t('ticket:noTicketWhy')} ways={ways} />
    )
  })
