import { type Order, order as orderCalls } from '@fair/contract/order.ts'
import { useEffect, useRef, useState } from 'react'
import { WriteButton } from '../../components/WriteButton.tsx'
import { moneyText } from '../../domain/money.ts'
import { useIsland } from '../../islands/IslandProvider.tsx'
import { useBlockingWrite } from '../shared/useBlockingWrite.ts'
import { ConfirmOnce } from './ConfirmOnce.tsx'
import { Note } from './Note.tsx'
import { goAndPay } from './pay.ts'

interface Props {
  order: Order
  /** Called with the changed order. */
  onChange: (order: Order) => void
  /** A request has failed: the order may have changed meanwhile. */
  onFailed: () => void
}

/** Pays or cancels an unpaid order. Cancelling asks for confirmation once, as it releases the reserved stock. */
export function OrderActions({ order, onChange, onFailed }: Props) {
  const { page, call } = useIsland()
  const { t, language } = page
  const [notice, setNotice] = useState<string | null>(null)
  const [isConfirming, setConfirming] = useState(false)
  const { busy, write } = useBlockingWrite()
  const opener = useRef<HTMLButtonElement>(null)
  // Once the confirmation is closed, the button that opened it takes the focus again.
  useEffect(() => (isConfirming ? () => opener.current?.focus() : undefined), [isConfirming])
  if (order.orderStatus !== 'UNPAID') return null
  const failed = (message: string) => {
    setNotice(message)
    onFailed()
  }
  const pay = async () => {
    const message = await goAndPay({ page, call, order })
    if (message !== null) failed(message)
  }
  const cancel = async () => {
    const answer = await call(orderCalls.cancel, { orderId: order.orderId })
    setConfirming(false)
    if (answer.ok) onChange(answer.data)
    else failed(answer.message)
  }
  return (
    <div className="tk-acts">
      {notice && <Note kind="bad">{notice}</Note>}
      {isConfirming ? (
        <ConfirmOnce
          description={t('ticket:giveUp.why')}
          keep={t('ticket:giveUp.keep')}
          send={t(busy ? 'ticket:giveUp.sending' : 'ticket:giveUp.send')}
          busy={busy}
          onKeep={() => setConfirming(false)}
          onSend={() => write(cancel)}
        />
      ) : (
        <p className="btn-row">
          <WriteButton className="btn btn-primary btn-l" busy={busy} onPress={() => write(pay)}>
            {busy ? t('ticket:pay.opening') : t('ticket:pay.now', { amount: moneyText(language, order.payable) })}
          </WriteButton>
          <button className="btn btn-quiet" type="button" ref={opener} onClick={() => setConfirming(true)}>
            {t('ticket:giveUp.ask')}
          </button>
        </p>
      )}
    </div>
  )
}
