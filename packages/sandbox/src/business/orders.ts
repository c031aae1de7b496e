import type { OrderStatus } from '@fair/contract/order.ts'
import { type Context, requesterOf } from '../context.ts'
import type { Database } from '../db/database.ts'
import { found } from '../failure.ts'
import { ticketPicture } from '../media/address.ts'
import { say as textIn } from '../seed/text.ts'
import type { Order } from '../sent.ts'
import { say } from '../texts.ts'
import { dueBy, isDue } from './clock.ts'
import { invoiceDocument } from './invoice-document.ts'
import { type InvoiceRow, invoicePart } from './invoices.ts'
import { pictureOf } from './kinds.ts'
import { failWords, methodWords } from './pay-methods.ts'
import { placedKind, placedLevel } from './programme.ts'
import { type Requested, refundPart } from './refunds.ts'

export interface OrderRow {
  order_id: string
  number: string
  user_id: string
  exhibition_id: string
  type: Order['orderType']
  status: OrderStatus
  currency: string
  total: number
  discount: number
  create_time: string
  pay_before: string
  pay_time: string | null
  pay_method: string | null
  fail_reason: string | null
  settle_due: string | null
  refund_due: string | null
  paid_twice: number
}

export interface ItemRow {
  item_id: string
  count: number
  unit_price: number
}

/** The user's orders, latest first. */
export function ordersOf(context: Context): OrderRow[] {
  return context.db.all<OrderRow>('SELECT * FROM purchase WHERE user_id = ? ORDER BY seq DESC', requesterOf(context))
}

/** One of the user's orders. @throws PlatformError 4041 */
export function ownOrder(context: Context, orderId: string): OrderRow {
  const row = orderById(context.db, orderId)
  return found(row?.user_id === requesterOf(context) ? row : undefined, 'order', orderId)
}

export function orderById(db: Database, orderId: string): OrderRow | undefined {
  return db.one<OrderRow>('SELECT * FROM purchase WHERE order_id = ?', orderId)
}

export function itemsOf(db: Database, orderId: string): ItemRow[] {
  return db.all<ItemRow>('SELECT * FROM purchase_item WHERE order_id = ? ORDER BY rowid', orderId)
}

/** The status of an order: an unpaid one closes in time, and a refund completes, by the clock. */
export function statusAt(row: OrderRow, now: Date): OrderStatus {
  if (row.status === 'UNPAID' && isDue(row.pay_before, now)) return 'CLOSED'
  if (row.status === 'REFUNDING' && isDue(row.refund_due, now)) return 'REFUNDED'
  return row.status
}

export function orderFrom(row: OrderRow, context: Context): Order {
  const { db, language } = context
  const current = requestedOf(row, context.now())
  const money = (amount: number) => ({ amount, currency: row.currency })
  const coupons = db.all<{ coupon_id: string }>('SELECT coupon_id FROM coupon_owner WHERE order_id = ?', row.order_id)
  const tickets = db.all<{ ticket_id: string }>(
    'SELECT ticket_id FROM ticket WHERE order_id = ? ORDER BY seq',
    row.order_id,
  )
  return {
    orderId: row.order_id,
    orderNumber: row.number,
    orderType: row.type,
    orderStatus: statusAt(row, context.now()),
    items: itemsOf(db, row.order_id).map((item) => ({
      itemId: item.item_id,
      ...itemWords(item.item_id, context),
      count: item.count,
      unitPrice: money(item.unit_price),
    })),
    total: money(row.total),
    discount: money(row.discount),
    payable: money(row.total - row.discount),
    couponIds: coupons.map(({ coupon_id }) => coupon_id),
    createTime: row.create_time,
    payBefore: row.status === 'UNPAID' ? dueBy(row.pay_before) : null,
    payTime: row.pay_time,
    payMethod: row.pay_method && methodWords(row.pay_method, language),
    failReason: row.fail_reason && failWords(row.fail_reason, language),
    refundedTwicePaid: row.paid_twice > 0 ? money(row.paid_twice) : null,
    ticketIds: tickets.map(({ ticket_id }) => ticket_id),
    ...refundPart(current, context),
    ...invoicePart(current, context, (invoice) => Buffer.byteLength(invoiceText(row, invoice, context))),
  }
}

/** An order in the form that requests about it need. */
export const requestedOf = (row: OrderRow, now: Date): Requested => ({
  orderId: row.order_id,
  status: statusAt(row, now),
  paid: row.total - row.discount,
})

/** The invoice of an order, as a page in the language in which it was requested. */
export function invoiceText(row: OrderRow, invoice: InvoiceRow, { db, fair }: Pick<Context, 'db' | 'fair'>): string {
  const { language } = invoice
  const exhibition = fair.exhibitions.find(({ exhibitionId }) => exhibitionId === row.exhibition_id)
  const tenant = fair.tenants.find(({ tenantId }) => tenantId === exhibition?.tenantId)
  const scope = { fair, tenantId: tenant?.tenantId ?? '', language }
  return invoiceDocument({
    language,
    number: row.number,
    payTime: row.pay_time,
    seller: tenant?.site(language).siteName ?? '',
    buyer: { title: invoice.title, taxNumber: invoice.tax_number, address: invoice.address },
    items: itemsOf(db, row.order_id).map(({ item_id, count, unit_price }) => ({
      name: itemWords(item_id, scope).itemName,
      ...{ count, amount: count * unit_price },
    })),
    ...{ discount: row.discount, payable: row.total - row.discount, currency: row.currency },
  })
}

/** The name and picture of the ordered item: a ticket kind or a level. */
export function itemWords(itemId: string, context: Pick<Context, 'fair' | 'tenantId' | 'language'>) {
  const { language } = context
  const kind = placedKind(context, itemId)
  if (kind) return { itemName: textIn(kind.plan.name, language), picture: pictureOf(kind) }
  const level = placedLevel(context, itemId)
  const levelName = level ? textIn(level.plan.name, language) : itemId
  return { itemName: say(language, 'levelItem', { levelName }), picture: ticketPicture('rights', 'ink') }
}
