import { usePage } from '../../components/usePage.ts'
import { useQuery } from '../../components/useQuery.ts'
import { NewestTicket } from './Newest.tsx'
import { OneTicket } from './OneTicket.tsx'
import { OwnTicketPage } from './OwnTicketPage.tsx'
import { PickTicket } from './PickTicket.tsx'

/** /ticket/ticket-detail of `?id=`; with only `?activityId=`, of the ticket that covers it; else, of the newest. */
export const TicketPage = () => (
  <OwnTicketPage>
    <TicketByQuery />
  </OwnTicketPage>
)

function TicketByQuery() {
  const page = usePage()
  const { t } = page
  const { query } = useQuery()
  const [ticketId, activityId] = [query.get('id'), query.get('activityId')]
  if (ticketId) return <OneTicket ticketId={ticketId} preselected={activityId} />
  if (activityId) return <PickTicket activityId={activityId} />
  const actions = [{ label: t('ticket:mine'), href: page.href('/personal-center/ticket') }]
  return <NewestTicket actions={actions} show={(newest) => <OneTicket ticketId={newest} preselected={null} />} />
}
