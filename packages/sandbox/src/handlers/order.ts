import type { InputOf } from '@fair/contract/endpoint.ts'
import type { order as declared } from '@fair/contract/order.ts'
import { ORDER_ALL, ORDER_PAGE_SIZE } from '@fair/contract/rules/limits.ts'
import { isDue } from '../business/clock.ts'
import { requestInvoice } from '../business/invoices.ts'
import { orderFrom, ordersOf, ownOrder, requestedOf, statusAt } from '../business/orders.ts'
import { openAttempt, settlePayments } from '../business/payments.ts'
import { placeOrder } from '../business/place-order.ts'
import { requestRefund, withdrawRefund } from '../business/refunds.ts'
import { ownAddress, returnAddress } from '../business/return-address.ts'
import { type Context, requesterOf } from '../context.ts'
import { refused } from '../failure.ts'
import type { GroupHandlers } from '../handler.ts'
import { once } from '../once.ts'
import { slice } from '../paging.ts'

type Calls = typeof declared

/** Spec 7 (appOrderCenter/list) and the calls that complete it. */
export const order: GroupHandlers<Calls> = {
  list: (query, context) => {
    settlePayments(context)
    const rows = ordersOf(context).filter(
      (row) =>
        (query.orderStatus === ORDER_ALL || statusAt(row, context.now()) === query.orderStatus) &&
        (query.orderType === ORDER_ALL || row.type === query.orderType),
    )
    const records = slice(rows, query, ORDER_PAGE_SIZE).map((row) => orderFrom(row, context))
    return { records, total: rows.length, facets: {} }
  },
  detail: ({ orderId }, context) => {
    settlePayments(context)
    return orderFrom(ownOrder(context, orderId), context)
  },
  create: ({ requestId, ...input }, context) =>
    once(context, 'order/create', requestId, () => orderFrom(ownOrder(context, placeOrder(input, context)), context)),
  pay: (input, context) => ({ payUrl: payUrl(input, context) }),
  cancel: ({ orderId }, context) =>
    context.db.transaction(() => {
      settlePayments(context)
      const row = ownOrder(context, orderId)
      if (row.status !== 'CANCELLED') {
        if (statusAt(row, context.now()) !== 'UNPAID') throw refused('orderNotCancellable')
        const sql = "UPDATE purchase SET status = 'CANCELLED' WHERE order_id = ? AND user_id = ?"
        context.db.run(sql, orderId, requesterOf(context))
      }
      return orderFrom(ownOrder(context, orderId), context)
    }),
  refund: ({ orderId, requestId, ...input }, context) =>
    once(context, 'order/refund', requestId, () => {
      settlePayments(context)
      requestRefund(requestedOf(ownOrder(context, orderId), context.now()), input, context)
      return orderFrom(ownOrder(context, orderId), context)
    }),
  withdrawRefund: ({ orderId }, context) =>
    context.db.transaction(() => {
      settlePayments(context)
      withdrawRefund(ownOrder(context, orderId).order_id, context)
      return orderFrom(ownOrder(context, orderId), context)
    }),
  invoice: ({ orderId, requestId, ...input }, context) =>
    once(context, 'order/invoice', requestId, () => {
      settlePayments(context)
      requestInvoice(requestedOf(ownOrder(context, orderId), context.now()), input, context)
      return orderFrom(ownOrder(context, orderId), context)
    }),
}

function payUrl({ orderId, returnPath }: InputOf<Calls['pay']>, context: Context): string {
  settlePayments(context)
  const row = ownOrder(context, orderId)
  const returnTo = returnAddress(context, 'returnPath', returnPath)
  const isWaiting = row.status === 'PAYING' && !isDue(row.settle_due, context.now())
  if (statusAt(row, context.now()) !== 'UNPAID' && !isWaiting) throw refused('orderNotPayable')
  const attempt = openAttempt(context, orderId, returnTo)
  return ownAddress(context.headers, `/sandbox/pay/${orderId}?attempt=${attempt}`)
}
