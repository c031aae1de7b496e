import { order as calls, type Order, RefundReason } from '@fair/contract/order.ts'
import { useId, useState } from 'react'
import { Dialog } from '../../components/Dialog.tsx'
import { moneyText } from '../../domain/money.ts'
import { useIsland } from '../../islands/IslandProvider.tsx'
import { FieldError } from '../shared/form/FieldError.tsx'
import { ShortForm } from '../shared/form/ShortForm.tsx'
import { TextArea } from '../shared/form/TextField.tsx'
import { useIdempotencyKey } from '../shared/form/useIdempotencyKey.ts'

const REMARK_MAX = 500

interface Props {
  order: Order
  onSent: (order: Order) => void
  onFailed: () => void
  onClose: () => void
}

/** Requests a refund for an order, with a reason, and explains the consequences. */
export function RefundDialog({ order: { orderId, payable }, onSent, onFailed, onClose }: Props) {
  const { page, call } = useIsland()
  const { t, language } = page
  const id = useId()
  const { idFor } = useIdempotencyKey()
  const [reason, setReason] = useState<RefundReason | null>(null)
  const [typed, setTyped] = useState('')
  const remark = typed.trim()
  const isOther = reason === 'OTHER'
  return (
    <Dialog title={t('ticket:refund.ask')} close={t('common:close')} onClose={onClose}>
      <ShortForm
        className="tk-request-form"
        submit={t('ticket:refund.send')}
        sending={t('ticket:refund.sending')}
        after={
          <button className="btn btn-quiet" type="button" onClick={onClose}>
            {t('ticket:refund.keep')}
          </button>
        }
        wrong={{
          reason: reason === null ? t('ticket:refund.choose') : null,
          remark: isOther && remark === '' ? t('ticket:refund.remarkMissing') : null,
        }}
        isDirty={typed !== ''}
        send={() => {
          if (reason === null) return undefined
          const wish = { orderId, reason, ...(remark !== '' && { remark }) }
          return call(calls.refund, { ...wish, requestId: idFor(wish) })
        }}
        onSent={onSent}
        onFailed={onFailed}
      >
        {(wrong) => (
          <>
            <p>{t('ticket:refund.why', { amount: moneyText(language, payable) })}</p>
            <fieldset className="card-choice" aria-describedby={wrong.reason ? `${id}-err` : undefined}>
              <legend>{t('ticket:refund.reason')}</legend>
              {RefundReason.options.map((each) => (
                <label className="check" key={each}>
                  <input
                    type="radio"
                    name={id}
                    checked={reason === each}
                    aria-invalid={Boolean(wrong.reason)}
                    onChange={() => setReason(each)}
                  />
                  <span>{t(`ticket:refund.reasons.${each}`)}</span>
                </label>
              ))}
              <FieldError id={id} words={wrong.reason ?? null} />
            </fieldset>
            <TextArea
              label={t(isOther ? 'ticket:refund.remarkOther' : 'ticket:refund.remark')}
              maxLength={REMARK_MAX}
              value={typed}
              wrong={wrong.remark}
              onText={setTyped}
            />
          </>
        )}
      </ShortForm>
    </Dialog>
  )
}
