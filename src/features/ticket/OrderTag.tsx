import { Tag } from '../../components/parts.tsx'
import { usePage } from '../../components/usePage.ts'
import type { Order } from '../../contract/order.ts'

const KINDS = {
  UNPAID: 'warn',
  PAYING: 'info',
  PAID: 'ok',
  CANCELLED: 'plain',
  CLOSED: 'plain',
  REFUNDING: 'info',
  REFUNDED: 'plain',
} as const

export function OrderTag({ order }: { order: Pick<Order, 'orderStatus'> }) {
  const page = usePage()
  return <Tag kind={KINDS[order.orderStatus]}>{page.t(`ticket:order.${order.orderStatus}`)}</Tag>
}
