// @vitest-environment jsdom
import type { Order } from '@fair/contract/order.ts'
import { isoOf } from '@fair/contract/rules/instant.ts'
import { act } from 'react'
// biome-ignore lint/style/noRestrictedImports: the test renders it as OverlayHost does
import { createRoot } from 'react-dom/client'
import { expect, it, onTestFinished, vi } from 'vitest'
import { testPage } from '../../../tests/page-context.ts'
import { renderIsland } from '../../../tests/render-island.tsx'
import { OverlayProvider } from '../../islands/IslandProvider.tsx'
import { currentPage } from '../../islands/page.ts'
import { now } from '../../lib/clock.ts'
import { useOrder } from './useOrder.ts'

const orderOf = (orderStatus: Order['orderStatus'], more: Partial<Order> = {}) => ({ orderStatus, ...more }) as Order

function Shows() {
  const { answer, put } = useOrder('o1')
  return (
    <button type="button" onClick={() => put(orderOf('CANCELLED'))}>
      {answer?.ok && answer.data.orderStatus}
    </button>
  )
}

/** Renders the order's status; `answers` answers the requests in the order in which they were sent. */
async function renderOrder() {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  renderIsland(testPage(), null)
  const requests: ((order: Order) => void)[] = []
  const call = () => new Promise((resolve) => requests.push((order) => resolve({ ok: true, data: order })))
  Object.assign(currentPage(), { call })
  const place = document.body.appendChild(document.createElement('div'))
  const root = createRoot(place)
  onTestFinished(() => act(async () => root.unmount()))
  await act(async () =>
    root.render(
      <OverlayProvider>
        <Shows />
      </OverlayProvider>,
    ),
  )
  const answer = (at: number, status: Order['orderStatus'], more?: Partial<Order>) =>
    act(async () => requests[at]?.(orderOf(status, more)))
  return { place, requests, answer }
}

it('an answer from before a change does not replace the changed order', async () => {
  const { place, answer } = await renderOrder()
  await answer(0, 'UNPAID')
  await act(async () => globalThis.dispatchEvent(new Event('online')))
  await act(async () => place.querySelector('button')?.click())
  await answer(1, 'UNPAID')
  expect(place.textContent).toBe('CANCELLED')
})

it('a pending payment is shown as paid although each answer takes longer than the interval of the checks', async () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const { place, answer } = await renderOrder()
  await answer(0, 'PAYING')
  await act(() => vi.advanceTimersByTimeAsync(12_000))
  await answer(1, 'PAID')
  expect(place.textContent).toBe('PAID')
})

it('an order whose time to pay ends while the page is open is fetched again', async () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const { place, requests, answer } = await renderOrder()
  await answer(0, 'UNPAID', { payBefore: isoOf(now().getTime() + 60_000) })
  await act(() => vi.advanceTimersByTimeAsync(50_000))
  expect(requests).toHaveLength(1)
  await act(() => vi.advanceTimersByTimeAsync(20_000))
  await answer(1, 'CLOSED')
  expect(place.textContent).toBe('CLOSED')
})
