import { type Coupon, coupon } from '@fair/contract/coupon.ts'
import type { Money } from '@fair/contract/kinds.ts'
import { type Order, type OrderType, order } from '@fair/contract/order.ts'
import { rights } from '@fair/contract/rights.ts'
import { FIRST_PAGE, ORDER_PAGE_SIZE } from '@fair/contract/rules/limits.ts'
import { ticket } from '@fair/contract/ticket.ts'
import type { Call } from '../../api/client.ts'
import { joinFacts } from '../../components/parts.tsx'
import { mostOf } from '../../domain/ticket.ts'
import type { Answer } from '../shared/form/useAnswer.ts'

/** The item to be bought. */
interface CheckoutItem {
  orderType: OrderType
  itemId: string
  name: string
  summary: string
  price: Money
  /** Maximum quantity per order. */
  most: number
  /** Why it cannot be bought now, in the requested language; null: it can. */
  hindrance: string | null
}

export interface Checkout {
  item: CheckoutItem
  /** The visitor's own coupons that can be used. */
  coupons: Coupon[]
  /** An unpaid order of the same item. */
  unpaid: Order | null
}

async function itemOf(
  call: Call,
  { kindId, levelId }: { kindId: string | null; levelId: string | null },
): Promise<Answer<CheckoutItem | null>> {
  if (levelId !== null) {
    const levels = await call(rights.levels, {})
    if (!levels.ok) return levels
    const level = levels.data.find((each) => each.levelId === levelId)
    if (!level) return { ok: true, data: null }
    const { levelName: name, price } = level
    const summary = joinFacts(...level.rights.map(({ rightName }) => rightName))
    return { ok: true, data: { orderType: 'RIGHTS', itemId: levelId, name, summary, price, most: 1, hindrance: null } }
  }
  const kinds = await call(ticket.kinds, {})
  if (!kinds.ok) return kinds
  const kind = kinds.data.find((each) => each.ticketKindId === kindId && each.way === 'BUY')
  if (!kind) return { ok: true, data: null }
  const { ticketName: name, summary, price, inapplicableReason } = kind
  const hindrance = kind.applicable ? null : (inapplicableReason ?? null)
  const item = { orderType: 'TICKET', itemId: kind.ticketKindId, name, summary, price, hindrance } as const
  return { ok: true, data: { ...item, most: mostOf(kind) } }
}

/** The data of the checkout; null if the address names nothing on sale. It works without coupons or orders. */
export async function loadCheckout(call: Call, of: Parameters<typeof itemOf>[1]): Promise<Answer<Checkout | null>> {
  const [item, mine, unpaid] = await Promise.all([
    itemOf(call, of),
    call(coupon.list, { scope: 'MINE', pageNum: FIRST_PAGE, pageSize: 0 }),
    call(order.list, { orderStatus: 'UNPAID', orderType: 'ALL', pageNum: FIRST_PAGE, pageSize: ORDER_PAGE_SIZE }),
  ])
  if (!item.ok) return item
  const found = item.data
  if (found === null) return { ok: true, data: null }
  const same = (each: Order) => each.items.some(({ itemId }) => itemId === found.itemId)
  return {
    ok: true,
    data: {
      item: found,
      coupons: mine.ok ? mine.data.records.filter(({ status }) => status === 'USABLE') : [],
      unpaid: (unpaid.ok ? unpaid.data.records.find(same) : undefined) ?? null,
    },
  }
}
