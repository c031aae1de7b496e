import type { Order } from '@fair/contract/order.ts'
import type { Instant } from '@fair/contract/rules/brand.ts'
import { Facts } from '../../components/Facts.tsx'
import { Picture } from '../../components/Picture.tsx'
import { usePage } from '../../components/usePage.ts'
import { moneyText, times } from '../../domain/money.ts'
import { Amounts } from './Amounts.tsx'
import { Note } from './Note.tsx'
import { OrderTag } from './OrderTag.tsx'

interface Props {
  order: Order
}

/** The items of an order, and its total. */
export function OrderItems({ order }: Props) {
  const { t, language } = usePage()
  return (
    <>
      <ul className="tk-items">
        {order.items.map((item) => (
          <li key={item.itemId}>
            <span className="pic">{item.picture && <Picture media={item.picture} widths={[160]} sizes="5rem" />}</span>
            <span>
              <b>{item.itemName}</b>
              <small className="tnum">
                {t('ticket:pieces', { price: moneyText(language, item.unitPrice), count: item.count })}
              </small>
            </span>
            <span className="tnum">{moneyText(language, times(item.unitPrice, item.count))}</span>
          </li>
        ))}
      </ul>
      <Amounts total={order.total} discount={order.discount} payable={order.payable} />
    </>
  )
}

/** Number, times and payment method. */
export function OrderFacts({ order }: Props) {
  const { t, format, zone } = usePage()
  const time = (iso: Instant | null | undefined) => (iso ? format.dateTime(iso, zone) : '')
  const rows = [
    [t('ticket:fact.status'), <OrderTag key="status" order={order} />],
    [t('ticket:fact.number'), order.orderNumber],
    [t('ticket:fact.placed'), time(order.createTime)],
    [t('ticket:fact.payBefore'), time(order.payBefore)],
    [t('ticket:fact.paid'), time(order.payTime)],
    [t('ticket:fact.method'), order.payMethod ?? ''],
  ] as const
  return <Facts rows={rows} className="fact-lines" />
}

/** The result of an order: its tickets, or where to find the rights. */
export function OrderBrought({ order }: Props) {
  const page = usePage()
  const { t } = page
  if (order.orderStatus !== 'PAID') return null
  if (order.orderType === 'RIGHTS')
    return (
      <a className="btn btn-primary" href={page.href('/personal-center/rights-page')}>
        {t('ticket:toRights')}
      </a>
    )
  const [first] = order.ticketIds
  if (order.ticketIds.length === 1 && first !== undefined)
    return (
      <a className="btn btn-primary" href={page.href('/ticket/ticket-detail', { id: first })}>
        {t('ticket:toTicket')}
      </a>
    )
  return (
    <ul className="tk-brought">
      {order.ticketIds.map((id, n) => (
        <li key={id}>
          <a className="btn btn-2" href={page.href('/ticket/ticket-detail', { id })}>
            {t('ticket:toTicketN', { n: page.format.number(n + 1) })}
          </a>
        </li>
      ))}
    </ul>
  )
}

/** States that it was paid twice, and that the second payment was refunded. */
export function PaidTwice({ order }: Props) {
  const page = usePage()
  if (!order.refundedTwicePaid) return null
  const amount = moneyText(page.language, order.refundedTwicePaid)
  return <Note kind="info">{page.t('ticket:paidTwice', { amount })}</Note>
}
