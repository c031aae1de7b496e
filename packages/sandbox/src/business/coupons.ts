import type { Context } from '../context.ts'
import { found } from '../failure.ts'
import { say } from '../seed/text.ts'
import type { Coupon } from '../sent.ts'
import { CURRENCY } from './kinds.ts'
import { orderById, statusAt } from './orders.ts'
import { type PlacedCoupon, placedCoupon, programmesOf } from './programme.ts'

interface OwnerRow {
  coupon_id: string
  order_id: string | null
}

/** Coupons of the requested exhibition, in the order in which they are offered. */
export function couponsOffered({ fair, exhibitionId }: Context): readonly PlacedCoupon[] {
  return programmesOf(fair).get(exhibitionId)?.coupons ?? []
}

/** The coupons that the user has received, latest first. */
export function couponsOf(context: Context): PlacedCoupon[] {
  const rows = context.db.all<{ coupon_id: string }>(
    'SELECT coupon_id FROM coupon_owner WHERE user_id = ? ORDER BY receive_time DESC, coupon_id',
    context.userId,
  )
  return rows.flatMap(({ coupon_id }) => placedCoupon(context, coupon_id) ?? [])
}

/** @throws PlatformError 4041 */
export function couponOf(context: Context, couponId: string): PlacedCoupon {
  return found(placedCoupon(context, couponId), 'coupon', couponId)
}

export function couponFrom(coupon: PlacedCoupon, context: Context): Coupon {
  const { language } = context
  const { plan } = coupon
  const money = (amount: number | undefined | null) => (amount == null ? null : { amount, currency: CURRENCY })
  const held = ownerRow(coupon, context)
  return {
    couponId: coupon.id,
    couponName: say(plan.name, language),
    description: say(plan.description, language),
    kind: plan.percent === undefined ? 'AMOUNT' : 'PERCENT',
    amount: money(plan.amount),
    percent: plan.percent ?? null,
    minimum: money(plan.minimum),
    itemIds: [...coupon.itemIds],
    validFrom: coupon.validFrom,
    validTo: coupon.validTo,
    status: statusOf(coupon, held, context),
    orderId: held && isInUse(held, context) ? held.order_id : null,
  }
}

function statusOf(coupon: PlacedCoupon, held: OwnerRow | undefined, context: Context): Coupon['status'] {
  if (held && isInUse(held, context)) return 'USED'
  if (coupon.validTo <= context.now().toISOString()) return 'EXPIRED'
  if (held) return 'USABLE'
  return isGone(coupon, context) ? 'GONE' : 'RECEIVABLE'
}

function ownerRow(coupon: PlacedCoupon, { db, userId }: Context): OwnerRow | undefined {
  return db.one<OwnerRow>('SELECT * FROM coupon_owner WHERE coupon_id = ? AND user_id = ?', coupon.id, userId)
}

/** An order that was cancelled or not paid in time returns its coupons. */
function isInUse({ order_id }: OwnerRow, { db, now }: Context): boolean {
  const order = order_id === null ? undefined : orderById(db, order_id)
  if (!order) return false
  const status = statusAt(order, now())
  return status !== 'CANCELLED' && status !== 'CLOSED'
}

function isGone({ id, plan }: PlacedCoupon, { db }: Context): boolean {
  if (plan.capacity === null) return false
  const taken = db.one<{ n: number }>('SELECT count(*) AS n FROM coupon_owner WHERE coupon_id = ?', id)?.n ?? 0
  return taken >= plan.capacity
}

export interface Priced {
  readonly itemId: string
  /** For all pieces together, in minor units. */
  readonly amount: number
}

/** The reduction by a coupon, in minor units: at most the amount that it applies to, rounded down. */
export function reductionBy({ plan, itemIds }: PlacedCoupon, items: readonly Priced[]): number {
  const applies = items.filter(({ itemId }) => itemIds.length === 0 || itemIds.includes(itemId))
  const sum = applies.reduce((total, { amount }) => total + amount, 0)
  const total = items.reduce((all, { amount }) => all + amount, 0)
  if (sum === 0 || total < (plan.minimum ?? 0)) return 0
  if (plan.percent !== undefined) return Math.floor((sum * plan.percent) / 100)
  return Math.min(sum, plan.amount ?? 0)
}
