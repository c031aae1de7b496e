import type { Ticket } from '@fair/contract/ticket.ts'
import { Icon } from '../../components/Icon.tsx'
import { useIsland } from '../../islands/IslandProvider.tsx'
import { saveFile } from '../../lib/save-file.ts'
import { showToast } from '../../stores/toasts.ts'
import { daysText } from '../shared/valid-days.ts'

/** Prints a ticket on one page, or saves it as a file that opens without a network. */
export function TicketActions({ ticket, qrContent }: { ticket: Ticket; qrContent: string }) {
  const { page, text } = useIsland()
  const { t, language } = page
  const save = async () => {
    const module = await import('./ticket-file.ts').catch(() => null)
    if (!module) return showToast({ text: text('network'), bad: true })
    const days = daysText(page, ticket.validFrom, ticket.validTo)
    const html = module.ticketFile({
      language,
      title: ticket.ticketName,
      fair: document.querySelector('meta[property="og:site_name"]')?.getAttribute('content') ?? '',
      rows: [
        [t('ticket:fact.holder'), ticket.holderName ?? ''],
        [t('ticket:fact.valid'), days],
        [t('ticket:fact.gate'), ticket.gate],
        [t('ticket:fact.ticketNumber'), ticket.ticketNumber ?? ''],
      ],
      qrContent,
      note: t('ticket:showAtGate'),
    })
    saveFile(`${ticket.ticketNumber ?? ticket.ticketId}.html`, html, 'text/html;charset=utf-8')
  }
  return (
    <div className="tk-keep no-print">
      <p className="btn-row">
        <button className="btn btn-2" type="button" onClick={() => print()}>
          <Icon name="print" small />
          {t('ticket:print')}
        </button>
        <button className="btn btn-2" type="button" onClick={() => void save()}>
          <Icon name="download" small />
          {t('ticket:save')}
        </button>
      </p>
      <p className="small muted">{t('ticket:keptWhy')}</p>
    </div>
  )
}
