import { type Order, order as orderCalls } from '@fair/contract/order.ts'
import type { Call } from '../../api/client.ts'
import type { PageContext } from '../../lib/page.ts'

interface OrderRef {
  page: PageContext
  call: Call
  order: Order
}

/**
 * Opens the platform's payment page, which returns to /ticket/pay-status. The current history entry is replaced by the
 * order's page, so that going back never orders again.
 *
 * @returns the error text; null while the browser navigates
 */
export async function goAndPay({ page, call, order }: OrderRef): Promise<string | null> {
  const { orderId } = order
  // An order with a total of zero is already paid.
  if (order.orderStatus === 'PAID') {
    location.assign(page.href('/ticket/pay-status', { orderId }))
    return null
  }
  const answer = await call(orderCalls.pay, { orderId, returnPath: page.href('/ticket/pay-status') })
  if (!answer.ok) return answer.message
  history.replaceState(null, '', page.href('/pay', { orderId }))
  location.assign(answer.data.payUrl)
  return null
}
