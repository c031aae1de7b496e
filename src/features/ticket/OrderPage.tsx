import { ErrorState } from '../../components/ErrorState.tsx'
import { usePage } from '../../components/usePage.ts'
import { useQuery } from '../../components/useQuery.ts'
import { FormSkeleton } from '../shared/form/FormSkeleton.tsx'
import { InvoicePart } from './InvoicePart.tsx'
import { NewestOrder } from './Newest.tsx'
import { Note } from './Note.tsx'
import { OrderActions } from './OrderActions.tsx'
import { OrderBrought, OrderFacts, OrderItems, PaidTwice } from './OrderParts.tsx'
import { OwnTicketPage } from './OwnTicketPage.tsx'
import { RefundPart } from './RefundPart.tsx'
import { useOrder } from './useOrder.ts'

/** /ticket/order-detail: one complete order, by `?orderId=`; without it the newest. */
export const OrderPage = () => (
  <OwnTicketPage>
    <OrderByQuery />
  </OwnTicketPage>
)

function OrderByQuery() {
  const page = usePage()
  const { t } = page
  const orderId = useQuery().query.get('orderId')
  const actions = [{ label: t('ticket:toOrders'), href: page.href('/personal-center/order') }]
  if (!orderId) return <NewestOrder actions={actions} show={(newest) => <OneOrder orderId={newest} />} />
  return <OneOrder orderId={orderId} />
}

function OneOrder({ orderId }: { orderId: string }) {
  const page = usePage()
  const { t } = page
  const { answer, look, again, put } = useOrder(orderId)
  if (answer === null) return <FormSkeleton />
  const actions = [{ label: t('ticket:toOrders'), href: page.href('/personal-center/order') }]
  if (!answer.ok) return <ErrorState failure={answer} title={page.t('ticket:failed')} again={again} actions={actions} />
  const order = answer.data
  return (
    <div className="tk-checkout">
      <section aria-labelledby="items">
        <h2 id="items">{t('ticket:checkout.what')}</h2>
        <OrderItems order={order} />
        {order.orderStatus === 'UNPAID' && order.failReason && <Note kind="bad">{order.failReason}</Note>}
        <PaidTwice order={order} />
        <OrderActions order={order} onChange={put} onFailed={look} />
        <OrderBrought order={order} />
        <InvoicePart order={order} onChange={put} onFailed={look} />
        <RefundPart order={order} onChange={put} onFailed={look} />
      </section>
      <section className="tk-sum" aria-labelledby="facts">
        <h2 id="facts">{t('ticket:orderFacts')}</h2>
        <OrderFacts order={order} />
        <p>
          <a className="link" href={page.href('/personal-center/order')}>
            {t('ticket:toOrders')}
          </a>
        </p>
      </section>
    </div>
  )
}
