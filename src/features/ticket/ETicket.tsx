import { useEffect, useState } from 'react'
import { Facts } from '../../components/Facts.tsx'
import type { Ticket } from '../../contract/ticket.ts'
import type { PageContext } from '../../lib/page.ts'
import { daysWords } from './SaleState.tsx'
import { TicketTag } from './TicketTag.tsx'

/** A ticket as it is shown at the gate: who, when, where, and a QR of more than 3 cm on white in both themes. */
export function ETicket({ page, ticket }: { page: PageContext; ticket: Ticket }) {
  const { t } = page
  const days = daysWords(page, ticket.validFrom, ticket.validTo)
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
          <TicketTag page={page} ticket={ticket} />
        </p>
        <h2>{ticket.ticketName}</h2>
        <Facts rows={rows} className="fact-lines" />
      </div>
      <div>
        {ticket.qrContent ? (
          <>
            <TicketQr text={ticket.qrContent} label={t('ticket:qrLabel', { number: ticket.ticketNumber ?? '' })} />
            <p className="small">{t('ticket:showAtGate')}</p>
          </>
        ) : (
          <p className="muted">{t(`ticket:noQr.${ticket.status}`)}</p>
        )}
      </div>
    </article>
  )
}

function TicketQr({ text, label }: { text: string; label: string }) {
  const [source, setSource] = useState<string | null>(null)
  useEffect(() => {
    let gone = false
    void import('uqr').then(({ renderSVG }) => {
      if (!gone) setSource(`data:image/svg+xml,${encodeURIComponent(renderSVG(text, { border: 3, ecc: 'M' }))}`)
    })
    return () => {
      gone = true
    }
  }, [text])
  if (source === null) return <span className="tk-qr sk" />
  return <img className="tk-qr" src={source} alt={label} width={176} height={176} />
}
