import type { Order } from '@fair/contract/order.ts'
import { Tag } from '../../components/parts.tsx'
import { usePage } from '../../components/usePage.ts'

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
