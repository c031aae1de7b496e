import { Tag } from '../../components/parts.tsx'
import type { Order } from '../../contract/order.ts'
import type { PageContext } from '../../lib/page.ts'

const KINDS = {
  UNPAID: 'warn',
  PAYING: 'info',
  PAID: 'ok',
  CANCELLED: 'plain',
  CLOSED: 'plain',
  REFUNDING: 'info',
  REFUNDED: 'plain',
} as const

export function OrderTag({ page, order }: { page: PageContext; order: Pick<Order, 'orderStatus'> }) {
  return <Tag kind={KINDS[order.orderStatus]}>{page.t(`ticket:order.${order.orderStatus}`)}</Tag>
}
