import { msOf } from '@fair/contract/rules/instant.ts'
import { type Ticket, ticket } from '@fair/contract/ticket.ts'
import { Tag } from '../../components/parts.tsx'
import { QrCodeElement } from '../../components/shoelace/QrCodeElement.tsx'
import { usePage } from '../../components/usePage.ts'
import { useEndpoint } from '../shared/form/useAnswer.ts'
import { daysText } from '../shared/valid-days.ts'
import { OverviewPanel } from './OverviewPanel.tsx'

/** How many of the latest tickets are searched for the one to show at the gate. */
const LOOKED_AT = 20
const RANK = ['ACTIVE', 'INACTIVE', 'APPLYING', 'REFUSED', 'USED', 'EXPIRED', 'REFUNDED'] as const

/** Valid tickets by the day from which they admit; the platform lists them by their purchase. */
const byStart = (a: Ticket, b: Ticket) => (a.status === 'ACTIVE' ? msOf(a.validFrom) - msOf(b.validFrom) : 0)

/** The ticket that is needed next, with its QR code. */
export function OverviewTickets() {
  const page = usePage()
  const { t } = page
  const request = useEndpoint(ticket.mine, { pageNum: 1, pageSize: LOOKED_AT })
  const { answer } = request
  const [first] = answer?.ok
    ? answer.data.records.toSorted((a, b) => RANK.indexOf(a.status) - RANK.indexOf(b.status) || byStart(a, b))
    : []
  return (
    <OverviewPanel
      isTall
      title={t('personal:tickets.title')}
      all={page.href('/personal-center/ticket')}
      request={request}
      none={
        !first
          ? { text: t('personal:tickets.none'), actionLabel: t('personal:tickets.get'), href: page.href('/ticket') }
          : null
      }
    >
      {first && <TicketSummary ticket={first} />}
    </OverviewPanel>
  )
}

function TicketSummary({ ticket: each }: { ticket: Ticket }) {
  const page = usePage()
  const { t } = page
  const facts = [
    [t('personal:tickets.holder'), each.holderName],
    [t('personal:tickets.valid'), daysText(page, each.validFrom, each.validTo)],
    [t('personal:tickets.gate'), each.gate],
    [t('personal:tickets.number'), each.ticketNumber],
  ] as const
  return (
    <article className={each.qrContent ? 'ticket' : 'ticket ticket-plain'}>
      <div>
        <p>
          <Tag kind={each.status === 'ACTIVE' ? 'ok' : 'plain'}>{t(`personal:ticketState.${each.status}`)}</Tag>
        </p>
        <h3>{each.ticketName}</h3>
        <dl>
          {facts.map(
            ([label, value]) =>
              value && (
                <div key={label}>
                  <dt>{label}</dt>
                  <dd className="tnum">{value}</dd>
                </div>
              ),
          )}
        </dl>
        <p>
          <a className="link" href={page.href('/ticket/ticket-detail', { id: each.ticketId })}>
            {t('personal:tickets.details')}
          </a>
        </p>
      </div>
      {each.qrContent && (
        <div>
          <QrCodeElement text={each.qrContent} label={t('personal:tickets.qr', { name: each.ticketName })} />
          <p className="small faint">{t('personal:tickets.show')}</p>
        </div>
      )}
    </article>
  )
}
