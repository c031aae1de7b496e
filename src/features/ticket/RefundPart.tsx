import { order as calls, type Order } from '@fair/contract/order.ts'
import { useState } from 'react'
import { Tag } from '../../components/parts.tsx'
import { WriteButton } from '../../components/WriteButton.tsx'
import { moneyText } from '../../domain/money.ts'
import { useIsland } from '../../islands/IslandProvider.tsx'
import { showToast } from '../../stores/toasts.ts'
import { dialogSheet } from '../shared/style-sheets.ts'
import { useBlockingWrite } from '../shared/useBlockingWrite.ts'
import { Note } from './Note.tsx'
import { RefundDialog } from './RefundDialog.tsx'

const KINDS = { ASKED: 'info', GRANTED: 'ok', REFUSED: 'bad' } as const

interface Props {
  order: Order
  /** Called with the changed order. */
  onChange: (order: Order) => void
  /** A request has failed: the order may have changed meanwhile. */
  onFailed: () => void
}

/**
 * The status of a refund, with a way to withdraw it while it is undecided, or the button to request one. Renders
 * nothing if the platform accepts no requests, or nothing was paid.
 */
export function RefundPart({ order, onChange, onFailed }: Props) {
  const { page, call } = useIsland()
  const { t, format, zone, language } = page
  const [isConfirming, setConfirming] = useState(false)
  const [notice, setNotice] = useState<string | null>(null)
  const { busy, write } = useBlockingWrite()
  const { orderId, refund, canRefund, refundHindrance, orderStatus, payable } = order
  if (!refund && (canRefund == null || orderStatus !== 'PAID')) return null
  const amount = moneyText(language, payable)
  const withdraw = async () => {
    const answer = await call(calls.withdrawRefund, { orderId })
    setNotice(answer.ok ? null : answer.message)
    if (!answer.ok) return onFailed()
    onChange(answer.data)
    showToast({ text: t('ticket:refund.withdrawn') })
  }
  return (
    <section className="tk-request" aria-labelledby="refund">
      <h2 id="refund">
        {t('ticket:refund.title')}{' '}
        {refund && <Tag kind={KINDS[refund.state]}>{t(`ticket:refund.state.${refund.state}`)}</Tag>}
      </h2>
      {refund && (
        <>
          <p>{t(`ticket:refund.${refund.state}`, { amount, time: format.dateTime(refund.askTime, zone) })}</p>
          {refund.state === 'REFUSED' && refund.refusedReason && <p>{refund.refusedReason}</p>}
          <p className="small muted">
            {t('ticket:refund.yourReason', {
              reason: refund.remark || t(`ticket:refund.reasons.${refund.reason}`),
            })}
          </p>
        </>
      )}
      {notice && <Note kind="bad">{notice}</Note>}
      {!refund && !canRefund && (
        <p className="muted">
          {refundHindrance ? t('ticket:refund.cannot', { reason: refundHindrance }) : t('ticket:failed')}
        </p>
      )}
      {/* The same button requests and withdraws, so that it keeps the focus. */}
      {(canRefund || refund?.canWithdraw) && (
        <p>
          <WriteButton
            className="btn btn-2"
            busy={busy}
            onPress={() => (refund ? write(withdraw) : void dialogSheet().then(() => setConfirming(true)))}
          >
            {t(refund ? (busy ? 'ticket:refund.withdrawing' : 'ticket:refund.withdraw') : 'ticket:refund.ask')}
          </WriteButton>
        </p>
      )}
      {isConfirming && (
        <RefundDialog
          order={order}
          onSent={(changed) => {
            setConfirming(false)
            onChange(changed)
            showToast({ text: t('ticket:refund.sent') })
          }}
          onFailed={onFailed}
          onClose={() => setConfirming(false)}
        />
      )}
    </section>
  )
}
