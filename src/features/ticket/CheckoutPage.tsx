import { type Order, order } from '@fair/contract/order.ts'
import { uuid } from '@fair/contract/rules/limits.ts'
import { useCallback, useRef, useState } from 'react'
import { EmptyState } from '../../components/EmptyState.tsx'
import { usePage } from '../../components/usePage.ts'
import { useQuery } from '../../components/useQuery.ts'
import { WriteButton } from '../../components/WriteButton.tsx'
import { isRefusal } from '../../domain/errors.ts'
import { moneyText } from '../../domain/money.ts'
import { payStateOf, priceOf, reductionBy } from '../../domain/order.ts'
import { useIsland } from '../../islands/IslandProvider.tsx'
import { FormSkeleton } from '../shared/form/FormSkeleton.tsx'
import { useAnswer } from '../shared/form/useAnswer.ts'
import { RequestState } from '../shared/RequestState.tsx'
import { useBlockingWrite } from '../shared/useBlockingWrite.ts'
import { Amounts } from './Amounts.tsx'
import { CouponChoice } from './CouponChoice.tsx'
import { type Checkout, loadCheckout } from './checkout.ts'
import { Count } from './KindView.tsx'
import { NewestOrder } from './Newest.tsx'
import { Note } from './Note.tsx'
import { OwnTicketPage } from './OwnTicketPage.tsx'
import { PayOfOrder } from './PayPage.tsx'
import { goAndPay } from './pay.ts'

/** /ticket/pay-detail: the items, coupons and total; then the platform's payment page. */
export const CheckoutPage = () => (
  <OwnTicketPage>
    <Bought />
  </OwnTicketPage>
)

/** An address that names nothing to buy shows the status of the newest order. */
function Bought() {
  const page = usePage()
  const { query } = useQuery()
  if (query.has('ticketKindId') || query.has('levelId')) return <CheckoutByQuery />
  const actions = [{ label: page.t('ticket:toKinds'), href: page.href('/ticket') }]
  return <NewestOrder actions={actions} show={(newest) => <PayOfOrder orderId={newest} actions={actions} />} />
}

function CheckoutByQuery() {
  const { page, call } = useIsland()
  const { t } = page
  const at = useQuery()
  const kindId = at.query.get('ticketKindId')
  const levelId = at.query.get('levelId')
  const load = useCallback(() => loadCheckout(call, { kindId, levelId }), [call, kindId, levelId])
  const request = useAnswer(load)
  const { answer } = request
  const [newer, setNewer] = useState<Checkout | null>(null)
  // The selection stays while stock and coupons are fetched again.
  const refresh = async () => {
    const result = await load()
    if (result.ok && result.data) setNewer(result.data)
  }
  const actions = [{ label: t('ticket:toKinds'), href: page.href('/ticket') }]
  if (!answer?.ok) {
    const skeleton = <FormSkeleton />
    return <RequestState request={request} title={page.t('ticket:failed')} actions={actions} skeleton={skeleton} />
  }
  if (answer.data === null)
    return (
      <EmptyState
        illustration="missing"
        title={t('ticket:unknown')}
        description={t('ticket:unknownWhy')}
        actions={actions}
      />
    )
  const count = Math.trunc(Number(at.query.get('count'))) || 1
  return (
    <CheckoutForm
      checkout={newer ?? answer.data}
      count={count}
      onCount={(next) => at.go({ count: String(next) }, 'replace')}
      again={() => void refresh()}
    />
  )
}

interface FormProps {
  checkout: Checkout
  count: number
  onCount: (count: number) => void
  again: () => void
}

function CheckoutForm({ checkout, count: chosenCount, onCount, again }: FormProps) {
  const { page, call } = useIsland()
  const { t, language } = page
  const { item, coupons, unpaid } = checkout
  const count = Math.min(Math.max(1, chosenCount), item.most)
  const lines = [{ itemId: item.itemId, count, unitPrice: item.price }]
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const fitting = coupons.filter((coupon) => reductionBy(coupon, lines) > 0)
  const used = fitting.filter(({ couponId }) => chosen.has(couponId))
  const price = priceOf(lines, used, item.price.currency)
  const [notice, setNotice] = useState<string | null>(null)
  const { busy, write } = useBlockingWrite()
  // The same order uses the same idempotency key on every try; another order gets another one.
  const once = useRef({ of: '', id: '' })
  const placed = useRef<Order | null>(null)
  const what = JSON.stringify([lines, used.map(({ couponId }) => couponId)])
  const place = async () => {
    setNotice(null)
    if (once.current.of !== what) {
      once.current = { of: what, id: uuid() }
      placed.current = null
    }
    if (placed.current === null) {
      const answer = await call(order.create, {
        orderType: item.orderType,
        items: [{ itemId: item.itemId, count }],
        couponIds: used.map(({ couponId }) => couponId),
        requestId: once.current.id,
      })
      if (!answer.ok) {
        // After a refusal by the platform, the next try is a new write.
        if (isRefusal(answer)) once.current = { of: '', id: '' }
        return setNotice(answer.message)
      }
      placed.current = answer.data
    }
    const failure = await goAndPay({ page, call, order: placed.current })
    if (failure === null) return
    setNotice(failure)
    // It may have been paid, cancelled or closed meanwhile. If it is gone, the next try places a new order.
    const answer = await call(order.detail, { orderId: placed.current.orderId })
    if (!answer.ok) return
    placed.current = answer.data
    if (payStateOf(answer.data) === 'gone') once.current = { of: '', id: '' }
  }
  return (
    <div className="tk-checkout">
      <section aria-labelledby="what">
        <h2 id="what">{t('ticket:checkout.what')}</h2>
        {unpaid && (
          <Note kind="info">
            {t('ticket:checkout.unpaid')}{' '}
            <a className="link" href={page.href('/pay', { orderId: unpaid.orderId })}>
              {t('ticket:checkout.toUnpaid', { number: unpaid.orderNumber })}
            </a>
          </Note>
        )}
        {item.hindrance && <Note kind="bad">{item.hindrance}</Note>}
        <div className="tk-line">
          <div>
            <h3>{item.name}</h3>
            <p className="muted">{item.summary}</p>
            <p className="tnum">{t('ticket:each', { price: moneyText(language, item.price) })}</p>
          </div>
          <Count most={item.most} value={count} onChange={onCount} />
        </div>
        <h2>{t('ticket:checkout.coupons')}</h2>
        <CouponChoice coupons={fitting} lines={lines} chosen={chosen} onChange={setChosen} />
      </section>
      <section className="tk-sum" aria-labelledby="sum">
        <h2 id="sum">{t('ticket:checkout.sum')}</h2>
        <Amounts {...price} />
        <p className="small muted">
          {t('ticket:checkout.terms')}{' '}
          <a className="link" href={page.href('/tick-agreement')}>
            {t('ticket:checkout.termsLink')}
          </a>
        </p>
        {notice && (
          <Note kind="bad">
            {notice}{' '}
            <button className="link" type="button" onClick={again}>
              {t('ticket:checkout.lookAgain')}
            </button>
          </Note>
        )}
        <WriteButton className="btn btn-primary btn-l btn-block" busy={busy} onPress={() => write(place)}>
          {busy
            ? t('ticket:checkout.placing')
            : t('ticket:checkout.place', { amount: moneyText(language, price.payable) })}
        </WriteButton>
        <p className="small muted">{t('ticket:checkout.why')}</p>
      </section>
    </div>
  )
}
