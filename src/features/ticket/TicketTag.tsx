import { Tag } from '../../components/parts.tsx'
import type { Ticket } from '../../contract/ticket.ts'
import type { PageContext } from '../../lib/page.ts'

const KINDS = {
  APPLYING: 'info',
  REFUSED: 'bad',
  INACTIVE: 'warn',
  ACTIVE: 'ok',
  USED: 'plain',
  EXPIRED: 'plain',
  REFUNDED: 'plain',
} as const

export function TicketTag({ page, ticket }: { page: PageContext; ticket: Pick<Ticket, 'status'> }) {
  return <Tag kind={KINDS[ticket.status]}>{page.t(`ticket:status.${ticket.status}`)}</Tag>
}
