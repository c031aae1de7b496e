import { load } from '../../data/load.ts'
import type { PaletteName } from '../../media/address.ts'
import type { Text } from '../text.ts'
import type { DayOfFair } from './days.ts'

/**
 * A kind of ticket that every exhibition offers; `business/kinds.ts` assigns it to the exhibition's days.
 */
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
  /** On sale from the beginning of one day to the end of another. */
  readonly sale: { readonly from: DayOfFair; readonly to: DayOfFair }
  /** The days on which it grants admission. */
  readonly valid: readonly [first: DayOfFair, last: DayOfFair]
  readonly benefits: readonly Text[]
  readonly gate: Text
  /** The letters in its numbers. */
  readonly letters: string
  readonly palette: PaletteName
  /** The audience identity that it is for. */
  readonly identity?: 'PRESS'
  /** Applications for fewer are refused. */
  readonly fewest?: number
}

export const TICKET_PLANS: readonly TicketPlan[] = load('business/ticket-kinds')
