import * as z from 'zod/mini'
import { data, get, Paging, page, post } from './endpoint.ts'
import { id, time } from './kinds.ts'
import { Money } from './money.ts'

/** A reduction: of `amount`, or of `percent` (1 to 100) of what it applies to. Times are ISO 8601 in UTC. */
export const Coupon = z.object({
  /** What coupon/receive and orders take. */
  couponId: id,
  /** What it is called, in the requested language. */
  couponName: z.string(),
  /** Its terms in a sentence of plain text, in the requested language; '' without. */
  description: z.string(),
  /** AMOUNT takes `amount` off, PERCENT takes `percent` of a hundred off. */
  kind: z.enum(['AMOUNT', 'PERCENT']),
  /** What it takes off, never more than what it applies to; null for PERCENT. */
  amount: z.nullish(Money),
  /** How much of a hundred it takes off, 1 to 100; the reduction is rounded down to a minor unit. Null for AMOUNT. */
  percent: z.nullish(z.number()),
  /** The whole order has to come to this at least; null: no least sum. */
  minimum: z.nullish(Money),
  /** The ticket kinds and rights levels that it applies to, by `ticketKindId` and `levelId`; empty: all. */
  itemIds: z.array(z.string()),
  /** From when on an order may use it. */
  validFrom: time,
  /** Until when an order may use it. */
  validTo: time,
  /**
   * How it stands for this visitor. RECEIVABLE: offered, not received. USABLE: received, not used. USED: by `orderId`; an
   * order that is cancelled or not paid in time gives it back. EXPIRED: after `validTo`. GONE: others have received them all.
   */
  status: z.enum(['RECEIVABLE', 'USABLE', 'USED', 'EXPIRED', 'GONE']),
  /** The order that used it; null unless USED. */
  orderId: z.nullish(id),
})
export type Coupon = z.infer<typeof Coupon>

export const coupon = {
  /**
   * Added: coupons to receive, or those that the visitor has; the specification has /coupon but no call. Logged in only;
   * 20 a page unless requested otherwise; none: an empty page.
   */
  list: get(
    '/api/v2/app/coupon/list',
    z.object({
      ...Paging,
      /** OFFERED: all that the requested exhibition offers, received or not. MINE: those received, the latest first. */
      scope: z.enum(['OFFERED', 'MINE']),
    }),
    page(Coupon),
    {
      authed: true,
      added: true,
    },
  ),
  /**
   * Added: takes an offered coupon, once a person; received before, it is answered as it stands. Logged in only. Refused
   * where it is GONE or EXPIRED.
   */
  receive: post(
    '/api/v2/app/coupon/receive',
    z.object({
      /** One of coupon/list's with scope OFFERED. */
      couponId: z.string(),
    }),
    data(Coupon),
    {
      authed: true,
      added: true,
    },
  ),
}
