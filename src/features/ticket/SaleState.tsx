import { lastMoment } from '@fair/contract/rules/instant.ts'
import type { TicketKind } from '@fair/contract/ticket.ts'
import { Tag } from '../../components/parts.tsx'
import { usePage } from '../../components/usePage.ts'
import type { PageContext } from '../../lib/page.ts'

const KINDS = { ON_SALE: 'ok', NOT_YET: 'info', SOLD_OUT: 'bad', ENDED: 'plain' } as const

export function SaleTag({ kind }: { kind: Pick<TicketKind, 'saleState'> }) {
  const page = usePage()
  return <Tag kind={KINDS[kind.saleState]}>{page.t(`ticket:sale.${kind.saleState}`)}</Tag>
}

/** The sale period, as far as it matters now: from when, or until when; '' for a ticket that is sold out. */
export function saleText({ t, format, zone }: PageContext, kind: TicketKind): string {
  if (kind.saleState === 'SOLD_OUT') return ''
  const time = format.dateTime(kind.saleState === 'NOT_YET' ? kind.saleFrom : lastMoment(kind.saleTo), zone)
  if (kind.saleState === 'NOT_YET') return t('ticket:saleFrom', { time })
  return t(kind.saleState === 'ENDED' ? 'ticket:saleOver' : 'ticket:saleTo', { time })
}

/** The remaining stock, if it is limited and reported; otherwise ''. */
export function stockText({ t }: PageContext, { stock, saleState }: Pick<TicketKind, 'stock' | 'saleState'>): string {
  return typeof stock === 'number' && saleState === 'ON_SALE' ? t('ticket:left', { count: stock }) : ''
}
