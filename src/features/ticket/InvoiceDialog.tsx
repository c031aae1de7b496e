import { order as calls, InvoiceBuyer, type Order } from '@fair/contract/order.ts'
import { rules } from '@fair/contract/rules/validation.ts'
import { useId, useState } from 'react'
import { Dialog } from '../../components/Dialog.tsx'
import { useIsland } from '../../islands/IslandProvider.tsx'
import { ShortForm } from '../shared/form/ShortForm.tsx'
import { TextField } from '../shared/form/TextField.tsx'
import { useIdempotencyKey } from '../shared/form/useIdempotencyKey.ts'

const TITLE_MAX = 120
const ADDRESS_MAX = 300
const TAX_NUMBER = /^[A-Za-z0-9-]{5,30}$/

interface Props {
  order: Order
  onSent: (order: Order) => void
  onFailed: () => void
  onClose: () => void
}

/** The invoice details of an order; an earlier request is prefilled for changes. */
export function InvoiceDialog({ order: { orderId, invoice }, onSent, onFailed, onClose }: Props) {
  const { page, call } = useIsland()
  const { t } = page
  const id = useId()
  const { idFor } = useIdempotencyKey()
  const [buyerType, setBuyerType] = useState<InvoiceBuyer>(invoice?.buyerType ?? 'COMPANY')
  const [title, setTitle] = useState(invoice?.title ?? '')
  const [taxNumber, setTaxNumber] = useState(invoice?.taxNumber ?? '')
  const [address, setAddress] = useState(invoice?.address ?? '')
  const [email, setEmail] = useState(invoice?.email ?? '')
  const [isDirty, setDirty] = useState(false)
  const isCompany = buyerType === 'COMPANY'
  const isTitle = title.trim() !== '' && title.trim().length <= TITLE_MAX
  return (
    <Dialog title={t('ticket:invoice.ask')} close={t('common:close')} onClose={onClose}>
      <ShortForm
        className="tk-request-form"
        submit={t('ticket:invoice.send')}
        sending={t('ticket:invoice.sending')}
        after={
          <button className="btn btn-quiet" type="button" onClick={onClose}>
            {t('ticket:invoice.leave')}
          </button>
        }
        wrong={{
          title: isTitle ? null : t('ticket:invoice.err.title'),
          taxNumber: !isCompany || TAX_NUMBER.test(taxNumber.trim()) ? null : t('ticket:invoice.err.taxNumber'),
          email: rules.email(email.trim()) ? null : t('ticket:invoice.err.email'),
        }}
        isDirty={isDirty}
        onChange={() => setDirty(true)}
        send={() => {
          const wish = {
            ...{ orderId, buyerType, title: title.trim(), email: email.trim(), address: address.trim() || null },
            taxNumber: isCompany ? taxNumber.trim() : null,
          }
          return call(calls.invoice, { ...wish, requestId: idFor(wish) })
        }}
        onSent={onSent}
        onFailed={onFailed}
      >
        {(wrong) => (
          <>
            <fieldset className="card-choice">
              <legend>{t('ticket:invoice.buyer')}</legend>
              {InvoiceBuyer.options.toReversed().map((each) => (
                <label className="check" key={each}>
                  <input type="radio" name={id} checked={buyerType === each} onChange={() => setBuyerType(each)} />
                  <span>{t(`ticket:invoice.buyers.${each}`)}</span>
                </label>
              ))}
            </fieldset>
            <TextField
              label={t(`ticket:invoice.name.${buyerType}`)}
              autoComplete={isCompany ? 'organization' : 'name'}
              value={title}
              wrong={wrong.title}
              onText={setTitle}
            />
            {isCompany && (
              <TextField
                label={t('ticket:invoice.taxNumber')}
                autoCapitalize="characters"
                spellCheck={false}
                value={taxNumber}
                wrong={wrong.taxNumber}
                onText={setTaxNumber}
              />
            )}
            <TextField
              label={t('ticket:invoice.address')}
              autoComplete="street-address"
              maxLength={ADDRESS_MAX}
              value={address}
              onText={setAddress}
            />
            <TextField
              label={t('ticket:invoice.email')}
              type="email"
              autoComplete="email"
              value={email}
              wrong={wrong.email}
              onText={setEmail}
            />
          </>
        )}
      </ShortForm>
    </Dialog>
  )
}
