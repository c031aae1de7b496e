import type { Ticket } from '@fair/contract/ticket.ts'
import { Facts } from '../../components/Facts.tsx'
import { usePage } from '../../components/usePage.ts'
import { Note } from './Note.tsx'

/** The application in the visitor's own words, and the response. */
export function TicketApplication({ ticket }: { ticket: Ticket }) {
  const page = usePage()
  const { t } = page
  const { apply } = ticket
  if (!apply) return null
  const names = ['principalName', 'contactPerson', 'contactMethod', 'reason', 'description'] as const
  return (
    <section className="no-print" aria-labelledby="application">
      <h2 id="application">{t('ticket:application')}</h2>
      {ticket.refusedReason && (
        <Note kind="bad">
          {ticket.refusedReason}{' '}
          <a className="link" href={page.href(`/ticket/details/${ticket.ticketKindId}`)}>
            {t('ticket:applyAgain')}
          </a>
        </Note>
      )}
      <Facts rows={names.map((name) => [t(`ticket:apply.${name}`), apply[name]] as const)} className="fact-lines" />
    </section>
  )
}
