import type { Coupon } from '@fair/contract/coupon.ts'
import type { Money } from '@fair/contract/kinds.ts'
import type { Order, OrderStatus } from '@fair/contract/order.ts'
import type { Currency } from '@fair/contract/rules/brand.ts'
import { msOf } from '@fair/contract/rules/instant.ts'

/** The tabs of my orders: the statuses of each (Spec 7, orderStatus); `all` requests ALL. */
export const ORDER_TABS = {
  all: [],
  unpaid: ['UNPAID', 'PAYING'],
  paid: ['PAID'],
  closed: ['CANCELLED', 'CLOSED'],
  refund: ['REFUNDING', 'REFUNDED'],
} as const satisfies Record<string, readonly OrderStatus[]>
export type OrderTab = keyof typeof ORDER_TABS

/** An order for which a refund was requested is among the refunds, too, whatever was decided. */
export const isOfTab = (order: Pick<Order, 'orderStatus' | 'refund'>, tab: OrderTab): boolean =>
  tab === 'all' ||
  (tab === 'refund' && order.refund != null) ||
  (ORDER_TABS[tab] as readonly OrderStatus[]).includes(order.orderStatus)

/**
 * What a visitor who returns from the pay page, or never went there, sees: from the order, never from the address.
 * - paid, pending (the bank takes its time), failed (an attempt was refused; another may follow), waiting (no payment
 *   was made: the window was closed), gone (cancelled, or not paid in time), back (refunded).
 */
export type PaymentView = 'paid' | 'pending' | 'failed' | 'waiting' | 'gone' | 'back'

export function payStateOf({ orderStatus, failReason }: Pick<Order, 'orderStatus' | 'failReason'>): PaymentView {
  switch (orderStatus) {
    case 'PAID':
      return 'paid'
    case 'PAYING':
      return 'pending'
    case 'UNPAID':
      return failReason ? 'failed' : 'waiting'
    case 'CANCELLED':
    case 'CLOSED':
      return 'gone'
    case 'REFUNDING':
    case 'REFUNDED':
      return 'back'
  }
}

/** Milliseconds until an unpaid order closes; null if it is not waiting for payment, 0 once the time is over. */
export function timeLeft(
  { orderStatus, payBefore }: Pick<Order, 'orderStatus' | 'payBefore'>,
  now: Date,
): number | null {
  if (orderStatus !== 'UNPAID' || payBefore == null) return null
  return Math.max(0, msOf(payBefore) - now.getTime())
}

export interface OrderLine {
  itemId: string
  count: number
  unitPrice: Money
}

const amountOf = (lines: readonly OrderLine[]): number =>
  lines.reduce((sum, { unitPrice, count }) => sum + unitPrice.amount * count, 0)

/** The one currency of some lines; undefined if there is none. */
const currencyOf = (lines: readonly OrderLine[]): Currency | undefined => lines[0]?.unitPrice.currency

/** The sum of some lines, all of one currency; 0 in the given currency if there are none. */
const totalOf = (lines: readonly OrderLine[], currency: Currency): Money => ({
  amount: amountOf(lines),
  currency: currencyOf(lines) ?? currency,
})

/**
 * The reduction by a coupon, in integer minor units: never more than the amount it applies to, rounded down, 0 if it
 * does not apply. The platform decides when the order is placed; this is the visitor's preview.
 */
export function reductionBy(
  coupon: Pick<Coupon, 'amount' | 'percent' | 'minimum' | 'itemIds'>,
  lines: readonly OrderLine[],
): number {
  const applies = lines.filter(({ itemId }) => coupon.itemIds.length === 0 || coupon.itemIds.includes(itemId))
  const sum = amountOf(applies)
  const foreign = [coupon.amount, coupon.minimum].some((money) => money && money.currency !== currencyOf(lines))
  if (sum === 0 || foreign || amountOf(lines) < (coupon.minimum?.amount ?? 0)) return 0
  if (coupon.percent != null) return Math.floor((sum * coupon.percent) / 100)
  return Math.min(sum, coupon.amount?.amount ?? 0)
}

/** Total, the combined reduction by the chosen coupons, and the amount left to pay: never below 0. */
export function priceOf(
  lines: readonly OrderLine[],
  coupons: readonly Parameters<typeof reductionBy>[0][],
  currency: Currency,
) {
  const total = totalOf(lines, currency)
  const taken = coupons.reduce((sum, coupon) => sum + reductionBy(coupon, lines), 0)
  const discount = Math.min(total.amount, taken)
  const money = (amount: number): Money => ({ amount, currency: total.currency })
  return { total, discount: money(discount), payable: money(total.amount - discount) }
}
