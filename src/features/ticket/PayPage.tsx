import type { Order } from '@fair/contract/order.ts'
import { ErrorState } from '../../components/ErrorState.tsx'
import { Icon } from '../../components/Icon.tsx'
import { usePage } from '../../components/usePage.ts'
import { useQuery } from '../../components/useQuery.ts'
import { payStateOf, timeLeft } from '../../domain/order.ts'
import { useIsland } from '../../islands/IslandProvider.tsx'
import { FormSkeleton } from '../shared/form/FormSkeleton.tsx'
import { NewestOrder } from './Newest.tsx'
import { Note } from './Note.tsx'
import { OrderActions } from './OrderActions.tsx'
import { OrderBrought, OrderFacts, OrderItems, PaidTwice } from './OrderParts.tsx'
import { OwnTicketPage } from './OwnTicketPage.tsx'
import { useOrder } from './useOrder.ts'

/**
 * /pay and /ticket/pay-status, both by `?orderId=`, without it for the newest order: the payment status of an order.
 * The order's status decides, never the return address: paid, pending, failed, no response (the window was closed),
 * cancelled, refunded, paid twice.
 */
export const PayPage = () => (
  <OwnTicketPage>
    <Pay />
  </OwnTicketPage>
)

function Pay() {
  const page = usePage()
  const { t } = page
  const orderId = useQuery().query.get('orderId')
  const actions = [
    { label: t('ticket:toOrders'), href: page.href('/personal-center/order') },
    { label: t('ticket:toKinds'), href: page.href('/ticket') },
  ]
  if (!orderId)
    return <NewestOrder actions={actions} show={(newest) => <PayOfOrder orderId={newest} actions={actions} />} />
  return <PayOfOrder orderId={orderId} actions={actions} />
}

/** The payment status of an order, and the available actions. */
export function PayOfOrder({ orderId, actions }: { orderId: string; actions: { label: string; href: string }[] }) {
  const page = usePage()
  const { answer, now, look, again, put } = useOrder(orderId)
  if (answer === null) return <FormSkeleton />
  if (!answer.ok)
    return <ErrorState failure={answer} title={page.t('ticket:failed')} again={again} actions={actions.slice(0, 1)} />
  const order = answer.data
  return (
    <div className="tk-checkout">
      <section aria-labelledby="stand">
        <PaymentStatus order={order} now={now} />
        <PaidTwice order={order} />
        <OrderActions order={order} onChange={put} onFailed={look} />
        <Onward order={order} onLook={() => void look()} />
      </section>
      <section className="tk-sum" aria-labelledby="sum">
        <h2 id="sum">{page.t('ticket:checkout.sum')}</h2>
        <OrderItems order={order} />
        <OrderFacts order={order} />
      </section>
    </div>
  )
}

const ICONS = { paid: 'check', pending: 'clock', failed: 'alert', waiting: 'clock', gone: 'x', back: 'retry' } as const

function PaymentStatus({ order, now }: { order: Order; now: Date }) {
  const { t, format } = useIsland().page
  const face = payStateOf(order)
  const left = timeLeft(order, now)
  return (
    <div className={`tk-standing tk-standing-${face}`}>
      <Icon name={ICONS[face]} />
      <div>
        <div role="status">
          <h2 id="stand">{t(`ticket:pay.${face}`)}</h2>
          <p>{face === 'failed' ? order.failReason : t(`ticket:payWhy.${face}`)}</p>
        </div>
        {/* Outside the status, which would be announced again each minute. */}
        {left !== null && (
          <p className="tnum">{t('ticket:payLeft', { minutes: format.number(Math.ceil(left / 60_000)) })}</p>
        )}
      </div>
    </div>
  )
}

function Onward({ order, onLook }: { order: Order; onLook: () => void }) {
  const page = usePage()
  const { t } = page
  const face = payStateOf(order)
  const [item] = order.items
  const again =
    item === undefined
      ? '/ticket'
      : order.orderType === 'RIGHTS'
        ? page.href('/ticket/pay-detail', { levelId: item.itemId })
        : page.href('/ticket/pay-detail', { ticketKindId: item.itemId, count: item.count })
  return (
    <>
      <OrderBrought order={order} />
      <p className="btn-row">
        {face === 'gone' && (
          <a className="btn btn-primary" href={again}>
            {t('ticket:orderAgain')}
          </a>
        )}
        {(face === 'pending' || face === 'waiting') && (
          <button className="btn btn-2" type="button" onClick={onLook}>
            {t('ticket:pay.look')}
          </button>
        )}
        <a className="btn btn-2" href={page.href('/ticket/order-detail', { orderId: order.orderId })}>
          {t('ticket:toOrder')}
        </a>
      </p>
      {face === 'waiting' && <Note kind="info">{t('ticket:pay.closedWindow')}</Note>}
    </>
  )
}
