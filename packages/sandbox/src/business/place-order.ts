import type { InputOf } from '@fair/contract/endpoint.ts'
import type { order as declared } from '@fair/contract/order.ts'
import { type Context, requesterOf } from '../context.ts'
import { found, refused, wrongField } from '../failure.ts'
import { dueIn, MINUTE } from './clock.ts'
import { couponFrom, couponOf, type Priced, reductionBy } from './coupons.ts'
import { idsIn, integerIn } from './fields.ts'
import { CURRENCY, hindranceOf, kindOf, reasonOf } from './kinds.ts'
import { newId, orderNumber, unusedNumber } from './numbers.ts'
import { orderById } from './orders.ts'
import { markPaid } from './payments.ts'
import { placedLevel } from './programme.ts'
import { hasLevel } from './rights.ts'
import { leftOf, ownedOf } from './stock.ts'

type Input = Omit<InputOf<(typeof declared)['create']>, 'requestId'>

/** How long an order waits for payment. */
const PAID_WITHIN = 30 * MINUTE
const ITEMS_MAX = 20
const COUPONS_MAX = 5

interface Line extends Priced {
  readonly count: number
  readonly unitPrice: number
  readonly exhibitionId: string
}

/**
 * Orders tickets or a level: the stock is reserved until the order is paid or expires. Call it in a transaction, so
 * that exactly one of two buyers gets the last ticket.
 *
 * @returns the order's id
 */
export function placeOrder({ orderType, items, couponIds }: Input, context: Context): string {
  if (items.length > ITEMS_MAX) throw wrongField('items', 'tooMany', { max: ITEMS_MAX })
  const lines = merged(items).map(({ itemId, count }) =>
    orderType === 'TICKET' ? ticketLine(itemId, count, context) : levelLine(itemId, count, context),
  )
  const [first, ...others] = lines
  if (!first) throw wrongField('items', 'required')
  if (others.some(({ exhibitionId }) => exhibitionId !== first.exhibitionId)) throw refused('orderOneExhibition')
  // Before the coupons are checked: those of a replaced order can be used again.
  if (orderType === 'RIGHTS') for (const { itemId } of lines) cancelUnpaid(itemId, context)
  const total = lines.reduce((sum, { amount }) => sum + amount, 0)
  const coupons = idsIn('couponIds', couponIds, COUPONS_MAX)
  const discount = Math.min(total, discountBy(coupons, lines, context))
  return write(orderType, lines, first.exhibitionId, { total, discount, coupons }, context)
}

/** Repeated items become one line. */
function merged(items: Input['items']): Input['items'] {
  const counts = new Map<string, number>()
  for (const { itemId, count } of items) counts.set(itemId, (counts.get(itemId) ?? 0) + count)
  return [...counts].map(([itemId, count]) => ({ itemId, count }))
}

function ticketLine(itemId: string, count: number, context: Context): Line {
  const { db } = context
  const kind = kindOf(context, itemId)
  const { plan } = kind
  if (plan.way !== 'BUY') throw wrongField('items', 'ticketNotForSale')
  integerIn('items.count', count, 1, plan.limit)
  const hindrance = hindranceOf(context, kind)
  if (hindrance) throw refused(...reasonOf(hindrance, kind))
  const owned = ownedOf(db, kind.id, requesterOf(context), context.now())
  if (owned + count > plan.limit) throw refused(...reasonOf('RECEIVED', kind))
  const left = leftOf(db, kind.id, context.now())
  if (left !== null && left < count) throw refused('ticketsLeft', { left })
  return { itemId, count, unitPrice: plan.price, amount: plan.price * count, exhibitionId: kind.exhibitionId }
}

function levelLine(itemId: string, count: number, context: Context): Line {
  const level = found(placedLevel(context, itemId), 'level', itemId)
  integerIn('items.count', count, 1, 1)
  if (hasLevel(context, level, ['PAID', 'PAYING'])) throw refused('levelOwned')
  const { price } = level.plan
  return { itemId, count, unitPrice: price, amount: price, exhibitionId: level.exhibitionId }
}

/** A new order for a level replaces one that was not paid: paid as well, it would buy the level twice. */
function cancelUnpaid(levelId: string, context: Context): void {
  context.db.run(
    `UPDATE purchase SET status = 'CANCELLED' WHERE user_id = ? AND status = 'UNPAID'
     AND order_id IN (SELECT order_id FROM purchase_item WHERE item_id = ?)`,
    requesterOf(context),
    levelId,
  )
}

function discountBy(couponIds: readonly string[], lines: readonly Line[], context: Context): number {
  return couponIds.reduce((sum, couponId) => {
    const placed = couponOf(context, couponId)
    if (couponFrom(placed, context).status !== 'USABLE') throw refused('couponNotUsable')
    const reduction = reductionBy(placed, lines)
    if (reduction === 0) throw refused('couponNotFitting')
    return sum + reduction
  }, 0)
}

interface Sum {
  readonly total: number
  readonly discount: number
  readonly coupons: readonly string[]
}

function write(
  type: Input['orderType'],
  lines: readonly Line[],
  exhibitionId: string,
  sum: Sum,
  context: Context,
): string {
  const { db } = context
  const userId = requesterOf(context)
  const orderId = newId('O')
  const time = context.now().toISOString()
  db.run(
    `INSERT INTO purchase VALUES (NULL, ?, ?, ?, ?, ?, 'UNPAID', ?, ?, ?, ?, ?, NULL, NULL, NULL, NULL, NULL, 0)`,
    orderId,
    unusedNumber(db, 'purchase', () => orderNumber(time)),
    userId,
    exhibitionId,
    type,
    CURRENCY,
    sum.total,
    sum.discount,
    time,
    dueIn(context.now(), PAID_WITHIN),
  )
  for (const { itemId, count, unitPrice } of lines) {
    db.run('INSERT INTO purchase_item VALUES (?, ?, ?, ?)', orderId, itemId, count, unitPrice)
  }
  for (const couponId of sum.coupons) {
    db.run('UPDATE coupon_owner SET order_id = ? WHERE coupon_id = ? AND user_id = ?', orderId, couponId, userId)
  }
  const row = orderById(db, orderId)
  // An order with a total of zero needs no pay page.
  if (row && sum.total === sum.discount) markPaid(context, row, time, null)
  return orderId
}
