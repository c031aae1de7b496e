import * as z from 'zod/mini'
import { data, get, Media, Once, Paging, page, post } from './endpoint.ts'
import { id, link, time } from './kinds.ts'
import { Money } from './money.ts'

/**
 * UNPAID until `payBefore`, then CLOSED; PAYING while the pay page has not said what became of it; PAID; CANCELLED by the
 * visitor; REFUNDING and REFUNDED.
 */
export const OrderStatus = z.enum(['UNPAID', 'PAYING', 'PAID', 'CANCELLED', 'CLOSED', 'REFUNDING', 'REFUNDED'])
export type OrderStatus = z.infer<typeof OrderStatus>

export const OrderType = z.enum(['TICKET', 'RIGHTS'])
export type OrderType = z.infer<typeof OrderType>

/** An order. All its amounts are of one currency: total - discount = payable. Times are ISO 8601 in UTC. */
export const Order = z.object({
  orderId: id,
  /** As people name it. */
  orderNumber: z.string(),
  orderType: OrderType,
  orderStatus: OrderStatus,
  items: z.array(
    z.object({
      /** The ticket kind or the right. */
      itemId: z.string(),
      itemName: z.string(),
      picture: z.nullish(Media),
      count: z.number(),
      unitPrice: Money,
    }),
  ),
  total: Money,
  discount: Money,
  payable: Money,
  couponIds: z.array(z.string()),
  createTime: time,
  payBefore: z.nullish(time),
  payTime: z.nullish(time),
  /** e.g. "Card ending in 4242". */
  payMethod: z.nullish(z.string()),
  /** Why the last try to pay failed, in the asked language. */
  failReason: z.nullish(z.string()),
  /** What came back of a payment made twice. */
  refundedTwicePaid: z.nullish(Money),
  /** The tickets that it has brought. */
  ticketIds: z.array(z.string()),
})
export type Order = z.infer<typeof Order>

const byOrder = z.object({ orderId: z.string() })

export const order = {
  /** The visitor's orders, latest first (followType ORDER: ALL, ALL, page 1, pageSize 0). */
  list: post(
    '/api/v2/app/appOrderCenter/list',
    z.object({
      orderStatus: z.enum(['ALL', ...OrderStatus.options]),
      orderType: z.enum(['ALL', ...OrderType.options]),
      ...Paging,
    }),
    page(Order),
    { authed: true, safe: true },
  ),
  /** Added: one order, for its page and while waiting for the pay page's word; the specification lists only. */
  detail: get('/api/v2/app/appOrderCenter/detail', byOrder, data(Order), { authed: true, added: true }),
  /** Added: orders tickets or rights; refused when the stock does not suffice. The specification shows no such call. */
  create: post(
    '/api/v2/app/appOrderCenter/create',
    z.object({
      orderType: OrderType,
      items: z.array(z.object({ itemId: z.string(), count: z.number() })),
      couponIds: z.array(z.string()),
      ...Once,
    }),
    data(Order),
    { authed: true, added: true },
  ),
  /**
   * Added: the address of the platform's pay page for an unpaid order, which leads back to `returnPath` of this site with
   * `orderId`. What became of it is the order's status, never what the address says.
   */
  pay: post(
    '/api/v2/app/appOrderCenter/pay',
    z.object({ orderId: z.string(), returnPath: z.string() }),
    data(z.object({ payUrl: link })),
    { authed: true, added: true },
  ),
  /** Added: gives an unpaid order up; its stock and coupons are free again. */
  cancel: post('/api/v2/app/appOrderCenter/cancel', byOrder, data(Order), { authed: true, added: true }),
}
