import type { Call } from '../../api/client.ts'
import { type Order, order as orderCalls } from '../../contract/order.ts'
import type { PageContext } from '../../lib/page.ts'

interface OrderRef {
  page: PageContext
  call: Call
  order: Order
}

/**
 * Leads to the platform's pay page, which leads back to /ticket/pay-status. The step of the history that is left behind
 * becomes the order's own page: going back never orders again.
 *
 * @returns why it could not, in words; null while the browser is on its way
 */
export async function goAndPay({ page, call, order }: OrderRef): Promise<string | null> {
  const { orderId } = order
  // What came to nothing is paid already.
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
