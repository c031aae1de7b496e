import * as z from 'zod/mini'
import { data, get, Media, Once, Paging, page, post } from './endpoint.ts'
import { FileRef } from './file.ts'
import { id, link, time } from './kinds.ts'
import { Money } from './money.ts'

/**
 * UNPAID until `payBefore`, then CLOSED; PAYING while the pay page has not said what became of it; PAID; CANCELLED by the
 * visitor; REFUNDING and REFUNDED.
 */
export const OrderStatus = z.enum(['UNPAID', 'PAYING', 'PAID', 'CANCELLED', 'CLOSED', 'REFUNDING', 'REFUNDED'])
export type OrderStatus = z.infer<typeof OrderStatus>

/** TICKET: tickets of the kinds for sale. RIGHTS: a level of membership (/vip-rights). */
export const OrderType = z.enum(['TICKET', 'RIGHTS'])
export type OrderType = z.infer<typeof OrderType>

/** Why the money is asked back: CANNOT_COME, ordered by mistake (MISTAKE), ordered TWICE, or as `remark` says (OTHER). */
export const RefundReason = z.enum(['CANNOT_COME', 'MISTAKE', 'TWICE', 'OTHER'])
export type RefundReason = z.infer<typeof RefundReason>

/** A request for the money of an order (added). */
export const OrderRefund = z.object({
  /**
   * ASKED: the organiser decides; the order stays PAID, and what it brought stays good. GRANTED: the order is REFUNDING,
   * then REFUNDED. REFUSED: the order stays PAID; `refusedReason` says why.
   */
  state: z.enum(['ASKED', 'GRANTED', 'REFUSED']),
  /** Why the visitor has asked. */
  reason: RefundReason,
  /** What the visitor wrote with it, plain text; null without. */
  remark: z.nullish(z.string()),
  /** When it was requested, ISO 8601 in UTC. */
  askTime: time,
  /** Why the organiser has refused, in the requested language; null in all other states. */
  refusedReason: z.nullish(z.string()),
  /** Whether it may be taken back as it stands; null or absent: the platform takes none back. */
  canWithdraw: z.nullish(z.boolean()),
})
export type OrderRefund = z.infer<typeof OrderRefund>

/** To whom an invoice is made out: a PERSON, or a COMPANY with its tax number. */
export const InvoiceBuyer = z.enum(['PERSON', 'COMPANY'])
export type InvoiceBuyer = z.infer<typeof InvoiceBuyer>

const invoiceFields = {
  /** To whom it is made out. */
  buyerType: InvoiceBuyer,
  /** The name of the person or company on it, 1 to 120 characters. */
  title: z.string(),
  /** The company's tax number, 5 to 30 letters, digits and hyphens; needed for a COMPANY, null or absent for a PERSON. */
  taxNumber: z.nullish(z.string()),
  /** Address on it, plain text of at most 300 characters; null or absent: none. */
  address: z.nullish(z.string()),
  /** Where it is sent as well, as soon as it is issued. */
  email: z.string(),
}

/** A request for an invoice of an order, and the invoice (added). */
export const OrderInvoice = z.object({
  /**
   * ASKED: not issued yet; asked again, what is on it changes. ISSUED: there to download. REFUSED: for
   * `refusedReason`; it may be requested again. VOID: its order was refunded.
   */
  state: z.enum(['ASKED', 'ISSUED', 'REFUSED', 'VOID']),
  ...invoiceFields,
  /** When it was requested last, ISO 8601 in UTC. */
  askTime: time,
  /** The invoice itself; null unless ISSUED. */
  file: z.nullish(FileRef),
  /** Why it is not issued, in the requested language; null in all other states. */
  refusedReason: z.nullish(z.string()),
})
export type OrderInvoice = z.infer<typeof OrderInvoice>

/** An order. All its amounts are of one currency: total - discount = payable. Times are ISO 8601 in UTC. */
export const Order = z.object({
  /** Not guessable; the pay page leads back with it in the query (`orderId`). */
  orderId: id,
  /** As people name it, on receipts and at the help desk. */
  orderNumber: z.string(),
  /** What is bought; one order never mixes the two. */
  orderType: OrderType,
  /** How it stands now. UNPAID, PAYING and REFUNDING change by themselves: the site asks again while it waits for the pay page's word. */
  orderStatus: OrderStatus,
  /** What was ordered, one line for each thing. */
  items: z.array(
    z.object({
      /** ticketKindId (TICKET) or levelId (RIGHTS). */
      itemId: z.string(),
      /** Its name in the requested language. */
      itemName: z.string(),
      /** Picture of the line; null without. */
      picture: z.nullish(Media),
      /** How many of it, at least 1. */
      count: z.number(),
      /** Price of one. */
      unitPrice: Money,
    }),
  ),
  /** Sum of all lines before any reduction. */
  total: Money,
  /** What the coupons take off, not below 0 and not above `total`. */
  discount: Money,
  /** What is to be paid, or was. 0: the order is PAID without a pay page. */
  payable: Money,
  /** Coupons spent on it; empty without. They are free again when it is CANCELLED or CLOSED. */
  couponIds: z.array(z.string()),
  /** When it was made, ISO 8601 in UTC; lists come in its order, latest first. */
  createTime: time,
  /** Until when an UNPAID order can be paid and holds its stock, ISO 8601 in UTC; null in all other states. */
  payBefore: z.nullish(time),
  /** When it was paid, ISO 8601 in UTC; null before. */
  payTime: z.nullish(time),
  /** How it was or is being paid, in the requested language, e.g. "Card ending in 4242"; null before, and where nothing was due. */
  payMethod: z.nullish(z.string()),
  /** Why the last try to pay failed, in the requested language; null after a payment and before any try. */
  failReason: z.nullish(z.string()),
  /** What came back of a payment made twice, e.g. in two windows; null: nothing did. */
  refundedTwicePaid: z.nullish(Money),
  /** The tickets that it has brought; empty until it is PAID, and for RIGHTS. */
  ticketIds: z.array(z.string()),
  /** The visitor's request for the money (added); null or absent: none was made. */
  refund: z.nullish(OrderRefund),
  /** Whether a refund may be asked for as it stands (added); null or absent: the platform takes no such requests. */
  canRefund: z.nullish(z.boolean()),
  /** Why none may be requested, in the requested language (added); null where one may. */
  refundHindrance: z.nullish(z.string()),
  /** The visitor's request for an invoice, and what became of it (added); null or absent: none was made. */
  invoice: z.nullish(OrderInvoice),
  /** Whether an invoice may be asked for as it stands (added); null or absent: the platform takes no such requests. */
  canInvoice: z.nullish(z.boolean()),
  /** Why none may be requested, in the requested language (added); null where one may. */
  invoiceHindrance: z.nullish(z.string()),
})
export type Order = z.infer<typeof Order>

const byOrder = z.object({
  /** One of the visitor's own orders. */
  orderId: z.string(),
})

export const order = {
  /**
   * The visitor's orders of all the tenant's exhibitions, latest first (followType ORDER asks ALL, ALL, page 1,
   * pageSize 0). Logged in only; none: an empty page.
   */
  list: post(
    '/api/v2/app/appOrderCenter/list',
    z.object({
      /** Only orders in this state; ALL: in any. */
      orderStatus: z.enum(['ALL', ...OrderStatus.options]),
      /** Only orders of tickets (TICKET) or levels (RIGHTS); ALL: both. */
      orderType: z.enum(['ALL', ...OrderType.options]),
      ...Paging,
    }),
    page(Order),
    { authed: true, safe: true },
  ),
  /**
   * Added: one order, for its page and while waiting for the pay page's word; the specification lists only. Logged in, one's
   * own only.
   */
  detail: get('/api/v2/app/appOrderCenter/detail', byOrder, data(Order), { authed: true, added: true }),
  /**
   * Added: orders tickets or a level of rights, answered UNPAID, or PAID where nothing is due. Stock and coupons are
   * held until `payBefore`. Logged in only. Refused when the stock or the limit for one person does not suffice, and
   * for coupons that are not usable. The specification shows no such call.
   */
  create: post(
    '/api/v2/app/appOrderCenter/create',
    z.object({
      /** What all `items` are of. */
      orderType: OrderType,
      /** 1 to 20 lines, all of one exhibition; the same thing twice counts as one line. */
      items: z.array(
        z.object({
          /** A ticketKindId of way BUY (TICKET), or a levelId (RIGHTS). */
          itemId: z.string(),
          /** Whole number from 1 to the kind's `limit`; always 1 for a level. */
          count: z.number(),
        }),
      ),
      /** Usable coupons of the visitor, at most 5; empty without. */
      couponIds: z.array(z.string()),
      ...Once,
    }),
    data(Order),
    { authed: true, added: true },
  ),
  /**
   * Added: the address of the platform's pay page for an unpaid order. It leads back to `returnPath` of this site with
   * `orderId`. What became of it is the order's status, never what the address says. Logged in, one's own only; refused
   * for an order that is not UNPAID (or PAYING, to pay otherwise). Each call opens a visit of its own.
   */
  pay: post(
    '/api/v2/app/appOrderCenter/pay',
    z.object({
      /** One of the visitor's own orders. */
      orderId: z.string(),
      /** A path of this site with its language prefix, at most 500 characters, e.g. /en-US/ticket/pay-status/; no whole address. */
      returnPath: z.string(),
    }),
    data(
      z.object({
        /** Whole address of the pay page, where the browser goes at once; good for this order alone. */
        payUrl: link,
      }),
    ),
    { authed: true, added: true },
  ),
  /**
   * Added: gives an UNPAID order up; its stock and coupons are free again. Logged in, one's own only. One cancelled before
   * is answered as it is; any other state is refused.
   */
  cancel: post('/api/v2/app/appOrderCenter/cancel', byOrder, data(Order), { authed: true, added: true }),
  /**
   * Added: asks the organiser for the money of a paid order, all of it. Answers the order with its `refund` ASKED. Logged in,
   * one's own only. Refused for the reason that the order reports as `refundHindrance`: not paid, used, over, asked before.
   */
  refund: post(
    '/api/v2/app/appOrderCenter/refund',
    z.object({
      /** One of the visitor's own orders. */
      orderId: z.string(),
      /** Why the money is asked back. */
      reason: RefundReason,
      /** More about it, plain text of at most 500 characters; needed for OTHER. */
      remark: z.optional(z.string()),
      ...Once,
    }),
    data(Order),
    { authed: true, added: true },
  ),
  /**
   * Added: takes back what `refund` has requested, while the organiser has not decided (`refund` is ASKED). Answers the order
   * as before the request; it may be requested again. Logged in, one's own only. An order without a request is answered as it
   * is; one that is decided is refused.
   */
  withdrawRefund: post('/api/v2/app/appOrderCenter/refund/withdraw', byOrder, data(Order), {
    authed: true,
    added: true,
  }),
  /**
   * Added: requests an invoice of a paid order, or changes what is on one that is not issued yet. Answers the order with
   * its `invoice` ASKED. Logged in, one's own only. Refused for the reason that the order reports as `invoiceHindrance`.
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
