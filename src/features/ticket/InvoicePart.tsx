import type { Order } from '@fair/contract/order.ts'
import { useState } from 'react'
import { Icon } from '../../components/Icon.tsx'
import { joinFacts, Tag } from '../../components/parts.tsx'
import { usePage } from '../../components/usePage.ts'
import { showToast } from '../../stores/toasts.ts'
import { dialogSheet } from '../shared/style-sheets.ts'
import { InvoiceDialog } from './InvoiceDialog.tsx'

const KINDS = { ASKED: 'info', ISSUED: 'ok', REFUSED: 'bad', VOID: 'plain' } as const

interface Props {
  order: Order
  /** Called with the changed order. */
  onChange: (order: Order) => void
  /** A request has failed: the order may have changed meanwhile. */
  onFailed: () => void
}

/** The invoice of an order, or the button to request one; nothing if unsupported or if nothing was paid. */
export function InvoicePart({ order, onChange, onFailed }: Props) {
  const { t, format } = usePage()
  const [isConfirming, setConfirming] = useState(false)
  const { invoice, canInvoice, invoiceHindrance, orderStatus } = order
  if (!invoice && (canInvoice == null || orderStatus !== 'PAID')) return null
  const file = invoice?.state === 'ISSUED' ? invoice.file : null
  const request = invoice?.state === 'ASKED' ? 'change' : invoice ? 'again' : 'ask'
  return (
    <section className="tk-request" aria-labelledby="invoice">
      <h2 id="invoice">
        {t('ticket:invoice.title')}{' '}
        {invoice && <Tag kind={KINDS[invoice.state]}>{t(`ticket:invoice.state.${invoice.state}`)}</Tag>}
      </h2>
      {invoice && <p>{t(`ticket:invoice.${invoice.state}`, { title: invoice.title, email: invoice.email })}</p>}
      {invoice?.state === 'REFUSED' && invoice.refusedReason && <p>{invoice.refusedReason}</p>}
      {!invoice && !canInvoice && (
        <p className="muted">
          {invoiceHindrance ? t('ticket:invoice.cannot', { reason: invoiceHindrance }) : t('ticket:failed')}
        </p>
      )}
      {(file || canInvoice) && (
        <p className="btn-row">
          {file && (
            <a className="btn btn-2" href={file.url} download={file.fileName} target="_blank" rel="noopener noreferrer">
              <Icon name="download" small />
              {t('ticket:invoice.download')}{' '}
              <small className="muted">{joinFacts(file.format, format.bytes(file.bytes))}</small>
            </a>
          )}
          {canInvoice && (
            <button
              className="btn btn-2"
              type="button"
              onClick={() => void dialogSheet().then(() => setConfirming(true))}
            >
              {t(`ticket:invoice.${request}`)}
            </button>
          )}
        </p>
      )}
      {isConfirming && (
        <InvoiceDialog
          order={order}
          onSent={(changed) => {
            setConfirming(false)
            onChange(changed)
            showToast({ text: t('ticket:invoice.sent') })
          }}
          onFailed={onFailed}
          onClose={() => setConfirming(false)}
        />
      )}
    </section>
  )
}
