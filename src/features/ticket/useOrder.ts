import { type Order, order as orderCalls } from '@fair/contract/order.ts'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { Result } from '../../api/client.ts'
import { useNow } from '../../components/useNow.ts'
import { timeLeft } from '../../domain/order.ts'
import { useIsland } from '../../islands/IslandProvider.tsx'
import { useReturn } from '../shared/useReturn.ts'

/** Interval between two checks of an order whose payment is pending, in ms. */
const LOOK_MS = 5000
/** Number of automatic checks. Afterwards the visitor checks by hand, or by returning to the page. */
const LOOKS = 24

/**
 * The current state of an order. It is fetched again while its payment is pending, once its time to pay is over, and
 * each time the visitor returns to the page, from the payment page or another window. The last result is shown during
 * the next request, and if that fails.
 */
export function useOrder(orderId: string) {
  const { call } = useIsland()
  const [answer, setAnswer] = useState<Result<Order> | null>(null)
  const now = useNow(LOOK_MS)
  const turn = useRef(0)
  const looks = useRef(0)
  const isLooking = useRef(false)
  const look = useCallback(async () => {
    turn.current += 1
    const mine = turn.current
    isLooking.current = true
    const result = await call(orderCalls.detail, { orderId })
    if (mine !== turn.current) return
    isLooking.current = false
    setAnswer((before) => (result.ok || !before?.ok ? result : before))
  }, [call, orderId])
  useEffect(() => void look(), [look])
  useReturn(look)
  const status = answer?.ok ? answer.data.orderStatus : null
  useEffect(() => {
    if (status !== 'PAYING') return
    const timer = setInterval(() => {
      // On a slow network each check would discard the answer to the one before.
      if (isLooking.current) return
      looks.current += 1
      if (looks.current <= LOOKS) void look()
    }, LOOK_MS)
    return () => clearInterval(timer)
  }, [status, look])
  const isOver = answer?.ok === true && timeLeft(answer.data, now) === 0
  useEffect(() => {
    if (isOver) void look()
  }, [isOver, look])
  const again = useCallback(() => {
    setAnswer(null)
    void look()
  }, [look])
  const put = (order: Order) => {
    // A check that is pending has been answered from before this change.
    turn.current += 1
    isLooking.current = false
    setAnswer({ ok: true, data: order })
  }
  return { answer, now, look, again, put }
}
