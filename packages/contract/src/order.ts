import * as z from 'zod/mini'
import { data, get, Media, Once, Paging, page, post } from './endpoint.ts'
import { FileRef } from './file.ts'
import { id, link, Money, time } from './kinds.ts'

/**
 * UNPAID until `payBefore`, then CLOSED; PAYING while the result of the pay page is unknown; PAID; CANCELLED by the
 * visitor; REFUNDING and REFUNDED.
 */
export const OrderStatus = z.enum(['UNPAID', 'PAYING', 'PAID', 'CANCELLED', 'CLOSED', 'REFUNDING', 'REFUNDED'])
export type OrderStatus = z.infer<typeof OrderStatus>

/** TICKET: tickets of the kinds for sale. RIGHTS: a level of membership (/vip-rights). */
export const OrderType = z.enum(['TICKET', 'RIGHTS'])
export type OrderType = z.infer<typeof OrderType>

/** Reason for a refund: CANNOT_COME, ordered by mistake (MISTAKE), ordered TWICE, or as given in `remark` (OTHER). */
export const RefundReason = z.enum(['CANNOT_COME', 'MISTAKE', 'TWICE', 'OTHER'])
export type RefundReason = z.infer<typeof RefundReason>

/** A refund request for an order (added). */
export const OrderRefund = z.object({
  /**
   * ASKED: the organiser decides; the order stays PAID, and its tickets or rights stay valid. GRANTED: the order is
   * REFUNDING, then REFUNDED. REFUSED: the order stays PAID; `refusedReason` gives the reason.
   */
  state: z.enum(['ASKED', 'GRANTED', 'REFUSED']),
  /** The visitor's reason. */
  reason: RefundReason,
  /** The visitor's remark, plain text; null if there is none. */
  remark: z.nullish(z.string()),
  /** When it was requested, ISO 8601 in UTC. */
  askTime: time,
  /** Why the organiser refused it, in the requested language; null in all other states. */
  refusedReason: z.nullish(z.string()),
  /** Whether it may be withdrawn now; null or absent: the platform does not support withdrawal. */
  canWithdraw: z.nullish(z.boolean()),
})
export type OrderRefund = z.infer<typeof OrderRefund>

/** Recipient of an invoice: a PERSON, or a COMPANY with its tax number. */
export const InvoiceBuyer = z.enum(['PERSON', 'COMPANY'])
export type InvoiceBuyer = z.infer<typeof InvoiceBuyer>

const invoiceFields = {
  /** Recipient of the invoice. */
  buyerType: InvoiceBuyer,
  /** Name of the person or company, 1 to 120 characters. */
  title: z.string(),
  /**
   * The company's tax number, 5 to 30 letters, digits and hyphens; required for a COMPANY, null or absent for a PERSON.
   */
  taxNumber: z.nullish(z.string()),
  /** Address on the invoice, plain text of at most 300 characters; null or absent if there is none. */
  address: z.nullish(z.string()),
  /** Email address to which the invoice is also sent once it is issued. */
  email: z.string(),
}

/** An invoice request for an order, and the invoice (added). */
export const OrderInvoice = z.object({
  /**
   * ASKED: not issued yet; another request changes its data. ISSUED: available for download. REFUSED: for
   * `refusedReason`; it may be requested again. VOID: its order was refunded.
   */
  state: z.enum(['ASKED', 'ISSUED', 'REFUSED', 'VOID']),
  ...invoiceFields,
  /** When it was last requested, ISO 8601 in UTC. */
  askTime: time,
  /** The invoice itself; null unless ISSUED. */
  file: z.nullish(FileRef),
  /** Why it is not issued, in the requested language; null in all other states. */
  refusedReason: z.nullish(z.string()),
})
export type OrderInvoice = z.infer<typeof OrderInvoice>

/** An order. All its amounts are in one currency: total - discount = payable. Times are ISO 8601 in UTC. */
export const Order = z.object({
  /** Not guessable; the pay page returns with it in the query (`orderId`). */
  orderId: id,
  /** Number for people, on receipts and at the help desk. */
  orderNumber: z.string(),
  /** Type of the items; one order never mixes the two. */
  orderType: OrderType,
  /**
   * Current status. UNPAID, PAYING and REFUNDING change without a call: the site polls while it waits for the pay page.
   */
  orderStatus: OrderStatus,
  /** The ordered items, one line for each. */
  items: z.array(
    z.object({
      /** ticketKindId (TICKET) or levelId (RIGHTS). */
      itemId: z.string(),
      /** Name, in the requested language. */
      itemName: z.string(),
      /** Picture of the line; null if there is none. */
      picture: z.nullish(Media),
      /** Quantity, at least 1. */
      count: z.number(),
      /** Price per item. */
      unitPrice: Money,
    }),
  ),
  /** Sum of all lines before any discount. */
  total: Money,
  /** Discount by coupons, not below 0 and not above `total`. */
  discount: Money,
  /** Amount to be paid, or paid. 0: the order is PAID without a pay page. */
  payable: Money,
  /** Coupons used for it; empty if there are none. They become usable again when it is CANCELLED or CLOSED. */
  couponIds: z.array(z.string()),
  /** When it was created, ISO 8601 in UTC; lists are sorted by it, latest first. */
  createTime: time,
  /** Until when an UNPAID order can be paid and reserves its stock, ISO 8601 in UTC; null in all other states. */
  payBefore: z.nullish(time),
  /** When it was paid, ISO 8601 in UTC; null before. */
  payTime: z.nullish(time),
  /**
   * Payment method, in the requested language, e.g. "Card ending in 4242"; null before payment, and if nothing was due.
   */
  payMethod: z.nullish(z.string()),
  /** Why the last payment attempt failed, in the requested language; null after a payment and before any attempt. */
  failReason: z.nullish(z.string()),
  /** Amount refunded for a duplicate payment, e.g. in two windows; null if there was none. */
  refundedTwicePaid: z.nullish(Money),
  /** The tickets it provides; empty until it is PAID, and for RIGHTS. */
  ticketIds: z.array(z.string()),
  /** The visitor's refund request (added); null or absent if there is none. */
  refund: z.nullish(OrderRefund),
  /** Whether a refund may be requested now (added); null or absent: the platform does not support requests. */
  canRefund: z.nullish(z.boolean()),
  /** Why no refund may be requested, in the requested language (added); null if it may. */
  refundHindrance: z.nullish(z.string()),
  /** The visitor's invoice request and its state (added); null or absent if there is none. */
  invoice: z.nullish(OrderInvoice),
  /** Whether an invoice may be requested now (added); null or absent: the platform does not support requests. */
  canInvoice: z.nullish(z.boolean()),
  /** Why no invoice may be requested, in the requested language (added); null if it may. */
  invoiceHindrance: z.nullish(z.string()),
})
export type Order = z.infer<typeof Order>

const byOrder = z.object({
  /** One of the visitor's own orders. */
  orderId: z.string(),
})

export const order = {
  /**
   * The visitor's orders of all the tenant's exhibitions, latest first (followType ORDER sends ALL, ALL, page 1,
   * pageSize 0). Requires login; empty if there are none.
   */
  list: post(
    '/api/v2/app/appOrderCenter/list',
    z.object({
      /** Only orders in this state; ALL: any state. */
      orderStatus: z.enum(['ALL', ...OrderStatus.options]),
      /** Only orders of tickets (TICKET) or levels (RIGHTS); ALL: both. */
      orderType: z.enum(['ALL', ...OrderType.options]),
      ...Paging,
    }),
    page(Order),
    { authed: true, safe: true },
  ),
  /**
   * Added: one order, for its page and while waiting for the pay page's result; the specification only lists orders.
   * Requires login, own orders only.
   */
  detail: get('/api/v2/app/appOrderCenter/detail', byOrder, data(Order), { authed: true, added: true }),
  /**
   * Added: orders tickets or a rights level; returns UNPAID, or PAID if nothing is due. Stock and coupons are reserved
   * until `payBefore`. Requires login. Refused if the stock or the limit per person is exceeded, and for coupons that
   * are not usable. The specification shows no such call.
   */
  create: post(
    '/api/v2/app/appOrderCenter/create',
    z.object({
      /** Type of all `items`. */
      orderType: OrderType,
      /** 1 to 20 lines, all of one exhibition; repeated items count as one line. */
      items: z.array(
        z.object({
          /** A ticketKindId of way BUY (TICKET), or a levelId (RIGHTS). */
          itemId: z.string(),
          /** Integer from 1 to the kind's `limit`; always 1 for a level. */
          count: z.number(),
        }),
      ),
      /** Usable coupons of the visitor, at most 5; empty if there are none. */
      couponIds: z.array(z.string()),
      ...Once,
    }),
    data(Order),
    { authed: true, added: true },
  ),
  /**
   * Added: the address of the platform's pay page for an unpaid order. The pay page returns to `returnPath` of this
   * site with `orderId`. The result is the order's status, never taken from the address. Requires login, own orders
   * only; refused if the order is not UNPAID (or PAYING, to pay in another way). Each call opens a separate payment
   * session.
   */
  pay: post(
    '/api/v2/app/appOrderCenter/pay',
    z.object({
      /** One of the visitor's own orders. */
      orderId: z.string(),
      /**
       * A path of this site with language prefix, at most 500 characters, e.g. /en-US/ticket/pay-status/; not an
       * absolute address.
       */
      returnPath: z.string(),
    }),
    data(
      z.object({
        /** Absolute address of the pay page, which the browser opens at once; valid only for this order. */
        payUrl: link,
      }),
    ),
    { authed: true, added: true },
  ),
  /**
   * Added: cancels an UNPAID order; its stock and coupons are released. Requires login, own orders only. An order that
   * is already cancelled is returned unchanged; any other state is refused.
   */
  cancel: post('/api/v2/app/appOrderCenter/cancel', byOrder, data(Order), { authed: true, added: true }),
  /**
   * Added: requests a full refund of a paid order from the organiser. Returns the order with its `refund` ASKED.
   * Requires login, own orders only. Refused for the reason in the order's `refundHindrance`: not paid, used, over,
   * already requested.
   */
  refund: post(
    '/api/v2/app/appOrderCenter/refund',
    z.object({
      /** One of the visitor's own orders. */
      orderId: z.string(),
      /** The reason for the refund. */
      reason: RefundReason,
      /** Further details, plain text of at most 500 characters; required for OTHER. */
      remark: z.optional(z.string()),
      ...Once,
    }),
    data(Order),
    { authed: true, added: true },
  ),
  /**
   * Added: withdraws a refund request that the organiser has not decided yet (`refund` is ASKED). Returns the order as
   * before the request; a refund may be requested again. Requires login, own orders only. An order without a request is
   * returned unchanged; a decided one is refused.
   */
  withdrawRefund: post('/api/v2/app/appOrderCenter/refund/withdraw', byOrder, data(Order), {
    authed: true,
    added: true,
  }),
  /**
   * Added: requests an invoice for a paid order, or changes the data of one that is not issued yet. Returns the order
   * with its `invoice` ASKED. Requires login, own orders only. Refused for the reason in the order's
   * `invoiceHindrance`.
   */
  invoice: post(
    '/api/v2/app/appOrderCenter/invoice',
    z.object({
      /** One of the visitor's own orders. */
      orderId: z.string(),
      ...invoiceFields,
      ...Once,
    }),
    data(Order),
    { authed: true, added: true },
  ),
}
