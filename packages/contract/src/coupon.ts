import * as z from 'zod/mini'
import { data, get, Paging, page, post } from './endpoint.ts'
import { id, Money, time } from './kinds.ts'

/** A discount of `amount`, or of `percent` (1 to 100) of what it applies to. Times are ISO 8601 in UTC. */
export const Coupon = z.object({
  /** Taken by coupon/receive and orders. */
  couponId: id,
  /** Name in the requested language. */
  couponName: z.string(),
  /** Its terms in one plain-text sentence, in the requested language; '' if there are none. */
  description: z.string(),
  /** AMOUNT takes off `amount`, PERCENT takes off `percent` percent. */
  kind: z.enum(['AMOUNT', 'PERCENT']),
  /** The amount it takes off, never more than what it applies to; null for PERCENT. */
  amount: z.nullish(Money),
  /** The percentage it takes off, 1 to 100; the discount is rounded down to a minor unit. Null for AMOUNT. */
  percent: z.nullish(z.number()),
  /** Minimum total of the order; null if there is none. */
  minimum: z.nullish(Money),
  /** The ticket kinds and rights levels that it applies to, by `ticketKindId` and `levelId`; empty: all. */
  itemIds: z.array(z.string()),
  /** Start of the period in which an order may use it. */
  validFrom: time,
  /** End of the period in which an order may use it. */
  validTo: time,
  /**
   * Its status for this visitor. RECEIVABLE: offered, not received. USABLE: received, not used. USED: by `orderId`; an
   * order that is cancelled or not paid in time returns it. EXPIRED: after `validTo`. GONE: others have received them
   * all.
   */
  status: z.enum(['RECEIVABLE', 'USABLE', 'USED', 'EXPIRED', 'GONE']),
  /** The order that used it; null unless USED. */
  orderId: z.nullish(id),
})
export type Coupon = z.infer<typeof Coupon>

export const coupon = {
  /**
   * Added: coupons to receive, or those that the visitor has; the specification has /coupon but no call. Requires
   * login; 20 a page by default; empty if there are none.
   */
  list: get(
    '/api/v2/app/coupon/list',
    z.object({
      ...Paging,
      /** OFFERED: all that the requested exhibition offers, received or not. MINE: those received, latest first. */
      scope: z.enum(['OFFERED', 'MINE']),
    }),
    page(Coupon),
    {
      authed: true,
      added: true,
    },
  ),
  /**
   * Added: receives an offered coupon, once per person; if already received, it is returned in its current state.
   * Requires login. Refused if it is GONE or EXPIRED.
   */
  receive: post(
    '/api/v2/app/coupon/receive',
    z.object({
      /** A coupon from coupon/list with scope OFFERED. */
      couponId: z.string(),
    }),
    data(Coupon),
    {
      authed: true,
      added: true,
    },
  ),
}
