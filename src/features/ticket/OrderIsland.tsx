import { FailedFace } from '../../ui/FailedFace.tsx'
import { FormFace } from '../../ui/form/FormFace.tsx'
import { FormSkeleton } from '../../ui/form/FormShell.tsx'
import { Note } from './Note.tsx'
import { OrderActs } from './OrderActs.tsx'
import { OrderBrought, OrderFacts, OrderItems, PaidTwice } from './OrderParts.tsx'
import type { TicketTools } from './ticket-tools.ts'
import { useOrder } from './useOrder.ts'

type Props = TicketTools & { orderId: string | null }

/** /ticket/order-detail: one order, whole. */
export function OrderIsland({ orderId, ...tools }: Props) {
  const { page } = tools
  const { t } = page
  const ways = [{ label: t('ticket:toOrders'), href: page.href('/personal-center/order') }]
  if (!orderId)
    return (
      <FormFace page={page} drawing="missing" title={t('ticket:noOrder')} why={t('ticket:noOrderWhy')} ways={ways} />
    )
  return <OneOrder {...tools} orderId={orderId} />
}

function OneOrder({ orderId, ...tools }: TicketTools & { orderId: string }) {
  const { page } = tools
  const { t } = page
  const { answer, again, put } = useOrder(tools, orderId)
  if (answer === null) return <FormSkeleton page={page} />
  const ways = [{ label: t('ticket:toOrders'), href: page.href('/personal-center/order') }]
  if (!answer.ok)
    return <FailedFace page={page} failure={answer} title={page.t('ticket:failed')} again={again} ways={ways} />
  const order = answer.data
  return (
    <div className="tk-checkout">
      <section aria-labelledby="items">
        <h2 id="items">{t('ticket:checkout.what')}</h2>
        <OrderItems page={page} order={order} />
        {order.orderStatus === 'UNPAID' && order.failReason && <Note kind="bad">{order.failReason}</Note>}
        <PaidTwice page={page} order={order} />
        <OrderActs {...tools} order={order} onChange={put} />
        <OrderBrought page={page} order={order} />
      </section>
      <section className="tk-sum" aria-labelledby="facts">
        <h2 id="facts">{t('ticket:orderFacts')}</h2>
        <OrderFacts page={page} order={order} />
        <p>
          <a className="link" href={page.href('/personal-center/order')}>
            {t('ticket:toOrders')}
          </a>
        </p>
      </section>
    </div>
  )
}
