import { load } from '../../data/load.ts'
import type { PaletteName } from '../../media/address.ts'
import type { Text } from '../text.ts'
import type { DayOfFair } from './days.ts'

/** A kind of ticket as every exhibition offers it; `src/sandbox/business/kinds.ts` puts it on the exhibition's days. */
export interface TicketPlan {
  /** Part of its id: '2001-forum'. */
  readonly code: string
  readonly name: Text
  readonly summary: Text
  readonly way: 'BUY' | 'APPLY' | 'FREE'
  /** Fen, 1/100 CNY. */
  readonly price: number
  readonly originalPrice: number | null
  readonly capacity: number | null
  readonly limit: number
  /** On sale from the beginning of a day to the end of another. */
  readonly sale: { readonly from: DayOfFair; readonly to: DayOfFair }
  /** The days on which it lets in. */
  readonly valid: readonly [first: DayOfFair, last: DayOfFair]
  readonly benefits: readonly Text[]
  readonly gate: Text
  /** The letters of its numbers. */
  readonly letters: string
  readonly palette: PaletteName
  /** The audience identity that it is for. */
  readonly identity?: 'PRESS'
  /** An application for fewer is refused. */
  readonly fewest?: number
}

export const TICKET_PLANS: readonly TicketPlan[] = load('business/ticket-kinds')
