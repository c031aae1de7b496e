import type { RightsLevel } from '../../contract/rights.ts'
import type { TicketKind } from '../../contract/ticket.ts'
import type { SafeHtml } from '../../domain/brand.ts'
import { NO_HTML } from '../../domain/own-values.ts'

/** A kind without what changes from one visitor, or one minute, to the next: that is the island's to say. */
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

/** What /ticket shows: no descriptions, which are the details'. */
export function kindListProps(kinds: readonly TicketKind[], fairName: string): KindListProps {
  return { kinds: kinds.map((kind) => ({ ...lasting(kind), description: NO_HTML })), fairName }
}

export interface KindProps {
  kind: TicketKind
  /** The description, after the sanitiser. */
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

/** The ways to a ticket, in the order in which they are offered. */
const WAYS = ['BUY', 'FREE', 'APPLY'] as const

/** What can be had first, then what comes, then what is over. */
const ORDER = { ON_SALE: 0, NOT_YET: 1, SOLD_OUT: 2, ENDED: 3 } as const

export function kindsByWay(kinds: readonly TicketKind[]) {
  return WAYS.map((way) => ({
    way,
    kinds: kinds.filter((kind) => kind.way === way).toSorted((a, b) => ORDER[a.saleState] - ORDER[b.saleState]),
  })).filter((group) => group.kinds.length > 0)
}

/** The route of a kind's own page. */
export const kindPath = (ticketKindId: string): string => `/ticket/details/${ticketKindId}`

/** What kinds open, each right once: the commonest first, as it tells the least of them apart. */
export function rightsOf(kinds: readonly Pick<TicketKind, 'benefits'>[]): string[] {
  const counts = new Map<string, number>()
  for (const right of kinds.flatMap(({ benefits }) => [...new Set(benefits)])) {
    counts.set(right, (counts.get(right) ?? 0) + 1)
  }
  return [...counts].toSorted(([, a], [, b]) => b - a).map(([right]) => right)
}
