import type { RightsLevel } from '@fair/contract/rights.ts'
import type { SafeHtml } from '@fair/contract/rules/brand.ts'
import { NO_HTML } from '@fair/contract/rules/own-values.ts'
import type { TicketKind } from '@fair/contract/ticket.ts'

/** A kind without the data that depends on the visitor or the time, which the island adds. */
const lasting = (kind: TicketKind): TicketKind => ({
  ...kind,
  stock: null,
  applicable: true,
  inapplicableReason: null,
})

export interface KindListProps {
  kinds: TicketKind[]
  fairName: string
}

/** The data for /ticket, without descriptions, which only the details page needs. */
export function kindListProps(kinds: readonly TicketKind[], fairName: string): KindListProps {
  return { kinds: kinds.map((kind) => ({ ...lasting(kind), description: NO_HTML })), fairName }
}

export interface KindProps {
  kind: TicketKind
  /** The sanitised description. */
  html: SafeHtml
}

export const kindProps = (kind: TicketKind, html: SafeHtml): KindProps => ({
  kind: { ...lasting(kind), description: NO_HTML },
  html,
})

export interface LevelsProps {
  levels: RightsLevel[]
}

export const levelsProps = (levels: readonly RightsLevel[]): LevelsProps => ({
  levels: levels.map((level) => ({ ...level, isMine: false })),
})

/** The ways to get a ticket, in display order. */
const WAYS = ['BUY', 'FREE', 'APPLY'] as const

/** Available ones first, then upcoming ones, then past ones. */
const ORDER = { ON_SALE: 0, NOT_YET: 1, SOLD_OUT: 2, ENDED: 3 } as const

export function kindsByWay(kinds: readonly TicketKind[]) {
  return WAYS.map((way) => ({
    way,
    kinds: kinds.filter((kind) => kind.way === way).toSorted((a, b) => ORDER[a.saleState] - ORDER[b.saleState]),
  })).filter((group) => group.kinds.length > 0)
}

/** The route of a kind's details page. */
export const kindPath = (ticketKindId: string): string => `/ticket/details/${ticketKindId}`

/** The rights of the kinds, without duplicates: the most common first, as they distinguish kinds the least. */
export function rightsOf(kinds: readonly Pick<TicketKind, 'benefits'>[]): string[] {
  const counts = new Map<string, number>()
  for (const right of kinds.flatMap(({ benefits }) => [...new Set(benefits)])) {
    counts.set(right, (counts.get(right) ?? 0) + 1)
  }
  return [...counts].toSorted(([, a], [, b]) => b - a).map(([right]) => right)
}
