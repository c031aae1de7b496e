import type { Ticket } from '@fair/contract/ticket.ts'
import { Tag } from '../../components/parts.tsx'
import { usePage } from '../../components/usePage.ts'

const KINDS = {
  APPLYING: 'info',
  REFUSED: 'bad',
  INACTIVE: 'warn',
  ACTIVE: 'ok',
  USED: 'plain',
  EXPIRED: 'plain',
  REFUNDED: 'plain',
} as const

export function TicketTag({ ticket }: { ticket: Pick<Ticket, 'status'> }) {
  const page = usePage()
  return <Tag kind={KINDS[ticket.status]}>{page.t(`ticket:status.${ticket.status}`)}</Tag>
}
