import * as z from 'zod/mini'
import { data, get, Paging, page, post } from './endpoint.ts'
import { id, time } from './kinds.ts'
import { Money } from './money.ts'

/** A reduction: of `amount`, or of `percent` (1 to 100) of what it applies to. Times are ISO 8601 in UTC. */
export const Coupon = z.object({
  couponId: id,
  couponName: z.string(),
  description: z.string(),
  kind: z.enum(['AMOUNT', 'PERCENT']),
  amount: z.nullish(Money),
  percent: z.nullish(z.number()),
  /** The order has to come to this at least. */
  minimum: z.nullish(Money),
  /** The ticket kinds and rights that it applies to; empty: all. */
  itemIds: z.array(z.string()),
  validFrom: time,
  validTo: time,
  status: z.enum(['RECEIVABLE', 'USABLE', 'USED', 'EXPIRED', 'GONE']),
  /** The order that used it. */
  orderId: z.nullish(id),
})
export type Coupon = z.infer<typeof Coupon>

export const coupon = {
  /** Added: coupons to receive and those that the visitor has; the specification has /coupon but no call. */
  list: get('/api/v2/app/coupon/list', z.object({ ...Paging, scope: z.enum(['OFFERED', 'MINE']) }), page(Coupon), {
    authed: true,
    added: true,
  }),
  /** Added: takes an offered coupon, once a person. */
  receive: post('/api/v2/app/coupon/receive', z.object({ couponId: z.string() }), data(Coupon), {
    authed: true,
    added: true,
  }),
}
