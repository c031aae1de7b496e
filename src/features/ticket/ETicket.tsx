import type { Ticket } from '@fair/contract/ticket.ts'
import { Facts } from '../../components/Facts.tsx'
import { QrCodeElement } from '../../components/shoelace/QrCodeElement.tsx'
import { usePage } from '../../components/usePage.ts'
import { daysText } from '../shared/valid-days.ts'
import { TicketTag } from './TicketTag.tsx'

/** A ticket as shown at the gate: holder, time, place, and a QR code of more than 3 cm on white in both themes. */
export function ETicket({ ticket }: { ticket: Ticket }) {
  const page = usePage()
  const { t } = page
  const days = daysText(page, ticket.validFrom, ticket.validTo)
  const rows = [
    [t('ticket:fact.holder'), ticket.holderName ?? ''],
    [t('ticket:fact.valid'), days],
    [t('ticket:fact.gate'), ticket.gate],
    [t('ticket:fact.ticketNumber'), ticket.ticketNumber ?? ''],
  ] as const
  return (
    <article className="eticket">
      <div>
        <p className="tags">
          <TicketTag ticket={ticket} />
        </p>
        <h2>{ticket.ticketName}</h2>
        <Facts rows={rows} className="fact-lines" />
      </div>
      <div>
        {ticket.qrContent ? (
          <>
            <QrCodeElement
              className="tk-qr"
              errorCorrection="M"
              text={ticket.qrContent}
              label={t('ticket:qrLabel', { number: ticket.ticketNumber ?? '' })}
            />
            <p className="small">{t('ticket:showAtGate')}</p>
          </>
        ) : (
          <p className="muted">{t(`ticket:noQr.${ticket.status}`)}</p>
        )}
      </div>
    </article>
  )
}
